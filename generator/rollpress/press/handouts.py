"""Print class sheets, their key and the marking sheet: views with pictures made, through templates, to PDF."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from rollpress.documents import Figure
from rollpress.documents.handouts import HandoutKey, HandoutSheets, MarkingSheet, PupilSheet
from rollpress.drawing import figure_drawing, figure_height, picture
from rollpress.geometry import MM, Paper
from rollpress.press.engine import pdf_from
from rollpress.press.qr import qr_svg
from rollpress.press.templating import Ready, filled

__all__ = ["Handout", "print_handout"]

Handout = HandoutSheets | HandoutKey | MarkingSheet
_MARGIN, _QR_MM = 14, 18
_EXAMPLE_WIDTH, _POOL_WIDTH = 58, 78


@dataclass(frozen=True, slots=True)
class _Page:
    """The size of a page in millimetres, and the room within its margins."""

    width: float
    height: float

    @property
    def inner_width(self) -> float:
        return self.width - 2 * _MARGIN

    @property
    def inner_height(self) -> float:
        return self.height - 2 * _MARGIN


@dataclass(frozen=True, slots=True)
class _SheetView:
    """A pupil's page with its pictures drawn; empty where there is none."""

    sheet: PupilSheet
    roll: Ready
    example: Ready
    pool: Ready
    qr: Ready


@dataclass(frozen=True, slots=True)
class _SheetsView:
    document: HandoutSheets
    page: _Page
    sheets: tuple[_SheetView, ...]


@dataclass(frozen=True, slots=True)
class _View:
    document: HandoutKey | MarkingSheet
    page: _Page


@singledispatch
def print_handout(document: Handout) -> bytes:
    """Return a document as PDF."""
    raise TypeError(f"no press for {document!r}")


@print_handout.register
def _sheets(document: HandoutSheets) -> bytes:
    page = _page(document.paper)
    sheets = tuple(_drawn(sheet, page) for sheet in document.sheets)
    html = filled("handout.html", _SheetsView(document, page, sheets))
    return pdf_from(html, "sheets.pdf", pages=len(sheets))


@print_handout.register
def _key(document: HandoutKey) -> bytes:
    return pdf_from(filled("handout-key.html", _View(document, _page(document.paper))), "key.pdf")


@print_handout.register
def _marking(document: MarkingSheet) -> bytes:
    return pdf_from(filled("handout-marking.html", _View(document, _page(document.paper))), "marking.pdf")


def _page(paper: Paper) -> _Page:
    return _Page(paper.width / MM, paper.height / MM)


def _drawn(sheet: PupilSheet, page: _Page) -> _SheetView:
    return _SheetView(
        sheet,
        roll=_picture(sheet.roll, page.inner_width),
        example=_picture(sheet.example_figure, _EXAMPLE_WIDTH),
        pool=_picture(sheet.pool, _POOL_WIDTH),
        qr=Ready(qr_svg(sheet.code, _QR_MM, sheet.qr_label)),
    )


def _picture(figure: Figure | None, width: float) -> Ready:
    if figure is None:
        return Ready("")
    drawing = figure_drawing(figure.content, width)
    return Ready(picture(drawing, width, figure_height(drawing), figure.alt))
