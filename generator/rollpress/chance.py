"""Chance that anyone can check: the rule `roll-1`, the same integers for one key on every machine, for ever.

Bytes are SHA-256(key#0), SHA-256(key#1), ... of the UTF-8 text; a draw below n takes the next byte that is
below 256 - 256 % n, modulo n. Python's own `random` promises no such thing across versions.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

__all__ = ["pick", "stream"]


def stream(key: str) -> Iterator[int]:
    """Yield the bytes of SHA-256(key#0), SHA-256(key#1), ... in order."""
    for block in count():
        yield from sha256(f"{key}#{block}".encode()).digest()


def pick(chance: Iterator[int], below: int) -> int:
    """Return a fair integer in range(below), for 1 <= below <= 256.

    >>> chance = stream("demo/en-1/roll/2027-01-01/0")
    >>> [pick(chance, 6) for _ in range(3)]
    [4, 3, 2]
    """
    if not 1 <= below <= 256:
        raise ValueError(f"a byte cannot choose among {below}")
    limit = 256 - 256 % below  # bytes past the last whole multiple would favour low numbers
    return next(byte for byte in chance if byte < limit) % below
