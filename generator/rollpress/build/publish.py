"""Put a built tree in its place: all of it or nothing.

The new tree is made complete beside the old one, taking over unchanged files as they are (hard links, so
their times stay), and then the two change names. A kill at any moment leaves the old tree or the new one.
What Rollpress did not write into the folder (it keeps a list) stays there: files, links, empty folders.
Of two runs at once the second waits until the first has published.
"""

from __future__ import annotations

import ctypes
import errno
import hashlib
import json
import os
import shutil
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path, PurePosixPath

from rollpress.build.turns import one_at_a_time
from rollpress.faults import Fault, Faulty, Place
from rollpress.source import json_from

__all__ = ["LIST", "publish"]

LIST = ".rollpress.json"
"""The list of what a tree holds, path to SHA-256."""

Tree = Mapping[str, bytes]


def publish(tree: Tree, folder: Path) -> int:
    """Make the folder hold the tree; return how many files were written, changed or removed."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with one_at_a_time(folder.parent):
            return _published(tree, folder)
    except OSError as error:
        what = f"cannot be written: {error.strerror or error}"
        hint = "check the rights of the folder and of the one it lies in, and that the disk has room"
        raise Faulty([Fault(Place(str(folder)), what, hint)]) from None


def _published(tree: Tree, folder: Path) -> int:
    _clear_up(folder)
    hashes = {path: hashlib.sha256(content).hexdigest() for path, content in sorted(tree.items())}
    before = _listed(folder)
    changed = {path for path, digest in hashes.items() if not _is_there(folder, path, digest)}
    stale = {path for path in before if path not in hashes and os.path.lexists(folder / path)}
    if not changed and not stale and set(before) == set(hashes):
        return 0
    if folder.exists() and not _may_write(folder):  # its name could be changed all the same
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
    foreign = [path for path in _held(folder) if path not in hashes and path not in stale and path != LIST]
    _refuse_what_is_in_the_way(foreign, hashes, folder)
    try:
        _swap_in(tree, hashes, changed, foreign, folder)
    except OSError:
        _clear_up(folder)  # a full disk must not stay full of a draft
        raise
    return len(changed | stale)


def _may_write(folder: Path) -> bool:
    return os.access(folder, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


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
        listed = json_from((folder / LIST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(listed, dict):
        return {}
    return {path: str(digest) for path, digest in listed.items() if _is_inside(path)}


def _is_inside(path: str) -> bool:
    pure = PurePosixPath(path)
    return not pure.is_absolute() and ".." not in pure.parts


def _is_there(folder: Path, path: str, digest: str) -> bool:
    """Tell whether the folder itself holds a file: not by way of a link to somewhere else."""
    file, steps = folder / path, PurePosixPath(path).parents
    if any((folder / step).is_symlink() for step in steps if step.name) or not file.is_file():
        return False
    return not file.is_symlink() and hashlib.sha256(file.read_bytes()).hexdigest() == digest


def _refuse_what_is_in_the_way(foreign: Collection[str], hashes: Mapping[str, str], folder: Path) -> None:
    """Raise Faulty for what is not ours and stands where a folder, or a file, of the tree belongs."""
    folders = {step.as_posix() for path in hashes for step in PurePosixPath(path).parents}
    taken = {path for path in foreign if path in folders and not _is_folder(folder / path)}
    taken |= {step.as_posix() for path in foreign for step in PurePosixPath(path).parents} & hashes.keys()
    if taken:
        hint = "move it away; the site needs its place"
        raise Faulty(Fault(Place(str(folder / path)), "is not ours, and in the way", hint) for path in taken)


def _swap_in(
    tree: Tree, hashes: Mapping[str, str], changed: set[str], foreign: Collection[str], folder: Path
) -> None:
    draft = _aside(folder, "new")
    draft.mkdir()
    for path in (*(path for path in hashes if path not in changed), *foreign):
        (draft / path).parent.mkdir(parents=True, exist_ok=True)
        _take_over(folder / path, draft / path)
    for path in sorted(changed):
        (draft / path).parent.mkdir(parents=True, exist_ok=True)
        (draft / path).write_bytes(tree[path])
    (draft / LIST).write_text(json.dumps(hashes, indent=0, sort_keys=True) + "\n", "utf-8")
    os.sync()
    _exchange(draft, folder)
    if draft.exists():
        shutil.rmtree(draft)


def _take_over(old: Path, new: Path) -> None:
    """Give what is there its place in the new tree: an empty folder anew, all else under the same inode."""
    if _is_folder(old):
        new.mkdir(exist_ok=True)
    else:
        os.link(old, new, follow_symlinks=False)


def _is_folder(path: Path) -> bool:
    return path.is_dir() and not path.is_symlink()


def _held(folder: Path) -> Iterator[str]:
    """Yield what a folder holds, without entering links: every entry that is no folder, and empty folders."""
    for root, folders, files in os.walk(folder, onerror=_raised):
        here = Path(root)
        links = [name for name in folders if (here / name).is_symlink()]
        yield from ((here / name).relative_to(folder).as_posix() for name in sorted((*files, *links)))
        if here != folder and not folders and not files:
            yield here.relative_to(folder).as_posix()


def _raised(error: OSError) -> None:
    if not isinstance(error, FileNotFoundError):
        raise error  # what cannot be read would be lost


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
