"""Dice nets as printed: every line read back from the PDF against figures written here by hand."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from print_samples import FACES, LETTER, net_sheet
from printed import page_sizes, pieces, same_places, strokes, texts
from rollpress.drawing.net_drawing import net_drawing
from rollpress.faults import Faulty
from rollpress.geometry import CROSS, PAPERS, laid_flat
from rollpress.press import print_sheet

# A net of 20 mm from its upper left corner, clockwise round the outline from the left end of the strip.
OUTLINE = [
    (0, 26), (20, 26), (14, 20), (14, 12), (20, 6), (26, 0), (34, 0), (40, 6), (46, 12), (46, 20), (40, 26),
    (60, 26), (80, 26), (86, 32), (86, 40), (80, 46), (60, 46), (40, 46), (46, 52), (46, 60), (40, 66), (34, 72),
    (26, 72), (20, 66), (14, 60), (14, 52), (20, 46), (0, 46),
]  # fmt: skip
FOLDS = [
    ((20, 26), (20, 46)), ((40, 26), (40, 46)), ((60, 26), (60, 46)), ((80, 26), (80, 46)),
    ((20, 26), (40, 26)), ((20, 46), (40, 46)), ((20, 6), (20, 26)), ((20, 6), (40, 6)), ((40, 6), (40, 26)),
    ((40, 46), (40, 66)), ((20, 66), (40, 66)), ((20, 46), (20, 66)),
]  # fmt: skip
# Upper left corners of the six nets on each paper.
CORNERS = {
    "a4": [(12, 37), (106.5, 37), (12, 117), (106.5, 117), (12, 197), (106.5, 197)],
    "letter": [(12, 37), (112, 37), (12, 111), (112, 111), (12, 185), (112, 185)],
}
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
EXACT = 0.005


@cache
def printed(paper):
    sheet = net_sheet()
    return print_sheet(sheet if paper == "a4" else replace(sheet, paper=LETTER))


def moved(points, by):
    return [(x + by[0], y + by[1]) for x, y in points]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_page_has_exactly_the_size_of_its_paper(paper):
    ((width, height),) = page_sizes(printed(paper))
    assert (width, height) == pytest.approx(SIZES[paper], abs=EXACT)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_only_solid_lines_of_a_quarter_millimetre_are_the_outlines_of_six_nets(paper):
    cuts = [
        (a, b)
        for corner in CORNERS[paper]
        for a, b in zip(moved(OUTLINE, corner), moved(OUTLINE[1:] + OUTLINE[:1], corner), strict=True)
    ]
    assert same_places(pieces(strokes(printed(paper)), 0.25, dashed=False), cuts, by=EXACT)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_only_dashed_lines_are_the_folds(paper):
    found = [stroke for stroke in strokes(printed(paper)) if stroke.dashed]
    folds = [tuple(moved(fold, corner)) for corner in CORNERS[paper] for fold in FOLDS]
    assert same_places([piece for stroke in found for piece in stroke.pieces], folds, by=EXACT)
    assert {round(stroke.width, 3) for stroke in found} == {0.2}


@pytest.mark.parametrize(("paper", "lying_y", "upright_x"), [("a4", 285.5, 198.5), ("letter", 267.9, 204.4)])
def test_a_ruler_each_way_is_100_millimetres_long(paper, lying_y, upright_x):
    lines = pieces(strokes(printed(paper)), 0.2, dashed=False)
    long = [line for line in lines if max(abs(line[0][n] - line[1][n]) for n in (0, 1)) > 50]
    top = (37 + SIZES[paper][1] - 22) / 2 - 50
    rulers = [((12, lying_y), (112, lying_y)), ((upright_x, top), (upright_x, top + 100))]
    assert same_places(long, rulers, by=EXACT)


def test_each_ruler_has_a_tick_every_millimetre():
    drawn = strokes(printed("a4"))
    ticks = pieces(drawn, 0.15, dashed=False) + pieces(drawn, 0.2, dashed=False)
    lying = sorted(a[0] for a, b in ticks if abs(a[1] - 285.5) < EXACT and abs(a[0] - b[0]) < EXACT)
    assert lying == pytest.approx([12 + n for n in range(101)], abs=EXACT)


def test_dice_are_shared_evenly_between_pages():
    pdf = print_sheet(net_sheet(dice=22))
    assert [texts(pdf, page).count("Die") for page in range(len(page_sizes(pdf)))] == [8, 8, 6]


@cache
def thirteen(paper):
    return print_sheet(replace(net_sheet(dice=13, edge=16_000, tab=4_800), paper=PAPERS[paper]))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_thirteen_dice_of_16_millimetres_go_on_one_sheet(paper):
    pdf = thirteen(paper)
    assert len(page_sizes(pdf)) == 1
    assert texts(pdf).count("Die") == 13
    assert "Print at 100 %." in texts(pdf)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nets_laid_in_each_other_have_straight_edges_and_lie_inside_the_margins(paper):
    outlines = [s for s in strokes(thirteen(paper)) if abs(s.width - 0.25) < 0.01 and not s.dashed]
    folds = pieces(strokes(thirteen(paper)), 0.2, dashed=True)
    assert len(folds) == 13 * 12
    for (x1, y1), (x2, y2) in folds:
        assert min(abs(x1 - x2), abs(y1 - y2)) < EXACT
        assert max(abs(x1 - x2), abs(y1 - y2)) == pytest.approx(16, abs=EXACT)
    width, height = SIZES[paper]
    points = [point for outline in outlines for piece in outline.pieces for point in piece]
    assert len(points) == 2 * 13 * 28
    assert all(6.35 <= x <= width - 6.35 and 33 <= y <= height - 15.8 for x, y in points)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_each_of_thirteen_nets_has_the_numbers_of_its_tabs_twice(paper):
    figures = [word for word in texts(thirteen(paper)).split() if word in set("1234567")]
    # Besides: a 1 to 13 after each "Die", the 5 points of K, 3 of M, 6 of QU, sheet 1 of 1, the edition.
    counts = Counter(figures)
    assert counts["7"] >= 26
    assert counts["4"] >= 26


def test_the_sheet_says_how_to_print_it_and_which_sheet_it_is():
    said = texts(printed("letter"))
    assert "Print at 100 %." in said
    assert "Edition 1 · sheet 1 of 1 · Letter · 7f3a91c2 · CC BY 4.0" in said


def test_a_net_larger_than_the_paper_is_refused_with_the_edge_that_fits():
    with pytest.raises(Faulty) as caught:
        print_sheet(net_sheet(edge=50_000, tab=15_000))
    (fault,) = caught.value.faults
    assert fault.what == "a net of 50 mm does not fit on A4"
    assert fault.hint == "41.5 mm fits, and anything smaller"
    print_sheet(net_sheet(dice=1, edge=41_500, tab=12_450))


def test_letters_too_small_to_read_are_refused_with_the_edge_that_is_enough():
    # Points are 21 hundredths of a face: 6.5 pt at 11 mm; 7 pt are 2.469 mm, which needs 11.76 mm.
    with pytest.raises(Faulty) as caught:
        print_sheet(net_sheet(dice=1, edge=11_000, tab=4_000))
    (fault,) = caught.value.faults
    assert fault.what == "Die 1: at 11 mm its smallest letter is 6.5 pt, under 7"
    assert fault.hint == "an edge of 12 mm is enough"


def test_a_name_wider_than_the_corner_beside_its_net_is_refused():
    sheet = net_sheet(dice=1)
    die = replace(sheet.dice[0], name="The first die of the green set")
    with pytest.raises(Faulty, match="do not fit beside its net"):
        print_sheet(replace(sheet, dice=(die,)))


@pytest.mark.parametrize(
    ("tab", "what"), [(2_900, "has no room for its number"), (10_000, "needs an edge of more than 20 mm")]
)
def test_a_tab_too_shallow_or_too_deep_is_refused(tab, what):
    with pytest.raises(Faulty, match=what):
        print_sheet(net_sheet(dice=1, tab=tab))


@pytest.mark.parametrize(("edge", "tab"), [(12_000, 3_000), (12_000, 5_900), (35_000, 17_000)])
def test_what_marks_a_tab_stays_inside_it(edge, tab):
    flat = laid_flat(CROSS, edge, tab)
    for line in (shape for shape in net_drawing(flat, FACES) if shape.role == "glue"):
        assert any(all(in_tab(point, flat_tab) for point in line.points) for flat_tab in flat.tabs)


def in_tab(point, flat_tab):
    """Tell whether a point lies in the convex outline of a tab, by the side it lies on of each of its sides."""
    corners = [(x / 1000, y / 1000) for x, y in flat_tab.corners]
    x, y = point
    return all(
        (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)
    )
