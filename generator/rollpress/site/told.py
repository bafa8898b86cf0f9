"""Hold what is told of an answer: the part of its page that differs by kind of play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rollpress.kinds.base import Found, Solution
from rollpress.lexicon import Lexicon
from rollpress.puzzles.published import Published
from rollpress.site.printable import printable
from rollpress.site.views import BoardView, Fact, PlanView, ScoreTable, WordGroup, WordList
from rollpress.site.voice import Voice

__all__ = ["Answered", "Told"]


@dataclass(frozen=True)
class Told:
    """What is shown first, and beside it; the fields are those of `AnswerView`."""

    title: str
    note: str
    text: str = ""
    board: BoardView | None = None
    parts: tuple[Fact, ...] = ()
    tables: tuple[ScoreTable, ...] = ()
    words: tuple[WordList, ...] = ()
    withheld: bool = False
    plans: tuple[PlanView, ...] = ()


@dataclass(frozen=True)
class Answered:
    """A revealed day with its solution, and the present word list and language to tell it with."""

    day: Published
    solution: Solution
    lexicon: Lexicon
    voice: Voice

    def listed(self, *tiers: str) -> tuple[Found, ...]:
        """Return the words of these tiers, best first; a word that was flagged since is never shown."""
        words = tuple(word for word in self.solution.words if word.tier in tiers)
        shown = frozenset(self.shown(word.answer for word in words))
        return tuple(word for word in words if word.answer in shown)

    def shown(self, answers: Iterable[str]) -> tuple[str, ...]:
        """Return those answers that may be shown."""
        return printable(tuple(answers), self.day, self.lexicon)

    def word_list(self, title: str, tier: str, text: str = "") -> WordList:
        """Return the words of one tier by score."""
        words = self.listed(tier)
        groups = tuple(
            WordGroup(score, tuple(word.answer for word in group))
            for score, group in groupby(words, key=lambda word: word.score)
        )
        return WordList(title, self.voice.number(len(words)), groups, text)

    @property
    def rare(self) -> str:
        """Say how many rarer words there are, which are not listed."""
        counts = self.day.counts
        number = counts.valid - counts.common
        return self.voice.counted(self.voice.texts.site.answer_rare, number) if number else ""
