"""Tell rolls of the same letters apart: a player who meets one twice within a year has been served a leftover.

The letter set of a roll is all letters that its faces show, large and small, however they are shared out among
the dice; wilds are in it too. Dice of pips show no letters, and have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from typing import Any

from rollpress.dice import Face, JokerFace, LetterFace, SpellFace
from rollpress.kinds.base import Kind
from rollpress.puzzles.ledger import Line

__all__ = ["YEAR", "letter_set", "letter_sets", "repeated", "within_a_year"]

YEAR = 365
"""For how many days a letter set stays away."""
_WILD = "*"


def letter_set(faces: Iterable[Face]) -> str:
    """Return the letters of the faces in order; "" where faces show none.

    >>> letter_set([SpellFace("QU", 6, "S"), SpellFace("", 0, "A")])
    '*AQSU'
    """
    return "".join(sorted(sign for face in faces for sign in _signs(face)))


def _signs(face: Face) -> str:
    if isinstance(face, SpellFace):
        return (face.large or _WILD) + face.small
    if isinstance(face, LetterFace):
        return face.letters
    return _WILD if isinstance(face, JokerFace) else ""


def letter_sets(lines: Iterable[Line], kind: Kind[Any, Any]) -> dict[str, str]:
    """Return the letter set of each line by its date; lines that show no letters are left out."""
    setups: list[tuple[Mapping[str, Any], Any]] = []  # lines of one game mostly share their rules
    sets: dict[str, str] = {}
    for line in lines:
        setup = next((setup for rules, setup in setups if rules == line.rules), None)
        if setup is None:
            setup = kind.setup_from(line.rules)
            setups.append((line.rules, setup))
        sets[line.date] = letter_set(kind.faces(kind.decode(setup, line.roll)))
    return {day: letters for day, letters in sets.items() if letters}


def within_a_year(sets: Mapping[str, str], day: str) -> frozenset[str]:
    """Return the letter sets that stand less than a year before or after a day."""
    return frozenset(letters for other, letters in sets.items() if _apart(other, day) < YEAR)


def repeated(sets: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each date whose letter set stood less than a year before, and that earlier date."""
    last: dict[str, str] = {}
    for day, letters in sorted(sets.items()):
        if letters in last and _apart(last[letters], day) < YEAR:
            yield day, last[letters]
        last[letters] = day


def _apart(one: str, other: str) -> int:
    return abs((date.fromisoformat(one) - date.fromisoformat(other)).days)
