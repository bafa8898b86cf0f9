"""Alphabets: what counts as a letter in a language, and how written text is folded into letters.

A folded word is a plain string in which every character is one letter of the alphabet, in capitals: its
length is its number of letters and `Counter(word)` counts them. Nothing here knows of A to Z: an alphabet is
data, and whatever it does not fold or hold is refused with its position.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import regex

__all__ = ["Alphabet", "UnknownLetter", "capitals", "graphemes"]


class UnknownLetter(ValueError):
    """A sign that the alphabet neither holds nor folds; `index` counts signs (graphemes) from 0."""

    def __init__(self, sign: str, index: int) -> None:
        self.sign, self.index = sign, index
        super().__init__(f"{sign!r} is no letter of this alphabet")


def graphemes(text: str) -> list[str]:
    """Split text into what a reader calls signs (extended grapheme clusters), composed (NFC)."""
    return regex.findall(r"\X", unicodedata.normalize("NFC", text))


def capitals(text: str) -> str:
    """Return the text in composed capitals, sign by sign, keeping a sign that has no single capital.

    Plain `str.upper` turns the sharp s into two letters before the alphabet could say what it is there.
    """
    return "".join(_capital(sign) for sign in graphemes(text))


def _capital(sign: str) -> str:
    upper = unicodedata.normalize("NFC", sign.upper())
    return upper if len(graphemes(upper)) == 1 else sign


@dataclass(frozen=True)
class Alphabet:
    """The letters of a language in their order, and what other signs become.

    Every letter is one code point in NFC; longer letters (a digraph on a die) are faces, not letters.
    A sign is looked up as it is, then in `folds`, then with its marks taken off.
    """

    letters: tuple[str, ...]
    vowels: frozenset[str] = frozenset()
    folds: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def __contains__(self, letter: object) -> bool:
        return letter in self.letters

    def fold(self, text: str) -> str:
        """Return the text as letters of this alphabet.

        >>> latin = Alphabet(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), folds={"ß": "SS"})
        >>> latin.fold("café"), latin.fold("groß")
        ('CAFE', 'GROSS')
        """
        return "".join(self._letters_of(text))

    def _letters_of(self, text: str) -> Iterator[str]:
        for index, sign in enumerate(graphemes(text)):
            capital = _capital(sign)
            folded = next((self.folds[s] for s in (sign, capital) if s in self.folds), None)
            bare = capital if capital in self.letters else _bare(capital)
            letters = folded if folded is not None and capital not in self.letters else bare
            if not letters or any(letter not in self.letters for letter in letters):
                raise UnknownLetter(sign, index)
            yield letters


def _bare(sign: str) -> str:
    """Return the sign without its marks: É becomes E."""
    return "".join(part for part in unicodedata.normalize("NFD", sign) if not unicodedata.combining(part))
