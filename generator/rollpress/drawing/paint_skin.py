"""Paint dice as pixels, for pictures that are shown where no style sheet reaches: the light scheme's colours.

Shapes are painted four times as large as they are wanted and then made smaller, which smooths their edges;
letters are set by the bundled fonts with Pillow's own layout, so that no library of the system decides on them.
A picture of one face at one size is painted once a run.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from rollpress.drawing.faces import Face
from rollpress.drawing.fonts import typeface_for
from rollpress.drawing.pieces import piece_drawing
from rollpress.drawing.primitives import Box, Disc, Line, Shape, Text, placed

__all__ = ["INK", "PAPER", "SOFT", "font_for", "painted_face"]

PAPER, INK, SOFT = "#FAF6EE", "#22252B", "#4E4A44"
_IVORY, _SIDE, _EDGE = "#FFFEF9", "#D3C7AF", "#85785F"
_FINER = 4
_MARGIN = 2
"""Room round a face, in its own units of a hundredth of its width."""
_HEIGHT = 112


@dataclass(frozen=True, slots=True)
class _Paint:
    """What a role is filled with and outlined in; "" is nothing."""

    fill: str = ""
    line: str = ""


_ROLES: Mapping[str, _Paint] = {
    "side": _Paint(_SIDE, _EDGE),
    "body": _Paint(_IVORY, _EDGE),
    "pip": _Paint(INK),
    "joker": _Paint(line=INK),
    "bar": _Paint(line=INK),
    "letter": _Paint(INK),
    "points": _Paint(INK),
}


@cache
def painted_face(face: Face, width: int, spot: str) -> Image.Image:
    """Return a face of this width in pixels on nothing; its small letter is in the colour `spot`."""
    scale = width * _FINER / (100 + 2 * _MARGIN)
    size = (width * _FINER, round(_HEIGHT * scale))
    image = Image.new("RGBA", size, PAPER + "00")
    pen = ImageDraw.Draw(image)
    for shape in placed(piece_drawing(face), _MARGIN * scale, _MARGIN * scale, scale):
        _paint(pen, shape, _Paint(spot) if shape.role == "small" else _ROLES[shape.role], scale)
    return image.resize((width, size[1] // _FINER), Image.Resampling.LANCZOS)


def font_for(text: str, weight: int, size: float, families: tuple[str, ...]) -> ImageFont.FreeTypeFont:
    """Return the bundled font that a text is set in, at its size in pixels."""
    return _font(str(typeface_for(text, weight, families).path), weight, size)


@cache
def _font(path: str, weight: int, size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    if "[" in path:  # so the packages name a file of many weights
        axes = font.get_variation_axes()
        font.set_variation_by_axes([_set(axis["name"], axis["default"], weight) for axis in axes])
    return font


def _set(axis: bytes | None, default: int | None, weight: int) -> float:
    """Return where an axis of a variable font is set: the weight as wanted, the others as they come."""
    return weight if axis == b"Weight" else default or 0


def _paint(pen: ImageDraw.ImageDraw, shape: Shape, paint: _Paint, scale: float) -> None:
    fill, line = paint.fill or None, paint.line or None
    if isinstance(shape, Box):
        corners = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
        pen.rounded_rectangle(corners, shape.corner, fill, line, width=round(2 * scale))
    elif isinstance(shape, Disc):
        pen.circle((shape.x, shape.y), shape.radius, fill, line)
    elif isinstance(shape, Line):
        _stroke(pen, shape, line or INK)
    elif isinstance(shape, Text):
        font = font_for(shape.text, shape.weight, shape.size, shape.families)
        pen.text((shape.start, shape.y), shape.text, fill, font, anchor="ls")


def _stroke(pen: ImageDraw.ImageDraw, line: Line, colour: str) -> None:
    """Draw a line with round joints and ends: a disc lies on each of its points."""
    points = [*line.points, *line.points[:1]] if line.closed else list(line.points)
    pen.line(points, colour, round(line.weight))
    for point in points:
        pen.circle(point, line.weight / 2, colour)
