"""Turn published days into a whole site: every page's view, none of them knowing an answer that is not out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rollpress.documents import Rulebook
from rollpress.lexicon import Lexicon
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Day, Withdrawn
from rollpress.site.answer_views import answer_view
from rollpress.site.archive_views import month_views, months_view
from rollpress.site.day_views import day_view
from rollpress.site.front_views import front_view, overview
from rollpress.site.game_views import Download, game_view
from rollpress.site.notices import withdrawn_view
from rollpress.site.plain_views import credits_view, frame_of, prose_views
from rollpress.site.play_data import play_view
from rollpress.site.series import Series
from rollpress.site.views import ClassView, NotFoundView, PageView, SiteView
from rollpress.site.voice import Voice
from rollpress.spec.project import Project

__all__ = ["series_of", "site_view"]


def site_view(
    project: Project, days: Mapping[str, Sequence[Day]], calendar: Calendar, lexicons: Mapping[str, Lexicon],
    rulebooks: Mapping[str, Rulebook], downloads: Sequence[Download], base_url: str, *,
    for_classes: bool = False,
) -> SiteView:  # fmt: skip
    """Return the site as of the calendar's date; `lexicons` are by language, days and rulebooks by game."""
    voice = Voice(project.site.language, project.texts)
    all_series = series_of(project, days, calendar)
    pages: list[PageView] = [
        front_view(all_series, calendar.as_of.isoformat(), voice, for_classes=for_classes),
        overview("games", all_series, voice),
        overview("daily", all_series, voice),
        *prose_views(voice, project.pages),
        credits_view(all_series, project.languages, lexicons, voice),
        NotFoundView(),
    ]
    if for_classes:
        pages.append(ClassView(voice.texts.site.class_title, voice.texts.site.class_lead))
    for series in all_series:
        pages.append(game_view(series, rulebooks[series.game.id], downloads))
        pages.extend(_daily(series, lexicons[series.game.language]))
    words = lexicons.get(project.site.language)
    return SiteView(frame_of(project, base_url, voice, words, for_classes=for_classes), tuple(pages))


def series_of(project: Project, days: Mapping[str, Sequence[Day]], calendar: Calendar) -> tuple[Series, ...]:
    """Return each game's days as the site tells of them."""
    voice = Voice(project.site.language, project.texts)
    return tuple(Series(game, tuple(days[game.id]), calendar, voice) for game in project.games.values())


def _daily(series: Series, lexicon: Lexicon) -> Iterator[PageView]:
    """Yield a game's days, its answers that are out, and its archive."""
    for day in series.days:
        if isinstance(day, Withdrawn):
            yield withdrawn_view(day, series)
            continue
        words = day.correction.words(lexicon)
        yield replace(day_view(day, series), play=play_view(day, series, words))
        if day.solution is not None:
            yield answer_view(day, day.solution, series, words)
    if series.newest:
        yield from month_views(series)
        yield months_view(series, series.newest)
