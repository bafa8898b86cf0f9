"""Turn the words of a roll into tags, by which a page knows a word when it is played and cannot say one before.

Input: a salt and words in groups. Output: numbers. A tag is the first bits of SHA-256(salt#WORD); a group is its
tags in rising order, each written as the step from the one before, which is shorter. Digits alone spell nothing,
whatever they are.

A word that is not in the list passes for one with a chance of (number of words) / 2^bits. There are 48 bits
unless a page would grow too heavy: up to 2,000 words, where that is 1 in 10^11; with 6,000 words it is 1 in 700.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import sha256
from itertools import pairwise
from math import log10

__all__ = ["MOST_BITS", "steps_of", "tag_of", "width_of"]

MOST_BITS = 48
"""A number of so many bits is exact in JavaScript, and the sums of steps are too."""

_LEAST_BITS = 22
_MOST_OCTETS = 13_000
_OCTETS_A_DIGIT = 0.43
"""What a digit of a random number weighs once compressed: 3.3 bits, and what Huffman codes waste."""
_COMMA = 1


def tag_of(salt: str, word: str, bits: int) -> int:
    """Return the tag of a word.

    >>> tag_of("demo", "CAT", 24)
    3374597
    """
    digest = sha256(f"{salt}#{word}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 64 - bits


def steps_of(salt: str, words: Iterable[str], bits: int) -> tuple[int, ...]:
    """Return the tags of words, the lowest first, each as the step from the one before (the first from 0)."""
    tags = sorted({tag_of(salt, word, bits) for word in words})
    return tuple(after - before for before, after in pairwise([0, *tags]))


def width_of(words: Collection[object]) -> int:
    """Return how many bits tags have, so that those of up to 7,000 words weigh at most 16 kB compressed."""
    return next(
        (bits for bits in range(MOST_BITS, _LEAST_BITS, -1) if _octets(len(words), bits) <= _MOST_OCTETS),
        _LEAST_BITS,
    )


def _octets(words: int, bits: int) -> float:
    digits = log10(2**bits / max(words, 1)) + 1
    return words * (digits + _COMMA) * _OCTETS_A_DIGIT
