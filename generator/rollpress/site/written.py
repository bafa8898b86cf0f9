"""Lay out an owner's own pages: Markdown in, HTML out, with links made relative to the page."""

from __future__ import annotations

from collections.abc import Sequence

from markdown_it.token import Token

from rollpress.site.links import href
from rollpress.site.views import WrittenView
from rollpress.spec.own_pages import OwnPage, markdown

__all__ = ["written_view"]

_SUMMARY = 160
"""How many characters of a page search engines are told."""


def written_view(page: OwnPage) -> WrittenView:
    """Return the page; its description for search engines is how it begins."""
    reader, path = markdown(), f"{page.slug}/index.html"
    tokens = reader.parse(page.text)
    for token in tokens:
        for inner in token.children or ():
            if inner.type == "link_open":
                inner.attrSet("href", href(path, str(inner.attrGet("href"))))
    html = reader.renderer.render(tokens, reader.options, {})
    return WrittenView(page.slug, page.title, _beginning(tokens) or page.title, html)


def _beginning(tokens: Sequence[Token]) -> str:
    """Return the first words of a page without their markup, cut between two words."""
    said = (inner.content for token in tokens for inner in [*(token.children or ()), _SPACE])
    text = " ".join("".join(said).split())
    return text if len(text) <= _SUMMARY else text[:_SUMMARY].rpartition(" ")[0] + "…"


_SPACE = Token("text", "", 0, content=" ")
