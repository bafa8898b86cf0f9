"""The words of the website that belong to no game: `languages/<code>/site.yaml`."""

from __future__ import annotations

from rollpress.spec.base import Strict

__all__ = ["SiteTexts"]


class SiteTexts(Strict):
    """Texts of the front page, days, answers, archives and the foot of every page."""
