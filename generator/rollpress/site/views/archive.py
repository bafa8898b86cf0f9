"""Say what the archive of a game shows: its months, and the days of a month."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rollpress.site.views.frame import Fact, GameBadge, Link, Section

__all__ = ["ArchiveView", "DayCell", "MonthsView", "YearView"]


@dataclass(frozen=True, slots=True)
class DayCell:
    """A day of a month: its number, its state in a short word ("answer", "today"), and its page.

    The page is "" before and after the archive. `state` is `answered` once the answer is out, `open` before that,
    `none` where there is no roll.
    """

    number: int
    words: str
    path: str
    state: Literal["answered", "open", "none"]
    today: bool = False


@dataclass(frozen=True, slots=True)
class ArchiveView:
    """A month of one game. `weekdays` are seven (short, whole) names; a week has seven cells or `None`."""

    game: GameBadge
    month: str
    month_words: str
    eyebrow: str
    summary: str
    weekdays: tuple[Fact, ...]
    weeks: tuple[tuple[DayCell | None, ...], ...]
    earlier: Link | None
    later: Link | None
    months: Link
    text: str

    section: ClassVar[Section] = "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.month}/index.html"


@dataclass(frozen=True, slots=True)
class YearView:
    """A year and its months that have rolls."""

    year: str
    months: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class MonthsView:
    """The archive of one game: the newest day, then its years, newest first."""

    game: GameBadge
    title: str
    eyebrow: str
    summary: str
    text: str
    newest: Link
    years: tuple[YearView, ...]

    section: ClassVar[Section] = "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/index.html"
