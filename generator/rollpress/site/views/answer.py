"""Say what the answer page of a revealed day shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rollpress.site.views.frame import Fact, GameBadge, Link, Section
from rollpress.site.views.table import BoardView, ChoiceView, RollView

__all__ = [
    "AnswerView", "OptimumView", "PlanRow", "PlanView", "ScoreRow", "ScoreTable", "WordGroup", "WordList",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class OptimumView:
    """A best score and what was shown of it: a title and sentences.

    `proved` decides on the seal, whose words are `seal` (above and below the score): "best found" has none.
    """

    score: int
    title: str
    text: str
    proved: bool
    seal: tuple[str, str] = ("PROVED", "BEST")


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A word and the cells that follow it, the score last."""

    word: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Words with the parts of their scores. `heads` has one name for the word and one for each cell.

    `total` is the last row: a name and the sum; empty if there is none. `numeric` is False where the cells
    between are sums in writing ("6 + 2 + 1").
    """

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    total: Fact | None = None
    numeric: bool = True


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A round of a plan: the dice that are chosen, the word, its tiles, what they add and the sum so far.

    A round that is passed has no dice and no word; `tiles` then says so.
    """

    number: str
    dice: ChoiceView | None
    word: str
    tiles: str
    points: str
    total: str


@dataclass(frozen=True, slots=True)
class PlanView:
    """A plan, one round a row; `heads` name the columns. The first of a page stands under the page's own title."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[PlanRow, ...]


@dataclass(frozen=True, slots=True)
class WordGroup:
    """The words of one score, in order."""

    score: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordList:
    """A list of words by score, best first, with a title, a note beside it and a sentence below it."""

    title: str
    note: str
    groups: tuple[WordGroup, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class AnswerView:
    """The answer of a revealed day.

    `answer_title`, `answer_note` name what is shown first, as "A best layout", "all 13 dice used": the `board`, or
    where there is none the first of the `tables`, whose own title is then left out. The other tables stand beside
    it. `answer_text` is a sentence below. `optima` are best and par, `parts` the score in parts, `words` all words
    in lists by score. `list_text` says which word list this holds for, `list_id` and `list_hash` name it. `day`
    leads back to the roll. `withheld` tells that what is best may not be shown: then all tables stand beside.
    `picture` is the day's, as its own page has it. `plans` are those of best and par, where a puzzle has rounds;
    the first is the best's unless that is withheld.
    """

    game: GameBadge
    date: str
    date_words: str
    eyebrow: str
    summary: str
    answer_title: str
    answer_note: str
    answer_text: str
    board: BoardView | None
    parts: tuple[Fact, ...]
    tables: tuple[ScoreTable, ...]
    optima: tuple[OptimumView, ...]
    roll: RollView
    words: tuple[WordList, ...]
    list_text: str
    list_id: str
    list_hash: str
    code: str
    day: Link
    earlier: Link | None
    later: Link | None
    notice: str = ""
    withheld: bool = False
    picture: str = ""
    plans: tuple[PlanView, ...] = ()

    section: ClassVar[Section] = "archive"

    @property
    def lead(self) -> ScoreTable | None:
        """Return the table that is shown first, where there is no board."""
        return None if self.board or self.withheld or not self.tables else self.tables[0]

    @property
    def beside(self) -> tuple[ScoreTable, ...]:
        """Return the other tables."""
        return self.tables[1:] if self.lead else self.tables

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.date}/answer/index.html"
