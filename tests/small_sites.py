"""A project of one game that builds in seconds, whole: days, pages, printed sheets, a set for classes."""

import contextlib
import shutil
from pathlib import Path

from rollpress.cli.main import _run
from rollpress.home import shipped_content

GAME = "epellelemele"
"""The shipped game whose days are solved and whose sheets are printed fastest."""
AS_OF = "2027-01-02"
PLAN = ("plan", "--as-of", AS_OF, "--until", "2027-01-05")
SITE = "first_day: 2027-01-01\nahead_days: 1\npapers: [a4]\nmissing_word: 'mailto:me@example.org?subject={list}'\n"


def planned(folder: Path) -> Path:
    """Make a project whose one game is a shipped one, and plan its first days."""
    content, shipped = folder / "content", shipped_content()
    for part in (f"games/{GAME}", f"classes/{GAME}", "languages"):
        shutil.copytree(shipped / part, content / part)
    (content / "site.yaml").write_text(SITE, "utf-8")
    with contextlib.chdir(folder):
        assert _run([*PLAN]) == 0
    return folder


def built(project: Path, output: Path, *options: str) -> dict[str, bytes]:
    """Build a planned project into a folder and return its tree."""
    assert _run(["build", str(project), "--as-of", AS_OF, "--output", str(output), *options]) == 0
    return tree(output)


def tree(folder: Path) -> dict[str, bytes]:
    """Return the files of a built tree by their paths, without its own list of them."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != ".rollpress.json")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
