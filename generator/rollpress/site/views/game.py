"""Say what the page of a game shows: its pieces, its rules, what to print."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rollpress.documents import Block
from rollpress.site.views.frame import Fact, GameBadge, Link, Section
from rollpress.site.views.table import PoolView, RollView

__all__ = ["DownloadView", "FileView", "GameView"]


@dataclass(frozen=True, slots=True)
class FileView:
    """A file to download: its paper ("A4"), its path and its size in words ("84 kB")."""

    paper: str
    path: str
    size: str


@dataclass(frozen=True, slots=True)
class DownloadView:
    """A printed thing: its name, what to print it on ("2 pages, card of 160 to 220 g/m²"), a file a paper."""

    title: str
    note: str
    files: tuple[FileView, ...]


@dataclass(frozen=True, slots=True)
class GameView:
    """A game: facts, a turn in steps, its pieces, its rules, what to print, where to play, who made it.

    `dice` holds the faces of each die; `dice_text` what to know of them. `rules` are the blocks of the
    rulebook, without its title.
    """

    game: GameBadge
    tagline: str
    summary: str
    facts: tuple[Fact, ...]
    turn_title: str
    turn: tuple[str, ...]
    dice_title: str
    dice: tuple[RollView, ...]
    dice_text: str
    pool: PoolView | None
    rules: tuple[Block, ...]
    downloads: tuple[DownloadView, ...]
    download_text: str
    play: tuple[Link, ...]
    credits: tuple[str, ...]

    section: ClassVar[Section] = "games"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return self.game.page
