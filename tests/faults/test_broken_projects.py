"""One table of broken projects: each edit of the shipped content, and the exact lines that tell of it.

`broken.txt` holds a case in a few lines: its name after `==`, the file, what is taken out (`-`), what is put in
(`+`, where `\\x07` is that character), and what is printed (`>`). A file with `+` alone is replaced as a whole,
one with neither is removed.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest

from conftest import Rollpress


@dataclass(frozen=True)
class Broken:
    """An edit of one file, and the lines that `check` prints of it."""

    name: str
    file: str
    old: str
    new: str | None
    lines: tuple[str, ...]


def _case(text: str) -> Broken:
    name, file, *rows = text.rstrip("\n").split("\n")
    marked = {mark: [row[2:] for row in rows if row[:1] == mark] for mark in "-+>"}
    new = re.sub(r"\\x([0-9a-f]{2})", lambda code: chr(int(code[1], 16)), "\n".join(marked["+"]))
    touched = marked["-"] or marked["+"]
    return Broken(name, file, "\n".join(marked["-"]), new if touched else None, tuple(marked[">"]))


TABLE = [_case(text) for text in Path(__file__).with_name("broken.txt").read_text("utf-8").split("== ")[1:]]


def break_it(folder: Path, case: Broken) -> None:
    path = folder / case.file
    if case.new is None:
        path.unlink()
        return
    before = path.read_text("utf-8")
    assert before.count(case.old) >= 1, "the shipped content no longer says what the case takes out"
    path.write_text(before.replace(case.old, case.new, 1) if case.old else case.new, "utf-8")


def tree_hash(folder: Path) -> str:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return sha256(b"".join(bytes(path) + path.read_bytes() for path in files)).hexdigest()


def test_the_shipped_content_has_no_fault(project_folder: Path, rollpress: Rollpress) -> None:
    before = tree_hash(project_folder)
    assert rollpress("check").code == 0
    assert tree_hash(project_folder) == before


@pytest.mark.parametrize("case", TABLE, ids=lambda case: case.name)
def test_a_broken_project_is_told_line_by_line_and_nothing_is_written(
    case: Broken, project_folder: Path, rollpress: Rollpress
) -> None:
    break_it(project_folder, case)
    before = tree_hash(project_folder)
    ran = rollpress("check")
    assert (ran.code, ran.out) == (1, "")
    *lines, count = ran.err.splitlines()
    assert tuple(lines) == case.lines
    assert re.fullmatch(r"\d+ faults? in \d+ places?, nothing written", count)
    assert tree_hash(project_folder) == before


def test_the_table_is_long_and_nearly_every_fault_says_what_to_do_next() -> None:
    told = [line for case in TABLE for line in case.lines if not line.startswith("  ")]
    hints = [line for case in TABLE for line in case.lines if line.startswith("  hint: ")]
    assert len(TABLE) >= 60
    assert len(hints) >= 0.9 * len(told)
    assert all(re.match(r"content/[^:]+(:\d+(:\d+)?)?: ", line) for line in told)


def test_all_faults_of_a_run_are_told_at_once_in_order_of_place(project_folder: Path, rollpress: Rollpress) -> None:
    chosen = [case for case in TABLE if case.name in ("unknown key", "unknown mark", "an unknown zone")]
    for case in chosen:
        break_it(project_folder, case)
    ran = rollpress("check")
    *lines, count = ran.err.splitlines()
    assert sorted(lines) == sorted(line for case in chosen for line in case.lines)
    assert count == "3 faults in 3 places, nothing written"
    assert [line for line in lines if line.startswith("content")] == sorted(
        line for line in lines if line.startswith("content")
    )
