"""Find room on the waste beside a net for what says how it is glued: a number at each edge, and the die's name.

Numbers stand outside the middle of the edge that a tab goes under. There they meet nothing of their own net: they
lie in the quarter of an empty cell of the grid that no tab but their edge's own could reach. What the packing keeps
apart is the net with all this, so that nothing stands on another net either.
"""

from __future__ import annotations

from collections.abc import Iterator

from rollpress.geometry.flat import FlatNet, FlatTab, Point, size_of
from rollpress.geometry.octagon import Octagon, Parts, apart, box, octagon_round
from rollpress.geometry.paper import MM

__all__ = ["NUMBER_SIZE", "area_of", "beside", "name_place", "net_parts", "with_waste"]

NUMBER_SIZE = 1_100
_TO_NUMBER = 1_800
_STEP, _CLEAR = MM // 2, 800


def beside(tab: FlatTab) -> Point:
    """Return the middle of the number that stands beside the edge which a tab goes under."""
    (x1, y1), (x2, y2) = tab.under
    out_x, out_y = _sign(y2 - y1), -_sign(x2 - x1)
    return (x1 + x2) // 2 + out_x * _TO_NUMBER, (y1 + y2) // 2 + out_y * _TO_NUMBER


def net_parts(net: FlatNet) -> Parts:
    """Return the strips of faces and the tabs of a net."""
    return (*_strips(net), *(octagon_round(tab.corners) for tab in net.tabs))


def area_of(net: FlatNet) -> int:
    """Return the area of a net in square micrometres: by the corners of its outline, so tabs are in it."""
    ends = zip(net.outline, net.outline[1:] + net.outline[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in ends)) // 2


def with_waste(net: FlatNet, *names: Octagon) -> Parts:
    """Return the parts of a net, its numbers on the waste, and the room of its name."""
    half = NUMBER_SIZE // 2
    numbers = (box(x - half, y - half, NUMBER_SIZE, NUMBER_SIZE) for x, y in map(beside, net.tabs))
    return (*net_parts(net), *numbers, *names)


def name_place(net: FlatNet, width: int, height: int) -> Octagon | None:
    """Return the uppermost room for a name inside the bounds of a net, clear of the net and its numbers, if any."""
    taken = with_waste(net)
    across, down = size_of(net)
    for y in range(0, down - height + 1, _STEP):
        for x in range(0, across - width + 1, _STEP):
            room = box(x, y, width, height)
            if all(apart(room, part, _CLEAR) for part in taken):
                return room
    return None


def _strips(net: FlatNet) -> Iterator[Octagon]:
    """Yield rows of faces that lie side by side, each as one rectangle."""
    faces = set(net.faces)
    for x, y in sorted(faces):
        if (x - net.edge, y) not in faces:
            width = next(n for n in range(1, 7) if (x + n * net.edge, y) not in faces)
            yield box(x, y, width * net.edge, net.edge)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
