"""Say what the page of a day shows: the roll, hints, ranks, room to write; no answer."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.site.views.frame import GameBadge, Link, Section
from rollpress.site.views.play import PlayView
from rollpress.site.views.table import PoolView, RollView, RoundsView

__all__ = ["Count", "DayView", "HintView", "RankStep", "RanksView", "SheetView", "WithdrawnView"]


@dataclass(frozen=True, slots=True)
class RankStep:
    """A rank and the score that reaches it, in rising order."""

    name: str
    score: int


@dataclass(frozen=True, slots=True)
class RanksView:
    """The ranks of a day: a title, a short note beside it ("45 is the best"), the steps, a sentence below."""

    title: str
    note: str
    steps: tuple[RankStep, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """How many words there are of something: of a length ("3"), of a beginning ("TR")."""

    of: str
    words: int


@dataclass(frozen=True, slots=True)
class HintView:
    """A hint that opens on demand: a sentence, or counts, or both.

    `heads` names the two rows of a table ("Letters", "Words"); without it the counts run on as text.
    """

    title: str
    text: str = ""
    counts: tuple[Count, ...] = ()
    heads: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class SheetView:
    """What the printed day gives to write on, and the small print below it.

    `lines` writing lines in two columns; or a `grid` of dots (columns, rows) to draw dice on.
    """

    note: str
    lines: int = 0
    grid: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class DayView:
    """One roll of the day. It holds no answer: `answer` is only the link, once the answer is revealed.

    `eyebrow` says what the puzzle is ("roll of the day"), `summary` is the description for search engines,
    `notice` an erratum, `picture` the path of its picture where it is shared. `how_title` and `how` are the rules
    in brief. `answer_text` says when answers come, or that they are out. `today` tells whether it is the day the
    front page shows. `rounds` are all of a puzzle that has several: the roll is then of the first, and stands for
    the puzzle on cards. `play` is what the page is played with, or None where it is only read and printed.
    """

    game: GameBadge
    date: str
    date_words: str
    eyebrow: str
    summary: str
    roll: RollView
    pool: PoolView | None
    hints: tuple[HintView, ...]
    how_title: str
    how: str
    ranks: RanksView
    code: str
    answer_text: str
    answer: Link | None
    earlier: Link | None
    later: Link | None
    sheet: SheetView
    today: bool = False
    notice: str = ""
    rounds: RoundsView | None = None
    play: PlayView | None = None
    picture: str = ""

    @property
    def section(self) -> Section:
        """Return which link of the head is the present one."""
        return "today" if self.today else "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.date}/index.html"


@dataclass(frozen=True, slots=True)
class WithdrawnView:
    """The page of a day whose puzzle was taken down: `notice` says what was wrong; there is nothing else."""

    game: GameBadge
    date: str
    date_words: str
    eyebrow: str
    summary: str
    notice: str
    earlier: Link | None
    later: Link | None
    today: bool = False

    @property
    def section(self) -> Section:
        """Return which link of the head is the present one."""
        return "today" if self.today else "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.date}/index.html"
