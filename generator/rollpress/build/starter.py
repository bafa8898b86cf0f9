"""Begin a project, or a game in it: copy what ships, whole or not at all."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from rollpress.faults import Fault, Faulty, Misused, Place
from rollpress.spec.project import GAME_ID

__all__ = ["begin_game", "begin_project"]

_LEFT_OUT = ("puzzles", "languages")
"""A new project has no past; word lists and texts are the shipped ones until it has its own."""
_STARTER = {
    "README.md": "README.md",
    "gitignore": ".gitignore",
    "requirements.txt": "requirements.txt",
    "site.yml": ".github/workflows/site.yml",
}
"""What a project begins with beside its content, and where each file belongs."""


def begin_project(folder: Path, content: Path, starter: Path) -> list[str]:
    """Make a project in a folder that is empty or not there yet; return the paths of what it holds."""
    if folder.exists() and any(folder.iterdir()):
        raise Misused(f"{folder} is not empty; name a new folder")

    def fill(draft: Path) -> None:
        shutil.copytree(content, draft / "content", ignore=shutil.ignore_patterns(*_LEFT_OUT))
        for name, place in _STARTER.items():
            (draft / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(starter / name, draft / place)

    return _placed(folder, fill)


def begin_game(games: Path, name: str, like: Path, language: str) -> list[str]:
    """Make a game by copying another one's files under a new id and title; return their paths."""
    if not GAME_ID.fullmatch(name):
        raise Misused(f"'{name}' is no name for a game; use small letters, digits and hyphens")
    if (games / name).exists():
        raise Faulty([Fault(Place(f"content/games/{name}"), "is there already", "choose another name")])

    def fill(draft: Path) -> None:
        shutil.copytree(like, draft, dirs_exist_ok=True)
        edition = draft / f"{language}.yaml"
        title = name.replace("-", " ").capitalize()
        text = re.sub(r"^title: .*$", f"title: {title}", edition.read_text("utf-8"), count=1, flags=re.MULTILINE)
        edition.write_text(text, "utf-8")
        spec = draft / "game.yaml"  # the rolls of the copy are its own
        spec.write_text(re.sub(r"^drawn_as:.*\n", "", spec.read_text("utf-8"), flags=re.MULTILINE), "utf-8")

    return _placed(games / name, fill)


def _placed(folder: Path, fill: Callable[[Path], None]) -> list[str]:
    """Fill a folder beside the wanted one, then give it its name: a failure leaves nothing behind."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    try:
        fill(draft)
        draft.chmod(0o755)
        if folder.exists():
            folder.rmdir()
        draft.rename(folder)
    except OSError as error:
        raise Faulty([Fault(Place(str(folder)), f"cannot be made: {error.strerror}", "check the folder")]) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
