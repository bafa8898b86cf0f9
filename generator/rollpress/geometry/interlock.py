"""Pack equal pieces into each other on a page, turned by quarters, exactly and always alike.

Where a second piece may not lie, seen from a first, is a set of shifts: for each pair of their octagons again an
octagon, open at its rim, for shifts on the rim leave just the gap. Shifts are looked at on a raster of half a
millimetre and written as one whole number a row, a bit a shift. What the pieces on a page leave free is then found
by shifting and joining whole numbers. Each bit was judged in micrometres, so pieces that lie where a bit is free
are apart by the gap: the raster can only lose places, never allow a wrong one.

Pieces go down one after the other, each in the turn and at the place that comes first in an order: highest up,
furthest left, or reaching least far. Each order is tried, and the first that takes most pieces is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from rollpress.geometry.octagon import Octagon, Parts, bounds, gap_along, shifted, turned_parts
from rollpress.geometry.paper import MM, Area

__all__ = ["Lying", "Nesting", "area_bound", "interlocked", "lying_parts"]

_STEP = MM // 2
# Bits are counted from the left end of the longest shift to the left that any paper needs.
_ORIGIN = 1_000
_Rows = dict[int, int]
_Order = Callable[[int, int, int, int, int], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Lying:
    """How a piece lies: quarter turns clockwise, and the upper left corner of its bounds once turned."""

    turn: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Nesting:
    """How equal nets lie in each other on a page: which of `DENSE`, and where; nowhere if rows do as well."""

    net: int = 0
    lying: tuple[Lying, ...] = ()


# A place is known by x, y and the width and height of the turned piece, in steps, and its quarter turns, by which
# places are told apart that are as good.
_ORDERS: tuple[_Order, ...] = (
    lambda x, y, width, height, turn: (y, x, turn),
    lambda x, y, width, height, turn: (x, y, turn),
    lambda x, y, width, height, turn: (y + height, -width, x, turn),
    lambda x, y, width, height, turn: (x + width, -height, y, turn),
    lambda x, y, width, height, turn: (y, x, -turn),
    lambda x, y, width, height, turn: (x, y, -turn),
    lambda x, y, width, height, turn: (y + height, -width, x, -turn),
    lambda x, y, width, height, turn: (x + width, -height, y, -turn),
)


@cache
def interlocked(parts: Parts, area: Area, gap: int, most: int, taken: Parts = ()) -> tuple[Lying, ...]:
    """Return places for as many of `most` pieces as are found to go into one page's area.

    Pieces are a gap apart from each other and from what is `taken` on the page already.
    """
    best: tuple[Lying, ...] = ()
    for order in _ORDERS:
        found = tuple(_laid(parts, area, gap, order, most, taken))
        if len(found) > len(best):
            best = found
        if len(best) == most:
            break
    return best


def area_bound(piece: int, area: Area) -> int:
    """Return how often the area of a piece goes into the page's: no packing can pass it, even without gaps."""
    return area.width * area.height // piece


def lying_parts(parts: Parts, lying: Lying) -> Parts:
    """Return the parts of a piece where it lies."""
    return shifted(_quarter_turns(parts)[lying.turn], lying.x, lying.y)


def _laid(parts: Parts, area: Area, gap: int, order: _Order, most: int, taken: Parts) -> Iterator[Lying]:
    pieces, barred = _quarter_turns(parts), _all_barred(parts, gap)
    sizes = [(-(-width // _STEP), -(-height // _STEP)) for _, _, width, height in map(bounds, pieces)]
    free = [_free(piece, area, gap, taken) for piece in pieces]
    for _ in range(most):
        spots = [
            (order((row & -row).bit_length() - 1, y, *sizes[turn], turn), turn, (row & -row).bit_length() - 1, y)
            for turn, rows in enumerate(free)
            for y, row in enumerate(rows)
            if row
        ]
        if not spots:
            return
        _, turn, x, y = min(spots)
        yield Lying(turn, area.x + x * _STEP, area.y + y * _STEP)
        for other, rows in enumerate(free):
            _bar(rows, barred[turn, other], x, y)


def _free(piece: Parts, area: Area, gap: int, taken: Parts) -> list[int]:
    """Return the rows of a page without pieces: a bit for each place at which this one lies inside and clear."""
    _, _, width, height = bounds(piece)
    across, down = (area.width - width) // _STEP + 1, (area.height - height) // _STEP + 1
    rows = [(1 << across) - 1] * down if across > 0 and down > 0 else []
    _bar(rows, _barred(shifted(taken, -area.x, -area.y), piece, gap), 0, 0)
    return rows


def _bar(rows: list[int], barred: _Rows, x: int, y: int) -> None:
    """Take from the free places those that a piece at x, y bars."""
    for step, bits in barred.items():
        if 0 <= y + step < len(rows):
            rows[y + step] &= ~(bits << x >> _ORIGIN)


@cache
def _all_barred(parts: Parts, gap: int) -> dict[tuple[int, int], _Rows]:
    pieces = _quarter_turns(parts)
    return {(a, b): _barred(pieces[a], pieces[b], gap) for a in range(4) for b in range(4)}


def _barred(fixed: Parts, moving: Parts, gap: int) -> _Rows:
    """Return the shifts at which a part of the moving piece is nearer than the gap to one of the fixed piece."""
    rows: _Rows = {}
    for one in fixed:
        for other in moving:
            for row, first, last in _nearer(one, other, gap):
                rows[row] = rows.get(row, 0) | ((1 << (last - first + 1)) - 1) << (first + _ORIGIN)
    return rows


def _nearer(one: Octagon, other: Octagon, gap: int) -> Iterator[tuple[int, int, int]]:
    """Yield the rows of too short shifts, each from its first to its last step."""
    low = [one.low[axis] - other.high[axis] - gap_along(axis, gap) for axis in range(4)]
    high = [one.high[axis] - other.low[axis] + gap_along(axis, gap) for axis in range(4)]
    for row in range(low[1] // _STEP + 1, -(-high[1] // _STEP)):
        y = row * _STEP
        first = max(low[0], low[2] - y, low[3] + y) // _STEP + 1
        last = -(-min(high[0], high[2] - y, high[3] + y) // _STEP) - 1
        if first <= last:
            yield row, first, last


def _touching(parts: Parts) -> Parts:
    left, top, _, _ = bounds(parts)
    return shifted(parts, -left, -top)


@cache
def _quarter_turns(parts: Parts) -> tuple[Parts, ...]:
    """Return a piece unturned and turned clockwise by one, two and three quarters, each touching both axes."""
    return tuple(_touching(turned_parts(parts, quarters)) for quarters in range(4))
