"""Write the pages of a cut sheet as SVG for cutting machines: the lines of the PDF, sorted by what they are for.

Width, height and view box are in millimetres, one unit each: the one header that every reader takes at its size.
The group `cut` holds each edge once, in the order in which it may be cut: small outlines and inner lines before
those that set a whole row free. `score` holds the folds, `print` all the rest, to match them by.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from html import escape

from rollpress.documents import CutSheet, NetSheet, StickerSheet, TileSheet
from rollpress.drawing.primitives import Disc, Drawing, Line, Shape, extent, placed
from rollpress.drawing.print_skin import print_shapes
from rollpress.drawing.svg import number, outline
from rollpress.faults import Place
from rollpress.geometry import MM, Paper
from rollpress.press.net_plates import net_plates
from rollpress.press.plates import Plate
from rollpress.press.sticker_plates import sticker_plates
from rollpress.press.tile_plates import tile_plates

__all__ = ["cut_files", "cut_svg"]


def cut_files(document: object, stem: str) -> dict[str, bytes]:
    """Return the cut file of each front of a document, by name: none for what is not cut out."""
    if not isinstance(document, CutSheet):
        return {}
    fronts = [plate for plate in _plates(document, Place(f"{stem}.pdf")) if not plate.back]
    return {
        f"cut/{stem}-{page}.svg": cut_svg(plate.drawing, document.paper, f"{document.title}, {document.kind}")
        for page, plate in enumerate(fronts, 1)
    }


@singledispatch
def _plates(sheet: CutSheet, place: Place) -> tuple[Plate, ...]:
    raise TypeError(f"no plates for {sheet!r} ({place})")


_plates.register(NetSheet, net_plates)
_plates.register(StickerSheet, sticker_plates)
_plates.register(TileSheet, tile_plates)


def cut_svg(drawing: Drawing, paper: Paper, title: str) -> bytes:
    """Return one page as SVG, with its lines in groups."""
    width, height = (number(side / MM) for side in paper.whole)
    drawing = placed(drawing, paper.inset / MM, paper.inset / MM, 1)
    cuts = _inner_first([shape for shape in drawing if shape.role == "cut"])
    folds = [shape for shape in drawing if shape.role == "fold"]
    rest = print_shapes(shape for shape in drawing if shape.role not in ("cut", "fold"))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width} {height}">',
        f"<title>{escape(title)}</title>",
        f'<g id="print">{rest}</g>',
        _group("score", "#00f", folds),
        _group("cut", "#f00", cuts),
        "</svg>",
    ]
    return "\n".join([*lines, ""]).encode()


def _group(name: str, colour: str, shapes: Iterable[Shape]) -> str:
    """A group of thin lines; machines tell what to do with lines by their colour."""
    drawn = "\n".join(outline(shape, "") for shape in shapes)
    return f'<g id="{name}" fill="none" stroke="{colour}" stroke-width="0.1">\n{drawn}\n</g>'


def _inner_first(cuts: list[Shape]) -> list[Shape]:
    """Sort contours that are closed by size, then lines from the middle of their bundle outwards."""
    closed = [cut for cut in cuts if isinstance(cut, Disc) or (isinstance(cut, Line) and cut.closed)]
    lines = [cut for cut in cuts if cut not in closed]
    return [*sorted(closed, key=_size), *sorted(lines, key=lambda line: -_inside(line, lines))]


def _size(shape: Shape) -> float:
    left, top, right, bottom = extent((shape,))
    return round((right - left) * (bottom - top), 3)


def _inside(line: Shape, lines: list[Shape]) -> bool:
    """Tell whether a line has others on both sides of it: then it sets no row of pieces free from the sheet."""
    left, top, right, bottom = extent((line,))
    level = bottom - top < right - left
    others = [extent((other,)) for other in lines]
    places = [y if level else x for x, y, x2, y2 in others if (y2 - y < x2 - x) == level]
    return min(places) < (top if level else left) < max(places)
