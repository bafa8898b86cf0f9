"""Measure convex shapes whose sides run at multiples of 45 degrees, by four widths each, in whole micrometres.

Squares, upright rectangles and glue tabs are of this kind. Such a shape is the meeting of four strips: between a
least and a greatest x, y, x + y and x - y. Two of them are apart by a gap if in one of the four directions their
strips are; along a diagonal a distance is the difference of x + y divided by the root of two. The test is exact
for sides that face each other, and errs to the safe side, by less than a tenth of the gap, for two corners.

A shape that is not convex, as a net, is a tuple of octagons that may touch and overlap.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isqrt

__all__ = ["Octagon", "Parts", "apart", "bounds", "box", "gap_along", "octagon_round", "shifted", "turned_parts"]

Point = tuple[int, int]
Widths = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Octagon:
    """The least and the greatest x, y, x + y and x - y of a shape."""

    low: Widths
    high: Widths


Parts = tuple[Octagon, ...]


def octagon_round(points: Iterable[Point]) -> Octagon:
    """Return the smallest octagon round some points.

    >>> octagon_round([(0, 0), (2, 1)])
    Octagon(low=(0, 0, 0, 0), high=(2, 1, 3, 1))
    """
    x, y, rising, falling = zip(*(_widths(point) for point in points), strict=True)
    return Octagon((min(x), min(y), min(rising), min(falling)), (max(x), max(y), max(rising), max(falling)))


def box(x: int, y: int, width: int, height: int) -> Octagon:
    """Return an upright rectangle by its upper left corner."""
    return octagon_round((x + dx, y + dy) for dx in (0, width) for dy in (0, height))


def apart(one: Octagon, other: Octagon, gap: int = 0) -> bool:
    """Tell whether two octagons are at least a gap apart; without a gap they may touch."""
    return any(
        max(one.low[axis] - other.high[axis], other.low[axis] - one.high[axis]) >= gap_along(axis, gap)
        for axis in range(4)
    )


def gap_along(axis: int, gap: int) -> int:
    """Return how much a gap is along an axis: on a diagonal the root of two times as much, rounded up.

    >>> [gap_along(axis, 1000) for axis in range(4)]
    [1000, 1000, 1415, 1415]
    """
    return gap if axis < 2 or gap == 0 else isqrt(2 * gap * gap - 1) + 1


def turned_parts(parts: Parts, quarters: int) -> Parts:
    """Return the parts turned clockwise round the origin: by one quarter (x, y) comes to (-y, x)."""
    for _ in range(quarters % 4):
        parts = tuple(map(_turned, parts))
    return parts


def shifted(parts: Parts, dx: int, dy: int) -> Parts:
    """Return the parts elsewhere."""
    by = _widths((dx, dy))

    def moved(widths: Widths) -> Widths:
        a, b, c, d = widths
        return a + by[0], b + by[1], c + by[2], d + by[3]

    return tuple(Octagon(moved(part.low), moved(part.high)) for part in parts)


def bounds(parts: Parts) -> tuple[int, int, int, int]:
    """Return the least x and y and the greatest x and y of all parts."""
    lows, highs = [part.low for part in parts], [part.high for part in parts]
    return (
        min(low[0] for low in lows),
        min(low[1] for low in lows),
        max(high[0] for high in highs),
        max(high[1] for high in highs),
    )


def _turned(shape: Octagon) -> Octagon:
    (x, y, rising, falling), (to_x, to_y, to_rising, to_falling) = shape.low, shape.high
    return Octagon((-to_y, x, falling, -to_rising), (-y, to_x, to_falling, -rising))


def _widths(point: Point) -> Widths:
    x, y = point
    return x, y, x + y, x - y
