"""Say what stands round every page, and the small values that many pages share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rollpress.spec.page_texts import PageTexts

__all__ = ["Fact", "Frame", "GameBadge", "Link", "NotedLink", "Section"]

Section = Literal["today", "archive", "games", "class", ""]
"""Which link of the head leads to where a page belongs."""


@dataclass(frozen=True, slots=True)
class Link:
    """A text and where it leads."""

    text: str
    path: str


@dataclass(frozen=True, slots=True)
class NotedLink:
    """A link with a sentence below it."""

    link: Link
    note: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and what belongs to it: "Players", "1 to 6"; or a part of a score: "Unused", "−3"."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands round every page: the site's title, its language (a BCP 47 tag), its address, its links.

    `base_url` ends with a slash; canonical links and the page for missing addresses need it. `foot` holds the
    links of the footer, in order; `foot_note` the sentence below them. `logo` is the asset's name, `accent` the
    colour in the light scheme and in the dark one; without them the site wears its own.
    `said` is what templates say by themselves, `for_classes` whether there is a page of sheets for a class,
    `missing` where a player tells of a word that the list lacks, if the owner wants to know.
    """

    title: str
    language: str
    base_url: str
    foot: tuple[Link, ...]
    foot_note: str
    said: PageTexts
    logo: str = ""
    accent: tuple[str, str] | None = None
    for_classes: bool = False
    missing: Link | None = None


@dataclass(frozen=True, slots=True)
class GameBadge:
    """How a game is recognised: its title, its mark and its ink (both named, never by colour alone).

    `id` is the name of its folders, `mark` one of `drawing.MARKS`.
    """

    id: str
    title: str
    mark: str
    ink: Literal["brick", "indigo", "spruce"]

    @property
    def page(self) -> str:
        """Return where the game's own page lies."""
        return f"games/{self.id}/index.html"
