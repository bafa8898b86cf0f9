"""Paint the pictures of a site's days, each once: they are remembered by a hash of all they depend on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import version

from rollpress import __version__
from rollpress.build.shelf import Shelf
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Day, Published
from rollpress.site.from_puzzles import series_of
from rollpress.site.share import ShareCard, share_card, share_png
from rollpress.spec.project import Project

__all__ = ["pictures_of"]

_ENGINES = ("pillow", "fontpkg-atkinson-hyperlegible", "fontpkg-lexend", "fontpkg-noto-sans")


def pictures_of(
    project: Project, shelf: Shelf, days: Mapping[str, Sequence[Day]], calendar: Calendar
) -> dict[str, bytes]:
    """Return the picture of every day by its path; a day that was withdrawn has none."""
    return {
        series.picture_path(day): _painted(share_card(day, series, project.site.title), shelf)
        for series in series_of(project, days, calendar)
        for day in series.days
        if isinstance(day, Published)
    }


def _painted(card: ShareCard, shelf: Shelf) -> bytes:
    key = hashlib.sha256(f"{_works()}\n{card!r}".encode()).hexdigest() + ".png"
    if not shelf.remembers("pictures", key):
        shelf.remember("pictures", key, share_png(card))
    return shelf.recall("pictures", key)


@cache
def _works() -> str:
    """Return what every picture depends on: our version and the engines'."""
    return "\n".join([__version__, *(f"{name} {version(name)}" for name in _ENGINES)])
