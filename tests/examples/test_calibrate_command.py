"""`rollpress calibrate`: a sheet, a profile from five lengths, and a kit that is corrected for the printer."""

from pathlib import Path

import pytest

from conftest import Rollpress
from printed import page_sizes, pieces, strokes, texts

MEASURED = "180.9,229.77,0.4,-0.2,5"


def test_the_sheet_has_a_front_with_what_to_do_and_a_back(rollpress: Rollpress, project_folder: Path) -> None:
    ran = rollpress("calibrate", "--paper", "letter", "--out", "here")
    assert (ran.code, ran.err) == (0, "")
    pdf = (project_folder / "here/calibration.pdf").read_bytes()
    assert page_sizes(pdf) == [pytest.approx((215.9, 279.4), abs=0.005)] * 2
    assert "Measure A and B" in " ".join(texts(pdf).split())


def test_a_kit_for_a_measured_printer_is_corrected_and_names_it(rollpress: Rollpress, project_folder: Path) -> None:
    assert rollpress("calibrate", "--measured", MEASURED, "--name", "study", "--out", ".").code == 0
    profile = (project_folder / "printer.yaml").read_text("utf-8")
    assert "across: 1005000\ndown: 999000\nback_right: 400\nback_down: -200\nmargin: 5000\n" in profile
    ran = rollpress("kit", "letra-mix", "--only", "die 1", "--printer", "printer.yaml", "--out", "kit")
    assert (ran.code, ran.err) == (0, "")
    pdf = (project_folder / "kit/dice-nets.pdf").read_bytes()
    assert "study" in texts(pdf)
    folds = [stroke for stroke in strokes(pdf) if stroke.dashed]
    sides = {round(abs(x1 - x2) + abs(y1 - y2), 3) for f in folds for (x1, y1), (x2, y2) in f.pieces}
    assert min(sides) == pytest.approx(16 / 1.005, abs=0.005)
    assert max(sides) == pytest.approx(16 / 0.999, abs=0.005)
    assert not pieces(strokes(pdf), 0.25, dashed=True)


@pytest.mark.parametrize(
    ("measured", "code", "said"),
    [
        ("180,230", 2, "are not five lengths"),
        ("180,230,0,0,inf", 2, "are not five lengths"),
        ("90,230,0,0,5", 1, "across: 500000 does not do here\n  hint: write 900000 or more"),
        ("180,230,0,0,15", 1, "a margin of 15 mm cuts into the texts, which keep 14 mm clear\n  hint: 14 mm fit"),
    ],
)
def test_what_cannot_have_been_measured_is_refused(
    rollpress: Rollpress, project_folder: Path, measured: str, code: int, said: str
) -> None:
    ran = rollpress("calibrate", "--measured", measured, "--out", ".")
    assert ran.code == code
    assert said in ran.err
    assert not (project_folder / "printer.yaml").exists()
