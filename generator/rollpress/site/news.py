"""Tell what is new on a site: its linked days, newest first, as feeds and a calendar speak of them.

Only days up to the as-of date are told, and of each what its page says to everybody: never its answer. A day's
page changes when its answer comes out and when it is corrected; `changed` is the last of these dates.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rollpress.puzzles.published import Day, Withdrawn
from rollpress.site.day_views import said_of_day
from rollpress.site.links import address
from rollpress.site.series import Series
from rollpress.spec.slots import filled

__all__ = ["NEWS", "NewsItem", "changed", "news_of"]

NEWS = 30
"""How many days of each game a feed or a calendar holds: a file must not grow with the days."""


@dataclass(frozen=True)
class NewsItem:
    """A day of a game: its address, what it is called, a sentence, its date, and when its page last changed."""

    game: str
    title: str
    text: str
    address: str
    date: str
    changed: str


def news_of(all_series: Sequence[Series], base_url: str) -> tuple[NewsItem, ...]:
    """Return the newest linked days of all games, newest first, games of one day in their order."""
    items = (_item(day, series, base_url) for series in all_series for day in series.linked[-NEWS:])
    return tuple(sorted(items, key=lambda item: item.date, reverse=True))


def changed(day: Day, series: Series) -> str:
    """Return the date on which a day's page last changed, as of the site's date."""
    answered = [series.calendar.answer_day(day.date).isoformat()] if day.revealed else []
    return max([day.date, *answered, *(erratum.issued for erratum in day.correction.errata)])


def _item(day: Day, series: Series, base_url: str) -> NewsItem:
    date = series.voice.full(day.date)
    if isinstance(day, Withdrawn):
        slots = {"title": series.badge.title, "date": date}
        text = filled(series.voice.texts.site.withdrawn_summary, slots)
    else:
        text = said_of_day(day, "summary")
    where = address(base_url, series.day_path(day))
    return NewsItem(series.game.id, f"{series.badge.title}, {date}", text, where, day.date, changed(day, series))
