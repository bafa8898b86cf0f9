"""Draw shapes for paper: black ink, strokes of a width in mm, everything in attributes.

The layout engine applies no style sheet inside pictures, and makes a separate object of each text that it
has to centre; so the start of each text is computed from the bundled font. One unit is one millimetre.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Literal

from rollpress.drawing.faces import Piece
from rollpress.drawing.fonts import BOLD, typeface_for
from rollpress.drawing.pieces import piece_drawing
from rollpress.drawing.primitives import Arc, Line, Shape, Text, placed
from rollpress.drawing.spoken import ENGLISH, Wording, spoken
from rollpress.drawing.svg import number, outline, path

__all__ = ["PENS", "Ink", "Pen", "picture", "print_shapes", "print_svg"]


Ink = Literal["full", "low"]


@dataclass(frozen=True, slots=True)
class Pen:
    """How a role is inked on paper: stroke width in mm (0: the shape's own weight), dash, or a fill."""

    width: float = 0
    dash: tuple[float, float] | None = None
    round: bool = False
    fill: bool = False


# A cut is the only solid stroke of 0.25 mm and a fold the only dashed one: a reader, human or machine, can
# tell them from everything else by that alone. Nothing is thinner than 0.09 mm.
PENS = {
    "cut": Pen(0.25), "fold": Pen(0.20, dash=(2, 1)), "glue": Pen(0.10), "mark": Pen(0.15), "tick": Pen(0.20),
    "body": Pen(0.35), "hub": Pen(0.30), "rim": Pen(0.30), "hatch": Pen(0.15), "box": Pen(0.30),
    "ring": Pen(0.50), "joker": Pen(round=True), "bar": Pen(round=True), "pip": Pen(fill=True),
    "pointer": Pen(0.20), "sample": Pen(0.30),
}  # fmt: skip
# Low ink leaves out what only decorates, draws pips and letters hollow, jokers and bars thin: shapes still tell all
# apart. Cuts and folds stay as they are, by which they are known.
_LOW = {role: pen for role, pen in PENS.items() if role not in ("glue", "hatch")} | {
    "pip": Pen(0.15), "joker": Pen(0.35, round=True), "bar": Pen(0.35, round=True), "ring": Pen(0.20),
    "rim": Pen(0.15), "hub": Pen(0.15), "box": Pen(0.15), "tick": Pen(0.12), "mark": Pen(0.12),
}  # fmt: skip
_HOLLOW = 'fill="none" stroke="#000" stroke-width="0.14"'
_LEAST_HOLLOW = 4


def print_svg(piece: Piece, size: float, *, label: str = "", wording: Wording = ENGLISH) -> str:
    """Return a piece for paper with a face `size` mm wide, its name as the picture's title."""
    drawing = placed(piece_drawing(piece), 0, 0, size / 100)
    return picture(drawing, size, size, label or spoken(piece, wording))


def picture(drawing: Iterable[Shape], width: float, height: float, label: str, ink: Ink = "full") -> str:
    """Return a printed picture of this size in mm, one unit a millimetre."""
    w, h = number(width), number(height)
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}"'
    return f"{opening}><title>{escape(label)}</title>{print_shapes(drawing, ink)}</svg>"


def print_shapes(drawing: Iterable[Shape], ink: Ink = "full") -> str:
    """Return shapes in mm as SVG with their ink as attributes; neighbours of one ink share a group."""
    inked = [(drawn, shape) for shape in drawing if (drawn := _ink(shape, ink))]
    groups = groupby(inked, key=lambda pair: pair[0])
    return "".join(f"<g {drawn}>{_grouped([shape for _, shape in pairs])}</g>" for drawn, pairs in groups)


def _grouped(shapes: list[Shape]) -> str:
    """Lines of one ink become one path: one object in the PDF instead of hundreds."""
    lines = "".join(path(shape) for shape in shapes if isinstance(shape, Line | Arc))
    drawn = f'<path d="{lines}"/>' if lines else ""
    return drawn + "".join(_print_shape(shape) for shape in shapes if not isinstance(shape, Line | Arc))


def _ink(shape: Shape, ink: Ink) -> str:
    if isinstance(shape, Text):
        family = typeface_for(shape.text, shape.weight, shape.families).family
        size = number(shape.size)
        hollow = ink == "low" and shape.weight == BOLD and shape.size >= _LEAST_HOLLOW
        fill = _HOLLOW if hollow else 'fill="#000"'
        return f'font-family="{family}" font-weight="{shape.weight}" font-size="{size}" {fill}'
    pen = (_LOW if ink == "low" else PENS).get(shape.role)
    if pen is None:
        return ""
    if pen.fill:
        return 'fill="#000"'
    width = pen.width or (shape.weight if isinstance(shape, Line) else 0)
    dash = f' stroke-dasharray="{number(pen.dash[0])} {number(pen.dash[1])}"' if pen.dash else ""
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if pen.round else ""
    return f'fill="none" stroke="#000" stroke-width="{number(width)}"{dash}{ends}'


def _print_shape(shape: Shape) -> str:
    if not isinstance(shape, Text):
        return outline(shape, "")
    x, y = number(shape.x), number(shape.y)
    turn = f' transform="rotate({90 * shape.turns} {x} {y})"' if shape.turns else ""
    return f'<text x="{number(shape.start)}" y="{y}"{turn}>{escape(shape.text)}</text>'
