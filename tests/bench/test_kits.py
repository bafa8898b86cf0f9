"""What a kit costs: nothing when nothing changed, and a part of the whole when one die did. Ratios of one run."""

import shutil
import time
from pathlib import Path

from rollpress.build.prints import prints_of
from rollpress.build.shelf import Shelf
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES
from rollpress.spec.project import read_project


def test_only_what_changed_is_printed_again(tmp_path: Path) -> None:
    shutil.copytree(shipped_content(), tmp_path / "content", ignore=shutil.ignore_patterns("puzzles"))

    def seconds() -> float:
        start = time.perf_counter()
        content = tmp_path / "content"
        project = read_project(content, KIND_TYPES, shipped_content())
        prints_of(project, Shelf(content, shipped_content(), tmp_path / ".rollpress"))
        return time.perf_counter() - start

    cold, again = seconds(), seconds()
    edition = tmp_path / "content/games/vowelocity/game.yaml"
    edition.write_text(edition.read_text("utf-8").replace("edge_mm: 16", "edge_mm: 17"), "utf-8")
    edited = seconds()
    said = f"cold {cold:.1f} s, nothing changed {again:.1f} s, another edge for one game {edited:.1f} s"
    assert again < cold / 10, said
    assert edited < cold * 2 / 3, said
