"""Say a roll of pips in figures: counts and scores that gates, hints and texts of a day may name, never a word.

`tiles_left` and `rounds_passed` are those of the best answer that is shown first: of a single throw, which is one
round, its best word; of a Solo puzzle its best plan.
"""

from __future__ import annotations

from collections.abc import Mapping

from rollpress.kinds.base import Solution
from rollpress.kinds.claim.rolls import OneRoll, SoloRoll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.solo_plan import plan_from
from rollpress.kinds.listing import difficulty, percent

__all__ = ["FIGURES", "figures_of"]

FIGURES = (
    "dice", "rounds", "words", "common", "answers", "best", "par", "par_percent", "difficulty", "certified",
    "tiles_left", "rounds_passed",
)  # fmt: skip


def figures_of(setup: ClaimSetup, roll: OneRoll | SoloRoll, solution: Solution) -> Mapping[str, int]:
    """Return the figures of a roll that was solved on an empty table, one for each name in `FIGURES`."""
    sizes = _claimed(setup, roll, solution)
    optima = (solution.best, solution.par)
    return {
        "dice": sum(len(one) for one in _throws(roll)),
        "rounds": len(sizes),
        "words": solution.counts.valid,
        "common": solution.counts.common,
        "answers": solution.counts.answers,
        "best": solution.best.score,
        "par": solution.par.score,
        "par_percent": percent(solution.par.score, solution.best.score),
        "difficulty": difficulty(solution.easy, solution.par.score),
        "certified": sum(optimum.proof == "prices" for optimum in optima),
        "tiles_left": len(setup.pool) - sum(sizes),
        "rounds_passed": sizes.count(0),
    }


def _throws(roll: OneRoll | SoloRoll) -> tuple[OneRoll, ...]:
    return tuple(one for rolls in roll.rounds for one in rolls) if isinstance(roll, SoloRoll) else (roll,)


def _claimed(setup: ClaimSetup, roll: OneRoll | SoloRoll, solution: Solution) -> list[int]:
    """Return how many tiles the first best answer claims in each round."""
    best = solution.best.answers[:1]
    if not isinstance(roll, SoloRoll):
        return [len(roll) if best else 0]
    plans = [plan_from(setup, text, "best") for text in best] or [(None,) * len(roll.rounds)]
    return [len(move.tiles) if move else 0 for move in plans[0]]
