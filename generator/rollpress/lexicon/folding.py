"""Fold many words fast: the same answer as `Alphabet.fold`, looking at single signs only where it must.

A word whose capitals are all letters of the alphabet, one for each sign, has nothing to fold: a letter of the
alphabet stands for itself. That is nearly every line of a word list. The rest takes the long way.
"""

from __future__ import annotations

from collections.abc import Callable

from rollpress.letters import Alphabet

__all__ = ["folding"]


def folding(alphabet: Alphabet) -> Callable[[str], str]:
    """Return a function that folds a word; like `Alphabet.fold` it raises UnknownLetter.

    >>> fold = folding(Alphabet(tuple("ACEF")))
    >>> fold("face"), fold("café")
    ('FACE', 'CAFE')
    """
    letters = frozenset(alphabet.letters)

    def fold(word: str) -> str:
        capitals = word.upper()
        plain = len(capitals) == len(word) and letters.issuperset(capitals)
        return capitals if plain else alphabet.fold(word)

    return fold
