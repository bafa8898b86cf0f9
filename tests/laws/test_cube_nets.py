"""All eleven nets, with every choice of tabs, fold shut to the same die; no tab meets a face or another tab."""

from itertools import combinations

import pytest

from rollpress.geometry import (
    CROSS,
    DENSE,
    ELEVEN,
    Net,
    Side,
    apart,
    dressed,
    laid_flat,
    net_parts,
    seams,
    tab_choices,
)

EDGE, TAB = 16_000, 5_000


def neighbours(net):
    """Return which printed side of which face lies at which: over folds and over seams, as the die is read."""
    meets = seams(Net(net.cells, ()))
    for face, side in net.edges():
        other = net.neighbour((face, side))
        meets.setdefault((face, side), (other, side.across))

    def printed(edge):
        face, side = edge
        return face, Side((side - net.turns[face]) % 4)

    return {printed(edge): printed(other) for edge, other in meets.items()}


def folded_tab(net, number):
    """Return the face that a tab is glued under, and the tab's corners on it, seen from outside, by hand.

    The edge that it goes under runs from one corner of its face clockwise to the next; the tab lies on the right.
    """
    face, side = seams(Net(net.cells, ()))[net.tabs[number]]
    along = [(TAB, TAB), (EDGE - TAB, TAB), (0, 0), (EDGE, 0)]
    turn = {
        Side.TOP: lambda x, y: (x, y),
        Side.RIGHT: lambda x, y: (EDGE - y, x),
        Side.BOTTOM: lambda x, y: (EDGE - x, EDGE - y),
        Side.LEFT: lambda x, y: (y, EDGE - x),
    }[side]
    return face, [turn(x, y) for x, y in along]


def lies_in_quarter(corners):
    """Tell which quarter of a square, cut by its diagonals, holds all corners, the rim included."""
    inside = {
        Side.TOP: lambda x, y: y <= x and y <= EDGE - x,
        Side.RIGHT: lambda x, y: y <= x and y >= EDGE - x,
        Side.BOTTOM: lambda x, y: y >= x and y >= EDGE - x,
        Side.LEFT: lambda x, y: y >= x and y <= EDGE - x,
    }
    return [side for side, test in inside.items() if all(test(x, y) for x, y in corners)]


@pytest.mark.parametrize("cells", ELEVEN, ids=str)
def test_every_choice_of_tabs_folds_to_the_die_of_the_cross(cells):
    choices = list(tab_choices(cells))
    assert len(set(choices)) == 128
    for tabs in choices:
        net = dressed(cells, tabs)
        assert neighbours(net) == neighbours(CROSS)
        assert {net.cells[face] for face, _ in net.tabs} == {cells[cell] for cell, _ in tabs}


@pytest.mark.parametrize("cells", ELEVEN, ids=str)
def test_no_tab_meets_a_face_or_a_tab_flat_or_folded(cells):
    for tabs in tab_choices(cells):
        net = dressed(cells, tabs)
        parts = net_parts(laid_flat(net, EDGE, TAB))
        assert all(apart(one, other) for one, other in combinations(parts, 2))
        quarters = []
        for number in range(7):
            face, corners = folded_tab(net, number)
            (quarter,) = lies_in_quarter(corners)
            quarters.append((face, quarter))
        assert len(set(quarters)) == 7


def test_joined_edges_are_equal_as_long_as_a_face_is_wide():
    for net in (CROSS, *DENSE):
        for tab in laid_flat(net, EDGE, TAB).tabs:
            lengths = [abs(a - c) + abs(b - d) for (a, b), (c, d) in (tab.fold, tab.under)]
            assert lengths == [EDGE, EDGE]


def test_the_eleven_nets_differ_by_more_than_turning_and_turning_over():
    def forms(cells):
        for flip in (1, -1):
            points = [(x * flip, y) for x, y in cells]
            for _ in range(4):
                points = [(-y, x) for x, y in points]
                left, top = min(x for x, _ in points), min(y for _, y in points)
                yield frozenset((x - left, y - top) for x, y in points)

    assert len({min(map(sorted, forms(cells)), key=str).__repr__() for cells in ELEVEN}) == 11


def test_the_last_face_to_be_glued_hangs_on_one_fold():
    for net in DENSE:
        meets = seams(Net(net.cells, ()))
        last = [{net.tabs[n][0], meets[net.tabs[n]][0]} for n in (4, 5, 6)]
        (lid,) = set.intersection(*last)
        assert sum(net.neighbour((lid, side)) is not None for side in Side) == 1
