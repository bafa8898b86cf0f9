"""Describe a drawing as plain shapes, each with the role it plays, before any colour or file format.

Lengths are in units of the drawing (a piece's face is 100 wide; a page is in mm), x to the right and y
down. A `weight` is a stroke width in the same units; 0 leaves the width to the skin. `size` of a text is
its em.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

from rollpress.drawing.fonts import BOLD, TEXT, typeface_for

__all__ = ["Arc", "Box", "Disc", "Drawing", "Line", "Point", "Shape", "Text", "extent", "placed"]

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with its upper left corner at x, y."""

    role: str
    x: float
    y: float
    width: float
    height: float
    corner: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle round x, y."""

    role: str
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, closed to an outline or open."""

    role: str
    points: tuple[Point, ...]
    closed: bool = False
    weight: float = 0


@dataclass(frozen=True, slots=True)
class Arc:
    """A part of a circle round x, y; angles in degrees clockwise from the right, less than half a turn."""

    role: str
    x: float
    y: float
    radius: float
    start: float
    end: float

    def at(self, angle: float) -> Point:
        """Return the point of the circle at an angle."""
        return self.x + self.radius * cos(radians(angle)), self.y + self.radius * sin(radians(angle))


@dataclass(frozen=True, slots=True)
class Text:
    """A short text with its baseline at y; x is its middle, or with an `anchor` of 0 its start, of 1 its end.

    `turns` turns it about x, y, by quarters, clockwise.
    """

    role: str
    x: float
    y: float
    size: float
    text: str
    weight: int = BOLD
    anchor: float = 0.5
    families: tuple[str, ...] = TEXT
    turns: int = 0

    @property
    def width(self) -> float:
        """How wide the text is set."""
        face = typeface_for(self.text, self.weight, self.families)
        return face.advance(self.text, self.weight) * self.size

    @property
    def start(self) -> float:
        """Where its first sign begins."""
        return self.x - self.anchor * self.width


Shape = Box | Disc | Line | Arc | Text
Drawing = tuple[Shape, ...]


def placed(drawing: Iterable[Shape], x: float, y: float, scale: float) -> Drawing:
    """Return the drawing made `scale` times as large and moved, so that its origin lies at x, y."""
    return tuple(_placed(shape, x, y, scale) for shape in drawing)


def _placed(shape: Shape, x: float, y: float, scale: float) -> Shape:
    if isinstance(shape, Line):
        points = _moved(shape.points, x, y, scale)
        return replace(shape, points=points, weight=shape.weight * scale)
    ((to_x, to_y),) = _moved([(shape.x, shape.y)], x, y, scale)
    if isinstance(shape, Box):
        width, height, corner = shape.width * scale, shape.height * scale, shape.corner * scale
        return replace(shape, x=to_x, y=to_y, width=width, height=height, corner=corner)
    if isinstance(shape, Text):
        return replace(shape, x=to_x, y=to_y, size=shape.size * scale)
    return replace(shape, x=to_x, y=to_y, radius=shape.radius * scale)


def _moved(points: Sequence[Point], x: float, y: float, scale: float) -> tuple[Point, ...]:
    return tuple((x + px * scale, y + py * scale) for px, py in points)


def extent(drawing: Iterable[Shape]) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom of all shapes, strokes left out.

    A text reaches an em up, for letters may wear accents, and a figure seven tenths of it.
    """
    xs, ys = zip(*(corner for shape in drawing for corner in _corners(shape)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _corners(shape: Shape) -> tuple[Point, ...]:
    if isinstance(shape, Line):
        return shape.points
    if isinstance(shape, Text):
        before, after = shape.start - shape.x, shape.start + shape.width - shape.x
        up = shape.size * (0.7 if shape.role == "figure" else 1)
        return _quartered(shape, before, -up), _quartered(shape, after, 0)
    if isinstance(shape, Box):
        return (shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)
    r = shape.radius
    return (shape.x - r, shape.y - r), (shape.x + r, shape.y + r)


def _quartered(text: Text, dx: float, dy: float) -> Point:
    cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[text.turns]
    return text.x + cos * dx - sin * dy, text.y + sin * dx + cos * dy
