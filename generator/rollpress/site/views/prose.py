"""Say what the pages beside the games show: prose, credits, sheets for a class, missing addresses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rollpress.site.views.frame import Fact, Section

__all__ = ["ClassView", "CreditsView", "ListCredit", "NotFoundView", "SimpleView", "WrittenView"]


@dataclass(frozen=True, slots=True)
class SimpleView:
    """A page of prose whose text is a template of its own, `site/text/<slug>.html`."""

    slug: Literal["about", "how-it-is-made", "print-guide"]
    title: str
    summary: str

    section: ClassVar[Section] = ""

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"{self.slug}/index.html"


@dataclass(frozen=True, slots=True)
class ClassView:
    """The page that lays out sheets for a class; its scripts read what they lay out from `data.js` beside it."""

    title: str
    lead: str

    path: ClassVar[str] = "handouts/index.html"
    section: ClassVar[Section] = "class"


@dataclass(frozen=True, slots=True)
class WrittenView:
    """A page that the owner wrote; `html` is made from Markdown and is safe as it stands."""

    slug: Literal["about", "imprint"]
    title: str
    summary: str
    html: str

    section: ClassVar[Section] = ""

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"{self.slug}/index.html"


@dataclass(frozen=True, slots=True)
class ListCredit:
    """A word list: its title, id and hash, its figures, and a paragraph for each source and licence."""

    title: str
    id: str
    hash: str
    facts: tuple[Fact, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CreditsView:
    """Word lists, and whom we thank: `games` and `fonts` are names with their sentences."""

    title: str
    summary: str
    lists: tuple[ListCredit, ...]
    games: tuple[Fact, ...]
    fonts: tuple[Fact, ...]

    section: ClassVar[Section] = ""
    path: ClassVar[str] = "word-lists/index.html"


@dataclass(frozen=True, slots=True)
class NotFoundView:
    """The page for addresses that lead nowhere; it carries its style with it."""

    section: ClassVar[Section] = ""
    path: ClassVar[str] = "404.html"
