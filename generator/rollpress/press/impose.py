"""Impose a book as a booklet: two pages on each side of a sheet, to fold in the middle and staple.

Input is a finished PDF whose pages are half as large as the paper, output a print-only PDF of whole sheets. It has
no tags, links or bookmarks: those are for reading, and the book itself keeps them.

Saddle stitch: sheets lie in one another. Of n pages, filled up to a multiple of four, sheet k from outside (k = 0,
1, …) carries n−2k and 1+2k on its front, 2+2k and n−1−2k on its back, each pair from left to right. A book that is
read from right to left has each pair the other way round. The thickness of the paper pushes inner sheets outwards
(creep); so their pages move towards the fold, 0.10 mm a sheet, and the outer margins are even again.

A printer turns the sheet about its short edge, which keeps both sides upright, or about its long edge, which does
not: then the back is printed upside down.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Literal

import pikepdf

from rollpress.geometry import MM, Paper

__all__ = ["CREEP", "Flip", "Side", "booklet_sides", "imposed"]

CREEP = 100
"""How far pages move towards the fold from one sheet to the next inner one, in micrometres."""

Flip = Literal["short", "long"]

_POINTS = 72 / 25.4 / MM
_DUPLEX = {"short": "/DuplexFlipShortEdge", "long": "/DuplexFlipLongEdge"}


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a sheet: the pages left and right of the fold, counted from 0; None is a blank page."""

    sheet: int
    left: int | None
    right: int | None
    back: bool = False


def booklet_sides(pages: int, *, right_to_left: bool = False) -> tuple[Side, ...]:
    """Return the sides of all sheets from the outermost in, front and back in turn; blank pages come last.

    >>> [(side.left, side.right) for side in booklet_sides(7)]
    [(None, 0), (1, 6), (5, 2), (3, 4)]
    """
    filled = pages + -pages % 4
    sides = []
    for sheet in range(filled // 4):
        first, last = 2 * sheet, filled - 1 - 2 * sheet
        for back, (left, right) in enumerate([(last, first), (first + 1, last - 1)]):
            pair = (right, left) if right_to_left else (left, right)
            left_page, right_page = (page if page < pages else None for page in pair)
            sides.append(Side(sheet, left_page, right_page, back=bool(back)))
    return tuple(sides)


def imposed(book: bytes, paper: Paper, *, flip: Flip = "short", right_to_left: bool = False) -> bytes:
    """Return a book as a booklet on this paper; the same book gives the same bytes."""
    out = BytesIO()
    with pikepdf.open(BytesIO(book)) as source, pikepdf.new() as booklet:
        forms = [booklet.copy_foreign(page.as_form_xobject()) for page in source.pages]
        for side in booklet_sides(len(forms), right_to_left=right_to_left):
            _add_side(booklet, side, forms, paper, upside_down=side.back and flip == "long")
        booklet.Root.ViewerPreferences = pikepdf.Dictionary(
            PrintScaling=pikepdf.Name("/None"),
            PickTrayByPDFSize=True,
            DisplayDocTitle=True,
            Duplex=pikepdf.Name(_DUPLEX[flip]),
        )
        booklet.Root.Lang = source.Root.Lang
        booklet.Root.PageLabels = _labels(booklet_sides(len(forms), right_to_left=right_to_left))
        booklet.docinfo["/Title"] = source.docinfo["/Title"]
        booklet.docinfo["/Producer"] = source.docinfo["/Producer"]
        booklet.save(out, deterministic_id=True)
    return out.getvalue()


def _add_side(
    booklet: pikepdf.Pdf, side: Side, forms: list[pikepdf.Object], paper: Paper, *, upside_down: bool
) -> None:
    """Add a sheet's side, lying: pages stand beside each other, moved towards the fold by their sheet's creep."""
    width, height = paper.height * _POINTS, paper.width * _POINTS
    booklet.add_blank_page(page_size=(width, height))
    page, creep = booklet.pages[-1], side.sheet * CREEP * _POINTS
    page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary())
    turn = f"-1 0 0 -1 {width:.6f} {height:.6f} cm\n" if upside_down else ""
    drawn = [f"q\n{turn}"]
    for name, number, x in (("/L", side.left, creep), ("/R", side.right, width / 2 - creep)):
        if number is not None:
            page.Resources.XObject[name] = forms[number]
            drawn.append(f"q 1 0 0 1 {x:.6f} 0 cm {name} Do Q\n")
    page.Contents = booklet.make_stream("".join([*drawn, "Q\n"]).encode())


def _labels(sides: tuple[Side, ...]) -> pikepdf.Dictionary:
    """Return labels that name a side by the pages of the book that it carries."""
    entries: list[pikepdf.Object | int] = []
    for number, side in enumerate(sides):
        pages = [str(page + 1) for page in (side.left, side.right) if page is not None]
        entries += [number, pikepdf.Dictionary(P=" + ".join(pages))]
    return pikepdf.Dictionary(Nums=pikepdf.Array(entries))
