"""The rules and pieces of a crossword game, as authors write them and as ledger lines keep them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from pydantic import Field, field_validator, model_validator

from rollpress.dice import Die, Face, JokerFace, LetterFace
from rollpress.kinds.located import Wrong, refuse
from rollpress.letters import UnknownLetter, capitals
from rollpress.spec.base import Strict
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


class CrosswordSetup(Setup[CrosswordRules, CrosswordParts]):
    """All that draws, gates and scores a crossword roll."""

    @model_validator(mode="after")
    def _fits_together(self) -> CrosswordSetup:
        refuse("CrosswordSetup", (*_wrong_faces(self), *_wrong_values(self.parts)))
        return self

    @property
    def dice(self) -> tuple[Die, ...]:
        """Return the dice with their faces valued."""
        return tuple(Die(tuple(self.face(face) for face in die.faces)) for die in self.parts.dice)

    def face(self, text: str) -> LetterFace | JokerFace:
        """Return the face that a text stands for."""
        return JokerFace() if text == JOKER else LetterFace(text, self.worth(text))

    def worth(self, letters: str) -> int:
        """Return a face's value; letters together on a face that no die has are worth what they are apart."""
        values = self.parts.values
        return values[letters] if letters in values else sum(values.get(letter, 0) for letter in letters)


def _wrong_faces(setup: CrosswordSetup) -> Iterator[Wrong]:
    for number, die in enumerate(setup.parts.dice):
        for index, face in enumerate(die.faces):
            steps = ("parts", "dice", number, "faces", index)
            if face == JOKER:
                continue
            try:
                folded = setup.alphabet.fold(face)
            except UnknownLetter as unknown:
                yield Wrong(steps, str(unknown), 'write letters, or "*" for the joker')
                continue
            if folded != face:
                yield Wrong(steps, f"{face} is read as {folded}", "write it so")
            elif face not in setup.parts.values:
                yield Wrong(steps, f"{face} has no value", "add it to values; only * has none")


def _wrong_values(parts: CrosswordParts) -> Iterator[Wrong]:
    for face, value in parts.values.items():
        if value < 0:
            yield Wrong(("parts", "values", face), "a value is 0 or more", "a die left over is subtracted already")


def letters_of(roll: Roll) -> tuple[Counter[str], int]:
    """Return how often the roll shows each letter, and its number of jokers."""
    shown = Counter(letter for face in roll if isinstance(face, LetterFace) for letter in face.letters)
    return shown, sum(isinstance(face, JokerFace) for face in roll)


def drawn(face: Face) -> LetterFace | JokerFace:
    """Narrow a drawn face to the two sorts that these dice have."""
    if isinstance(face, LetterFace | JokerFace):
        return face
    raise TypeError(f"a crossword die shows no {face!r}")
