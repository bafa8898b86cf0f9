"""Print class sheets, their key and the marking sheet: views with pictures made, through templates, to PDF.

Sheets are laid out in sections of fifteen, which are joined: so processes share the work, and three hundred sheets
need no more memory than fifteen do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from rollpress.documents import Figure
from rollpress.documents.handouts import HandoutKey, HandoutSheets, MarkingSheet, Measures, PupilSheet
from rollpress.drawing import figure_drawing, figure_height, picture
from rollpress.geometry import MM, Paper
from rollpress.press.engine import pdf_from
from rollpress.press.qr import qr_svg
from rollpress.press.templating import Ready, filled
from rollpress.press.writing import writing_drawing

__all__ = ["Handout", "handout_page", "print_handout", "sections"]

Handout = HandoutSheets | HandoutKey | MarkingSheet
_SECTION = 15
_QR_MM, _QR_SMALL_MM = 18, 13
_EXAMPLE_WIDTH, _BESIDE_POOL = 58, 5


@dataclass(frozen=True, slots=True)
class _Page:
    """The size of a page in millimetres."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _SheetView:
    """A pupil's sheet with its pictures drawn, "" where there is none, and where on its page it lies."""

    sheet: PupilSheet
    left: float
    top: float
    roll: Ready
    example: Ready
    pool: Ready
    writing: Ready
    qr: Ready


@dataclass(frozen=True, slots=True)
class _SheetsView:
    document: HandoutSheets
    page: _Page
    size: Measures
    qr: float
    leaves: tuple[tuple[_SheetView, ...], ...]


@dataclass(frozen=True, slots=True)
class _View:
    document: HandoutKey | MarkingSheet
    page: _Page


def sections(document: HandoutSheets) -> list[HandoutSheets]:
    """Return the sheets as documents of as many as are laid out at once, whole pages each."""
    per_page = document.design.per_page
    step = _SECTION // per_page * per_page
    sheets = document.sheets
    return [replace(document, sheets=sheets[at : at + step]) for at in range(0, len(sheets), step)]


@singledispatch
def print_handout(document: Handout) -> bytes:
    """Return a document as PDF."""
    raise TypeError(f"no press for {document!r}")


@print_handout.register
def _sheets(document: HandoutSheets) -> bytes:
    pages = -(-len(document.sheets) // document.design.per_page)
    page, font = handout_page(document, "handout.html"), document.design.family
    return pdf_from(page, "sheets.pdf", pages=pages, font=font, lift=True)


@print_handout.register
def _key(document: HandoutKey) -> bytes:
    return pdf_from(handout_page(document, "handout-key.html"), "key.pdf")


@print_handout.register
def _marking(document: MarkingSheet) -> bytes:
    return pdf_from(handout_page(document, "handout-marking.html"), "marking.pdf")


def handout_page(document: Handout, template: str) -> str:
    """Return a document in the HTML of a template."""
    if not isinstance(document, HandoutSheets):
        return filled(template, _View(document, _page(document.paper)))
    size = document.design.measures
    drawn = [_drawn(document, sheet, size) for sheet in document.sheets]
    qr = _QR_MM if size.whole else _QR_SMALL_MM
    view = _SheetsView(document, _page(document.design.paper), size, qr, tuple(_leaves(drawn, document)))
    return filled(template, view)


def _page(paper: Paper) -> _Page:
    return _Page(paper.width / MM, paper.height / MM)


def _leaves(sheets: Sequence[_SheetView], document: HandoutSheets) -> Iterator[tuple[_SheetView, ...]]:
    """Yield the sheets of each page, in reading order."""
    size, per_page = document.design.measures, document.design.per_page
    across = 2 if per_page == 4 else 1
    for first in range(0, len(sheets), per_page):
        yield tuple(
            replace(sheet, left=at % across * size.width, top=at // across * size.height)
            for at, sheet in enumerate(sheets[first : first + per_page])
        )


def _drawn(document: HandoutSheets, sheet: PupilSheet, size: Measures) -> _SheetView:
    width = size.inner_width - (size.pool + _BESIDE_POOL if sheet.pool else 0)
    writing = writing_drawing(document, sheet, width)
    heads = ", ".join(column.head for column in document.columns)
    label = f"{heads}: {sheet.room}" if heads else sheet.room
    return _SheetView(
        sheet,
        left=0,
        top=0,
        roll=_picture(sheet.roll, size.inner_width),
        example=_picture(sheet.example_figure, _EXAMPLE_WIDTH),
        pool=_picture(sheet.pool, size.pool),
        writing=Ready(picture(writing, width, figure_height(writing), label)),
        qr=Ready(qr_svg(sheet.code, _QR_MM if size.whole else _QR_SMALL_MM, sheet.qr_label)),
    )


def _picture(figure: Figure | None, width: float) -> Ready:
    if figure is None:
        return Ready("")
    drawing = figure_drawing(figure.content, width)
    return Ready(picture(drawing, width, figure_height(drawing), figure.alt))
