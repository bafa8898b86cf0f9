"""Describe a drawing as plain shapes, each with the role it plays, before any colour or file format.

Lengths are in units of the drawing (a piece's face is 100 wide; a page is in mm), x to the right and y down.
A `weight` is a stroke width in the same units; 0 leaves the width to the skin. `Text` is centred on x, its
baseline is y, its `size` the em.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

__all__ = ["Arc", "Box", "Disc", "Drawing", "Line", "Point", "Shape", "Text", "placed"]

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
    """A short text centred on x with its baseline at y."""

    role: str
    x: float
    y: float
    size: float
    text: str
    weight: int = 700


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
