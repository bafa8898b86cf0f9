"""Turn pieces of play into pieces to draw: dice of `rollpress.dice` in, drawn faces and tiles out.

Play knows folded letters only. Print adds what a reader needs: a bar under a letter that is another one when
turned (`turned`, from the language), small letters in lower case, a ring round a vowel. Letters that stand
together on a face carry no bar, for their order says which way up they are.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from rollpress import dice, drawing

__all__ = ["shown_face", "shown_tile"]


def shown_face(face: dice.Face, turned: Collection[str]) -> drawing.Face:
    """Return a face as it is drawn.

    >>> shown_face(dice.SpellFace("M", 3, "N"), ["M", "W"])
    SpellFace(large='M', points=3, small='n', bar=True)
    """
    match face:
        case dice.SpellFace(large, points, small):
            return drawing.SpellFace(large or drawing.WILD, points, small.lower(), large in turned)
        case dice.LetterFace(letters, points):
            return drawing.LetterFace(letters, points, letters in turned)
        case dice.JokerFace():
            return drawing.JokerFace()
        case dice.PipFace(pips):
            return drawing.PipFace(pips)
        case _:
            assert_never(face)


def shown_tile(tile: dice.Tile, turned: Collection[str], vowels: Collection[str]) -> drawing.Tile:
    """Return a letter tile as it is drawn.

    >>> shown_tile(dice.Tile("A", 4, 2), ["M", "W"], "AEIOU")
    Tile(letter='A', number=4, points=2, vowel=True, bar=False)
    """
    return drawing.Tile(tile.letter, tile.number, tile.points, tile.letter in vowels, tile.letter in turned)
