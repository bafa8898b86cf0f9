"""Write the small files at a site's root that machines look for: sitemap.xml, robots.txt, manifest.webmanifest."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from xml.etree import ElementTree

from rollpress.site.feeds import xml_bytes
from rollpress.site.links import address
from rollpress.site.news import changed
from rollpress.site.series import Series
from rollpress.site.views import FrontView, NotFoundView, OverviewView, SiteView

__all__ = ["manifest", "robots", "sitemap"]

_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
_PAPER = "#FAF6EE"


def sitemap(site: SiteView, all_series: Sequence[Series], as_of: str) -> bytes:
    """Return the pages that other pages link, with the date of their last change where their content has one.

    Days published ahead are left out. Pages of prose and of games say no date: only a person knows it.
    """
    dates = {path: date for series in all_series for path, date in _dated(series)}
    dates |= {view.path: as_of for view in site.pages if isinstance(view, FrontView | OverviewView)}
    ahead = {path for series in all_series for path in _ahead(series)}
    root = ElementTree.Element("urlset", {"xmlns": _SITEMAP})
    for view in sorted(site.pages, key=lambda view: view.path):
        if not isinstance(view, NotFoundView) and view.path not in ahead:
            url = ElementTree.SubElement(root, "url")
            ElementTree.SubElement(url, "loc").text = address(site.frame.base_url, view.path)
            if view.path in dates:
                ElementTree.SubElement(url, "lastmod").text = dates[view.path]
    return xml_bytes(root)


def _dated(series: Series) -> Iterator[tuple[str, str]]:
    """Yield the pages of a game's days and of its archive with the dates of their last change."""
    months: dict[str, str] = {}
    for day in series.linked:
        last = changed(day, series)
        yield series.day_path(day), last
        yield series.answer_path(day), last
        month = series.path(f"{day.date[:7]}/")
        months[month] = max(months.get(month, ""), last)
    yield from months.items()
    if series.newest:
        yield series.path(), series.newest.date


def _ahead(series: Series) -> Iterator[str]:
    for day in series.days:
        if day.date > series.as_of:
            yield series.day_path(day)
            yield series.answer_path(day)


def robots(base_url: str) -> bytes:
    """Return the file that lets every robot in and shows it the sitemap."""
    return f"User-agent: *\nAllow: /\n\nSitemap: {base_url}sitemap.xml\n".encode()


def manifest(title: str, language: str, icons: Mapping[str, str]) -> bytes:
    """Return what a browser needs to put the site on a home screen; `icons` are types by path."""
    value = {
        "name": title,
        "short_name": title,
        "lang": language,
        "start_url": "index.html",
        "scope": "./",
        "display": "minimal-ui",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "icons": [{"src": path, "type": kind, "sizes": "any"} for path, kind in icons.items()],
    }
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()
