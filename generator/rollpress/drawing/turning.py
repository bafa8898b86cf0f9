"""Turn drawings by quarters, so that straight edges stay upright or level and lengths stay exact."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from rollpress.drawing.primitives import Arc, Box, Drawing, Line, Point, Shape, Text

__all__ = ["turned"]


def turned(drawing: Iterable[Shape], quarters: int, about: Point = (0, 0)) -> Drawing:
    """Return the drawing turned clockwise by quarters about a point; texts turn with it."""
    quarters %= 4
    return tuple(_turned(shape, quarters, _mapping(quarters, about)) for shape in drawing)


def _mapping(quarters: int, about: Point) -> Callable[[Point], Point]:
    cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters]
    x0, y0 = about

    def mapped(point: Point) -> Point:
        x, y = point[0] - x0, point[1] - y0
        return x0 + cos * x - sin * y, y0 + sin * x + cos * y

    return mapped


def _turned(shape: Shape, quarters: int, mapped: Callable[[Point], Point]) -> Shape:
    if isinstance(shape, Line):
        return replace(shape, points=tuple(map(mapped, shape.points)))
    if isinstance(shape, Box):
        return _turned_box(shape, mapped)
    x, y = mapped((shape.x, shape.y))
    if isinstance(shape, Text):
        return replace(shape, x=x, y=y, turns=(shape.turns + quarters) % 4)
    if isinstance(shape, Arc):
        return replace(shape, x=x, y=y, start=shape.start + 90 * quarters, end=shape.end + 90 * quarters)
    return replace(shape, x=x, y=y)


def _turned_box(box: Box, mapped: Callable[[Point], Point]) -> Box:
    (x1, y1), (x2, y2) = mapped((box.x, box.y)), mapped((box.x + box.width, box.y + box.height))
    return replace(box, x=min(x1, x2), y=min(y1, y2), width=abs(x2 - x1), height=abs(y2 - y1))
