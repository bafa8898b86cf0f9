"""Say what each page of the website shows: flat frozen values, worded and numbered, with no rule of a game.

Whoever fills a view has done the counting and the wording; a template only lays out what it finds here. Texts
are plain: they are escaped when they are printed. An empty string or `None` means "there is none", and the page
leaves that place out.

A `Link.path` is a path from the root of the site, as `daily/<game>/2027-01-01/index.html`, or a whole address
(`https://...`); `links.href` makes it relative to the page. Dates come twice: as ISO text for addresses, as
words for readers.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.site.views.answer import (
    AnswerView,
    OptimumView,
    PlanRow,
    PlanView,
    ScoreRow,
    ScoreTable,
    WordGroup,
    WordList,
)
from rollpress.site.views.archive import ArchiveView, DayCell, MonthsView, YearView
from rollpress.site.views.day import Count, DayView, HintView, RankStep, RanksView, SheetView, WithdrawnView
from rollpress.site.views.frame import Fact, Frame, GameBadge, Link, NotedLink
from rollpress.site.views.front import CardView, FrontView, OverviewView
from rollpress.site.views.game import DownloadView, FileView, GameView
from rollpress.site.views.play import PlayView
from rollpress.site.views.prose import ClassView, CreditsView, ListCredit, NotFoundView, SimpleView, WrittenView
from rollpress.site.views.table import (
    BoardPiece,
    BoardView,
    ChoiceView,
    PoolColumn,
    PoolView,
    RollView,
    RoundsView,
    RoundView,
)

__all__ = [
    "AnswerView", "ArchiveView", "BoardPiece", "BoardView", "CardView", "ChoiceView", "ClassView",
    "Count", "CreditsView", "DayCell", "DayView", "DownloadView", "Fact", "FileView", "Frame",
    "FrontView", "GameBadge", "GameView", "HintView", "Link", "ListCredit", "MonthsView",
    "NotFoundView", "NotedLink", "OptimumView", "OverviewView", "PageView", "PlanRow", "PlanView",
    "PlayView", "PoolColumn", "PoolView", "RankStep", "RanksView", "RollView", "RoundView",
    "RoundsView", "ScoreRow", "ScoreTable", "SheetView", "SimpleView", "SiteView", "WithdrawnView",
    "WordGroup", "WordList", "WrittenView", "YearView",
]  # fmt: skip

PageView = (
    FrontView | OverviewView | DayView | AnswerView | ArchiveView | MonthsView | GameView | SimpleView | CreditsView
    | NotFoundView | WithdrawnView | WrittenView | ClassView
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SiteView:
    """A whole site: what stands round its pages, and the pages in any order."""

    frame: Frame
    pages: tuple[PageView, ...]
