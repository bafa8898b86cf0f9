"""Tiles and tokens as printed: cut lines read back from the PDF against figures written here by hand."""

from dataclasses import replace
from functools import cache

import pytest

from print_samples import LETTER, tile_sheet
from printed import page_sizes, pieces, same_places, strokes, texts
from rollpress.faults import Faulty
from rollpress.press import print_sheet

EXACT = 0.005
LEFT = {"a4": 15, "letter": 17.95}


@cache
def printed(paper):
    sheet = tile_sheet()
    return print_sheet(sheet if paper == "a4" else replace(sheet, paper=LETTER))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_thirty_tiles_are_cut_along_six_and_seven_lines_that_tiles_share(paper):
    x, y = LEFT[paper], 44
    across = [((x - 4, y + 30 * row), (x + 184, y + 30 * row)) for row in range(6)]
    down = [((x + 30 * column, y - 4), (x + 30 * column, y + 154)) for column in range(7)]
    assert same_places(pieces(strokes(printed(paper)), 0.25, dashed=False), across + down, by=EXACT)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_four_tokens_are_cut_as_circles_of_30_millimetres(paper):
    found = [
        stroke.curved for stroke in strokes(printed(paper)) if abs(stroke.width - 0.25) < 0.01 and stroke.curved
    ]
    boxes = sorted(
        (min(x for x, _ in curve), min(y for _, y in curve), max(x for x, _ in curve), max(y for _, y in curve))
        for curve in found
    )
    wanted = [(LEFT[paper] + 37 * n, 210, LEFT[paper] + 37 * n + 30, 240) for n in range(4)]
    assert len(boxes) == 4
    for box, place in zip(boxes, wanted, strict=True):
        assert box == pytest.approx(place, abs=EXACT)


def test_a_ruler_of_100_millimetres_lies_at_the_foot():
    lines = pieces(strokes(printed("a4")), 0.2, dashed=False)
    long = [line for line in lines if abs(line[0][0] - line[1][0]) > 50]
    assert same_places(long, [((15, 285.5), (115, 285.5))], by=EXACT)


def test_a_last_row_that_is_not_full_is_cut_only_round_its_tiles():
    cuts = pieces(strokes(print_sheet(tile_sheet(tiles=8, tokens=0))), 0.25, dashed=False)
    x, y = 15, 44
    across = [((x - 4, y + 30 * row), (x + 184, y + 30 * row)) for row in range(2)] + [
        ((x - 4, 104), (x + 64, 104))
    ]
    down = [((x + 30 * n, y - 4), (x + 30 * n, y + (64 if n < 3 else 34))) for n in range(7)]
    assert same_places(cuts, across + down, by=EXACT)


def test_tokens_take_a_page_of_their_own_when_tiles_fill_the_last():
    pdf = print_sheet(tile_sheet(tiles=42))
    assert len(page_sizes(pdf)) == 2
    assert "Rescue" not in texts(pdf, 0)
    assert "Rescue" in texts(pdf, 1)


def test_columns_that_do_not_fit_are_refused_with_what_would():
    with pytest.raises(Faulty) as caught:
        print_sheet(replace(tile_sheet(), edge=40_000))
    (fault,) = caught.value.faults
    assert fault.what == "6 columns of 40 mm do not fit on A4"
    assert fault.hint == "tiles of 31.5 mm fit, or 4 columns"
