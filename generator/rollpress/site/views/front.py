"""Say what the front page shows, and the pages of cards that are like it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rollpress.site.views.frame import GameBadge, Link, NotedLink, Section
from rollpress.site.views.table import RollView

__all__ = ["CardView", "FrontView", "OverviewView"]


@dataclass(frozen=True, slots=True)
class CardView:
    """One game on a card: its dice, a verb as heading, a fact, a button, and links below it if any.

    A roll that was withdrawn is None.
    """

    game: GameBadge
    roll: RollView | None
    heading: str
    text: str
    button: Link
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class FrontView:
    """The front page of the as-of day: a headline with the date, one sentence, a card a game, plain links."""

    headline: str
    lead: str
    cards: tuple[CardView, ...]
    links: tuple[NotedLink, ...]

    section: ClassVar[Section] = "today"
    path: ClassVar[str] = "index.html"


@dataclass(frozen=True, slots=True)
class OverviewView:
    """A page of cards: all games (`games`, to print) or all archives (`daily`); `folder` is its place."""

    folder: Literal["games", "daily"]
    title: str
    lead: str
    cards: tuple[CardView, ...]

    @property
    def section(self) -> Section:
        """Return which link of the head is the present one."""
        return "games" if self.folder == "games" else "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"{self.folder}/index.html"
