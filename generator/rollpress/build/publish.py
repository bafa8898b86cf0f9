"""Put a built tree in its place: all of it or nothing.

The new tree is made complete beside the old one, taking over unchanged files as they are (hard links, so
their times stay), and then the two change names. A kill at any moment leaves the old tree or the new one.
What Rollpress did not write into the folder (it keeps a list) stays there.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from rollpress.faults import Fault, Faulty, Place

__all__ = ["LIST", "publish"]

LIST = ".rollpress.json"
"""The list of what a tree holds, path to SHA-256."""

Tree = Mapping[str, bytes]


def publish(tree: Tree, folder: Path) -> int:
    """Make the folder hold the tree; return how many files were written, changed or removed."""
    _clear_up(folder)
    hashes = {path: hashlib.sha256(content).hexdigest() for path, content in sorted(tree.items())}
    before = _listed(folder)
    changed = {path for path, digest in hashes.items() if not _is_there(folder / path, digest)}
    stale = {path for path in before if path not in hashes and (folder / path).exists()}
    if not changed and not stale and set(before) == set(hashes):
        return 0
    try:
        _swap_in(tree, hashes, changed, stale, folder)
    except OSError as error:
        _clear_up(folder)  # a full disk must not stay full of a draft
        raise Faulty(
            [Fault(Place(str(folder)), f"cannot be written: {error}", "check the folder's rights")]
        ) from None
    return len(changed | stale)


def _aside(folder: Path, what: str) -> Path:
    return folder.with_name(f".{folder.name}.{what}")


def _clear_up(folder: Path) -> None:
    """Take away, or put back, what a run that was killed left beside the folder."""
    new, old = _aside(folder, "new"), _aside(folder, "old")
    if old.exists() and not folder.exists():
        old.rename(folder)  # killed between the two renames of `_exchange`
    for left in (new, old):
        if left.exists():
            shutil.rmtree(left)


def _listed(folder: Path) -> dict[str, str]:
    """Return what an earlier build wrote here, as far as its list is whole and stays inside the folder."""
    try:
        listed = json.loads((folder / LIST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(listed, dict):
        return {}
    return {path: str(digest) for path, digest in listed.items() if _is_inside(path)}


def _is_inside(path: str) -> bool:
    pure = PurePosixPath(path)
    return not pure.is_absolute() and ".." not in pure.parts


def _is_there(path: Path, digest: str) -> bool:
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == digest


def _swap_in(tree: Tree, hashes: Mapping[str, str], changed: set[str], stale: set[str], folder: Path) -> None:
    draft = _aside(folder, "new")
    draft.mkdir(parents=True)
    for old in _files(folder):
        if old not in stale and old not in changed and old != LIST:
            (draft / old).parent.mkdir(parents=True, exist_ok=True)
            os.link(folder / old, draft / old)
    for path in sorted(changed):
        (draft / path).parent.mkdir(parents=True, exist_ok=True)
        (draft / path).write_bytes(tree[path])
    (draft / LIST).write_text(json.dumps(hashes, indent=0, sort_keys=True) + "\n", "utf-8")
    os.sync()
    _exchange(draft, folder)
    if draft.exists():
        shutil.rmtree(draft)


def _files(folder: Path) -> list[str]:
    if not folder.is_dir():
        return []
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def _exchange(new: Path, old: Path) -> None:
    """Let two folders change names; where the system cannot do it in one step, in two renames."""
    if not old.exists():
        new.rename(old)
        return
    if not _exchanged_at_once(new, old):
        aside = _aside(old, "old")
        old.rename(aside)
        new.rename(old)
        shutil.rmtree(aside)


def _exchanged_at_once(new: Path, old: Path) -> bool:
    """Try Linux's renameat2 with RENAME_EXCHANGE, which Python has no name for."""
    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError):
        return False
    here, exchange = -100, 2
    return bool(rename(here, os.fsencode(new), here, os.fsencode(old), exchange) == 0)
