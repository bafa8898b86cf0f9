"""The kind `claim` behind the one interface: draw, write, read, solve and judge a roll of pips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import override

from rollpress.dice import Face, PipFace
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Found, Judgement, Kind, Optimum, Solution, Table
from rollpress.kinds.claim.figures import FIGURES, figures_of
from rollpress.kinds.claim.judging import Board, board_of, judgement, rescued_claim, vowels_in
from rollpress.kinds.claim.match import ClaimMatch
from rollpress.kinds.claim.rolls import (
    OneRoll,
    SoloRoll,
    holds_several,
    one_drawn,
    one_from,
    solo_drawn,
    solo_from,
    text_of_roll,
)
from rollpress.kinds.claim.rules import ClaimParts, ClaimRules, ClaimSetup
from rollpress.kinds.claim.solo import solo_certified, solo_disproofs, solo_solved
from rollpress.kinds.claim.solo_judging import plans_judged
from rollpress.kinds.claim.tiles import table_of, text_of
from rollpress.kinds.listing import best_first, counts_of
from rollpress.kinds.reading import know_puzzle
from rollpress.lexicon import Lexicon, Rank, Tier
from rollpress.solve.claim import claim, points_of
from rollpress.spec.game import KindTypes

__all__ = ["Claim", "ClaimRoll"]

ClaimRoll = OneRoll | SoloRoll
_SOLO = "solo"


class Claim(Kind[ClaimSetup, ClaimRoll]):
    """Words as long as the roll, each die claiming a tile of its number."""

    name = "claim"
    types = KindTypes(
        rules=ClaimRules,
        parts=ClaimParts,
        setup=ClaimSetup,
        figures=FIGURES,
        part_ids=("tiles",),
        match=ClaimMatch,
        puzzles=("roll", _SOLO),
    )

    @override
    def setup_for(self, setup: ClaimSetup, text: str) -> ClaimSetup:
        """Return the setup of the puzzle that a roll text is of: several rolls are those of a Solo puzzle."""
        return setup.model_copy(update={"puzzle": _SOLO if holds_several(text) else "roll"})

    def roll(self, setup: ClaimSetup, chance: Iterator[int]) -> ClaimRoll:
        """Draw one throw, or the rounds of a Solo puzzle."""
        return solo_drawn(setup, chance) if _is_solo(setup) else one_drawn(setup, chance)

    def encode(self, roll: ClaimRoll) -> str:
        """Return the pips joined, `136`, or the rounds of a Solo puzzle, `12 136 2346 / ...`."""
        return text_of_roll(roll)

    def decode(self, setup: ClaimSetup, text: str) -> ClaimRoll:
        """Return the pips of a text, any number of dice, or all rounds of a Solo puzzle."""
        return solo_from(setup, text) if _is_solo(setup) else one_from(text)

    def solve(self, setup: ClaimSetup, roll: ClaimRoll, table: Table, lexicon: Lexicon) -> Solution:
        """Return every word that the dice can claim; or the best plans of a Solo puzzle."""
        if isinstance(roll, SoloRoll):
            return solo_solved(setup, roll, table, lexicon)
        return _solved(board_of(setup, roll, table), lexicon)

    def table(self, setup: ClaimSetup, given: Mapping[str, str]) -> Table:
        """Return the tiles that are collected and taken, and whether the rescue is still to be had."""
        table = table_of(setup, given)
        if _is_solo(setup) and (table.collected or table.taken):
            raise Faulty(_early(given))
        return table

    def judge(
        self, setup: ClaimSetup, roll: ClaimRoll, table: Table, answers: Sequence[str], lexicon: Lexicon
    ) -> Judgement:
        """Judge words and claims, or plans of a Solo puzzle, each for itself."""
        if isinstance(roll, SoloRoll):
            return plans_judged(setup, roll, table, answers, lexicon)
        return judgement(setup, roll, table, answers, lexicon)

    @override
    def quality(
        self, setup: ClaimSetup, roll: ClaimRoll, solution: Solution, lexicon: Lexicon
    ) -> Mapping[str, int]:
        """Return the figures of a roll."""
        return figures_of(setup, roll, solution)

    def faces(self, roll: ClaimRoll) -> tuple[Face, ...]:
        """Return the faces that the dice show, of a Solo puzzle those of all rolls."""
        rolls = [roll] if not isinstance(roll, SoloRoll) else [one for rolls in roll.rounds for one in rolls]
        return tuple(PipFace(pips) for one in rolls for pips in one)

    @override
    def certified(self, setup: ClaimSetup, roll: ClaimRoll, solution: Solution, lexicon: Lexicon) -> Solution:
        """Return the solution; best and par of a Solo puzzle with their prices."""
        return solo_certified(setup, roll, solution, lexicon) if isinstance(roll, SoloRoll) else solution

    @override
    def disproofs(self, setup: ClaimSetup, roll: ClaimRoll, solution: Solution, lexicon: Lexicon) -> Iterator[str]:
        """Yield what speaks against a solution: of a Solo puzzle its prices are checked without the solver."""
        if isinstance(roll, SoloRoll):
            yield from solo_disproofs(setup, roll, solution, lexicon)
        else:
            yield from super().disproofs(setup, roll, solution, lexicon)

    @override
    def playable(self, setup: ClaimSetup, roll: ClaimRoll) -> bool:
        """Tell that every roll may be kept."""
        return True


def _is_solo(setup: ClaimSetup) -> bool:
    know_puzzle(setup, Claim.types.puzzles)
    return setup.puzzle == _SOLO


def _early(given: Mapping[str, str]) -> Iterator[Fault]:
    """Yield a fault for each option that puts tiles on the table of a Solo puzzle."""
    for option in ("--collected", "--taken"):
        if option in given:
            yield Fault(Place(option), "a Solo puzzle begins with all tiles in the centre", f"leave {option} out")


def _solved(board: Board, lexicon: Lexicon) -> Solution:
    """Return every word of a throw, plain where it can be and else with its rescue.

    Every word of the right length is tried, so what is best among them is best of all.
    """
    found = best_first(_found(board, lexicon))
    return Solution(
        best=_best(found),
        par=_best([word for word in found if word.tier == "answers"]),
        words=found,
        counts=counts_of((word.answer[0], len(board.dice), word.tier) for word in found),
        easy=max((word.score for word in _found(board, lexicon, "easy")), default=0),
    )


def _found(board: Board, lexicon: Lexicon, within: Rank = "valid") -> Iterator[Found]:
    for word, tier in _words(board, lexicon, within):
        if vowels_in(board.setup, word) > board.setup.rules.vowels.max:
            continue
        taken = claim(word, board.dice, board.centre)
        if None not in taken:
            yield Found(word, points_of(taken), tier)
        elif way := rescued_claim(board, word):
            points, said = way
            yield Found(text_of(said), points, tier)


def _words(board: Board, lexicon: Lexicon, within: Rank) -> Iterator[tuple[str, Tier]]:
    """Yield the words as long as the roll that its tiles and the kept vowels might spell, with their tiers."""
    size, short = len(board.dice), board.setup.rules.short_words
    if size <= short.length:  # V11: the closed list is known to everybody, and holds whatever the dictionary says
        for word in sorted(set(board.setup.parts.short_words)):
            if len(word) == size and not lexicon.is_flagged(word):
                yield word, "answers"
        return
    tiles = [tile for tile in board.centre if tile.number in board.dice]
    for word in lexicon.spelled(Counter(tile.letter for tile in (*tiles, *board.kept_vowels)), 0, within):
        tier = lexicon.tier(word)
        if tier and len(word) == size:
            yield word, tier


def _best(words: Sequence[Found]) -> Optimum:
    """Return the highest score of words in order, and all that reach it."""
    score = words[0].score if words else 0
    return Optimum(score, tuple(word.answer for word in words if word.score == score), "enumeration")
