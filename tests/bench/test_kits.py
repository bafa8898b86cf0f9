"""What kits cost: next to nothing when nothing changed, and little when one die did. Ratios of one run."""

import os
import resource
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
    edition = tmp_path / "content/games/letra-mix/en.yaml"
    text = edition.read_text("utf-8")
    edition.write_text(text.replace("faces: [A, E, I, N, S, T]", "faces: [A, E, I, N, S, R]"), "utf-8")
    edited = seconds()
    one, workers = (
        resource.getrusage(who).ru_maxrss / 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )
    most = one + (os.cpu_count() or 1) * workers
    print(
        f"\nkits: cold {cold:.1f} s, nothing changed {again:.1f} s, one die changed {edited:.1f} s, {most:.0f} MB"
    )
    assert again < cold / 10
    assert edited < cold / 3
    assert most < 600
