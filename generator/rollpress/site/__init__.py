"""Lay out the website: views in, HTML out; templates and style live in templates/site.

`views` says what each page shows, `render` writes one page, `pages` all of them with their assets.
"""

from rollpress.site.pages import pages
from rollpress.site.render import Look, look_from, render

__all__ = ["Look", "look_from", "pages", "render"]
