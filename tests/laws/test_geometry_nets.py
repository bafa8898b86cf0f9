"""Nets fold shut, tabs and numbers go where they belong, and pip dice are right-handed."""

from itertools import product

import pytest

from rollpress.geometry import (
    CROSS,
    DoesNotFit,
    Net,
    NotACube,
    Side,
    is_right_handed,
    laid_flat,
    opposites,
    pip_order,
    proved,
    seams,
    size_of,
)
from rollpress.geometry.net import facets

# The eleven nets of a cube, by hand.
ROWS_OF_NETS = [
    [".#..", "####", "#..."],
    [".#..", "####", ".#.."],
    [".#..", "####", "..#."],
    [".#..", "####", "...#"],
    ["#...", "####", "#..."],
    ["#...", "####", "...#"],
    ["..##", "###.", "#..."],
    ["..##", "###.", ".#.."],
    ["..##", "###.", "..#."],
    ["..###", "###.."],
    ["..##", ".##.", "##.."],
]


def cells_of(rows):
    return tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")


def one_tab_a_seam(cells):
    meets = seams(Net(cells, ()))
    chosen = []
    for edge, other in meets.items():
        if other not in chosen:
            chosen.append(edge)
    return tuple(chosen)


@pytest.mark.parametrize("rows", ROWS_OF_NETS, ids=["/".join(rows) for rows in ROWS_OF_NETS])
def test_each_of_the_eleven_nets_folds_to_a_cube_with_seven_seams(rows):
    net = Net(cells_of(rows), one_tab_a_seam(cells_of(rows)))
    assert proved(net) is net
    assert len(net.tabs) == 7
    assert len(net.fold_edges()) == 5


def test_every_choice_of_tabs_on_the_cross_is_proved():
    meets = seams(CROSS)
    pairs = [(edge, meets[edge]) for edge in CROSS.tabs]
    for tabs in product(*pairs):
        assert proved(Net(CROSS.cells, tabs)).tabs == tabs


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (["####", "##.."], "fold onto each other"),
        (["######"], "fold onto each other"),
        (["###", "###"], "fold onto each other"),
        (["###", "...", "###"], "hang together"),
        (["#####"], "six faces"),
    ],
)
def test_what_is_no_net_of_a_cube_is_refused_with_the_reason(rows, reason):
    with pytest.raises(NotACube, match=reason):
        proved(Net(cells_of(rows), ()))


def test_a_missing_a_doubled_and_a_misplaced_tab_are_refused():
    with pytest.raises(NotACube, match="one tab belongs between"):
        proved(Net(CROSS.cells, CROSS.tabs[1:]))
    with pytest.raises(NotACube, match="one tab belongs between"):
        proved(Net(CROSS.cells, (*CROSS.tabs, (0, Side.LEFT))))
    with pytest.raises(NotACube, match="tab on a fold"):
        proved(Net(CROSS.cells, (*CROSS.tabs, (0, Side.RIGHT))))


def test_the_strip_puts_first_across_third_and_lid_across_base():
    assert opposites(CROSS) == {0: 2, 2: 0, 1: 3, 3: 1, 4: 5, 5: 4}


def test_the_print_of_the_folded_net_looks_outwards():
    for facet in facets(CROSS):
        (x, y, z), n = facet.corner, facet.normal
        middle = [2 * c + r + d for c, r, d in zip((x, y, z), facet.right, facet.down, strict=True)]
        inside = [1, 1, 1]  # the cube lies between 0 and 1, behind the paper, here doubled
        assert sum((m - i) * k for m, i, k in zip(middle, inside, n, strict=True)) == 1


def test_each_tab_number_stands_beside_the_edge_it_goes_under():
    # By hand: a lid folded back meets the strip's first face with its left side, its third with its right side,
    # its fourth with its upper side; the base likewise; the strip's end meets its beginning.
    under = {tab.number: tab.under for tab in laid_flat(CROSS, 20_000, 6_000).tabs}
    assert {number: set(ends) for number, ends in under.items()} == {
        1: {(0, 26_000), (0, 46_000)},
        2: {(0, 26_000), (20_000, 26_000)},
        3: {(60_000, 26_000), (80_000, 26_000)},
        4: {(40_000, 26_000), (60_000, 26_000)},
        5: {(40_000, 46_000), (60_000, 46_000)},
        6: {(60_000, 46_000), (80_000, 46_000)},
        7: {(0, 46_000), (20_000, 46_000)},
    }


def test_a_net_of_20_mm_measures_86_by_72():
    assert size_of(laid_flat(CROSS, 20_000, 6_000)) == (86_000, 72_000)


def test_the_outline_is_as_large_as_six_faces_and_seven_tabs():
    edge, tab = 16_000, 5_000
    outline = laid_flat(CROSS, edge, tab).outline
    shoelace = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True))
    assert abs(shoelace) == 2 * (6 * edge * edge + 7 * tab * (edge - tab))


@pytest.mark.parametrize("tab", [0, 10_000])
def test_a_tab_without_a_flat_end_does_not_fit(tab):
    with pytest.raises(DoesNotFit, match="needs an edge of more than"):
        laid_flat(CROSS, 20_000, tab)


def test_opposite_pips_add_up_to_seven_and_the_die_is_right_handed():
    order = pip_order(CROSS)
    assert sorted(order) == [1, 2, 3, 4, 5, 6]
    assert all(order[face] + order[across] == 7 for face, across in opposites(CROSS).items())
    assert is_right_handed(CROSS, order)


def test_a_mirrored_die_is_left_handed():
    first, second, third, fourth, lid, base = pip_order(CROSS)
    assert not is_right_handed(CROSS, (first, second, third, fourth, base, lid))


def test_a_western_die_known_by_sight_is_right_handed():
    # One on top, two in front, three to the right: seen from the corner they run counterclockwise. On the net, with
    # the second face as the top, the face below it is the front and the one to its right the right side.
    assert is_right_handed(CROSS, (4, 1, 3, 6, 5, 2))
