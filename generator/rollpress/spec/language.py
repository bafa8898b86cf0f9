"""A language: its letters, its vowels, how other signs fold, and which letters turn into others."""

from __future__ import annotations

import unicodedata
from types import MappingProxyType
from typing import Literal

from pydantic import field_validator, model_validator

from rollpress.letters import Alphabet, graphemes
from rollpress.spec.base import Strict, wrong

__all__ = ["Language", "alphabet_of"]


class Language(Strict):
    """`content/languages/<code>/language.yaml`."""

    name: str
    direction: Literal["ltr", "rtl"] = "ltr"
    letters: tuple[str, ...]
    vowels: tuple[str, ...]
    folds: dict[str, str] = {}
    turned: tuple[str, ...] = ()
    """Letters that look like another letter when turned, and so carry a bar underneath."""

    @field_validator("letters")
    @classmethod
    def _single(cls, letters: tuple[str, ...]) -> tuple[str, ...]:
        for letter in letters:
            if len(unicodedata.normalize("NFC", letter)) != 1 or len(graphemes(letter)) != 1:
                raise wrong(f"{letter!r} is not one letter", "letters of several signs are faces of a die")
        if len(set(letters)) != len(letters):
            raise wrong("a letter stands twice", "write each letter once")
        return letters

    @model_validator(mode="after")
    def _within(self) -> Language:
        for part in (self.vowels, self.turned, *self.folds.values()):
            for letter in part:
                if letter not in self.letters:
                    raise wrong(f"{letter!r} is none of the letters", "add it to letters or take it out here")
        return self


def alphabet_of(language: Language) -> Alphabet:
    """Return the language's alphabet as the rest of the program uses it."""
    return Alphabet(language.letters, frozenset(language.vowels), MappingProxyType(dict(language.folds)))
