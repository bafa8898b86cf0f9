"""The words of a language or of a list: what is a word, how well known it is, and what may be printed.

Words are folded: one character is one letter of the alphabet. The tiers nest, valid > common > answers; within
the answers lie the easy words, which measure how hard a puzzle is and are reported as answers. A flagged word is
a word (a player may use it), but it is in no tier that is listed, counted, drawn or printed: it is kept out of
the index, so no query can bring it out by mistake.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from rollpress.letters import Alphabet
from rollpress.lexicon.trie import AnagramTrie, plant

__all__ = ["LEAST", "MOST", "RANKS", "TIERS", "Lexicon", "Rank", "Tier", "fingerprint"]

Tier = Literal["valid", "common", "answers"]
TIERS: tuple[Tier, ...] = get_args(Tier)
"""From the widest tier to the narrowest."""

Rank = Literal["valid", "common", "answers", "easy"]
RANKS: tuple[Rank, ...] = get_args(Rank)
"""The tiers, and the easy words within the last; a word's rank is the place here of the narrowest that holds it."""

LEAST, MOST = 2, 15
"""How many letters a word of any list may have."""

_NARROWEST = len(RANKS) - 1


@dataclass(frozen=True)
class Lexicon:
    """A list of words with their ranks; `sha256` is the same for the same words however they are stored."""

    id: str
    sha256: str
    alphabet: Alphabet
    ranks: Mapping[str, int] = field(repr=False, compare=False)
    flagged: Mapping[str, int] = field(repr=False, compare=False)
    tries: tuple[AnagramTrie, ...] = field(repr=False, compare=False)

    @classmethod
    def of(cls, name: str, alphabet: Alphabet, ranks: Mapping[str, int], flagged: Mapping[str, int]) -> Lexicon:
        """Return the lexicon of unflagged and flagged words, each with its rank."""
        return cls(name, fingerprint(ranks, flagged), alphabet, ranks, flagged, (plant(ranks),))

    @classmethod
    def from_words(cls, words: Iterable[str], alphabet: Alphabet, name: str) -> Lexicon:
        """Return a list of one tier, as a class or a dictionary file has it: every word is an easy answer."""
        return cls.of(name, alphabet, dict.fromkeys(sorted(set(words)), _NARROWEST), {})

    def has(self, word: str) -> bool:
        """Tell whether a player may use the word; flagged words are words too."""
        return word in self.ranks or word in self.flagged

    def tier(self, word: str) -> Tier | None:
        """Return the narrowest tier that holds the word, flagged or not; None if it is no word."""
        rank = self.ranks.get(word, self.flagged.get(word))
        return None if rank is None else TIERS[min(rank, len(TIERS) - 1)]

    def is_easy(self, word: str) -> bool:
        """Tell whether nearly every reader knows the word."""
        return self.ranks.get(word) == _NARROWEST

    def is_flagged(self, word: str) -> bool:
        """Tell whether the word is one that is never printed, counted or asked for."""
        return word in self.flagged

    def spelled(self, counts: Mapping[str, int], wilds: int = 0, tier: Rank = "valid") -> list[str]:
        """Return the unflagged words of a tier that need at most `wilds` letters beyond `counts`, sorted.

        Letters that no word has spell nothing.
        """
        return self._sorted({word for trie in self.tries for word in trie.spelled(counts, wilds)}, tier)

    def words(self, tier: Rank = "valid") -> Iterator[str]:
        """Yield the unflagged words of a tier, sorted."""
        return iter(self._sorted(self.ranks, tier))

    def counts(self, tier: Rank = "valid") -> dict[int, int]:
        """Return how many unflagged words of each length the tier has, shortest first."""
        return dict(sorted(Counter(map(len, self.words(tier))).items()))

    def amended(self, allow: Iterable[str] = (), deny: Iterable[str] = ()) -> Lexicon:
        """Return this list with an owner's say: denied words are none, allowed ones are and may be printed.

        An allowed word that was missing joins the widest tier; one that was flagged keeps its rank.
        """
        allowed, denied = frozenset(allow), frozenset(deny)
        ranks = {word: rank for word, rank in self.ranks.items() if word not in denied}
        flagged = {word: rank for word, rank in self.flagged.items() if word not in denied | allowed}
        new = {word: self.flagged.get(word, 0) for word in sorted(allowed - denied) if word not in ranks}
        ranks |= new
        tries = (*self.tries, plant(new)) if new else self.tries
        return Lexicon(self.id, fingerprint(ranks, flagged), self.alphabet, ranks, flagged, tries)

    def _sorted(self, words: Iterable[str], tier: Rank) -> list[str]:
        """Return those of the words that are in the tier; a denied word is still in a trie, but has no rank."""
        least = RANKS.index(tier)
        return sorted(word for word in words if self.ranks.get(word, -1) >= least)


def fingerprint(ranks: Mapping[str, int], flagged: Mapping[str, int]) -> str:
    """Return the SHA-256 of the canonical text: a line `WORD rank` or `WORD rank flagged`, sorted by word."""
    lines = [f"{word} {RANKS[rank]}" for word, rank in ranks.items()]
    lines += [f"{word} {RANKS[rank]} flagged" for word, rank in flagged.items()]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()
