"""A project of one game that builds in seconds, whole: three days, pages, printed sheets."""

import shutil
from pathlib import Path

from conftest import Rollpress
from rollpress.home import shipped_content

GAME = "epellelemele"
"""The shipped game whose days are solved and whose sheets are printed fastest."""
AS_OF = "2027-01-02"
SITE = "first_day: 2027-01-01\nahead_days: 1\npapers: [a4]\nmissing_word: 'mailto:me@example.org?subject={list}'\n"


def begun(folder: Path, game: str = GAME) -> Path:
    """Make a project whose one game is a shipped one, called by another id if that is wanted."""
    content, shipped = folder / "content", shipped_content()
    shutil.copytree(shipped / "games" / GAME, content / "games" / game)
    shutil.copytree(shipped / "languages", content / "languages")
    (content / "site.yaml").write_text(SITE, "utf-8")
    return folder


def built(project: Path, rollpress: Rollpress, *options: str) -> dict[str, bytes]:
    """Build a planned project and return its tree, without the list of what is in it."""
    ran = rollpress("build", str(project), "--as-of", AS_OF, *options)
    assert (ran.code, ran.err) == (0, "")
    return tree(project / "output")


def tree(folder: Path) -> dict[str, bytes]:
    """Return the files of a built tree by their paths, without its own list of them."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != ".rollpress.json")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
