"""Say a piece in words, for readers who hear the page instead of seeing it.

The words are a value, so each language brings its own; these are the English ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from rollpress.drawing.faces import WILD, Blank, JokerFace, LetterFace, Piece, PipFace, SpellFace, Tile, Token

__all__ = ["ENGLISH", "Wording", "spoken"]


@dataclass(frozen=True, slots=True)
class Wording:
    """How one language says pieces: texts with places for what is said."""

    one_point: str
    points: str
    small: str
    wild: str
    joker: str
    joker_as: str
    number: str
    vowel: str
    disc: str
    pips: str

    def worth(self, points: int) -> str:
        """Return the points in words."""
        return (self.one_point if points == 1 else self.points).format(points=points)


ENGLISH = Wording(
    one_point="{points} point",
    points="{points} points",
    small="small {letter}",
    wild="asterisk",
    joker="joker",
    joker_as="joker as {letter}",
    number="number {number}",
    vowel="vowel",
    disc="token: {letters}",
    pips="{pips}",
)


def spoken(piece: Piece, wording: Wording = ENGLISH) -> str:
    """Return what the piece shows.

    >>> spoken(SpellFace("K", 5, "e"))
    'K, 5 points; small e'
    """
    return _said(piece, wording)


@singledispatch
def _said(piece: Piece, wording: Wording) -> str:
    raise TypeError(f"no words for {piece!r} in {wording!r}")


@_said.register
def _spell(face: SpellFace, wording: Wording) -> str:
    large = wording.wild if face.large == WILD else face.large
    small = "; " + wording.small.format(letter=face.small) if face.small else ""
    return f"{large}, {wording.worth(face.points)}{small}"


@_said.register
def _letter(face: LetterFace, wording: Wording) -> str:
    return f"{face.letters}, {wording.worth(face.points)}"


@_said.register
def _joker(face: JokerFace, wording: Wording) -> str:
    return wording.joker_as.format(letter=face.stands_for) if face.stands_for else wording.joker


@_said.register
def _pips(face: PipFace, wording: Wording) -> str:
    return wording.pips.format(pips=face.pips)


@_said.register
def _blank(_piece: Blank, _wording: Wording) -> str:
    return ""


@_said.register
def _tile(tile: Tile, wording: Wording) -> str:
    parts = [tile.letter, wording.number.format(number=tile.number), wording.worth(tile.points)]
    return ", ".join([*parts, wording.vowel] if tile.vowel else parts)


@_said.register
def _token(token: Token, wording: Wording) -> str:
    return wording.disc.format(letters=" ".join(token.letters))
