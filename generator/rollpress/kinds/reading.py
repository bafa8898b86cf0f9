"""Read what a player wrote: fold it, and gather the faults of all answers at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from rollpress.faults import Fault, Faulty, Misused, Place, nearest
from rollpress.letters import Alphabet, UnknownLetter
from rollpress.spec.game import Setup

__all__ = ["all_read", "folded", "know_puzzle"]

Read = TypeVar("Read")


def folded(text: str, path: str, alphabet: Alphabet) -> str:
    """Return a word as letters of the alphabet; raise Faulty with the place of the sign that is none."""
    if not text.strip():
        raise Faulty([Fault(Place(path), "is empty", "write a word")])
    start = len(text) - len(text.lstrip())
    try:
        return alphabet.fold(text.strip())
    except UnknownLetter as fault:
        place = Place(path, 1, start + fault.index + 1)
        raise Faulty([Fault(place, f"{fault.sign!r} is no letter", "write letters of the alphabet")]) from None


def all_read(answers: Sequence[str], read: Callable[[str, str], Read]) -> tuple[Read, ...]:
    """Return every answer as `read(text, path)` reads it; raise Faulty with the faults of all."""
    found: list[Read] = []
    faults: list[Fault] = []
    for number, text in enumerate(answers, 1):
        try:
            found.append(read(text, f"ANSWER {number}"))
        except Faulty as fault:
            faults.extend(fault.faults)
    if faults:
        raise Faulty(faults)
    return tuple(found)


def know_puzzle(setup: Setup[Any, Any], known: Collection[str]) -> None:
    """Raise Misused for a puzzle that the kind does not have."""
    if setup.puzzle not in known:
        hint = nearest(setup.puzzle, known)
        raise Misused(f"the kind '{setup.kind}' has no puzzle '{setup.puzzle}' ({hint})")
