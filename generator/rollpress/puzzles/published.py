"""A published day as its pages may know it: what everyone may read, and the answer only once it is out.

Scores and counts of an answer are no answer; words, layouts and certificates are. So a day whose answer is
not out holds no solution at all: whatever is made of it cannot give one away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rollpress.kinds.base import Counts, Kind, Proof, Solution
from rollpress.lexicon import Lexicon
from rollpress.puzzles.errata import Correction
from rollpress.puzzles.ledger import Line
from rollpress.spec.game import Game, Setup

__all__ = ["Day", "Published", "Score", "Withdrawn", "published"]

_AS_PUBLISHED = Correction()


@dataclass(frozen=True)
class Score:
    """A score and how it was shown that nothing beats it."""

    value: int
    proof: Proof

    @property
    def proved(self) -> bool:
        """Tell whether it is more than the best found."""
        return self.proof != "none"


@dataclass(frozen=True)
class Published:
    """One day of a game, played by the rules of its own line; `solution` is None until it is revealed.

    The line is the day's as its errata left it; `correction` holds them.
    """

    game: Game
    kind: Kind[Any, Any]
    line: Line
    setup: Setup[Any, Any]
    roll: Any
    best: Score
    par: Score
    counts: Counts
    figures: Mapping[str, int]
    lexicon_id: str
    solution: Solution | None
    correction: Correction = _AS_PUBLISHED

    @property
    def date(self) -> str:
        """Return the day as ISO text."""
        return self.line.date

    @property
    def revealed(self) -> bool:
        """Tell whether the answer is out."""
        return self.solution is not None


@dataclass(frozen=True)
class Withdrawn:
    """A day that was taken down: its page says so, and shows neither its roll nor, ever, its answer."""

    game: Game
    date: str
    correction: Correction
    revealed: bool = False


Day = Published | Withdrawn
"""A published day, or the place where one was."""


def published(
    game: Game, kind: Kind[Any, Any], line: Line, solution: Solution, lexicon: Lexicon, *, revealed: bool,
    correction: Correction = _AS_PUBLISHED,
) -> Published:  # fmt: skip
    """Return a day with all that may be known of it, of which the solution is a part only if it is revealed.

    A day from before the game's roll of the day became another puzzle is told as that puzzle still.
    """
    setup = kind.setup_from(line.rules)
    roll = kind.decode(setup, line.roll)
    return Published(
        game=game.telling(line.puzzle),
        kind=kind,
        line=line,
        setup=setup,
        roll=roll,
        best=Score(solution.best.score, solution.best.proof),
        par=Score(solution.par.score, solution.par.proof),
        counts=solution.counts,
        figures=kind.quality(setup, roll, solution, lexicon),
        lexicon_id=lexicon.id,
        solution=solution if revealed else None,
        correction=correction,
    )
