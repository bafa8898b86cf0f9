"""Say which words a player of a roll may be asked about: all that its letters spell, flagged ones too.

More than the words that score: those that break another rule (too short, two vowels) are there as well, so that
a page tells the same rules as the judge does. A word that the letters do not spell breaks a rule already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import letters_of
from rollpress.kinds.spell.judging import signs_of
from rollpress.lexicon import Lexicon, Tier
from rollpress.puzzles.published import Published

__all__ = ["words_of"]


@dataclass(frozen=True)
class _Letters:
    """What may spell a word: letters, wilds, and its length if that is given."""

    counts: Mapping[str, int]
    wilds: int = 0
    length: int | None = None

    def spell(self, word: str) -> bool:
        """Tell whether they spell a word."""
        lacking = Counter(word) - Counter(self.counts)
        return lacking.total() <= self.wilds and self.length in (None, len(word))


def _spell(day: Published) -> _Letters:
    signs = signs_of(day.roll)
    return _Letters(signs.letters, signs.wilds)


def _crossword(day: Published) -> _Letters:
    return _Letters(*letters_of(day.roll))


def _claim(day: Published) -> _Letters:
    pool = cast(ClaimSetup, day.setup).pool
    return _Letters(Counter(tile.letter for tile in pool if tile.number in day.roll), length=len(day.roll))


_LETTERS: Mapping[tuple[str, str], Callable[[Published], _Letters]] = {
    ("spell", "roll"): _spell,
    ("crossword", "roll"): _crossword,
    ("claim", "roll"): _claim,
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
    return {word: lexicon.tier(word) or "valid" for word in (*words, *flagged)} | _filed(day)


def _filed(day: Published) -> dict[str, Tier]:
    """Return the words that the day's filed solution knows: they stay words, whatever became of the list."""
    return {found.answer: found.tier for found in day.solution.words} if day.solution else {}
