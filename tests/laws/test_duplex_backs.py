"""The back of each tile and token lies behind its front, however the sheet is turned; cuts are on fronts alone."""

from dataclasses import replace

import pytest

from print_samples import tile_sheet
from printed import page_sizes, pieces, strokes, texts
from rollpress.drawing.primitives import Box, Disc
from rollpress.faults import Place
from rollpress.geometry import MM, PAPERS
from rollpress.press import print_sheet
from rollpress.press.tile_plates import fold_line, laid_pages, tile_plates

TURNED = ["long-edge", "short-edge", "fold"]
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}


def middles(plate):
    """Return the middles of the outer frames and rings that backs are drawn with, in millimetres."""
    frames = [s for s in plate.drawing if isinstance(s, Box) and s.role == "hub"]
    rings = [s for s in plate.drawing if isinstance(s, Disc) and s.role == "hub" and s.radius < 0.4 * 30]
    return [(s.x + s.width / 2, s.y + s.height / 2) for s in frames] + [(s.x, s.y) for s in rings]


def seen_through(point, backs, paper, fold):
    """Return where a point of the front is seen from behind, by hand."""
    (x, y), (width, height) = point, SIZES[paper]
    return {"long-edge": (width - x, y), "short-edge": (x, height - y), "fold": (x, 2 * fold - y)}[backs]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("backs", TURNED)
def test_middles_of_backs_mirror_their_fronts_for_one_to_sixty_tiles(backs, paper):
    for count in range(1, 61):
        sheet = replace(tile_sheet(tiles=count, tokens=0), backs=backs, paper=PAPERS[paper])
        plates = tile_plates(sheet, Place("tiles.pdf"))
        behind = plates if backs == "fold" else plates[1::2]
        for laid, plate in zip(laid_pages(sheet), behind, strict=True):
            fronts = [((a.x + a.width / 2) / MM, (a.y + a.height / 2) / MM) for a in (piece.area for piece in laid)]
            wanted = [seen_through(point, backs, paper, fold_line(sheet) / MM) for point in fronts]
            assert middles(plate) == [pytest.approx(point, abs=0.001) for point in wanted]


@pytest.mark.parametrize("paper", SIZES)
def test_without_backs_every_page_is_a_front(paper):
    for count in range(1, 61):
        sheet = replace(tile_sheet(tiles=count), paper=PAPERS[paper])
        assert not any(plate.back for plate in tile_plates(sheet, Place("tiles.pdf")))


@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
def test_backs_are_a_page_of_their_own_with_no_cut_and_no_ruler(backs):
    pdf = print_sheet(replace(tile_sheet(), backs=backs))
    assert len(page_sizes(pdf)) == 2
    assert "100 %" in texts(pdf, 0)
    assert "100 %" not in texts(pdf, 1)
    assert pieces(strokes(pdf, 0), 0.25, dashed=False)
    assert not pieces(strokes(pdf, 1), 0.25, dashed=False)


def test_backs_to_fold_over_lie_below_one_dashed_line_with_all_cuts_above_it():
    sheet = replace(tile_sheet(tiles=18, tokens=0), backs="fold")
    pdf = print_sheet(sheet)
    assert len(page_sizes(pdf)) == 1
    ((start, end),) = pieces(strokes(pdf), 0.2, dashed=True)
    assert start[1] == pytest.approx(end[1]) == pytest.approx(fold_line(sheet) / MM, abs=0.005)
    assert all(y < start[1] for piece in pieces(strokes(pdf), 0.25, dashed=False) for _, y in piece)


def test_cuts_run_on_past_the_tiles_at_both_ends_and_stay_inside_the_margins():
    for paper, (width, height) in SIZES.items():
        sheet = replace(tile_sheet(tiles=36, tokens=0), backs="long-edge", paper=PAPERS[paper])
        left = (width - 180) / 2
        cuts = pieces(strokes(print_sheet(sheet)), 0.25, dashed=False)
        rows = [sorted((a[0], b[0])) for a, b in cuts if abs(a[1] - b[1]) < 0.01]
        assert rows == [pytest.approx([left - 4, left + 184], abs=0.005)] * 7
        assert all(6.35 <= y <= height - 6.35 for piece in cuts for _, y in piece)
