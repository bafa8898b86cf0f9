"""Judge plans of a Solo puzzle, round by round: what each word takes, and which rules it breaks.

A round that breaks a rule takes nothing, and the rounds after it are judged all the same. The plan is legal if no
round breaks any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rollpress.kinds.base import Breach, Judgement, Part, Table, Verdict
from rollpress.kinds.claim.judging import Board, board_of, verdict_on
from rollpress.kinds.claim.rolls import OneRoll, SoloRoll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.solo_plan import Move, PlanText, plan_from, text_of_plan
from rollpress.kinds.reading import all_read
from rollpress.kinds.wording import several
from rollpress.lexicon import Lexicon

__all__ = ["plans_judged"]


def plans_judged(
    setup: ClaimSetup, roll: SoloRoll, table: Table, answers: Sequence[str], lexicon: Lexicon
) -> Judgement:
    """Judge plans, each for itself; the total is the best legal one's."""
    plans = all_read(answers, lambda text, path: plan_from(setup, text, path))
    verdicts = tuple(_verdict(board_of(setup, (), table), roll, plan, lexicon) for plan in plans)
    return Judgement(verdicts, max((verdict.total for verdict in verdicts), default=0))


def _verdict(board: Board, roll: SoloRoll, plan: PlanText, lexicon: Lexicon) -> Verdict:
    points = 0
    breaches: list[Breach] = []
    for number, (rolls, move) in enumerate(zip(roll.rounds, plan, strict=True), 1):
        if move is None:
            continue
        board = replace(board, dice=_chosen(rolls, move))
        judged = verdict_on(board, move.said, lexicon)
        wrong = (*_before_the_word(board, move), *judged.breaches)
        breaches.extend(Breach(breach.rule, f"Round {number}: {breach.text}") for breach in wrong)
        points += 0 if wrong else judged.total
        board = _after(board, move, kept=not wrong)
    # V13: the points of the tiles collected, each once
    return Verdict(text_of_plan(plan), (Part("tiles", points),), tuple(breaches))


def _chosen(rolls: Sequence[OneRoll], move: Move) -> OneRoll:
    """Return the roll that a word answers: the one with a die for each letter, else that of the most dice."""
    return next((roll for roll in rolls if len(roll) == len(move.word)), rolls[-1])


def _before_the_word(board: Board, move: Move) -> Iterator[Breach]:
    """Yield what is wrong whatever the dice show."""
    rules, size, left = board.setup.rules, len(board.dice), len(board.centre)
    if size > left + bool(move.rescue):  # V3: a rescued vowel counts as one tile more
        text = f"{several(size, 'die', 'dice')} are too many for {several(left, 'tile')} in the centre."
        yield Breach(rules.throw.id, text)
    if not move.spells:
        named = " ".join(str(named.tile) for named in move.said.named) or "no tile"
        yield Breach(rules.dice.id, f"{move.word} is not what {named} spell.")


def _after(board: Board, move: Move, *, kept: bool) -> Board:
    """Return the board after a round; V9: the token is spent once it is declared, even if the word fails."""
    token = board.token and move.rescue is None
    if not kept:
        return replace(board, token=token)
    # V8: the tiles are collected and never return
    centre = tuple((Counter(board.centre) - Counter(move.tiles)).elements())
    return replace(board, centre=centre, collected=(*board.collected, *move.tiles), token=token)
