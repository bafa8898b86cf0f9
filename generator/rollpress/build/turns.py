"""Let processes that write in one folder take turns."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

__all__ = ["one_at_a_time"]


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Wait until no other process works in the folder, and keep others waiting meanwhile.

    The folder itself is locked, so no file of ours is left over; the system frees the lock of a process that dies.
    """
    if sys.platform == "win32":  # folders cannot be opened there
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
