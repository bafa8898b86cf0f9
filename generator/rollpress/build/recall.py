"""Recall what an order made before, by a hash of all that it depends on, without reading a project or its words.

Input is an order; what counts are the bytes of the files that it names, of all content and print templates, of our
own code, and the versions of the engines. Nothing here is parsed: a set of sheets that was made before is there
again in the time that it takes to read these files.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterable, Mapping
from importlib.metadata import version
from pathlib import Path

from rollpress.build.files import hashed, write_whole
from rollpress.build.orders import Order
from rollpress.home import shipped_content, shipped_templates

__all__ = ["Recall", "packed", "unpacked"]

_ENGINES = ("weasyprint", "pydyf", "pikepdf", "fonttools", "jinja2", "segno")
_EPOCH = (1980, 1, 1, 0, 0, 0)
_FOLDER, _SAID = "handouts", ".said"


class Recall:
    """What was made before in a project's cache, for one order; `said` are the lines that came with it."""

    def __init__(self, order: Order, here: Path) -> None:
        own = here / "content"
        folders = [own if own.is_dir() else shipped_content(), shipped_content(), shipped_templates() / "print"]
        self._path = here / ".rollpress" / _FOLDER / f"{_key(order, dict.fromkeys(folders))}.zip"

    def made(self) -> tuple[dict[str, bytes], str] | None:
        """Return files by name and what was said of them, or None where they are to be made."""
        try:
            files = unpacked(self._path.read_bytes())
        except (OSError, zipfile.BadZipFile):
            return None
        said = files.pop(_SAID, b"").decode()
        return files, said

    def keep(self, files: Mapping[str, bytes], said: str) -> None:
        """Keep what was made."""
        write_whole(self._path, packed({**files, _SAID: said.encode()}))


def _key(order: Order, folders: Iterable[Path]) -> str:
    parts = [repr(order), *(f"{name} {version(name)}" for name in _ENGINES)]
    parts += [hashlib.sha256(path.read_bytes()).hexdigest() for path in order.files]
    for folder in (Path(__file__).parents[1], *folders):
        parts += hashed(folder)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def packed(files: Mapping[str, bytes]) -> bytes:
    """Return files as a zip, the same bytes for the same files: in order of name, without dates."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.compress_type, entry.external_attr, entry.create_system = zipfile.ZIP_DEFLATED, 0o644 << 16, 3
            archive.writestr(entry, content)
    return out.getvalue()


def unpacked(content: bytes) -> dict[str, bytes]:
    """Return the files of a zip by name."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
