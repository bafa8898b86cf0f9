"""A game's series of published days as of a date: which pages know which, and where they lie.

Days past the as-of date are published ahead, so that a late build does no harm, and nothing links them: they
are in no archive, and no day has one for a neighbour.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Day, Published
from rollpress.site.views import GameBadge, Link
from rollpress.site.voice import Voice
from rollpress.spec.game import Game

__all__ = ["Series"]


@dataclass(frozen=True)
class Series:
    """A game's published days, in order of date; one that was withdrawn keeps its place."""

    game: Game
    days: tuple[Day, ...]
    calendar: Calendar
    voice: Voice

    @property
    def badge(self) -> GameBadge:
        """Return how the game is recognised."""
        return GameBadge(self.game.id, self.game.edition.title, self.game.file.mark, self.game.file.ink)

    @property
    def linked(self) -> tuple[Day, ...]:
        """Return the days that other pages link: those up to the as-of date."""
        return tuple(day for day in self.days if day.date <= self.as_of)

    @property
    def newest(self) -> Day | None:
        """Return the last of the linked days."""
        return self.linked[-1] if self.linked else None

    @property
    def as_of(self) -> str:
        """Return the as-of date as ISO text."""
        return self.calendar.as_of.isoformat()

    def neighbours(self, day: Day) -> tuple[Link | None, Link | None]:
        """Return links to the linked days before and after a day."""
        return self._around(day, self.linked, "")

    def answered_neighbours(self, day: Published) -> tuple[Link | None, Link | None]:
        """Return links to the answers before and after a day's, of linked days whose answers are out."""
        return self._around(day, (other for other in self.linked if other.revealed), "answer/")

    def _around(self, day: Day, others: Iterable[Day], page: str) -> tuple[Link | None, Link | None]:
        dates = [other.date for other in others]
        before = max((date for date in dates if date < day.date), default=None)
        after = min((date for date in dates if date > day.date), default=None)
        return self._link(before, page), self._link(after, page)

    def _link(self, date: str | None, page: str) -> Link | None:
        return Link(self.voice.day(date), self.path(f"{date}/{page}")) if date else None

    def day_path(self, day: Day) -> str:
        """Return where a day's page lies."""
        return self.path(f"{day.date}/")

    def answer_path(self, day: Day) -> str:
        """Return where the page of a day's answer lies."""
        return self.path(f"{day.date}/answer/")

    def picture_path(self, day: Day) -> str:
        """Return where the picture lies that stands for a day where it is shared."""
        return f"daily/{self.game.id}/{day.date}/share.png"

    def path(self, folder: str = "") -> str:
        """Return where a page of this series lies: `2026-12/` is the page of a month, nothing is the archive."""
        return f"daily/{self.game.id}/{folder}index.html"
