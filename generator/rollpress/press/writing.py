"""Draw the place to write on a class sheet: numbered lines with columns, or a board of squares beside boxes.

One picture of lines costs the layout engine a tenth of what a table of empty cells does, and those who hear the
page are told in a sentence what is there. Lengths are in millimetres, from the top left of the place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollpress.documents.handouts import HandoutSheets, PupilSheet
from rollpress.documents.handouts.room import BOARDS_GAP, board_cell
from rollpress.drawing.fonts import BOLD, REGULAR, TEXT
from rollpress.drawing.primitives import Drawing, Line, Shape, Text, extent, placed

__all__ = ["writing_drawing"]

_MM_PER_PT = 25.4 / 72
_GAP, _PAD, _LEAST_PART = 6, 2, 19
_BOX_GAP, _BOX_LEFT = 3, 6


def writing_drawing(document: HandoutSheets, sheet: PupilSheet, width: float) -> Drawing:
    """Return the place to write of a sheet, this wide: for each who plays, or for one in as many strands as fit."""
    if document.board:
        return tuple(_boards(document, sheet, width))
    strands = document.strands
    wide = (width - (strands - 1) * _GAP) / strands
    return tuple(
        shape
        for number in range(strands)
        for shape in placed(_strand(document, sheet, wide, number), number * (wide + _GAP), 0, 1)
    )


def _strand(document: HandoutSheets, sheet: PupilSheet, width: float, number: int) -> Drawing:
    """Return one block of lines, with heads above and, on a whole page, a box for the total below."""
    size, families = document.design.measures, (document.design.family, *TEXT)
    label = size.label * _MM_PER_PT
    shapes: list[Shape] = []
    top = 0.0
    if document.players:
        shapes += _player(document.players[number], label, width, families)
        top = label * 1.35 + 1
    first = 1 if document.players else 1 + number * sheet.lines
    heads = [column.head for column in document.columns]
    edges = _edges(heads[1:], width, label, families)
    under = top + label * 1.35
    baseline = under - label * 0.35
    shapes.append(Text("head", 0, baseline, label, heads[0], BOLD, 0, families=families))
    shapes += [
        Text("head", x + _PAD, baseline, label, head, BOLD, 0, families=families)
        for x, head in zip(edges, heads[1:], strict=True)
    ]
    shapes.append(Line("rim", ((0, under), (width, under))))
    gutter = 1.7 * size.text * _MM_PER_PT
    for row in range(1, sheet.lines + 1):
        y = under + row * size.row
        shapes.append(Line("tick", ((gutter, y), (width, y))))
        text = str(first + row - 1)
        shapes.append(Text("number", 0, y - 1, size.text * _MM_PER_PT, text, BOLD, 0, families=families))
    bottom = under + sheet.lines * size.row
    shapes += [Line("tick", ((x, top), (x, bottom))) for x in edges]
    if size.whole:
        shapes += _total(document.total, edges[-1], width, bottom, size.row, size.text * _MM_PER_PT, families)
    return tuple(shapes)


def _edges(heads: Sequence[str], width: float, label: float, families: tuple[str, ...]) -> list[float]:
    """Return where the columns after the first begin: each as wide as its head, and wide enough for a number."""
    wide = [max(_LEAST_PART, _wide(head, label, families) + 2 * _PAD) for head in heads]
    return [width - sum(wide[at:]) for at in range(len(wide))]


def _wide(text: str, size: float, families: tuple[str, ...]) -> float:
    return Text("head", 0, 0, size, text, BOLD, families=families).width


def _player(name: str, label: float, width: float, families: tuple[str, ...]) -> Iterator[Shape]:
    """A name to put in, after what the player is called."""
    yield Text("player", 0, label, label, name, BOLD, 0, families=families)
    yield Line("tick", ((_wide(name, label, families) + _PAD, label + 0.6), (width, label + 0.6)))


def _total(
    text: str, left: float, width: float, top: float, row: float, size: float, families: tuple[str, ...]
) -> Iterator[Shape]:
    corners = ((left, top), (width, top), (width, top + row), (left, top + row))
    yield Line("ring", corners, closed=True)
    yield Text("total", left - 2 * _PAD, top + row / 2 + size / 3, size, text, BOLD, 1, families=families)


def _boards(document: HandoutSheets, sheet: PupilSheet, width: float) -> Iterator[Shape]:
    """Yield a board, with boxes for the score beside it, or one for each who plays."""
    cell = board_cell(document.design, document.board)
    board = _squares(document.board, sheet.lines, cell)
    if document.players:
        yield from _shared(document, board, width)
        return
    yield from board
    yield from _boxes(document, document.board * cell + _BOX_LEFT, width)


def _shared(document: HandoutSheets, board: Drawing, width: float) -> Iterator[Shape]:
    """Yield the boards of those who share a sheet: one below the other, or on a small sheet side by side."""
    size, families = document.design.measures, (document.design.family, *TEXT)
    label = size.label * _MM_PER_PT
    wide = width if size.whole else (width - BOARDS_GAP) / 2
    head = label * 1.35 + 2
    pitch = head + extent(board)[3] + _BOX_GAP
    for number, name in enumerate(document.players):
        x, y = (0, number * pitch) if size.whole else (number * (wide + BOARDS_GAP), 0)
        yield from placed(tuple(_player(name, label, wide, families)), x, y, 1)
        yield from placed(board, x, y + head, 1)


def _boxes(document: HandoutSheets, left: float, width: float) -> Iterator[Shape]:
    size, families = document.design.measures, (document.design.family, *TEXT)
    label = size.label * _MM_PER_PT
    high = label * 1.3
    for number, column in enumerate(document.columns):
        y = number * (high + size.row + _BOX_GAP)
        yield Text("head", left, y + label, label, column.head, REGULAR, 0, families=families)
        box = ((left, y + high), (width, y + high), (width, y + high + size.row), (left, y + high + size.row))
        yield Line("box", box, closed=True)


def _squares(columns: int, rows: int, cell: float) -> Drawing:
    across = (Line("tick", ((0, row * cell), (columns * cell, row * cell))) for row in range(rows + 1))
    down = (Line("tick", ((column * cell, 0), (column * cell, rows * cell))) for column in range(columns + 1))
    return (*across, *down)
