"""Fill the archive of a game: one page a month, and one that leads to all months."""

from __future__ import annotations

from calendar import Calendar
from datetime import date
from itertools import groupby

from rollpress.puzzles.published import Day, Withdrawn
from rollpress.site.series import Series
from rollpress.site.views import ArchiveView, DayCell, Link, MonthsView, YearView
from rollpress.spec.slots import filled

__all__ = ["month_views", "months_view"]

_MONDAY = 0


def month_views(series: Series) -> tuple[ArchiveView, ...]:
    """Return the pages of the months that have linked days, in order."""
    months = _months(series)
    before = [None, *months[:-1]]
    after = [*months[1:], None]
    return tuple(_month(series, *three) for three in zip(months, before, after, strict=True))


def months_view(series: Series, newest: Day) -> MonthsView:
    """Return the page that leads to the newest day and to every month, the newest first."""
    texts, voice, first = series.voice.texts.site, series.voice, series.linked[0].date
    years = groupby(reversed(_months(series)), key=lambda month: month[:4])
    return MonthsView(
        game=series.badge,
        title=filled(texts.months_title, {"title": series.badge.title}),
        eyebrow=texts.archive_eyebrow,
        summary=filled(texts.months_summary, {"title": series.badge.title, "date": voice.full(first)}),
        text=filled(texts.months_text, {"date": voice.full(first)}),
        newest=Link(texts.months_newest, series.day_path(newest)),
        years=tuple(YearView(year, tuple(_name_link(series, month) for month in months)) for year, months in years),
    )


def _months(series: Series) -> list[str]:
    """Return the months that have linked days, as `2026-12`."""
    return sorted({day.date[:7] for day in series.linked})


def _month(series: Series, month: str, before: str | None, after: str | None) -> ArchiveView:
    texts, voice = series.voice.texts.site, series.voice
    words = voice.month(f"{month}-01")
    return ArchiveView(
        game=series.badge,
        month=month,
        month_words=words,
        eyebrow=texts.archive_eyebrow,
        summary=filled(texts.month_summary, {"title": series.badge.title, "month": words}),
        weekdays=voice.weekdays(),
        weeks=_weeks(series, month),
        earlier=_link(series, before),
        later=_link(series, after),
        months=Link(texts.month_all, series.path()),
        text=texts.archive_text,
    )


def _link(series: Series, month: str | None) -> Link | None:
    return Link(series.voice.month(f"{month}-01"), series.path(f"{month}/")) if month else None


def _name_link(series: Series, month: str) -> Link:
    return Link(series.voice.month_name(f"{month}-01"), series.path(f"{month}/"))


def _weeks(series: Series, month: str) -> tuple[tuple[DayCell | None, ...], ...]:
    """Return the weeks of a month, Monday first; places of other months are None."""
    by_date = {day.date: day for day in series.linked}
    first = date.fromisoformat(f"{month}-01")
    weeks = Calendar(_MONDAY).monthdatescalendar(first.year, first.month)
    return tuple(
        tuple(
            _cell(series, day, by_date.get(day.isoformat())) if day.month == first.month else None for day in week
        )
        for week in weeks
    )


def _cell(series: Series, day: date, published: Day | None) -> DayCell:
    texts = series.voice.texts.site
    if published is None:
        return DayCell(day.day, "", "", "none")
    today = published.date == series.as_of
    if today:
        words = texts.cell_today
    elif isinstance(published, Withdrawn):
        words = texts.cell_withdrawn
    else:
        words = texts.cell_answered if published.revealed else texts.cell_open
    path = series.day_path(published)
    return DayCell(day.day, words, path, "answered" if published.revealed else "open", today)
