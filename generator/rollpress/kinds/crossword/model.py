"""The rules and pieces of a crossword game, as authors write them and as ledger lines keep them."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from pydantic import Field, field_validator, model_validator

from rollpress.dice import Die, Face, JokerFace, LetterFace
from rollpress.letters import UnknownLetter, capitals
from rollpress.spec.base import Strict, wrong
from rollpress.spec.game import Rule, Setup

__all__ = ["JOKER", "CrosswordParts", "CrosswordRules", "CrosswordSetup", "Roll"]

JOKER = "*"

Roll = tuple[LetterFace | JokerFace, ...]


class RerollRule(Rule):
    """With this many vowels or fewer a roll may be thrown again."""

    vowels: int = Field(ge=0)


class JokerRule(Rule):
    """What a joker is worth, used or not: nothing."""

    value: Literal[0]


class GridRule(Rule):
    """How many letters a word has at least."""

    min_length: int = Field(ge=2, le=15)


class RepeatRule(Rule):
    """Whether one word may stand twice in a layout."""

    may_repeat: bool


class CrosswordRules(Strict):
    """The judged rules: `score` counts each die once for every word it is in, and takes off the unused."""

    reroll: RerollRule
    dictionary: Rule
    joker: JokerRule
    grid: GridRule
    score: Rule
    repeat: RepeatRule
    dice: Rule


class DieText(Strict):
    """One die by its faces as text: letters, or `*` for the joker."""

    faces: tuple[str, ...] = Field(min_length=1, max_length=256)

    @field_validator("faces")
    @classmethod
    def _capitals(cls, faces: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(capitals(face) for face in faces)


class CrosswordParts(Strict):
    """The dice, and the value of every face but the joker."""

    dice: tuple[DieText, ...] = Field(min_length=1, max_length=40)
    values: dict[str, int]

    @model_validator(mode="after")
    def _valued(self) -> CrosswordParts:
        missing = sorted({face for die in self.dice for face in die.faces} - {JOKER} - set(self.values))
        if missing:
            raise wrong(f"no value for {', '.join(missing)}", "add each face to values; only * has none")
        below = [face for face, value in self.values.items() if value < 0]
        if below:
            raise wrong(f"{', '.join(below)}: a value is 0 or more", "a die left over is subtracted already")
        return self


class CrosswordSetup(Setup[CrosswordRules, CrosswordParts]):
    """All that draws, gates and scores a crossword roll."""

    @model_validator(mode="after")
    def _spelled(self) -> CrosswordSetup:
        for number, die in enumerate(self.parts.dice, 1):
            for face in die.faces:
                try:
                    folded = self.alphabet.fold(face) if face != JOKER else face
                except UnknownLetter as unknown:
                    raise wrong(f"die {number}: {unknown}", 'write letters, or "*" for the joker') from None
                if folded != face:
                    raise wrong(f"die {number}: {face} is read as {folded}", "write it so") from None
        return self

    @property
    def dice(self) -> tuple[Die, ...]:
        """Return the dice with their faces valued."""
        return tuple(Die(tuple(self.face(face) for face in die.faces)) for die in self.parts.dice)

    def face(self, text: str) -> LetterFace | JokerFace:
        """Return the face that a text stands for; KeyError for one that has no value in this edition."""
        return JokerFace() if text == JOKER else LetterFace(text, self.parts.values[text])


def letters_of(roll: Roll) -> tuple[Counter[str], int]:
    """Return how often the roll shows each letter, and its number of jokers."""
    shown = Counter(letter for face in roll if isinstance(face, LetterFace) for letter in face.letters)
    return shown, sum(isinstance(face, JokerFace) for face in roll)


def drawn(face: Face) -> LetterFace | JokerFace:
    """Narrow a drawn face to the two sorts that these dice have."""
    if isinstance(face, LetterFace | JokerFace):
        return face
    raise TypeError(f"a crossword die shows no {face!r}")
