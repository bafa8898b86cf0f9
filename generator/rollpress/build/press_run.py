"""The press run: everything that a project publishes as of a day, as bytes by path."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from pathlib import Path

from rollpress.build.checks import broken_links, flagged_words
from rollpress.build.class_data import class_data
from rollpress.build.days import published_days
from rollpress.build.pictures import pictures_of
from rollpress.build.prints import prints_of
from rollpress.build.shelf import Shelf
from rollpress.build.site import site_files
from rollpress.faults import Faulty
from rollpress.puzzles.planning import Calendar
from rollpress.spec.project import Project

__all__ = ["Order", "press_run"]


@dataclass(frozen=True)
class Order:
    """What is wanted: as of which day, with which templates (the owner's first), for which address."""

    as_of: datetime.date
    templates: tuple[Path, ...]
    base_url: str
    pdf: bool = True
    jobs: int | None = None


def press_run(project: Project, shelf: Shelf, order: Order) -> dict[str, bytes]:
    """Return the whole tree; raise Faulty, with all faults, rather than publish a page that is wrong."""
    calendar = Calendar(project.site, order.as_of)
    days = published_days(project, shelf, calendar)
    prints = prints_of(project, shelf, order.jobs) if order.pdf else ()
    lexicons = {game.language: shelf.lexicon(game.language) for game in project.games.values()}
    sheets, where = class_data(project, shelf), order.base_url
    pages = site_files(project, days, calendar, lexicons, prints, order.templates, where, sheets)
    pictures = pictures_of(project, shelf, days, calendar, order.jobs)
    tree = {**pages, **pictures, **{piece.path: piece.content for piece in prints}}
    faults = [*broken_links(tree)]
    for lexicon in lexicons.values():
        faults.extend(flagged_words(tree, lexicon))
    if faults:
        raise Faulty(faults)
    return dict(sorted(tree.items()))
