"""What a game of the kind `spell` is made of: its rules with their numbers, and its dice.

Every number here is honoured by judge and solver alike; what they could not honour has one possible value
(a wild is worth 0) or is refused (negative points).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from rollpress.dice import Die, SpellFace
from rollpress.kinds.located import Wrong, refuse, some
from rollpress.kinds.spell.faces import NoFace, face_of, form_of
from rollpress.letters import Alphabet
from rollpress.spec.base import Strict, wrong
from rollpress.spec.game import Rule, Setup

__all__ = ["BestWords", "Length", "Score", "SpellDie", "SpellParts", "SpellRules", "SpellSetup", "Theme", "Wild"]


class Wild(Rule):
    """A wild sign stands for any letter, and brings no points."""

    value: Literal[0]


class Length(Rule):
    """How many letters a word may have."""

    min: int = Field(ge=1)
    max: int = Field(ge=1)

    @model_validator(mode="after")
    def _ordered(self) -> Length:
        if self.min > self.max:
            raise wrong(f"min {self.min} is above max {self.max}", "swap them")
        return self


class Score(Rule):
    """How many points each letter of a word's length is worth."""

    letter: int = Field(ge=0)


class Theme(Rule):
    """How much more a word within the theme is worth."""

    bonus: int = Field(ge=0)


class BestWords(Strict):
    """How many of a player's words count in a puzzle."""

    words: int = Field(ge=1)


class SpellRules(Strict):
    """The judged rules of a spelling game, by what each is about."""

    faces: Rule
    once: Rule
    wild: Wild
    length: Length
    dictionary: Rule
    score: Score
    theme: Theme
    distinct: Rule
    best_words: BestWords


def _face_text(value: Any) -> str:
    """Return the text of a face, its form checked; whether its letters are letters, the setup knows."""
    if not isinstance(value, str):
        raise wrong(f'{value} is no face; write a letter or "*"', 'write a face as "A1s"')
    try:
        form_of(value)
    except NoFace as fault:
        raise wrong(fault.what, fault.hint) from None
    return value


class SpellDie(Strict):
    """A die by the texts of its faces, as `A1s`."""

    faces: Annotated[tuple[Annotated[str, BeforeValidator(_face_text)], ...], AfterValidator(some)]


class SpellParts(Strict):
    """The dice, in the order in which they are drawn."""

    dice: Annotated[tuple[SpellDie, ...], AfterValidator(some)]


class SpellSetup(Setup[SpellRules, SpellParts]):
    """Rules, dice and alphabet of a spelling game."""

    kind: Literal["spell"] = "spell"

    @model_validator(mode="after")
    def _letters_are_letters(self) -> SpellSetup:
        refuse("SpellSetup", _unreadable_faces(self.parts, self.alphabet))
        return self

    @property
    def faces(self) -> tuple[tuple[SpellFace, ...], ...]:
        """Return the faces of each die."""
        alphabet = self.alphabet
        return tuple(tuple(face_of(text, alphabet) for text in die.faces) for die in self.parts.dice)

    @property
    def dice(self) -> tuple[Die, ...]:
        """Return the dice as values."""
        return tuple(map(Die, self.faces))


def _unreadable_faces(parts: SpellParts, alphabet: Alphabet) -> Iterator[Wrong]:
    for number, die in enumerate(parts.dice):
        for index, text in enumerate(die.faces):
            try:
                face_of(text, alphabet)
            except NoFace as fault:
                yield Wrong(("parts", "dice", number, "faces", index), fault.what, fault.hint)
