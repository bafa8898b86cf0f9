"""Replay ledger lines on all processors, and remember those that hold, so that a run that is cut short goes on.

What is remembered is a hash of the line with its solution, of the words it was replayed with and of our own
program: a line that was altered, another list or another version of the checker is replayed afresh. To believe
nothing that was remembered, take `.rollpress/verified/` away.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import rollpress
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Place
from rollpress.kinds import KINDS
from rollpress.puzzles.audit import line_faults
from rollpress.puzzles.errata import Correction
from rollpress.puzzles.ledger import Line, text_of

__all__ = ["Replay", "replayed"]

_MEMORY = "verified"
_FEW = 12
"""So few lines are replayed sooner than other processes have read the words."""


@dataclass(frozen=True)
class Replay:
    """A line to replay: what its key begins with (`game/edition`), its kind and language, and where it stands."""

    begins: str
    kind: str
    language: str
    line: Line
    place: Place

    def key(self, words: str) -> str:
        """Return what the outcome depends on, as a hash; `words` is the hash of the word list."""
        parts = [_program(), words, self.begins, self.kind, text_of([self.line])]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def replayed(replays: Sequence[Replay], shelf: Shelf, processes: int | None = None) -> Iterator[Fault]:
    """Yield what does not hold in lines, in their order; those that are remembered to hold are not replayed."""
    present = {language: shelf.lexicon(language).sha256 for language in {one.language for one in replays}}
    keys = [one.key(present[one.language]) for one in replays]
    fresh = [(one, key) for one, key in zip(replays, keys, strict=True) if not shelf.remembers(_MEMORY, key)]
    outcomes = _outcomes([one for one, _ in fresh], shelf, processes)
    for (_, key), faults in zip(fresh, outcomes, strict=True):
        if not faults:
            shelf.remember(_MEMORY, key, b"")
        yield from faults


def _outcomes(replays: Sequence[Replay], shelf: Shelf, processes: int | None) -> Iterable[tuple[Fault, ...]]:
    workers = min(len(replays), processes or os.cpu_count() or 1)
    if workers < 2 or len(replays) <= _FEW:
        yield from (_faults(one, shelf) for one in replays)
        return
    folders = (shelf.content, shelf.shipped, shelf.cache)
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_faults_elsewhere, replays, [folders] * len(replays), chunksize=4)


def _faults(replay: Replay, shelf: Shelf) -> tuple[Fault, ...]:
    words = shelf.lexicon_then(replay.language, replay.line.lexicon, Correction())
    return tuple(line_faults(replay.line, KINDS[replay.kind], words, replay.place, replay.begins))


def _faults_elsewhere(replay: Replay, folders: tuple[Path, Path, Path]) -> tuple[Fault, ...]:
    return _faults(replay, _opened(folders))


@cache
def _opened(folders: tuple[Path, Path, Path]) -> Shelf:
    """Return this process's own shelf, so that it reads the words once."""
    return Shelf(*folders)


@cache
def _program() -> str:
    """Return a hash of our own source: another checker believes nothing that this one found."""
    whole = hashlib.sha256()
    for path in sorted(Path(rollpress.__file__).parent.rglob("*.py")):
        whole.update(path.read_bytes())
    return whole.hexdigest()
