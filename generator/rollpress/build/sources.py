"""Put into finished PDFs the files that their game was written in, so that each can be made anew from itself.

Input and output are PDFs by file name. This comes last: a text that is changed lays out no page anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from pathlib import Path

from rollpress.build.forms import remembered
from rollpress.build.shelf import Shelf
from rollpress.press.attach import Attached, with_attached
from rollpress.spec.game import Game

__all__ = ["sourced"]

_TYPES = {".yaml": "application/yaml", ".md": "text/markdown"}


def sourced(files: Mapping[str, bytes], game: Game, shelf: Shelf) -> dict[str, bytes]:
    """Return the PDFs with what the author wrote of the game in them, kept like forms."""
    sources = _sources(game, shelf)
    written = sha256(repr(sources).encode()).hexdigest()
    return {
        name: remembered(partial(with_attached, pdf, sources), shelf, "sourced", sha256(pdf).hexdigest(), written)
        for name, pdf in files.items()
    }


def _sources(game: Game, shelf: Shelf) -> tuple[Attached, ...]:
    folder = shelf.content / "games" / game.id
    names = ("game.yaml", f"{game.language}.yaml", f"rulebook.{game.language}.md")
    paths = [folder / name for name in names if (folder / name).is_file()]
    return tuple(Attached(path.name, _TYPES[path.suffix], _text(path)) for path in paths)


def _text(path: Path) -> bytes:
    """Return a text file's bytes with the same line ends on every machine."""
    return path.read_bytes().replace(b"\r\n", b"\n")
