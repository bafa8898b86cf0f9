"""What a game of the kind `claim` is made of: its rules with their numbers, its dice and its tiles.

A word is as long as the roll, and each die claims one tile of its number. Every number here is honoured by
judge and solver alike; a piece that could change nothing (points without a tile) is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, field_validator, model_validator

from rollpress.dice import Die, PipFace, Tile
from rollpress.kinds.located import Wrong, refuse, some
from rollpress.spec.base import Strict, wrong
from rollpress.spec.game import Rule, Setup

__all__ = [
    "PIPS", "ClaimDie", "ClaimParts", "ClaimRules", "ClaimSetup", "Rescue", "ShortWords", "Solo", "Throw", "Vowels",
]  # fmt: skip

PIPS = range(1, 7)
"""The numbers that a die of pips can show."""


class Throw(Rule):
    """With how many dice a player may roll."""

    dice: Annotated[tuple[Annotated[int, Field(ge=1)], ...], AfterValidator(some)]

    @field_validator("dice")
    @classmethod
    def _rising(cls, dice: tuple[int, ...]) -> tuple[int, ...]:
        if list(dice) != sorted(set(dice)):
            raise wrong("the numbers of dice do not rise", "write each once, the fewest first")
        return dice


class Vowels(Rule):
    """How many vowels a word may have."""

    max: int = Field(ge=0)


class Rescue(Rule):
    """How often in a game a collected vowel may serve again."""

    per_game: Literal[0, 1]


class ShortWords(Rule):
    """Up to which length words come from the closed list instead of the dictionary."""

    length: int = Field(ge=0)


class Solo(Rule):
    """How many rounds one player plays alone, and a Solo puzzle has."""

    rounds: int = Field(ge=1)


class ClaimRules(Strict):
    """The judged rules of a claiming game, by what each is about."""

    throw: Throw
    length: Rule
    dice: Rule
    vowels: Vowels
    rescue: Rescue
    short_words: ShortWords
    dictionary: Rule
    score: Rule
    solo: Solo


def _pip(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in PIPS:
        raise wrong(f"{value} is no number of pips", f"write a number from {PIPS[0]} to {PIPS[-1]}")
    return value


class ClaimDie(Strict):
    """A die by the pips of its faces."""

    faces: Annotated[tuple[Annotated[int, BeforeValidator(_pip)], ...], AfterValidator(some)]


class ClaimParts(Strict):
    """The dice, the letters of the tiles by number, their points, and the closed list of short words."""

    dice: Annotated[tuple[ClaimDie, ...], AfterValidator(some)]
    tiles: dict[str, tuple[str, ...]]
    points: dict[str, Annotated[int, Field(ge=0)]]
    short_words: tuple[str, ...] = ()


class ClaimSetup(Setup[ClaimRules, ClaimParts]):
    """Rules, dice, tiles and alphabet of a claiming game."""

    kind: Literal["claim"] = "claim"

    @model_validator(mode="after")
    def _fits_together(self) -> ClaimSetup:
        refuse("ClaimSetup", _misfits(self))
        return self

    @property
    def dice(self) -> tuple[Die, ...]:
        """Return the dice as values."""
        return tuple(Die(tuple(PipFace(pips) for pips in die.faces)) for die in self.parts.dice)

    @property
    def pool(self) -> tuple[Tile, ...]:
        """Return all tiles, in the order of the spec."""
        parts = self.parts
        return tuple(
            Tile(letter, int(number), parts.points[letter])
            for number, letters in parts.tiles.items()
            for letter in letters
        )


def _misfits(setup: ClaimSetup) -> Iterator[Wrong]:
    yield from _wrong_throws(setup)
    yield from _wrong_tiles(setup)
    yield from _wrong_points(setup)
    yield from _wrong_short_words(setup)


def _wrong_throws(setup: ClaimSetup) -> Iterator[Wrong]:
    most, dice = setup.rules.throw.dice[-1], len(setup.parts.dice)
    if most > dice:
        yield Wrong(("parts", "dice"), f"are {dice}, but a player may throw {most}", "add dice")


def _wrong_tiles(setup: ClaimSetup) -> Iterator[Wrong]:
    numbers = {str(pips) for pips in PIPS}
    for number, letters in setup.parts.tiles.items():
        if number not in numbers:
            hint = f"write a number from {PIPS[0]} to {PIPS[-1]}"
            yield Wrong(("parts", "tiles", number), f"no die shows {number}", hint)
        for index, letter in enumerate(letters):
            steps = ("parts", "tiles", number, index)
            if letter not in setup.letters:
                yield Wrong(steps, f"{letter} is no letter", "write one capital of the alphabet")
            elif letter not in setup.parts.points:
                yield Wrong(steps, f"{letter} has no points", "write them under points")


def _wrong_points(setup: ClaimSetup) -> Iterator[Wrong]:
    on_tiles = {letter for letters in setup.parts.tiles.values() for letter in letters}
    for letter in setup.parts.points:
        if letter not in on_tiles:
            yield Wrong(("parts", "points", letter), f"no tile shows {letter}", "take it out, or add a tile")


def _wrong_short_words(setup: ClaimSetup) -> Iterator[Wrong]:
    most = setup.rules.short_words.length
    for index, word in enumerate(setup.parts.short_words):
        steps = ("parts", "short_words", index)
        if not word or any(letter not in setup.letters for letter in word):
            yield Wrong(steps, f"{word!r} is no word of this alphabet", "write it in capitals")
        elif len(word) > most:
            yield Wrong(steps, f"{word} is longer than {most} letters", "longer words are the dictionary's")
