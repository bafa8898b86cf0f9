"""Read an owner's own pages: `pages/<lang>/about.md` and `imprint.md`, Markdown without HTML and pictures.

A page begins with its title, `# Title`. Links lead to `https:`, `http:` or `mailto:`, or to a file of the site by
its path from the root, as `games/index.html`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rollpress.faults import Fault, Faulty, Place
from rollpress.source import read_text

__all__ = ["OwnPage", "Slug", "markdown", "own_pages"]

Slug = Literal["about", "imprint"]
_SLUGS: tuple[Slug, ...] = get_args(Slug)
_SCHEMES = ("http", "https", "mailto")


@dataclass(frozen=True)
class OwnPage:
    """A page of an owner's: what is said after its title is Markdown."""

    slug: Slug
    title: str
    text: str


def markdown() -> MarkdownIt:
    """Return the reader of pages: raw HTML stays text, and there are no pictures."""
    return MarkdownIt("commonmark", {"html": False}).disable("image")


def own_pages(folder: Path, name: str) -> tuple[OwnPage, ...]:
    """Return the pages in a folder; `name` is how faults call it. Raise Faulty with all faults."""
    faults: list[Fault] = []
    pages: list[OwnPage] = []
    for slug in _SLUGS:
        if (folder / f"{slug}.md").exists():
            try:
                pages.append(_page(slug, folder / f"{slug}.md", f"{name}/{slug}.md"))
            except Faulty as fault:
                faults.extend(fault.faults)
    if faults:
        raise Faulty(faults)
    return tuple(pages)


def _page(slug: Slug, path: Path, name: str) -> OwnPage:
    text = read_text(path, name)
    tokens = markdown().parse(text)
    faults = list(_link_faults(tokens, name))
    if not (tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1" and tokens[1].content):
        faults.append(Fault(Place(name, 1), "has no title", "begin it with a line `# Title`"))
    if faults:
        raise Faulty(faults)
    _, end = tokens[0].map or (0, 1)
    return OwnPage(slug, tokens[1].content, "\n".join(text.split("\n")[end:]))


def _link_faults(tokens: list[Token], name: str) -> Iterator[Fault]:
    for token in tokens:
        line = token.map[0] + 1 if token.map else 0
        for inner in token.children or ():
            target = str(inner.attrGet("href") or "")
            if inner.type == "link_open" and not _leads_somewhere(target):
                what = f"links to {target or 'nothing'}"
                yield Fault(Place(name, line), what, "write https://…, mailto:…, or a path as games/index.html")


def _leads_somewhere(target: str) -> bool:
    try:
        parts = urlsplit(target)
    except ValueError:
        return False
    if parts.scheme:
        return parts.scheme in _SCHEMES
    return bool(parts.path) and not parts.netloc and not target.startswith("/")
