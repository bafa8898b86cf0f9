"""Place equal pieces on pages: a plain grid with even pages, and a grid of tiles that share their cuts.

All lengths in whole micrometres. The same input gives the same places: pieces go row by row in their order.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rollpress.geometry.flat import Point, Segment
from rollpress.geometry.paper import MM, Area, DoesNotFit

__all__ = ["Spot", "capacity", "grid", "shared_cuts", "tile_places"]

_STEP = MM // 2


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a piece lies: the page from 0, and its upper left corner."""

    page: int
    x: int
    y: int


def capacity(width: int, height: int, area: Area, gap: tuple[int, int]) -> tuple[int, int]:
    """Return how many columns and rows of a piece the area takes, `gap` apart across and down."""
    return (area.width + gap[0]) // (width + gap[0]), (area.height + gap[1]) // (height + gap[1])


def grid(
    count: int, width: int, height: int, area: Area, gap: tuple[int, int], widest: tuple[int, int]
) -> tuple[Spot, ...]:
    """Return a place for each of `count` pieces, row by row, pages filled evenly.

    `gap` is the least distance across and down; room that the pieces of a page leave widens it up to `widest`, in
    steps of half a millimetre.
    """
    columns, rows = capacity(width, height, area, gap)
    if not columns or not rows:
        raise DoesNotFit(
            f"a piece of {width / MM:g} by {height / MM:g} mm is larger than its area, "
            f"{area.width / MM:g} by {area.height / MM:g} mm"
        )
    pages = -(-count // (columns * rows))
    a_page = -(-count // pages)
    across = _gap(min(columns, a_page), width, area.width, widest[0])
    down = _gap(-(-a_page // columns), height, area.height, widest[1])
    return tuple(
        Spot(
            page=number // a_page,
            x=area.x + number % a_page % columns * (width + across),
            y=area.y + number % a_page // columns * (height + down),
        )
        for number in range(count)
    )


def _gap(pieces: int, size: int, room: int, widest: int) -> int:
    spare = room - pieces * size
    return min(widest, spare // (pieces - 1) // _STEP * _STEP) if pieces > 1 else 0


def tile_places(count: int, columns: int, edge: int, corner: Point) -> tuple[Point, ...]:
    """Return the upper left corners of square tiles that lie edge to edge, row by row."""
    x, y = corner
    return tuple((x + number % columns * edge, y + number // columns * edge) for number in range(count))


def shared_cuts(places: tuple[Point, ...], edge: int, overhang: int) -> tuple[Segment, ...]:
    """Return the cuts round tiles, an edge that two tiles share once, and whole rows as one line.

    Each line runs on by `overhang` at both ends, where a ruler finds it after the first cuts.
    """
    across = {
        segment for x, y in places for segment in (((x, y), (x + edge, y)), ((x, y + edge), (x + edge, y + edge)))
    }
    down = {
        segment for x, y in places for segment in (((x, y), (x, y + edge)), ((x + edge, y), (x + edge, y + edge)))
    }
    rows = _joined([(start[1], start[0], end[0]) for start, end in across])
    columns = _joined([(start[0], start[1], end[1]) for start, end in down])
    return tuple(((a - overhang, y), (b + overhang, y)) for y, a, b in rows) + tuple(
        ((x, a - overhang), (x, b + overhang)) for x, a, b in columns
    )


def _joined(pieces: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Join pieces (line, from, to) that lie on one line end to end."""
    joined: list[tuple[int, int, int]] = []
    for line, spans in groupby(sorted(pieces), key=lambda piece: piece[0]):
        for _, start, end in spans:
            if joined and joined[-1][0] == line and joined[-1][2] == start:
                joined[-1] = (line, joined[-1][1], end)
            else:
                joined.append((line, start, end))
    return joined
