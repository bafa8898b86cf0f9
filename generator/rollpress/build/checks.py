"""Last looks at a built tree: links that lead nowhere, and words that must never be shown."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import regex

from rollpress.faults import Fault, Place
from rollpress.letters import UnknownLetter
from rollpress.lexicon import Lexicon

__all__ = ["broken_links", "flagged_words"]

_WORD = regex.compile(r"\p{L}[\p{L}\p{M}]*")
_READ = (".html", ".json", ".xml", ".svg", ".txt", ".ics", ".js")


class _Page(HTMLParser):
    """Collects a page's links and the ids that links may lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[tuple[int, str]] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line, _ = self.getpos()
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append((line, value))
            elif name == "id" and value:
                self.ids.add(value)


def broken_links(tree: Mapping[str, bytes]) -> Iterator[Fault]:
    """Yield each link of a page to a file, or a part of a page, that is not in the tree."""
    pages = {path: _page(content) for path, content in tree.items() if path.endswith(".html")}
    for path, page in pages.items():
        for line, link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or path == "404.html":
                continue  # the page for missing addresses links by the site's own address
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path)))
            target = path if not parts.path else target
            if target not in tree:
                yield Fault(Place(f"output/{path}", line), f"links to {link}, which is not there")
            elif parts.fragment and target in pages and parts.fragment not in pages[target].ids:
                yield Fault(Place(f"output/{path}", line), f"links to {link}, a part that the page does not have")


def _page(content: bytes) -> _Page:
    page = _Page()
    page.feed(content.decode())
    return page


def flagged_words(tree: Mapping[str, bytes], lexicon: Lexicon) -> Iterator[Fault]:
    """Yield each file that shows a flagged word as a word, whatever its case and marks."""
    for path, content in tree.items():
        if path.endswith(_READ):
            yield from _flagged_in(path, content.decode(), lexicon)


def _flagged_in(path: str, text: str, lexicon: Lexicon) -> Iterator[Fault]:
    for word in sorted(set(_WORD.findall(text))):
        try:
            folded = lexicon.alphabet.fold(word)
        except UnknownLetter:
            continue
        if lexicon.is_flagged(folded):
            yield Fault(Place(f"output/{path}"), f"shows {word}, a word that is never shown", "reword the text")
