"""Paint the pictures of a site's days, each once: they are remembered by a hash of all they depend on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
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

_FEW = 16
"""So few pictures are painted sooner than another process has begun: a new day's are three."""
_ENGINES = ("pillow", "fontpkg-atkinson-hyperlegible", "fontpkg-lexend", "fontpkg-noto-sans")


def pictures_of(
    project: Project,
    shelf: Shelf,
    days: Mapping[str, Sequence[Day]],
    calendar: Calendar,
    processes: int | None = None,
) -> dict[str, bytes]:
    """Return the picture of every day by its path; a day that was withdrawn has none."""
    cards = {
        series.picture_path(day): share_card(day, series, project.site.title)
        for series in series_of(project, days, calendar)
        for day in series.days
        if isinstance(day, Published)
    }
    keys = {path: _key(card) for path, card in cards.items()}
    fresh = {keys[path]: card for path, card in cards.items() if not shelf.remembers("pictures", keys[path])}
    for key, picture in zip(fresh, _painted(list(fresh.values()), processes), strict=True):
        shelf.remember("pictures", key, picture)
    return {path: shelf.recall("pictures", key) for path, key in keys.items()}


def _painted(cards: Sequence[ShareCard], processes: int | None) -> Iterator[bytes]:
    """Yield the cards' pictures in order, painted side by side where there are many."""
    workers = min(len(cards) // _FEW, processes or os.cpu_count() or 1)
    if workers < 2:
        yield from map(share_png, cards)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(share_png, cards, chunksize=_FEW)


def _key(card: ShareCard) -> str:
    return hashlib.sha256(f"{_works()}\n{card!r}".encode()).hexdigest() + ".png"


@cache
def _works() -> str:
    """Return what every picture depends on: our version and the engines'."""
    return "\n".join([__version__, *(f"{name} {version(name)}" for name in _ENGINES)])
