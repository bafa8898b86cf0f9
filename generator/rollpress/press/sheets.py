"""Print a document: choose its template, fill it with a flat view, lay it out, finish it.

Pure: the same document gives the same bytes. Faults are raised all together, and name the file that the
document would have become.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from rollpress.documents import (
    CutSheet,
    KitPages,
    NetSheet,
    PlayerAid,
    Rulebook,
    ScoreSheet,
    StickerSheet,
    TileSheet,
)
from rollpress.documents.block_pages import BlockPages
from rollpress.documents.calibration import CalibrationSheet
from rollpress.drawing import picture
from rollpress.drawing.calibration import calibration_back, calibration_front
from rollpress.faults import Place
from rollpress.geometry import MM, Backs, Paper
from rollpress.press.engine import pdf_from, pdf_that_fits
from rollpress.press.net_layouts import NET_LEFT
from rollpress.press.net_plates import net_plates
from rollpress.press.plates import Note, Plate
from rollpress.press.sticker_plates import STICKERS_LEFT, sticker_plates
from rollpress.press.templating import Ready, filled
from rollpress.press.tile_plates import tile_left, tile_plates

__all__ = ["Document", "print_sheet"]

Document = CalibrationSheet | NetSheet | StickerSheet | TileSheet | ScoreSheet | Rulebook | PlayerAid | KitPages

_DUPLEX = {
    "none": "Simplex",
    "fold": "Simplex",
    "long-edge": "DuplexFlipLongEdge",
    "short-edge": "DuplexFlipShortEdge",
}

# Rows to write in, in mm, and type to read at arm's length, in points: from what is best to what is least.
_ROWS, _LARGE_ROWS = (8.6, 8.2, 7.8, 7.4, 7.0), (11.0, 10.0, 9.0)
_TYPE, _LARGE_TYPE, _LOW_INK_TYPE = (12, 11.5, 11, 10.5, 10, 9.5, 9), (18,), (9,)
_BANDS = 2


@singledispatch
def print_sheet(document: Document) -> bytes:
    """Return a document as PDF."""
    raise TypeError(f"no press for {document!r}")


@print_sheet.register
def _nets(sheet: NetSheet) -> bytes:
    name = "dice-nets.pdf"
    plates = net_plates(sheet, Place(name))
    return _cut_sheet(sheet, plates, NET_LEFT / MM, sheet.words.alt, "dice-nets.html", name)


@print_sheet.register
def _tiles(sheet: TileSheet) -> bytes:
    name = "tiles.pdf"
    plates = tile_plates(sheet, Place(name))
    return _cut_sheet(sheet, plates, tile_left(sheet) / MM, sheet.alt, "tiles.html", name)


@print_sheet.register
def _stickers(sheet: StickerSheet) -> bytes:
    name = "stickers.pdf"
    plates = sticker_plates(sheet, Place(name))
    return _cut_sheet(sheet, plates, STICKERS_LEFT / MM, sheet.alt, "stickers.html", name)


@print_sheet.register
def _calibration(sheet: CalibrationSheet) -> bytes:
    # Lines in the margin are the purpose of this sheet, so it is not held to it.
    plates = (Plate(calibration_front(sheet.paper)), Plate(calibration_back(sheet.paper), back=True))
    return _cut_sheet(sheet, plates, NET_LEFT / MM, sheet.alt, "calibration.html", "calibration.pdf")


@print_sheet.register
def _scores(sheet: ScoreSheet) -> bytes:
    size, foot = _sheet_size(sheet.paper), sheet.imprint.pieces(sheet.paper)
    rows = _LARGE_ROWS if sheet.large else _ROWS
    candidates = [filled("score-sheet.html", _FittedView(sheet, size, foot, height)) for height in rows]
    return pdf_that_fits(candidates, "score-sheet.pdf", -(-len(sheet.bands) // _BANDS))


@print_sheet.register
def _aid(aid: PlayerAid) -> bytes:
    return _blocks(aid, "player-aid")


@print_sheet.register
def _kit(kit: KitPages) -> bytes:
    return _blocks(kit, "kit")


@print_sheet.register
def _rulebook(book: Rulebook) -> bytes:
    width, height = book.paper.whole if book.large else book.paper.half
    size = _Size(width / MM, height / MM, book.paper.inset / MM)
    html = filled("rulebook.html", _FlowView(book, size, book.foot))
    return pdf_from(html, "rulebook.pdf", duplex="DuplexFlipLongEdge")


@dataclass(frozen=True, slots=True)
class _Size:
    """The size of a page in millimetres, and what a printer leaves white of it beyond the common margin."""

    width: float
    height: float
    inset: float = 0


@dataclass(frozen=True, slots=True)
class _FlowView:
    """A document whose text flows from page to page."""

    document: Rulebook
    page: _Size
    foot: str


@dataclass(frozen=True, slots=True)
class _FittedView:
    """A document that is tried in smaller and smaller steps until it fits: rows in mm, or type in points.

    `foot` is the small line, cut where the numbers of pages stand.
    """

    document: ScoreSheet | BlockPages
    page: _Size
    foot: tuple[str, ...]
    step: float


@dataclass(frozen=True, slots=True)
class _PageView:
    """One page to cut from, or its other side: its drawing, its notes, the small line at its foot."""

    drawing: Ready
    notes: tuple[Note, ...]
    imprint: str
    back: bool


@dataclass(frozen=True, slots=True)
class _CutView:
    """Pages drawn to the millimetre, with the same head and check; `page` lies inside the sheet by its inset."""

    document: CutSheet
    page: _Size
    left: float
    pages: tuple[_PageView, ...]


def _cut_sheet(
    sheet: CutSheet,
    plates: tuple[Plate, ...],
    left: float,
    alt: str,
    template: str,
    name: str,
) -> bytes:
    # Without backs on one side only: what lies on the back of a piece would be cut with it.
    duplex = _DUPLEX[_backs(sheet)]
    pages = tuple(_page(sheet, plate, alt, number, len(plates)) for number, plate in enumerate(plates, 1))
    size = _Size(sheet.paper.width / MM, sheet.paper.height / MM, sheet.paper.inset / MM)
    view = _CutView(sheet, size, left, pages)
    return pdf_from(filled(template, view), name, pages=len(pages), duplex=duplex)


def _backs(sheet: CutSheet) -> Backs:
    if isinstance(sheet, CalibrationSheet):
        return "long-edge"
    return sheet.backs if isinstance(sheet, TileSheet) else "none"


def _page(sheet: CutSheet, plate: Plate, alt: str, page: int, pages: int) -> _PageView:
    drawing = picture(plate.drawing, sheet.paper.width / MM, sheet.paper.height / MM, alt, sheet.ink)
    return _PageView(Ready(drawing), plate.notes, sheet.imprint.line(page, pages, sheet.paper), plate.back)


def _blocks(pages: BlockPages, stem: str) -> bytes:
    """Return pages of blocks in the largest type that takes one page."""
    size, foot = _sheet_size(pages.paper), pages.imprint.pieces(pages.paper)
    candidates = [filled(f"{stem}.html", _FittedView(pages, size, foot, points)) for points in _types(pages)]
    return pdf_that_fits(candidates, f"{stem}.pdf", 1)


def _types(pages: BlockPages) -> tuple[float, ...]:
    """Return the type to read, in points: a letter set a quarter smaller takes little more than half the ink."""
    if pages.large:
        return _LARGE_TYPE
    return _LOW_INK_TYPE if pages.ink == "low" else _TYPE


def _sheet_size(paper: Paper) -> _Size:
    width, height = paper.whole
    return _Size(width / MM, height / MM, paper.inset / MM)
