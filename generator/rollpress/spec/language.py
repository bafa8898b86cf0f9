"""A language: its letters, its vowels, how other signs fold, and which letters turn into others."""

from __future__ import annotations

import unicodedata
from types import MappingProxyType
from typing import Literal, TypeVar

from pydantic import ValidationInfo, field_validator

from rollpress.letters import Alphabet, graphemes
from rollpress.spec.base import Strict, wrong

__all__ = ["Language", "alphabet_of"]

Lettered = TypeVar("Lettered", tuple[str, ...], dict[str, str])


class Language(Strict):
    """`content/languages/<code>/language.yaml`."""

    name: str
    direction: Literal["ltr", "rtl"] = "ltr"
    letters: tuple[str, ...]
    vowels: tuple[str, ...]
    folds: dict[str, str] = {}
    turned: tuple[str, ...] = ()
    """Letters that look like another letter when turned, and so carry a bar underneath."""
    endings: tuple[str, ...] = ()
    """What a word with a plain twin ends in: who finds one of the two has found both."""

    @field_validator("letters")
    @classmethod
    def _single(cls, letters: tuple[str, ...]) -> tuple[str, ...]:
        for letter in letters:
            if len(unicodedata.normalize("NFC", letter)) != 1 or len(graphemes(letter)) != 1:
                raise wrong(f"{letter!r} is not one letter", "letters of several signs are faces of a die")
        if len(set(letters)) != len(letters):
            raise wrong("a letter stands twice", "write each letter once")
        return letters

    @field_validator("vowels", "folds", "turned", "endings")
    @classmethod
    def _within(cls, given: Lettered, info: ValidationInfo) -> Lettered:
        letters = info.data.get("letters")
        signs = given.values() if isinstance(given, dict) else given
        for letter in "".join(signs):
            if letters is not None and letter not in letters:
                raise wrong(f"{letter!r} is none of the letters", "add it to letters or take it out here")
        return given


def alphabet_of(language: Language) -> Alphabet:
    """Return the language's alphabet as the rest of the program uses it."""
    return Alphabet(language.letters, frozenset(language.vowels), MappingProxyType(dict(language.folds)))
