"""Serve a word's letters from the signs on the table, so that they bring the most points.

Input: signs, each with its letters ("" is a wild) and its points, never negative; a small letter is a sign of
0 points. Output: the most points that a word can bring, and the letters that are left for wilds.

One letter a sign. Letters do not compete: a sign that shows R serves an R or nothing. So each letter of the
word is a question of its own: which of the signs that show it? As no points are negative, the best answer is
the dearest ones first, as many as the word needs; and this is also the answer that leaves the fewest letters to
the wilds. The score is therefore a closed form: for each letter the sum of its first few points, dearest first.

    signs  R2 R1 r A1 e     word RARER: R three times = 2 + 1 + 0, A = 1, E = 0      4 points, no wild

Several letters a sign. Such a sign (QU) serves its letters together and in order, so a word may be cut in
several ways: QU from one sign, or Q and U from two. What a cut leaves to the other signs depends only on how
often it uses each such sign, so we walk through the word and keep the sets of uses that reach each place; for
each set that reaches the end the closed form answers the rest. Equal signs are used dearest first, as before.
The best of all cuts that the wilds can complete is exact, because every way of serving the word is one of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

__all__ = ["Serving", "Signs", "serve", "sorted_signs"]

Totals = tuple[int, ...]
"""What the first 0, 1, 2, ... of some equal signs bring, dearest first."""
Uses = tuple[int, ...]
"""How often each sign of several letters is used."""

_NO_SIGN: Totals = (0,)


@dataclass(frozen=True)
class Signs:
    """The signs on the table: of one letter, of several, and how many are wild."""

    single: Mapping[str, Totals]
    joined: Mapping[str, Totals]
    wilds: int

    @property
    def letters(self) -> Counter[str]:
        """Count the letters shown, taking signs of several letters apart."""
        count = Counter({letter: len(totals) - 1 for letter, totals in self.single.items()})
        for text, totals in self.joined.items():
            for letter in text:
                count[letter] += len(totals) - 1
        return count


@dataclass(frozen=True)
class Serving:
    """How the signs serve a word: the points they bring, and the letters (sorted) that no sign serves."""

    points: int
    unserved: str

    def within(self, wilds: int) -> bool:
        """Tell whether so many wilds complete the word."""
        return len(self.unserved) <= wilds


def sorted_signs(signs: Iterable[tuple[str, int]]) -> Signs:
    """Sort signs, each its letters and its points, by what they show.

    >>> sorted_signs([("R", 1), ("R", 2), ("QU", 6), ("", 0)])
    Signs(single={'R': (0, 2, 3)}, joined={'QU': (0, 6)}, wilds=1)
    """
    points: dict[str, list[int]] = defaultdict(list)
    for letters, value in signs:
        points[letters].append(value)
    wilds = len(points.pop("", []))
    totals = {text: tuple(accumulate(sorted(values, reverse=True), initial=0)) for text, values in points.items()}
    single = {text: sums for text, sums in totals.items() if len(text) == 1}
    joined = {text: sums for text, sums in totals.items() if len(text) > 1}
    return Signs(single, joined, wilds)


def serve(word: str, signs: Signs) -> Serving:
    """Return the serving that brings the most points among those that the wilds complete.

    When they complete none, it is the one that leaves the fewest letters, and then brings the most points.
    """
    joined = [(text, totals) for text, totals in signs.joined.items() if text in word]
    if not joined:
        return _closed_form(Counter(word), signs)
    options = [_with_uses(word, uses, joined, signs) for uses in sorted(_uses(word, joined))]
    complete = [option for option in options if option.within(signs.wilds)]
    if complete:
        return max(complete, key=lambda option: option.points)
    return min(options, key=lambda option: (len(option.unserved), -option.points))


def _closed_form(need: Mapping[str, int], signs: Signs) -> Serving:
    points, unserved = 0, ""
    for letter, count in need.items():
        totals = signs.single.get(letter, _NO_SIGN)
        served = min(count, len(totals) - 1)
        points += totals[served]
        unserved += letter * (count - served)
    return Serving(points, "".join(sorted(unserved)))


def _with_uses(word: str, uses: Uses, joined: Sequence[tuple[str, Totals]], signs: Signs) -> Serving:
    """Return the serving that uses the signs of several letters just so often."""
    need, points = Counter(word), 0
    for (text, totals), used in zip(joined, uses, strict=True):
        points += totals[used]
        for letter in text:
            need[letter] -= used
    rest = _closed_form(need, signs)
    return Serving(points + rest.points, rest.unserved)


def _uses(word: str, joined: Sequence[tuple[str, Totals]]) -> set[Uses]:
    """Return how often each sign of several letters is used, for every way of cutting the word."""
    reached: list[set[Uses]] = [set() for _ in range(len(word) + 1)]
    reached[0].add((0,) * len(joined))
    for start in range(len(word)):
        reached[start + 1] |= reached[start]
        for which, (text, totals) in enumerate(joined):
            if word.startswith(text, start):
                reached[start + len(text)] |= {
                    (*uses[:which], uses[which] + 1, *uses[which + 1 :])
                    for uses in reached[start]
                    if uses[which] < len(totals) - 1
                }
    return reached[-1]
