"""Nets packed into each other are apart, inside, and more to a page than a crude packing gets."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.geometry import (
    CROSS,
    DENSE,
    PAPERS,
    Area,
    apart,
    area_bound,
    area_of,
    bounds,
    box,
    interlocked,
    laid_flat,
    lying_parts,
    net_parts,
)

GAP = 1_000
# How many nets go on A4 and on Letter inside margins of 6.35 mm, and how often their area goes into the page's.
FIGURES = {
    (12_000, 4_000): ((35, 32), (51, 49)),
    (16_000, 5_000): ((20, 19), (29, 28)),
    (20_000, 6_000): ((12, 12), (18, 18)),
}
# What a greedy packing on a raster of a millimetre got.
CRUDE = {12_000: (33, 32), 16_000: (18, 18), 20_000: (12, 12)}


def packed(net, size, area):
    parts = net_parts(laid_flat(net, *size))
    return [lying_parts(parts, lying) for lying in interlocked(parts, area, GAP, 60)]


@pytest.mark.parametrize("size", FIGURES)
def test_as_many_nets_go_on_a_page_as_the_docs_say(size):
    most, bound = FIGURES[size]
    for number, paper in enumerate(PAPERS.values()):
        found = max(len(packed(net, size, paper.printable)) for net in DENSE)
        assert found == most[number] >= CRUDE[size[0]][number]
        assert area_bound(area_of(laid_flat(CROSS, *size)), paper.printable) == bound[number]


@pytest.mark.parametrize("net", DENSE)
def test_packed_nets_lie_in_the_area_and_a_gap_apart(net):
    area = Area(7_000, 40_000, 190_000, 150_000)
    found = packed(net, (16_000, 4_800), area)
    for parts in found:
        left, top, right, bottom = bounds(parts)
        assert left >= area.x
        assert top >= area.y
        assert right <= area.x + area.width
        assert bottom <= area.y + area.height
    for one, other in combinations(found, 2):
        assert all(distance(a, b) >= GAP for a in map(corners, one) for b in map(corners, other))


def corners(part):
    """Return the corners of a rectangle or of a tab, from its octagon."""
    (x1, y1, s1, d1), (x2, y2, s2, d2) = part.low, part.high
    points = [
        (s1 - y1, y1), (d2 + y1, y1), (x2, x2 - d2), (x2, s2 - x2),
        (s2 - y2, y2), (d1 + y2, y2), (x1, x1 - d1), (x1, s1 - x1),
    ]  # fmt: skip
    return list(dict.fromkeys(points))


def distance(one, other):
    """Return the distance of two convex outlines that do not overlap, from a corner of one to a side."""
    return min(
        to_side(point, a, b)
        for ours, theirs in ((one, other), (other, one))
        for point in ours
        for a, b in zip(theirs, theirs[1:] + theirs[:1], strict=True)
    )


def to_side(point, a, b):
    (x, y), (x1, y1), (x2, y2) = point, a, b
    long = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = max(0, min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long)) if long else 0
    return ((x - x1 - share * (x2 - x1)) ** 2 + (y - y1 - share * (y2 - y1)) ** 2) ** 0.5


def test_what_is_taken_on_a_page_stays_free():
    parts, area, taken = (box(0, 0, 30_000, 20_000),), Area(0, 0, 100_000, 100_000), (box(0, 0, 100_000, 60_000),)
    found = [lying_parts(parts, lying) for lying in interlocked(parts, area, GAP, 60, taken)]
    assert found
    assert all(bounds(piece)[1] >= 61_000 for piece in found)


def test_no_more_pieces_are_laid_than_are_wanted():
    assert len(interlocked((box(0, 0, 10_000, 10_000),), Area(0, 0, 200_000, 200_000), GAP, 7)) == 7


boxes = st.builds(box, *(st.integers(0, 9) for _ in range(2)), *(st.integers(1, 9) for _ in range(2)))


@given(boxes, boxes, st.integers(0, 5))
def test_upright_boxes_are_apart_if_a_gap_lies_between_them(one, other, gap):
    beside = max(other.low[0] - one.high[0], one.low[0] - other.high[0])
    below = max(other.low[1] - one.high[1], one.low[1] - other.high[1])
    if beside >= gap or below >= gap:
        assert apart(one, other, gap)
    elif apart(one, other, gap):
        assert max(beside, 0) ** 2 + max(below, 0) ** 2 >= gap * gap
