"""`rollpress kit --backs`: tiles of a game with a page of backs after each front."""

from pathlib import Path

from conftest import Rollpress
from printed import page_sizes, pieces, strokes, texts


def test_a_kit_with_backs_has_a_page_behind_each_front(rollpress: Rollpress, project_folder: Path) -> None:
    ran = rollpress("kit", "vowelocity", "--backs", "long-edge", "--out", "kit")
    assert (ran.code, ran.err) == (0, "")
    pdf = (project_folder / "kit/tiles.pdf").read_bytes()
    assert len(page_sizes(pdf)) == 2
    assert "Rescue tokens" in texts(pdf, 0)
    assert pieces(strokes(pdf, 0), 0.25, dashed=False)
    assert not pieces(strokes(pdf, 1), 0.25, dashed=False)
    assert [path.name for path in (project_folder / "kit/cut").glob("tiles-*")] == ["tiles-1.svg"]
