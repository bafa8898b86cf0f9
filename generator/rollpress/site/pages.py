"""Make every file of the website that comes from views and templates: pages and assets, as bytes by path.

Nothing is written here. Feeds, the API and PDFs are made elsewhere.
"""

from __future__ import annotations

from rollpress.site.render import Look, render
from rollpress.site.views import SiteView

__all__ = ["pages"]


def pages(site: SiteView, look: Look) -> dict[str, bytes]:
    """Return the site's files by their paths, in order of path."""
    rendered = {view.path: render(view, site.frame, look).encode() for view in site.pages}
    return dict(sorted((rendered | dict(look.assets.values())).items()))
