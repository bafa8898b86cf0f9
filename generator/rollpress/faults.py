"""Faults: what is wrong, where, and what to do next; and the one root of our exceptions.

A fault is data. Readers collect faults, the command line prints them, tests compare them.
Exceptions are for leaving early, and each knows the exit code that the command line answers with.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["Fault", "Faulty", "Missing", "Misused", "Place", "RollpressError", "nearest"]


@dataclass(frozen=True, order=True, slots=True)
class Place:
    """A spot in what somebody wrote: a file or an option, with line and column from 1 (0: not known)."""

    path: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return ":".join([self.path, *(str(n) for n in (self.line, self.column) if n)])


@dataclass(frozen=True, order=True, slots=True)
class Fault:
    """One thing that is wrong: where it stands, what it is, and what to do next."""

    place: Place
    what: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.what}" + (f"\n  hint: {self.hint}" if self.hint else "")


class RollpressError(Exception):
    """The root of everything that Rollpress raises on purpose."""

    exit_code = 70


class Faulty(RollpressError):
    """Faults in what the author or the player wrote, all that one run found, in order of place."""

    exit_code = 1

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(map(str, self.faults)))


class Misused(RollpressError):
    """The command line cannot be understood: an unknown game, a malformed date, a missing file."""

    exit_code = 2


class Missing(RollpressError):
    """A part of the system that is needed is not there; the message says how to install it."""

    exit_code = 3


def nearest(word: str, known: Iterable[str]) -> str:
    """Return a hint that names the known word closest to `word`, or lists what is known.

    >>> nearest("lenght", ["length", "letters"])
    "did you mean 'length'?"
    >>> nearest("colour", ["b", "a"])
    'known: a, b'
    """
    names = sorted(set(known))
    close = difflib.get_close_matches(word, names, n=1, cutoff=0.6)
    if close:
        return f"did you mean '{close[0]}'?"
    return "known: " + ", ".join(names) if names else ""
