"""Pieces of play: the faces of dice, dice, and tiles. Values only; drawing and judging are elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Die", "Face", "JokerFace", "LetterFace", "PipFace", "SpellFace", "Tile"]


@dataclass(frozen=True, slots=True)
class SpellFace:
    """A face with a large sign that brings points and a small one that brings none.

    `large` is letters or "" for a wild; `small` is letters or "" for none. Letters of one face serve together.
    """

    large: str
    points: int
    small: str = ""

    @property
    def is_wild(self) -> bool:
        """Tell whether the large sign stands for any letter."""
        return not self.large


@dataclass(frozen=True, slots=True)
class LetterFace:
    """A face of one letter, or of several that lie together in one cell, with its value."""

    letters: str
    points: int


@dataclass(frozen=True, slots=True)
class JokerFace:
    """The face that stands for any letter and is worth nothing."""


@dataclass(frozen=True, slots=True)
class PipFace:
    """A face of 1 to 6 pips."""

    pips: int


Face = SpellFace | LetterFace | JokerFace | PipFace


@dataclass(frozen=True, slots=True)
class Die:
    """A die by its faces in the order of the spec; drawing one is `faces[pick(len(faces))]`."""

    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """A letter tile: the number of the die that claims it, and the points it scores."""

    letter: str
    number: int
    points: int

    def __str__(self) -> str:
        return f"{self.letter}{self.number}"
