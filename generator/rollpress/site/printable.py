"""Tell whether an answer may be printed: a word that was flagged after its day is shown nowhere any more.

Such an answer is withheld, never rewritten: its score was published and proved, and both still hold. Where
several answers reach the score, one without such a word is shown instead.
"""

from __future__ import annotations

import re

from rollpress.faults import Place
from rollpress.kinds.claim.rolls import SoloRoll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.solo_plan import plan_from
from rollpress.kinds.crossword.layouts import cells_of, runs
from rollpress.lexicon import Lexicon
from rollpress.puzzles.published import Published

__all__ = ["printable", "words_in"]

_TILE_MARKS = re.compile(r"[0-9! ]+")


def printable(answers: tuple[str, ...], day: Published, lexicon: Lexicon) -> tuple[str, ...]:
    """Return those of a day's answers that hold no flagged word, in their order."""
    return tuple(
        answer for answer in answers if not any(lexicon.is_flagged(word) for word in words_in(answer, day))
    )


def words_in(answer: str, day: Published) -> tuple[str, ...]:
    """Return the words of an answer: all that a layout crosses or a plan says, or what letters of tiles spell."""
    if day.setup.kind == "crossword":
        return tuple(run.word for run in runs(cells_of(answer, day.setup.alphabet, Place(day.date))))
    if isinstance(day.setup, ClaimSetup) and isinstance(day.roll, SoloRoll):
        return tuple(move.word for move in plan_from(day.setup, answer, day.date) if move)
    return (_TILE_MARKS.sub("", answer),)
