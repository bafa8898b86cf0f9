"""Give a die any of the eleven nets of the cube, so that folded it is the same die.

The cross says which die that is: which faces are neighbours, and which way up each is printed. Another net has the
same six cells to give away. Each of the 24 ways to hold the cube gives the cells to the faces in one way, and tells
by how many quarters each print is turned on paper; the way that turns the fewest is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from rollpress.geometry.net import CROSS, Cell, EdgeOf, Facet, Net, Side, Vector, facets, proved, seams

__all__ = ["DENSE", "ELEVEN", "dressed", "tab_choices"]

# The cell of each face, and the quarters by which its print is turned.
_Way = tuple[tuple[int, ...], tuple[int, ...]]

# All nets of the cube but for turning and turning over.
_DRAWN = (
    ".#../####/#...", ".#../####/.#..", ".#../####/..#.", ".#../####/...#",
    "#.../####/#...", "#.../####/...#",
    "..##/###./#...", "..##/###./.#..", "..##/###./..#.",
    "..###/###..", "..##/.##./##..",
)  # fmt: skip


def _cells(drawn: str) -> tuple[Cell, ...]:
    rows = drawn.split("/")
    return tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")


ELEVEN = tuple(map(_cells, _DRAWN))


def tab_choices(cells: tuple[Cell, ...]) -> Iterator[tuple[EdgeOf, ...]]:
    """Yield the 128 ways to put one tab on each of the seven seams, on one of the two edges that meet there."""
    meets = seams(Net(cells, ()))
    return product(*((edge, other) for edge, other in meets.items() if edge < other))


def dressed(cells: tuple[Cell, ...], tabs: tuple[EdgeOf, ...]) -> Net:
    """Return the net of these cells that folds to the same die as the cross, proved.

    Tabs name cells by their place in `cells`. Glued last is a face that hangs on one fold, so that fingers reach
    inside until then.
    """
    bare = Net(cells, ())
    order, turns = _least_turned(cells)
    last = max(cell for cell in range(6) if sum(bare.neighbour((cell, side)) is not None for side in Side) == 1)
    meets = seams(bare)
    glued = sorted(tabs, key=lambda tab: (last in (tab[0], meets[tab][0]), tab))
    return proved(
        Net(
            cells=tuple(cells[cell] for cell in order),
            tabs=tuple((order.index(cell), side) for cell, side in glued),
            turns=turns,
        )
    )


def _tabs(written: str) -> tuple[EdgeOf, ...]:
    sides = {"up": Side.TOP, "right": Side.RIGHT, "down": Side.BOTTOM, "left": Side.LEFT}
    pairs = (tab.split() for tab in written.split(", "))
    return tuple((int(cell), sides[side]) for cell, side in pairs)


@cache
def _least_turned(cells: tuple[Cell, ...]) -> _Way:
    ways = _ways(facets(Net(cells, ())))
    return min(ways, key=lambda way: (sum(map(bool, way[1])), way))


def _ways(folded: tuple[Facet, ...]) -> Iterator[_Way]:
    """Yield for each way to hold the die: the cell of each face, and the quarters by which its print is turned."""
    die = facets(CROSS)
    cell_of = {facet.normal: cell for cell, facet in enumerate(folded)}
    first = die[0]
    for held, quarters in product(folded, range(4)):
        right, down = _turned(held, quarters)
        basis = ((first.right, right), (first.down, down), (first.normal, held.normal))
        order = tuple(cell_of[_mapped(facet.normal, basis)] for facet in die)
        yield (
            order,
            tuple(
                next(turn for turn in range(4) if _turned(folded[cell], turn)[1] == _mapped(facet.down, basis))
                for cell, facet in zip(order, die, strict=True)
            ),
        )


def _turned(facet: Facet, quarters: int) -> tuple[Vector, Vector]:
    """Return the directions right and down of a print that is turned clockwise on its face."""
    right, down = facet.right, facet.down
    for _ in range(quarters):
        right, down = down, _scaled(right, -1)
    return right, down


def _mapped(vector: Vector, basis: tuple[tuple[Vector, Vector], ...]) -> Vector:
    """Return where a turn of the cube takes a vector, told where it takes three that are square to each other."""
    x, y, z = (
        sum(parts)
        for parts in zip(
            *(_scaled(to, sum(a * b for a, b in zip(vector, one, strict=True))) for one, to in basis), strict=True
        )
    )
    return x, y, z


def _scaled(vector: Vector, by: int) -> Vector:
    x, y, z = vector
    return x * by, y * by, z * by


# Found by packing every net with each of its 128 choices of tabs at an edge of 16 mm, on A4 and on Letter: the best
# with room beside it for numbers and a name, then the best two of bare nets.
DENSE = (
    dressed(ELEVEN[5], _tabs("3 up, 0 right, 4 up, 5 right, 4 right, 2 down, 5 left")),
    dressed(ELEVEN[6], _tabs("2 up, 3 up, 2 left, 1 right, 4 right, 5 right, 4 down")),
    dressed(ELEVEN[3], _tabs("4 up, 0 right, 1 up, 1 down, 1 left, 2 down, 5 left")),
)
