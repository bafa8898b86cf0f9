"""The roll of the day: attempts in order until one passes the gates.

A roll is drawn from a key (game, edition, puzzle, date, attempt), so anyone can draw it again. The gates read
the word list: which attempt passed is therefore written into the ledger, and never found out twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rollpress.chance import stream
from rollpress.dice import Face, LetterFace, SpellFace
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Kind, Solution
from rollpress.lexicon import Lexicon
from rollpress.puzzles.repeats import letter_set
from rollpress.spec.base import Span
from rollpress.spec.game import Game, Setup

__all__ = ["ATTEMPTS", "Drawn", "Solver", "draw", "first_fair", "refusals"]

ATTEMPTS = 64
"""How many attempts a day has; past measurements needed 10 at most in 200 days."""

Solver = Callable[[Setup[Any, Any], str], Solution]
"""Solves a roll text on an empty table; it may remember what it solved."""


@dataclass(frozen=True)
class Drawn:
    """A roll as text, with the key it was drawn from; `solution` where the gates had it solved."""

    date: str
    attempt: int
    key: str
    roll: str
    solution: Solution | None = None


def draw(kind: Kind[Any, Any], game: Game, date: str, attempt: int) -> Drawn:
    """Return the roll of one attempt, whether or not it passes the gates."""
    key = game.key(date, attempt)
    return Drawn(date, attempt, key, kind.encode(kind.roll(game.setup, stream(key))))


def first_fair(
    kind: Kind[Any, Any], game: Game, date: str, lexicon: Lexicon, solve: Solver, *, after: int = -1,
    taken: frozenset[str] = frozenset(),
) -> Drawn:  # fmt: skip
    """Return the first attempt of a day, later than `after`, that passes all gates, solved.

    `taken` are the letter sets of the year, which are not served again.
    """
    for attempt in range(after + 1, ATTEMPTS):
        drawn = draw(kind, game, date, attempt)
        roll = kind.decode(game.setup, drawn.roll)
        if not kind.playable(game.setup, roll) or spells_flagged(kind.faces(roll), lexicon):
            continue
        if letter_set(kind.faces(roll)) in taken:
            continue
        if refusals(game.setup.gates, kind.survey(game.setup, roll, lexicon)):
            continue
        solution = solve(game.setup, drawn.roll)
        if not refusals(game.setup.gates, kind.quality(game.setup, roll, solution, lexicon)):
            return Drawn(date, attempt, drawn.key, drawn.roll, solution)
    hint = "widen daily.gates; `rollpress roll` with --attempt shows what is drawn"
    what = f"none of {ATTEMPTS} attempts for {date} passes the gates"
    raise Faulty([Fault(Place(f"content/games/{game.id}/game.yaml"), what, hint)])


def refusals(gates: Mapping[str, Span], figures: Mapping[str, int]) -> tuple[str, ...]:
    """Return the names of the gates that the figures fail; figures that are not there fail nothing.

    >>> refusals({"words": Span(min=3), "vowels": Span(max=7)}, {"words": 2})
    ('words',)
    """
    return tuple(name for name, gate in gates.items() if name in figures and not gate.holds(figures[name]))


def spells_flagged(faces: tuple[Face, ...], lexicon: Lexicon) -> bool:
    """Tell whether the faces, read in the order drawn, hold a flagged word of three letters or more."""
    row = "".join(_large(face) for face in faces)
    spans = ((i, j) for i in range(len(row)) for j in range(i + 3, len(row) + 1))
    return any(lexicon.is_flagged(row[i:j]) for i, j in spans)


def _large(face: Face) -> str:
    """Return the letters that a reader sees first on a face."""
    if isinstance(face, SpellFace):
        return face.large
    return face.letters if isinstance(face, LetterFace) else ""
