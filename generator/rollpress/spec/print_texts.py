"""The words on printed sheets that belong to no game: `languages/<code>/print.yaml`."""

from __future__ import annotations

from rollpress.spec.base import Strict

__all__ = ["PrintTexts"]


class PrintTexts(Strict):
    """Texts of nets, tiles, score sheets and rulebooks."""
