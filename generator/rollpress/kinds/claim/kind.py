"""The kind `claim` behind the one interface: draw, write, read, solve and judge a roll of pips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import override

from rollpress.chance import pick
from rollpress.dice import Face, PipFace
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Found, Judgement, Kind, Optimum, Solution, Table, roll_fault
from rollpress.kinds.claim.judging import Board, board_of, judgement, rescued_claim, vowels_in
from rollpress.kinds.claim.match import ClaimMatch
from rollpress.kinds.claim.rules import PIPS, ClaimParts, ClaimRules, ClaimSetup
from rollpress.kinds.claim.tiles import table_of, text_of
from rollpress.kinds.listing import best_first, counts_of, difficulty, percent
from rollpress.kinds.reading import know_puzzle
from rollpress.lexicon import Lexicon, Rank, Tier
from rollpress.solve.claim import claim, points_of
from rollpress.spec.game import KindTypes

__all__ = ["Claim", "ClaimRoll"]

ClaimRoll = tuple[int, ...]
"""The pips of the dice, in the order in which they were rolled."""
_PUZZLES = ("roll",)


class Claim(Kind[ClaimSetup, ClaimRoll]):
    """Words as long as the roll, each die claiming a tile of its number."""

    name = "claim"
    types = KindTypes(
        rules=ClaimRules,
        parts=ClaimParts,
        setup=ClaimSetup,
        figures=("dice", "words", "common", "answers", "best", "par", "par_percent", "difficulty"),
        part_ids=("tiles",),
        match=ClaimMatch,
    )

    def roll(self, setup: ClaimSetup, chance: Iterator[int]) -> ClaimRoll:
        """Draw how many dice are thrown, then a face of each."""
        know_puzzle(setup, _PUZZLES)
        throws = setup.rules.throw.dice
        dice = setup.parts.dice[: throws[pick(chance, len(throws))]]
        return tuple(die.faces[pick(chance, len(die.faces))] for die in dice)

    def encode(self, roll: ClaimRoll) -> str:
        """Return the pips joined: `136`."""
        return "".join(map(str, roll))

    def decode(self, setup: ClaimSetup, text: str) -> ClaimRoll:
        """Return the pips of a text, any number of dice."""
        know_puzzle(setup, _PUZZLES)
        return _pips(text)

    def solve(self, setup: ClaimSetup, roll: ClaimRoll, table: Table, lexicon: Lexicon) -> Solution:
        """Return every word that the dice can claim, plain where it can be and else with its rescue.

        Every word of the right length is tried, so what is best among them is best of all.
        """
        board = board_of(setup, roll, table)
        found = best_first(_found(board, lexicon))
        return Solution(
            best=_best(found),
            par=_best([word for word in found if word.tier == "answers"]),
            words=found,
            counts=counts_of((word.answer[0], len(roll), word.tier) for word in found),
            easy=max((word.score for word in _found(board, lexicon, "easy")), default=0),
        )

    def table(self, setup: ClaimSetup, given: Mapping[str, str]) -> Table:
        """Return the tiles that are collected and taken, and whether the rescue is still to be had."""
        return table_of(setup, given)

    def judge(
        self, setup: ClaimSetup, roll: ClaimRoll, table: Table, answers: Sequence[str], lexicon: Lexicon
    ) -> Judgement:
        """Judge words and claims, each for itself."""
        return judgement(setup, roll, table, answers, lexicon)

    @override
    def quality(
        self, setup: ClaimSetup, roll: ClaimRoll, solution: Solution, lexicon: Lexicon
    ) -> Mapping[str, int]:
        """Return the figures of a roll."""
        return {
            "dice": len(roll),
            "words": solution.counts.valid,
            "common": solution.counts.common,
            "answers": solution.counts.answers,
            "best": solution.best.score,
            "par": solution.par.score,
            "par_percent": percent(solution.par.score, solution.best.score),
            "difficulty": difficulty(solution.easy, solution.par.score),
        }

    def faces(self, roll: ClaimRoll) -> tuple[Face, ...]:
        """Return the faces that the dice show."""
        return tuple(map(PipFace, roll))

    @override
    def playable(self, setup: ClaimSetup, roll: ClaimRoll) -> bool:
        """Tell that every roll may be kept."""
        return True


def _pips(text: str) -> ClaimRoll:
    """Return the pips that a text shows; raise Faulty with every sign that is none."""
    shown = {str(pips): pips for pips in PIPS}
    ask = f"write a number from {PIPS[0]} to {PIPS[-1]} for each die, joined, as 136"
    signs, start = text.strip(), len(text) - len(text.lstrip())
    if not signs:
        raise roll_fault("is empty", ask)
    faults = [
        Fault(Place("--roll", 1, column), f"no die shows {sign!r}", ask)
        for column, sign in enumerate(signs, start + 1)
        if sign not in shown
    ]
    if faults:
        raise Faulty(faults)
    return tuple(shown[sign] for sign in signs)


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
