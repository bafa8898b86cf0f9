"""Make the website's files from published days and printed sheets: a pure function but for reading templates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from rollpress.build.prints import Print
from rollpress.documents.from_game import rulebook
from rollpress.geometry import PAPERS
from rollpress.kinds import KINDS
from rollpress.lexicon import Lexicon
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Day
from rollpress.site import look_from, pages
from rollpress.site.from_puzzles import series_of, site_view
from rollpress.site.game_views import Download
from rollpress.site.machine_files import machine_files
from rollpress.site.render import OFFLINE
from rollpress.spec.project import Project

__all__ = ["site_files"]


def site_files(
    project: Project, days: Mapping[str, Sequence[Day]], calendar: Calendar, lexicons: Mapping[str, Lexicon],
    prints: Sequence[Print], templates: Sequence[Path], base_url: str,
    class_data: Mapping[str, bytes] = MappingProxyType({}),
) -> dict[str, bytes]:  # fmt: skip
    """Return every page, asset and machine-read file by its path, as of the calendar's date.

    `class_data` are the files that the page for classes reads; without any there is no such page.
    """
    paper = PAPERS[project.site.papers[0]]
    books = {
        game.id: rulebook(game, KINDS[game.kind], lexicons[game.language], project.texts.print, paper)
        for game in project.games.values()
    }
    downloads = [
        Download(one.game, one.name, one.paper, one.path, len(one.content)) for one in prints if one.is_sheet
    ]
    site = site_view(project, days, calendar, lexicons, books, downloads, base_url, for_classes=bool(class_data))
    own = {project.logo.name: project.logo.content} if project.logo else {}
    worker: dict[str, bytes] = {}
    if project.site.offline:
        own[OFFLINE], worker["worker.js"] = (_offline(name, templates) for name in (OFFLINE, "worker.js"))
    look, all_series = look_from(templates, own), series_of(project, days, calendar)
    icons = {look.assets["icon.svg"][0]: "image/svg+xml"}
    summary, as_of = project.texts.site.front_lead, calendar.as_of.isoformat()
    machines = machine_files(site, all_series, as_of, lexicons, icons, summary)
    return pages(site, look) | dict(class_data) | worker | machines


def _offline(name: str, templates: Sequence[Path]) -> bytes:
    """Return a script of those that keep pages, from the first folder of templates that has it."""
    paths = (folder / "site/offline" / name for folder in templates)
    return next(path for path in paths if path.exists()).read_bytes()
