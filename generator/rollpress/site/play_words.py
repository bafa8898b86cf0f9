"""Say which words a player of a roll may be asked about: all that its letters spell, flagged ones too.

More than the words that score: those that break another rule (too short, two vowels) are there as well, so that
a page tells the same rules as the judge does. A word that the letters do not spell breaks a rule already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from rollpress.kinds.base import Optimum
from rollpress.kinds.claim.rolls import SoloRoll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import letters_of
from rollpress.kinds.spell.judging import signs_of
from rollpress.lexicon import Lexicon, Tier
from rollpress.puzzles.published import Published
from rollpress.site.printable import words_in

__all__ = ["script_of", "words_of"]


@dataclass(frozen=True)
class _Letters:
    """What may spell a word: letters, wilds, and its lengths and most vowels, if those are given."""

    counts: Mapping[str, int]
    wilds: int = 0
    lengths: tuple[int, ...] = ()
    vowels: str = ""
    most_vowels: int = 0

    def spell(self, word: str) -> bool:
        """Tell whether they spell a word."""
        lacking = Counter(word) - Counter(self.counts)
        vowels = sum(letter in self.vowels for letter in word)
        fits = not self.lengths or len(word) in self.lengths
        return fits and lacking.total() <= self.wilds and (not self.vowels or vowels <= self.most_vowels)


def _spell(day: Published) -> _Letters:
    signs = signs_of(day.roll)
    return _Letters(signs.letters, signs.wilds)


def _crossword(day: Published) -> _Letters:
    return _Letters(*letters_of(day.roll))


def _claim(day: Published) -> _Letters:
    pool = cast(ClaimSetup, day.setup).pool
    return _Letters(Counter(tile.letter for tile in pool if tile.number in day.roll), lengths=(len(day.roll),))


def _solo(day: Published) -> _Letters:
    """Return all tiles and, V9, one vowel more; a word of too many vowels breaks a rule already."""
    setup = cast(ClaimSetup, day.setup)
    counts = Counter(tile.letter for tile in setup.pool)
    counts.update(setup.vowels)
    sizes = tuple(size for size in setup.rules.throw.dice if size > setup.rules.short_words.length)
    return _Letters(counts, lengths=sizes, vowels="".join(setup.vowels), most_vowels=setup.rules.vowels.max)


_LETTERS: Mapping[tuple[str, str], Callable[[Published], _Letters]] = {
    ("spell", "roll"): _spell,
    ("crossword", "roll"): _crossword,
    ("claim", "roll"): _claim,
    ("claim", "solo"): _solo,
}
"""By kind and puzzle; a puzzle that is not here is printed, and not played on the page."""


def words_of(day: Published, lexicon: Lexicon) -> Mapping[str, Tier] | None:
    """Return the words by their tiers, or None for a puzzle that no page plays."""
    letters_in = _LETTERS.get((day.setup.kind, day.setup.puzzle))
    if letters_in is None:
        return None
    letters = letters_in(day)
    words = [word for word in lexicon.spelled(letters.counts, letters.wilds) if letters.spell(word)]
    flagged = [word for word in lexicon.flagged if letters.spell(word)]
    listed: dict[str, Tier] = {word: lexicon.tier(word) or "valid" for word in (*words, *flagged)}
    return _planned(day) | listed | _filed(day)


def script_of(kind: str, puzzle: str) -> str:
    """Return the name of the script that plays a puzzle: the kind's, or the puzzle's own.

    >>> script_of("claim", "roll"), script_of("claim", "solo")
    ('claim', 'solo')
    """
    return kind if puzzle == "roll" else puzzle


def _filed(day: Published) -> dict[str, Tier]:
    """Return the words that the day's filed solution knows: they stay words, whatever became of the list."""
    return {found.answer: found.tier for found in day.solution.words} if day.solution else {}


def _planned(day: Published) -> dict[str, Tier]:
    """Return the words of the plans that were filed for a Solo puzzle, which lists no words."""
    if day.solution is None or not isinstance(day.roll, SoloRoll):
        return {}
    told: tuple[tuple[Optimum, Tier], ...] = ((day.solution.best, "valid"), (day.solution.par, "answers"))
    return {word: tier for optimum, tier in told for answer in optimum.answers for word in words_in(answer, day)}
