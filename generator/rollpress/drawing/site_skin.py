"""Draw pieces for the site: class names and geometry, while the style sheet has colours, fonts and strokes.

The style sheet centres text (`text-anchor: middle`) and knows dark and forced colours. Only what depends on
the piece itself is written on it: the em of a text that had to shrink, the thinner line round a joker's
letter.
"""

from __future__ import annotations

from html import escape

from rollpress.drawing.faces import Piece, Tile, Token
from rollpress.drawing.pieces import piece_drawing
from rollpress.drawing.primitives import Line, Shape, Text, placed
from rollpress.drawing.spoken import ENGLISH, Wording, spoken
from rollpress.drawing.svg import number, outline

__all__ = ["site_svg"]

_SITE_CLASSES = {
    "side": "db", "points": "p", "small": "k", "joker": "j", "bar": "u", "number": "n", "box": "q",
    "ring": "o", "ringed": "v", "band": "x", "hub": "b", "pip": "", "letter": "", "text": "",
}  # fmt: skip
_SITE_BODIES = {"die": "df", "tile": "f", "token": "b"}
# The sizes that the style sheet gives by class; any other is written on the text itself.
_SITE_EMS = {
    "die": {"letter": 62, "points": 21, "small": 31},
    "tile": {"letter": 50, "ringed": 45, "points": 21, "number": 18},
    "token": {"text": 19},
}


def site_svg(piece: Piece, *, label: str = "", classes: str = "", wording: Wording = ENGLISH) -> str:
    """Return a piece for a web page, named by `label` or by what it shows.

    `classes` are added to the kind of piece (`die`, `tile`, `token`); a `ghost` lies flat, without its side.
    """
    kind = _kind(piece)
    flat = "ghost" in classes.split()
    shapes = [shape for shape in piece_drawing(piece) if not (flat and shape.role == "side")]
    body = "".join(_site_shape(shape, kind) for shape in (placed(shapes, 0, 3, 1) if flat else shapes))
    box = "0 0 100 108" if kind == "die" else "0 0 100 100"
    name = escape(label or spoken(piece, wording))
    styled = f"{kind} {escape(classes)}" if classes else kind
    return f'<svg class="{styled}" viewBox="{box}" role="img" aria-label="{name}">{body}</svg>'


def _kind(piece: Piece) -> str:
    return "tile" if isinstance(piece, Tile) else "token" if isinstance(piece, Token) else "die"


def _site_shape(shape: Shape, kind: str) -> str:
    name = _SITE_BODIES[kind] if shape.role == "body" else _SITE_CLASSES.get(shape.role)
    if name is None:
        return ""
    style = f' class="{name}"' if name else ""
    if isinstance(shape, Text):
        em = _SITE_EMS[kind].get(shape.role)
        sized = "" if em == shape.size else f' style="font-size:{number(shape.size)}px"'
        at = f'x="{number(shape.x)}" y="{number(shape.y)}"'
        return f"<text{style} {at}{sized}>{escape(shape.text)}</text>"
    if isinstance(shape, Line) and shape.role == "joker" and shape.weight != 7:
        style += f' style="stroke-width:{number(shape.weight)}"'
    return outline(shape, style)
