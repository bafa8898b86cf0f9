"""Name what a face, a tile or a token shows; no drawing and no game's rules.

Letters are written as they are printed: the large ones in capitals, the small ones as given. `bar` asks for
the mark that says which way up a letter is.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["WILD", "Blank", "Face", "JokerFace", "LetterFace", "Piece", "PipFace", "SpellFace", "Tile", "Token"]

WILD = "*"


@dataclass(frozen=True, slots=True)
class SpellFace:
    """A large letter with its points (or `*`, any letter) and a small letter, which may be missing."""

    large: str
    points: int
    small: str = ""
    bar: bool = False


@dataclass(frozen=True, slots=True)
class LetterFace:
    """One letter, or several that serve together, and their points."""

    letters: str
    points: int
    bar: bool = False


@dataclass(frozen=True, slots=True)
class JokerFace:
    """A diamond; with a letter in it once it stands for one."""

    stands_for: str = ""


@dataclass(frozen=True, slots=True)
class PipFace:
    """One to six pips."""

    pips: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A letter tile: the number of the die that claims it, its points, and a ring round a vowel."""

    letter: str
    number: int
    points: int
    vowel: bool = False
    bar: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """A round token with the letters it may bring back."""

    letters: str


@dataclass(frozen=True, slots=True)
class Blank:
    """A spare face or tile, to write on."""


Face = SpellFace | LetterFace | JokerFace | PipFace | Blank
Piece = Face | Tile | Token
