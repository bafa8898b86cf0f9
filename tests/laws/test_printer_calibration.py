"""A printer that stretches and shifts is corrected after one calibration, to a twentieth of a millimetre."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from print_samples import net_sheet, tile_sheet
from printed import page_sizes, pieces, strokes
from rollpress.drawing.calibration import calibration_back, calibration_front
from rollpress.drawing.primitives import Line, extent
from rollpress.geometry import ACROSS, DOWN, MM, PAPERS, Printer, measured_printer
from rollpress.press import print_sheet
from rollpress.press.corrected import corrected

scales = st.floats(0.97, 1.03)
steps = st.floats(-3, 3)


def printed_at(point, paper, scale, step=(0, 0)):
    """Return where a printer that strays puts a point, by hand: stretched about the middle, and moved."""
    middle = paper.width / 2000, paper.height / 2000
    return tuple(m + s * (p - m) + d for p, m, s, d in zip(point, middle, scale, step, strict=True))


def read(length):
    """Return micrometres as somebody reads them off a rule with tenths of a millimetre."""
    return round(length * 10) * 100


@given(scales, scales, steps, steps, st.sampled_from(list(PAPERS.values())), st.floats(0, 1), st.floats(0, 1))
def test_after_one_calibration_nothing_is_off_by_more_than_a_twentieth(sx, sy, dx, dy, paper, u, v):
    profile = measured_printer("p", read(180 * sx), read(230 * sy), read(dx), read(dy), 5_000)
    wanted = u * paper.width / MM, v * paper.height / MM
    found = {}
    for back, step in ((False, (0, 0)), (True, (dx, dy))):
        x, y = profile.corrected((wanted[0] * MM, wanted[1] * MM), paper, back=back)
        found[back] = printed_at((x / MM, y / MM), paper, (sx, sy), step)
    # What is left of the scale is the same on both sides, so a back is off its front by what is left of the step.
    assert found[False] == pytest.approx(wanted, abs=0.05)
    assert found[True] == pytest.approx(found[False], abs=0.0505)


@given(scales, scales, steps, steps, st.floats(0, 210), st.floats(0, 297))
def test_a_printer_known_exactly_is_corrected_exactly(sx, sy, dx, dy, x, y):
    paper = PAPERS["a4"]
    profile = Printer("p", round(sx * 1e6), round(sy * 1e6), round(dx * 1e3), round(dy * 1e3))
    drawn = profile.corrected((x * MM, y * MM), paper, back=True)
    found = printed_at((drawn[0] / MM, drawn[1] / MM), paper, (sx, sy), (dx, dy))
    assert found == pytest.approx((x, y), abs=0.002)


def test_the_lengths_to_measure_are_on_the_sheet():
    for paper in PAPERS.values():
        lengths = {
            round(abs(x1 - x2) + abs(y1 - y2), 3)
            for line in calibration_front(paper)
            if isinstance(line, Line) and line.role == "tick"
            for (x1, y1), (x2, y2) in [line.points]
        }
        assert {ACROSS / MM, DOWN / MM} <= lengths


def test_both_scales_stand_in_the_middle_of_the_paper_and_differ_by_a_tenth_a_step():
    for paper in PAPERS.values():
        middle = paper.width / MM / 2
        for drawing, step in ((calibration_front(paper), 1.0), (calibration_back(paper), 0.9)):
            marks = [line for line in drawing if isinstance(line, Line) and line.role == "mark"]
            upright = sorted(a[0] for a, b in (line.points for line in marks) if a[0] == b[0])
            wanted = [middle + step * n for n in range(-10, 11)]
            assert all(any(abs(x - want) < 0.001 for x in upright) for want in wanted)
        assert extent(calibration_back(paper))[0] > 0


def corners(pdf, page, dashed, width):
    return [point for piece in pieces(strokes(pdf, page), width, dashed=dashed) for point in piece]


def test_a_corrected_sheet_keeps_its_size_and_its_lines_are_where_the_printer_needs_them():
    printer = Printer("study", 1_020_000, 985_000)
    plain = print_sheet(net_sheet(dice=1))
    mended = corrected(plain, printer)
    assert page_sizes(mended) == page_sizes(plain)
    before = corners(plain, 0, False, 0.25)
    after = [point for stroke in strokes(mended) for piece in stroke.pieces for point in piece]
    for x, y in before:
        wanted = (105 + (x - 105) / 1.02, 148.5 + (y - 148.5) / 0.985)
        assert any(abs(wanted[0] - a) < 0.01 and abs(wanted[1] - b) < 0.01 for a, b in after)


def test_only_backs_are_moved():
    sheet = replace(tile_sheet(tiles=6, tokens=0), backs="long-edge")
    plain = print_sheet(sheet)
    mended = corrected(plain, Printer("study", back_right=1_000, back_down=-500))
    for page, (dx, dy) in enumerate([(0, 0), (-1, 0.5)]):
        before = [p for s in strokes(plain, page) for piece in s.pieces for p in piece]
        after = [p for s in strokes(mended, page) for piece in s.pieces for p in piece]
        assert len(before) == len(after)
        for (x, y), (a, b) in zip(before, after, strict=True):
            assert (a, b) == pytest.approx((x + dx, y + dy), abs=0.005)


def test_the_same_sheet_and_printer_give_the_same_bytes():
    plain = print_sheet(net_sheet(dice=1))
    assert corrected(plain, Printer("study", 1_001_000)) == corrected(plain, Printer("study", 1_001_000))
