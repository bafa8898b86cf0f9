"""Write files whole or not at all, and tell the files of a folder by what is in them."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rollpress.faults import Fault, Faulty, Place

__all__ = ["hashed", "write_whole"]


def write_whole(path: Path, content: bytes) -> bool:
    """Put content at path in one step, if it is not there already; tell whether anything was written.

    The bytes go to a file beside it, to the disk, and only then to their name: a kill at any moment leaves
    the old file or the new one.
    """
    try:
        if path.is_file() and path.read_bytes() == content:
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).chmod(0o644)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Faulty(
            [Fault(Place(str(path)), f"cannot be written: {error.strerror}", "check the folder")]
        ) from None
    return True


def hashed(folder: Path) -> Iterator[str]:
    """Yield the path of each file in a folder and the SHA-256 of what it holds, in order, without compiled code."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            yield f"{path.relative_to(folder.parent).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}"
