"""Pieces on pages: apart from each other, inside their area, in order; shared edges are cut once."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.geometry import MM, PAPERS, Area, DoesNotFit, capacity, grid, shared_cuts, ticks, tile_places

lengths = st.integers(5, 60).map(lambda mm: mm * MM)


@given(st.integers(1, 40), lengths, lengths, st.integers(0, 5), st.integers(5, 30))
def test_pieces_lie_in_the_area_and_at_least_a_gap_apart(count, width, height, gap, widest):
    area = Area(10_000, 20_000, 180_000, 230_000)
    spots = grid(count, width, height, area, (gap * MM, gap * MM), (widest * MM, widest * MM))
    assert len(spots) == count
    for spot in spots:
        assert area.x <= spot.x <= area.x + area.width - width
        assert area.y <= spot.y <= area.y + area.height - height
    for one, other in combinations(spots, 2):
        apart = abs(one.x - other.x) >= width + gap * MM or abs(one.y - other.y) >= height + gap * MM
        assert one.page != other.page or apart


@given(st.integers(1, 40), lengths, lengths, st.integers(5, 30))
def test_pieces_stand_as_far_apart_as_their_page_allows(count, width, height, widest):
    area = Area(0, 0, 180_000, 230_000)
    spots = [
        spot for spot in grid(count, width, height, area, (0, 0), (widest * MM, widest * MM)) if spot.page == 0
    ]
    for along, size, room in (("x", width, area.width), ("y", height, area.height)):
        places = sorted({getattr(spot, along) for spot in spots})
        gaps = {there - here - size for here, there in pairwise(places)}
        with_more = places[-1] + size + (len(places) - 1) * MM // 2
        assert gaps <= {widest * MM} or with_more > room


@given(st.integers(1, 60), lengths, lengths)
def test_pages_differ_by_less_than_what_the_fullest_lacks(count, width, height):
    area = Area(0, 0, 180_000, 230_000)
    columns, rows = capacity(width, height, area, (0, 0))
    spots = grid(count, width, height, area, (0, 0), (0, 0))
    fewest_pages = -(-count // (columns * rows))
    assert [spot.page for spot in spots] == sorted(spot.page for spot in spots)
    assert max(spot.page for spot in spots) + 1 <= fewest_pages


def test_a_piece_larger_than_its_area_does_not_fit():
    with pytest.raises(DoesNotFit, match="a piece of 181 by 20 mm is larger than its area, 180 by 230 mm"):
        grid(1, 181_000, 20_000, Area(0, 0, 180_000, 230_000), (0, 0), (0, 0))


@given(st.integers(1, 40), st.integers(1, 8))
def test_shared_cuts_cover_the_edges_of_all_tiles_once(count, columns):
    edge = 10
    places = tile_places(count, columns, edge, (0, 0))
    wanted = set()
    for x, y in places:
        for step in range(edge):
            wanted |= {("across", x + step, y), ("across", x + step, y + edge)}
            wanted |= {("down", x, y + step), ("down", x + edge, y + step)}
    found = []
    for (x1, y1), (x2, y2) in shared_cuts(places, edge, overhang=0):
        found += [("across", x, y1) for x in range(x1, x2)] + [("down", x1, y) for y in range(y1, y2)]
    assert len(found) == len(set(found))
    assert set(found) == wanted


def test_a_ruler_has_101_ticks_and_labels_at_tens():
    marks = ticks()
    assert [tick.at for tick in marks] == [n * 1000 for n in range(101)]
    assert [tick.label for tick in marks if tick.label] == [str(n) for n in range(0, 101, 10)]


def test_a_booklet_page_is_half_of_its_paper():
    assert PAPERS["a4"].half == (148_500, 210_000)
    assert PAPERS["letter"].half == (139_700, 215_900)
