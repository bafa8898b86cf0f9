"""Lay a net flat in whole micrometres: squares, one cut outline, folds, tabs and the edges they go under.

Tabs have sides of 45 degrees and are less than half an edge deep. So a tab lies in one quarter of an empty
cell of the grid, cut off by its diagonals, and quarters of a cell never overlap: no tab meets a face or
another tab, neither flat nor, by the same argument on the faces they are glued under, inside the folded
cube.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.geometry.net import EdgeOf, Net, seams
from rollpress.geometry.paper import DoesNotFit

__all__ = ["FlatNet", "FlatTab", "Point", "Segment", "laid_flat", "moved", "size_of"]

Point = tuple[int, int]
Segment = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class FlatTab:
    """A glue tab: its number, its four corners from one end of the fold to the other, and the edge it meets."""

    number: int
    corners: tuple[Point, Point, Point, Point]
    under: Segment

    @property
    def fold(self) -> Segment:
        """The edge on which the tab hangs."""
        return self.corners[0], self.corners[3]


@dataclass(frozen=True, slots=True)
class FlatNet:
    """A net on paper: upper left corners of its faces, the closed outline to cut, the folds, the tabs.

    `turns` are the quarters by which each face's print is turned clockwise.
    """

    edge: int
    faces: tuple[Point, ...]
    outline: tuple[Point, ...]
    folds: tuple[Segment, ...]
    tabs: tuple[FlatTab, ...]
    turns: tuple[int, ...]


def laid_flat(net: Net, edge: int, tab: int) -> FlatNet:
    """Return the net with faces `edge` wide and tabs `tab` deep, its bounds touching both axes."""
    if not 0 < 2 * tab < edge:
        raise DoesNotFit(f"a tab of {tab / 1000:g} mm needs an edge of more than {tab / 500:g} mm")
    meets = seams(net)
    tabs = tuple(
        FlatTab(number, _tab_corners(*_segment(net, tabbed, edge), tab), _segment(net, meets[tabbed], edge))
        for number, tabbed in enumerate(net.tabs, 1)
    )
    folds = tuple(_segment(net, fold, edge) for fold in net.fold_edges()) + tuple(tab.fold for tab in tabs)
    outline = _outline(net, edge, {tabbed: flat.corners for tabbed, flat in zip(net.tabs, tabs, strict=True)})
    faces = tuple((column * edge, row * edge) for column, row in net.cells)
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    return moved(FlatNet(edge, faces, outline, folds, tabs, net.turns), -left, -top)


def size_of(net: FlatNet) -> tuple[int, int]:
    """Return width and height of the outline."""
    xs, ys = zip(*net.outline, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def moved(net: FlatNet, dx: int, dy: int) -> FlatNet:
    """Return the net elsewhere on the page."""

    def point(at: Point) -> Point:
        return at[0] + dx, at[1] + dy

    def segment(ends: Segment) -> Segment:
        return point(ends[0]), point(ends[1])

    def tab(old: FlatTab) -> FlatTab:
        a, b, c, d = old.corners
        return FlatTab(old.number, (point(a), point(b), point(c), point(d)), segment(old.under))

    return FlatNet(
        net.edge,
        tuple(map(point, net.faces)),
        tuple(map(point, net.outline)),
        tuple(map(segment, net.folds)),
        tuple(map(tab, net.tabs)),
        net.turns,
    )


def _segment(net: Net, edge_of: EdgeOf, edge: int) -> Segment:
    """An edge of a face with its ends clockwise round that face."""
    face, side = edge_of
    column, row = net.cells[face]
    corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    (x1, y1), (x2, y2) = corners[side], corners[(side + 1) % 4]
    return (x1 * edge, y1 * edge), (x2 * edge, y2 * edge)


def _tab_corners(start: Point, end: Point, depth: int) -> tuple[Point, Point, Point, Point]:
    """The tab outside an edge that runs clockwise: outside is on the left hand."""
    (x1, y1), (x2, y2) = start, end
    along_x, along_y = _sign(x2 - x1), _sign(y2 - y1)
    out_x, out_y = along_y, -along_x
    near = (x1 + depth * (out_x + along_x), y1 + depth * (out_y + along_y))
    far = (x2 + depth * (out_x - along_x), y2 + depth * (out_y - along_y))
    return start, near, far, end


def _outline(net: Net, edge: int, tabs: dict[EdgeOf, tuple[Point, Point, Point, Point]]) -> tuple[Point, ...]:
    """Walk clockwise round the net: each cut edge, or the three free sides of its tab, leads to the next."""
    pieces = {}
    for cut in net.cut_edges():
        points = tabs.get(cut) or _segment(net, cut, edge)
        pieces[points[0]] = points
    start = min(pieces)
    walk = list(pieces[start])
    while walk[-1] != start:
        walk += pieces[walk[-1]][1:]
    return tuple(walk[:-1])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
