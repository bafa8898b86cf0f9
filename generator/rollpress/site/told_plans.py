"""Tell the answer of a Solo puzzle: the plan of best, and that of par, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import cast

from rollpress.kinds.base import Optimum
from rollpress.kinds.claim.rolls import OneRoll, SoloRoll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.solo_plan import Move, PlanText, plan_from
from rollpress.site.rounds import choice_of
from rollpress.site.told import Answered, Told
from rollpress.site.views import PlanRow, PlanView
from rollpress.spec.slots import filled

__all__ = ["told_plans"]


def told_plans(answered: Answered, roll: SoloRoll) -> Told:
    """Return the plans of best and par, if they differ; one that may not be shown is left out."""
    solution, voice = answered.solution, answered.voice
    texts = voice.texts.site
    best = _plan(answered, roll, solution.best, texts.answer_best_plan)
    par = _plan(answered, roll, solution.par, texts.answer_par)
    beside = par if solution.par.answers != solution.best.answers else ()
    if not best:
        return Told(texts.answer_best_plan, "", texts.answer_withheld, plans=beside, withheld=True)
    return Told(texts.answer_best_plan, best[0].note, plans=(*best, *beside))


def _plan(answered: Answered, roll: SoloRoll, optimum: Optimum, title: str) -> tuple[PlanView, ...]:
    """Return the first plan of an optimum that may be shown, if there is one."""
    texts, day = answered.voice.texts.site, answered.day
    heads = (texts.head_round, texts.head_dice, texts.head_word, texts.head_tiles, texts.head_points, texts.total)
    note = answered.voice.counted(texts.points, optimum.score)
    return tuple(
        PlanView(
            title, note, heads, tuple(_rows(answered, roll, plan_from(cast(ClaimSetup, day.setup), text, day.date)))
        )
        for text in answered.shown(optimum.answers)[:1]
    )


def _rows(answered: Answered, roll: SoloRoll, plan: PlanText) -> Iterator[PlanRow]:
    voice = answered.voice
    # V13: each tile scores once, so a rescued one adds nothing
    points = [sum(tile.points for tile in move.tiles) if move else 0 for move in plan]
    for number, (move, adds, total) in enumerate(zip(plan, points, accumulate(points), strict=True), 1):
        dice = choice_of(_chosen(roll.rounds[number - 1], move)) if move else None
        figures = (voice.number(adds), voice.number(total))
        yield PlanRow(voice.number(number), dice, move.word if move else "", _tiles(answered, move), *figures)


def _chosen(rolls: tuple[OneRoll, ...], move: Move) -> OneRoll:
    """Return the roll of a round that a word answers."""
    return next(roll for roll in rolls if len(roll) == len(move.word))


def _tiles(answered: Answered, move: Move | None) -> str:
    """Return the tiles that a word claims, and which one it rescues; or that the round is passed."""
    texts = answered.voice.texts.site
    if move is None:
        return texts.plan_passed
    tiles = " ".join(map(str, move.tiles))
    return filled(texts.plan_rescued, {"tiles": tiles, "rescued": move.rescue}) if move.rescue else tiles
