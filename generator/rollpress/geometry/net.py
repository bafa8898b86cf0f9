"""Describe nets of a cube on a grid, and fold them in space to prove that they close.

A net is six cells of a grid (column, row), one a face, in the order of the die's faces, and a list of the
edges that carry a glue tab. Nothing else is written down: an edge that two cells share is a fold, every
other edge is cut, and which cut edges meet is found by folding.

Folding: each face gets a corner and two unit vectors in space, along its upper and its left edge. A step
over a fold turns them a quarter turn away from the reader, so that the print ends outside. All numbers are
whole, so the proof is exact: the net closes if the six outward normals are the six directions, and each cut
edge coincides with exactly one other, running the other way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

__all__ = ["CROSS", "Cell", "EdgeOf", "Facet", "Net", "NotACube", "Side", "facets", "opposites", "proved", "seams"]

Cell = tuple[int, int]
Vector = tuple[int, int, int]


class NotACube(ValueError):
    """These cells and tabs do not make a cube; the message says why."""


class Side(IntEnum):
    """The sides of a face, clockwise as printed."""

    TOP = 0
    RIGHT = 1
    BOTTOM = 2
    LEFT = 3

    @property
    def across(self) -> Side:
        """The side that a neighbour over this side turns towards us."""
        return Side((self + 2) % 4)

    @property
    def step(self) -> Cell:
        """The way to the neighbouring cell."""
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self]


EdgeOf = tuple[int, Side]


@dataclass(frozen=True, slots=True)
class Net:
    """Cells by face, the edges with a tab in the order in which they are glued, and how each print is turned.

    Turns are quarters, clockwise, by face; none given, all faces are printed upright.
    """

    cells: tuple[Cell, ...]
    tabs: tuple[EdgeOf, ...]
    turns: tuple[int, ...] = (0,) * 6

    def neighbour(self, edge: EdgeOf) -> int | None:
        """Return the face on the other side of an edge, or None where the net ends."""
        face, side = edge
        (column, row), (dx, dy) = self.cells[face], side.step
        beside = (column + dx, row + dy)
        return self.cells.index(beside) if beside in self.cells else None

    def edges(self) -> Iterator[EdgeOf]:
        """Yield all edges of all faces, clockwise face by face."""
        return ((face, side) for face in range(len(self.cells)) for side in Side)

    def cut_edges(self) -> tuple[EdgeOf, ...]:
        """Return the edges where the net ends: tabbed or not, they meet another edge when folded."""
        return tuple(edge for edge in self.edges() if self.neighbour(edge) is None)

    def fold_edges(self) -> tuple[EdgeOf, ...]:
        """Return the edges between two faces, each once, from the face named first."""
        return tuple((f, s) for f, s in self.edges() if (other := self.neighbour((f, s))) is not None and f < other)


@dataclass(frozen=True, slots=True)
class Facet:
    """A face in space: its upper left corner, and the directions of its upper and its left edge."""

    corner: Vector
    right: Vector
    down: Vector

    @property
    def normal(self) -> Vector:
        """The direction in which the print looks."""
        (a, b, c), (d, e, f) = self.down, self.right
        return b * f - c * e, c * d - a * f, a * e - b * d

    def side(self, side: Side) -> tuple[Vector, Vector]:
        """Return the two ends of a side, clockwise as printed."""
        corners = (
            self.corner,
            _sum(self.corner, self.right),
            _sum(self.corner, self.right, self.down),
            _sum(self.corner, self.down),
        )
        return corners[side], corners[(side + 1) % 4]

    def over(self, side: Side) -> Facet:
        """Return the neighbour over a side, folded back by a quarter turn."""
        r, d, n = self.right, self.down, self.normal
        turned = {
            Side.TOP: (r, n),
            Side.RIGHT: (_minus(n), d),
            Side.BOTTOM: (r, _minus(n)),
            Side.LEFT: (n, d),
        }
        right, down = turned[side]
        corners = {
            Side.TOP: _sum(self.corner, _minus(down)),
            Side.RIGHT: _sum(self.corner, r),
            Side.BOTTOM: _sum(self.corner, d),
            Side.LEFT: _sum(self.corner, _minus(right)),
        }
        return Facet(corners[side], right, down)


def facets(net: Net) -> tuple[Facet, ...]:
    """Return the faces of the folded net, face 0 lying as printed."""
    placed = {0: Facet((0, 0, 0), (1, 0, 0), (0, 1, 0))}
    todo = [0]
    while todo:
        face = todo.pop()
        for side in Side:
            other = net.neighbour((face, side))
            if other is not None and other not in placed:
                placed[other] = placed[face].over(side)
                todo.append(other)
    if len(placed) < len(net.cells):
        raise NotACube("the cells do not hang together")
    return tuple(placed[face] for face in range(len(net.cells)))


def seams(net: Net) -> dict[EdgeOf, EdgeOf]:
    """Return for each cut edge the edge that it meets when folded."""
    folded = facets(net)
    by_ends = {folded[face].side(side): (face, side) for face, side in net.cut_edges()}
    try:
        return {edge: by_ends[end, start] for (start, end), edge in by_ends.items()}
    except KeyError:
        raise NotACube("an edge meets no other when folded") from None


def opposites(net: Net) -> dict[int, int]:
    """Return for each face the one across the cube."""
    normals = [facet.normal for facet in facets(net)]
    return {face: normals.index(_minus(normal)) for face, normal in enumerate(normals)}


def proved(net: Net) -> Net:
    """Return the net if it folds to a cube and each seam has one tab; else say what is wrong."""
    if len(net.cells) != 6 or len(set(net.cells)) != 6:
        raise NotACube("a cube has six faces, each in a cell of its own")
    if len({facet.normal for facet in facets(net)}) != 6:
        raise NotACube("two faces fold onto each other")
    meets = seams(net)
    for edge in net.tabs:
        if edge not in meets:
            raise NotACube(f"face {edge[0] + 1} has a tab on a fold, its {edge[1].name.lower()} side")
    tabbed = set(net.tabs)
    for edge, other in meets.items():
        if (edge in tabbed) == (other in tabbed):
            raise NotACube(f"one tab belongs between face {edge[0] + 1} and face {other[0] + 1}")
    return net


def _sum(*vectors: Vector) -> Vector:
    x, y, z = (sum(parts) for parts in zip(*vectors, strict=True))
    return x, y, z


def _minus(vector: Vector) -> Vector:
    x, y, z = vector
    return -x, -y, -z


# A strip of four faces, the lid above its second and the base below it. Tab 1 closes the strip, 2 to 4 hold the
# lid and 5 to 7 the base, so that each step of gluing has a free hand inside until the last.
CROSS = proved(
    Net(
        cells=((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2)),
        tabs=(
            (3, Side.RIGHT),
            (4, Side.LEFT),
            (4, Side.TOP),
            (4, Side.RIGHT),
            (5, Side.RIGHT),
            (5, Side.BOTTOM),
            (5, Side.LEFT),
        ),
    )
)
