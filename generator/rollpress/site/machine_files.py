"""Make every file of the website that machines read: feeds, calendar, sitemap, robots, manifest, API.

All of them say what the pages say, of the days that pages link; the API has the days published ahead too, as
there are pages of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rollpress.lexicon import Lexicon
from rollpress.site.api import api_files
from rollpress.site.feeds import atom, calendar, json_feed
from rollpress.site.news import news_of
from rollpress.site.root_files import manifest, robots, sitemap
from rollpress.site.series import Series
from rollpress.site.views import SiteView

__all__ = ["machine_files"]


def machine_files(
    site: SiteView, all_series: Sequence[Series], as_of: str, lexicons: Mapping[str, Lexicon],
    icons: Mapping[str, str], summary: str,
) -> dict[str, bytes]:  # fmt: skip
    """Return the files by their paths; `icons` are the types of the site's icons by path."""
    frame = site.frame
    news = news_of(all_series, frame.base_url)
    return {
        "feed.xml": atom(news, frame, summary),
        "feed.json": json_feed(news, frame, summary),
        "calendar.ics": calendar(news, frame),
        "sitemap.xml": sitemap(site, all_series, as_of),
        "robots.txt": robots(frame.base_url),
        "manifest.webmanifest": manifest(frame.title, frame.language, icons),
        **api_files(all_series, frame.base_url, lexicons),
    }
