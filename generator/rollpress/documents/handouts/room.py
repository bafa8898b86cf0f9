"""Reckon how much room a sheet's texts and figures take, in millimetres, so that what is left is for writing.

Texts are broken greedily, as the press breaks them, by the advance widths of their font: an estimate that leaves
kerning out and so is a little too large. If it were too small, the press would refuse the page.
"""

from __future__ import annotations

from rollpress.documents.handouts.design import Design, Measures
from rollpress.documents.handouts.views import PupilSheet
from rollpress.documents.rulebook import Figure
from rollpress.drawing import figure_drawing, figure_height
from rollpress.drawing.fonts import REGULAR, TEXT, typeface_for

__all__ = ["BOARDS_GAP", "board_cell", "board_rows", "left_for_writing", "writing_lines"]

_MM_PER_PT = 25.4 / 72
_GAPS = 15
"""Space between the parts of a sheet."""
_QR = 18
_QR_SMALL = 13
BOARDS_GAP = 8


def left_for_writing(sheet: PupilSheet, design: Design) -> float:
    """Return how many millimetres of a sheet's height are left below all else that stands on it."""
    size = design.measures
    taken = size.field + _line(size.label, size) + _GAPS * (1 if size.whole else 0.55)
    taken += _text(sheet.title, size.title, size.inner_width, design)
    taken += _text(sheet.task, size.text, size.inner_width, design)
    taken += _figure(sheet.roll, size.inner_width)
    taken += sum(_text(f"{head}: {text}", size.text, size.inner_width, design) + 1 for head, text in sheet.helps)
    return size.inner_height - taken - _example(sheet, design) - _foot(sheet, design)


def _example(sheet: PupilSheet, design: Design) -> float:
    size = design.measures
    if not sheet.example:
        return 0
    beside = 60 if sheet.example_figure else 0
    text = _text(f"{sheet.example_head}. {sheet.example}", size.text, size.inner_width - beside, design)
    return max(text, _figure(sheet.example_figure, 58)) + 4


def _foot(sheet: PupilSheet, design: Design) -> float:
    size = design.measures
    qr = _QR if size.whole else _QR_SMALL
    text = _text(sheet.foot, size.label, size.inner_width - qr - 6, design) + _line(size.code, size)
    return max(qr, text) + 2


def _text(text: str, points: float, width: float, design: Design) -> float:
    """Return how high a text is that is broken into lines of this width."""
    families = (design.family, *TEXT)
    lines, at = 1, 0.0
    space = 0.3 * points * _MM_PER_PT
    for word in text.split():
        wide = typeface_for(word, REGULAR, families).advance(word, REGULAR) * points * _MM_PER_PT * 1.02
        if at and at + space + wide > width:
            lines, at = lines + 1, 0.0
        at += wide + (space if at else 0)
    return lines * _line(points, design.measures)


def _line(points: float, size: Measures) -> float:
    return points * _MM_PER_PT * size.leading


def _figure(figure: Figure | None, width: float) -> float:
    return figure_height(figure_drawing(figure.content, width)) if figure else 0


def writing_lines(left: float, design: Design, strands: int = 1) -> int:
    """Return how many lines to write on a strand has, at most as many as are wanted of all together."""
    size = design.measures
    heads = _line(size.label, size) * (2 if design.players > 1 else 1) + 2
    total = size.row + 1 if size.whole else 0
    return min(-(-size.lines // strands), int((left - heads - total) / size.row))


def board_rows(left: float, design: Design, columns: int) -> int:
    """Return how many rows of squares a board has."""
    size = design.measures
    boards = design.players if size.whole else 1
    head = _line(size.label, size) + 2 if design.players > 1 else 0
    return int((left / boards - head) / board_cell(design, columns))


def board_cell(design: Design, columns: int) -> float:
    """Return how wide a square of a board is: on a small sheet, those of two players stand side by side."""
    size = design.measures
    if design.players == 1 or size.whole:
        return size.cell
    return min(size.cell, (size.inner_width - BOARDS_GAP - 1) / 2 / columns)
