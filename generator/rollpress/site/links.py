"""Make links relative, so that one tree works at `/`, under `/a/b/` and from a disk."""

from __future__ import annotations

from urllib.parse import urlsplit

__all__ = ["address", "base_path", "href"]


def href(page: str, target: str) -> str:
    """Return the link from a page to a target, both paths from the root of the site.

    Whole addresses stay as they are.

    >>> href("daily/demo/2027-01-01/index.html", "index.html#today")
    '../../../index.html#today'
    >>> href("index.html", "https://example.org/")
    'https://example.org/'
    """
    return target if urlsplit(target).scheme else "../" * page.count("/") + target


def address(base_url: str, page: str) -> str:
    """Return the one address of a page, without `index.html`, which every server adds.

    >>> address("https://example.org/a/", "games/demo/index.html")
    'https://example.org/a/games/demo/'
    """
    return base_url + page.removesuffix("index.html")


def base_path(base_url: str) -> str:
    """Return the path of the base address: what an absolute link on this site begins with.

    >>> base_path("https://example.org/a/b/")
    '/a/b/'
    """
    return urlsplit(base_url).path
