"""The kind `nothing`: one die of letters, and the answer is the letter it shows.

It is played by nobody and tested with the rest, so that what a new kind has to bring never goes out of date.
To write a kind of your own:

1. Copy this module, and give the kind a name that says what a player does.
2. Rules: a model with one field a judged rule, each with its id and its numbers. What the solver cannot
   honour gets one possible value (`Literal[0]`) or a validator that refuses it.
3. Parts: a model of the pieces, as texts and numbers. Setup: both with the alphabet; check here what needs both.
4. Roll: a frozen value. `roll` draws it, die by die, and takes chances nowhere else; `encode` writes it, and
   `decode` reads any well-formed text, naming the column of each fault. Nothing that `decode` lets through may
   fail later.
5. `judge`: fold each answer, report every broken rule by its id with a sentence, and the parts of the score.
6. `solve`: all answers of unflagged words, and the proved `best` and `par`; say in the docstring why it is exact.
7. `quality`: a figure for each name in `figures`, for the gates of the day.
8. Whole games: copy `nothing_whole.py`; `match` models the rules that a record is judged by.
9. Enter both in `kinds/__init__.py` and a setup of the kind in the conformance tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator
from typing_extensions import override

from rollpress.chance import pick
from rollpress.dice import Face, LetterFace
from rollpress.kinds.base import (
    Breach,
    Found,
    Judgement,
    Kind,
    Optimum,
    Part,
    Solution,
    Table,
    Verdict,
    roll_fault,
)
from rollpress.kinds.listing import counts_of
from rollpress.kinds.located import Wrong, refuse, some
from rollpress.kinds.reading import all_read, folded, know_puzzle
from rollpress.lexicon import Lexicon
from rollpress.spec.base import Strict
from rollpress.spec.game import KindTypes, Rule, Setup

__all__ = ["Nothing", "NothingMatch", "NothingParts", "NothingRules", "NothingSetup"]

_PUZZLES = ("roll",)


class Say(Rule):
    """What saying the letter is worth."""

    points: int = Field(ge=0)


class NothingRules(Strict):
    """The one judged rule."""

    say: Say


class NothingMatch(Strict):
    """How a whole game ends."""

    end: Rule


class NothingParts(Strict):
    """The letters of the die."""

    faces: Annotated[tuple[str, ...], AfterValidator(some)]


class NothingSetup(Setup[NothingRules, NothingParts]):
    """The rule, the die and the alphabet."""

    kind: Literal["nothing"] = "nothing"

    @model_validator(mode="after")
    def _letters_are_letters(self) -> NothingSetup:
        refuse("NothingSetup", (
            Wrong(("parts", "faces", index), f"{face} is no letter", "write one capital of the alphabet")
            for index, face in enumerate(self.parts.faces) if face not in self.letters
        ))  # fmt: skip
        return self


class Nothing(Kind[NothingSetup, str]):
    """Say what the die shows. A roll is its letter."""

    name = "nothing"
    types = KindTypes(
        NothingRules, NothingParts, NothingSetup, figures=("best", "par"), part_ids=("letter",), match=NothingMatch
    )

    def roll(self, setup: NothingSetup, chance: Iterator[int]) -> str:
        """Draw the die's face."""
        know_puzzle(setup, _PUZZLES)
        return setup.parts.faces[pick(chance, len(setup.parts.faces))]

    def encode(self, roll: str) -> str:
        """Return the letter."""
        return roll

    def decode(self, setup: NothingSetup, text: str) -> str:
        """Return the letter of a text, also one that the die does not have."""
        know_puzzle(setup, _PUZZLES)
        letters = folded(text, "--roll", setup.alphabet)
        if len(letters) != 1:
            raise roll_fault(f"{letters} is more than one letter", "write the letter that the die shows")
        return letters

    @override
    def solve(self, setup: NothingSetup, roll: str, table: Table, lexicon: Lexicon) -> Solution:
        """Return the letter: the one answer that keeps the rule is best and par."""
        score = setup.rules.say.points
        best = Optimum(score, (roll,), "enumeration")
        return Solution(best, best, (Found(roll, score, "answers"),), counts_of([(roll, 1, "answers")]), score)

    @override
    def judge(
        self, setup: NothingSetup, roll: str, table: Table, answers: Sequence[str], lexicon: Lexicon
    ) -> Judgement:
        """Judge each answer for itself; the total is the best legal one's."""
        said = all_read(answers, lambda text, path: folded(text, path, setup.alphabet))
        verdicts = tuple(_verdict(setup.rules.say, roll, word) for word in said)
        return Judgement(verdicts, max((verdict.total for verdict in verdicts), default=0))

    @override
    def quality(self, setup: NothingSetup, roll: str, solution: Solution, lexicon: Lexicon) -> Mapping[str, int]:
        """Return the two scores."""
        return {"best": solution.best.score, "par": solution.par.score}

    def faces(self, roll: str) -> tuple[Face, ...]:
        """Return the one face, which is worth nothing by itself."""
        return (LetterFace(roll, 0),)

    @override
    def playable(self, setup: NothingSetup, roll: str) -> bool:
        """Tell that every roll may be kept."""
        return True


def _verdict(say: Say, roll: str, word: str) -> Verdict:
    broken = () if word == roll else (Breach(say.id, f"The die shows {roll}, not {word}."),)
    return Verdict(word, (Part("letter", 0 if broken else say.points),), broken)
