"""Draw a die's net in millimetres: cut, folds, glue tabs, numbers that tell which edges meet, and its faces.

A tab's number stands on the tab and again, on the waste, beside the edge it goes under. The faces have no
outline of their own: fold and cut are their edges.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist

from rollpress.drawing.faces import Face
from rollpress.drawing.fonts import HEAD, REGULAR, SEMIBOLD
from rollpress.drawing.pieces import piece_drawing
from rollpress.drawing.primitives import Drawing, Line, Point, Text, placed
from rollpress.drawing.turning import turned
from rollpress.geometry import MM, FlatNet, FlatTab, beside

__all__ = ["LEAST_TAB", "NAME_EM", "corner_name", "net_drawing", "short_name"]

# Small type on the waste is 2.5 mm, a little over 7 pt; its figures are two thirds of that high.
_EM = 2.5
_FIGURE = 0.668 * _EM
_HATCH_FROM, _HATCH_STEP, _HATCH_TO = 1.6, 1.1, 0.8
_NUMBER_GAP = 2.0
# From where to where a number's line runs, in shares of the way from its edge to its middle.
_LEADER = (0.12, 0.46)
NAME_EM = 3.2
# A tab less deep has no room for its number.
LEAST_TAB = 3 * MM


def net_drawing(net: FlatNet, faces: Sequence[Face], name: Drawing = (), turn: int = 0) -> Drawing:
    """Return a net with one face in each of its squares, and its name where that stands.

    Who turns the drawing by `turn` quarters later finds its numbers upright then: a 6 is no 9.
    """
    shown = zip(net.faces, faces, net.turns, strict=True)
    return (
        *(shape for tab in net.tabs for shape in _tab(tab, turn)),
        Line("cut", tuple(_mm(point) for point in net.outline), closed=True),
        *(Line("fold", (_mm(start), _mm(end))) for start, end in net.folds),
        *(shape for at, face, quarters in shown for shape in _face(face, at, net.edge, quarters)),
        *name,
    )


def corner_name(net: FlatNet, name: str, summary: str) -> Drawing:
    """Return a die's name and letters in the free corner of the cross, right of the lid and over the strip."""
    x = max(x for tab in net.tabs[1:] for x, _ in tab.corners) / MM + 2.5
    y = min(y for _, y in net.outline) / MM
    return (
        Text("name", x, y + 4.6, 4.2, name, SEMIBOLD, anchor=0, families=HEAD),
        Text("name", x, y + 8.8, 2.8, summary, REGULAR, anchor=0),
    )


def short_name(name: str, x: float = 0, y: float = 0) -> Text:
    """Return a die's name alone, on a line as high as its em, by its upper left corner."""
    return Text("name", x, y + 0.8 * NAME_EM, NAME_EM, name, SEMIBOLD, anchor=0, families=HEAD)


def _mm(point: tuple[int, int]) -> Point:
    return point[0] / MM, point[1] / MM


def _face(face: Face, at: tuple[int, int], edge: int, quarters: int) -> Drawing:
    shapes = [shape for shape in piece_drawing(face) if shape.role not in ("side", "body")]
    return placed(turned(shapes, quarters, (50, 50)), *_mm(at), edge / MM / 100)


def _tab(tab: FlatTab, turn: int) -> Drawing:
    """A tab's number, its hatch, and its number beside the edge it goes under."""
    lines = list(_hatch_depths(tab))
    middle = (lines[0] + lines[-1]) / 2
    at = _inside(tab, middle)
    hatch = [line for depth in lines for line in _hatch(tab, depth, abs(depth - middle) < 1.4)]
    outside = _mm(beside(tab))
    return (*hatch, _leader(tab, outside), *_figure(tab.number, at, turn), *_figure(tab.number, outside, turn))


def _leader(tab: FlatTab, number: Point) -> Line:
    """A short line from the number towards its edge: in each other's gaps, two nets' numbers are neighbours."""
    (x1, y1), (x2, y2) = map(_mm, tab.under)
    middle = (x1 + x2) / 2, (y1 + y2) / 2
    return Line("mark", tuple(_between(middle, number, share) for share in _LEADER))


def _figure(number: int, at: Point, turn: int) -> Drawing:
    return turned((Text("figure", at[0], at[1] + _FIGURE / 2, _EM, str(number)),), -turn, at)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _hatch_depths(tab: FlatTab) -> Iterator[float]:
    depth = _HATCH_FROM
    while depth <= _depth(tab) - _HATCH_TO:
        yield depth
        depth += _HATCH_STEP


def _hatch(tab: FlatTab, depth: float, broken: bool) -> tuple[Line, ...]:
    """A line along the tab, short of its sides by half a millimetre, broken where the number stands."""
    (start, end), along = _across(tab, depth), _along(tab)
    if not broken:
        return (Line("glue", (start, end)),)
    if dist(start, end) < 2 * _NUMBER_GAP + 1:
        return ()
    x, y = _inside(tab, depth)
    gap_x, gap_y = along[0] * _NUMBER_GAP, along[1] * _NUMBER_GAP
    return Line("glue", (start, (x - gap_x, y - gap_y))), Line("glue", ((x + gap_x, y + gap_y), end))


def _across(tab: FlatTab, depth: float) -> tuple[Point, Point]:
    (x1, y1), (x2, y2) = (_mm(tab.corners[0]), _mm(tab.corners[3]))
    (ax, ay), (ox, oy) = _along(tab), _out(tab)
    inset = depth + 0.5
    start = x1 + ax * inset + ox * depth, y1 + ay * inset + oy * depth
    return start, (x2 - ax * inset + ox * depth, y2 - ay * inset + oy * depth)


def _inside(tab: FlatTab, depth: float) -> Point:
    (x1, y1), (x2, y2) = _across(tab, depth)
    return (x1 + x2) / 2, (y1 + y2) / 2


def _along(tab: FlatTab) -> tuple[int, int]:
    (x1, y1), (x2, y2) = tab.fold
    return _sign(x2 - x1), _sign(y2 - y1)


def _out(tab: FlatTab) -> tuple[int, int]:
    x, y = _along(tab)
    return y, -x


def _depth(tab: FlatTab) -> float:
    (x1, y1), (x2, y2) = tab.corners[0], tab.corners[1]
    return max(abs(x2 - x1), abs(y2 - y1)) / MM


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)
