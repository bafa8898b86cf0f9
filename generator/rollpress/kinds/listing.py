"""Put the words of a roll in order, count them, and compare scores: the same for every kind of words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from rollpress.kinds.base import Counts, Found
from rollpress.lexicon import Tier

__all__ = ["best_first", "counts_of", "difficulty", "longest", "percent", "twins"]


def best_first(found: Iterable[Found]) -> tuple[Found, ...]:
    """Return the words by score, the highest first, and equal ones by letters."""
    return tuple(sorted(found, key=lambda word: (-word.score, word.answer)))


def counts_of(words: Iterable[tuple[str, int, Tier]]) -> Counts:
    """Count words, each by its first letter, its length and its narrowest tier.

    A wider tier counts the narrower ones too.
    """
    words = list(words)
    tiers = Counter(tier for _, _, tier in words)
    lengths = Counter(length for _, length, _ in words)
    firsts = Counter(first for first, _, tier in words if tier != "valid")
    return Counts(
        valid=len(words),
        common=tiers["common"] + tiers["answers"],
        answers=tiers["answers"],
        by_length=dict(sorted(lengths.items())),
        by_first=dict(sorted(firsts.items())),
    )


def longest(words: Iterable[Found]) -> int:
    """Return the length of the longest of these words, 0 if there is none."""
    return max((len(word.answer) for word in words), default=0)


def percent(part: int, whole: int) -> int:
    """Return how many whole hundredths of `whole` a part is, 0 of nothing."""
    return 100 * part // whole if whole else 0


def difficulty(easy: int, par: int) -> int:
    """Return how many hundredths of par are out of reach for easy words: 0 for the easiest rolls, at most 100.

    >>> difficulty(45, 60), difficulty(60, 60), difficulty(-5, 60), difficulty(0, 0)
    (25, 0, 100, 0)
    """
    return min(100, percent(par - easy, par)) if par > 0 else 0


def twins(words: Collection[str], endings: Iterable[str]) -> int:
    """Return how many hundredths of the words are another one of them with an ending put to it.

    >>> twins(["WALK", "WALKED", "TALK", "SING"], ["ED", "ING"])
    25
    """
    known, ends = frozenset(words), tuple(end for end in endings if end)
    paired = sum(any(word.endswith(end) and word[: -len(end)] in known for end in ends) for word in words)
    return percent(paired, len(words))
