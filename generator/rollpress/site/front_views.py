"""Fill the front page of the as-of day, and the pages of cards: all games, all archives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rollpress.puzzles.published import Day, Withdrawn
from rollpress.site.day_views import said_of_day
from rollpress.site.series import Series
from rollpress.site.tables import roll_of
from rollpress.site.views import CardView, ClassView, FrontView, Link, NotedLink, OverviewView
from rollpress.site.voice import Voice
from rollpress.spec.slots import filled

__all__ = ["front_view", "overview"]

Folder = Literal["games", "daily"]


def front_view(all_series: Sequence[Series], as_of: str, voice: Voice, *, for_classes: bool = False) -> FrontView:
    """Return the front page: a card for each game's roll of the as-of day."""
    texts = voice.texts.site
    cards = (_day_card(day, series) for series in all_series if (day := series.newest) and day.date == as_of)
    sheets = (NotedLink(Link(texts.front_class, ClassView.path), texts.front_class_note),) if for_classes else ()
    return FrontView(
        headline=filled(texts.front_headline, {"date": voice.day(as_of)}),
        lead=texts.front_lead,
        cards=tuple(cards),
        links=(
            NotedLink(Link(texts.front_games, "games/index.html"), texts.front_games_note),
            NotedLink(Link(texts.front_days, "daily/index.html"), texts.front_days_note),
            *sheets,
        ),
    )


def overview(folder: Folder, all_series: Sequence[Series], voice: Voice) -> OverviewView:
    """Return the page of all games to print, or of all archives, with each game's newest roll on its card."""
    texts = voice.texts.site
    title, lead = (
        (texts.games_title, texts.games_lead) if folder == "games" else (texts.days_title, texts.days_lead)
    )
    cards = (_card(folder, day, series) for series in all_series if (day := series.newest))
    return OverviewView(folder, title, lead, tuple(cards))


def _day_card(day: Day, series: Series) -> CardView:
    """The answer that it links is the newest one that is out, where that is the day's before."""
    texts = series.voice.texts.site
    before = [other for other in series.linked[:-1][-1:] if other.revealed]
    links = tuple(Link(texts.front_answer, series.answer_path(other)) for other in before)
    if isinstance(day, Withdrawn):
        button = Link(texts.withdrawn_button, series.day_path(day))
        return CardView(series.badge, None, series.badge.title, texts.withdrawn_card, button, links)
    return CardView(
        game=series.badge,
        roll=roll_of(day, series.voice),
        heading=said_of_day(day, "headline"),
        text=said_of_day(day, "summary"),
        button=Link(said_of_day(day, "button"), series.day_path(day)),
        links=links,
    )


def _card(folder: Folder, day: Day, series: Series) -> CardView:
    texts, voice = series.voice.texts.site, series.voice
    if folder == "games":
        text, button = series.game.edition.tagline, Link(texts.games_button, series.badge.page)
    else:
        text = filled(texts.days_card, {"date": voice.full(series.linked[0].date)})
        button = Link(texts.days_button, series.path())
    return CardView(
        game=series.badge,
        roll=None if isinstance(day, Withdrawn) else roll_of(day, voice),
        heading=series.badge.title,
        text=text,
        button=button,
        links=(Link(texts.months_newest, series.day_path(day)),),
    )
