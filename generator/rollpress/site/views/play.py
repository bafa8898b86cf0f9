"""Say what a page needs so that it can be played on."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["PlayView"]


@dataclass(frozen=True, slots=True)
class PlayView:
    """A puzzle for the page's own scripts: what plays it, and the puzzle as JSON.

    `script` is the name of a script, `play/<script>.js`, and of two templates, `site/play/<script>.html` and
    `<script>-aside.html`. The JSON can stand in a script element as it is.
    """

    script: str
    puzzle: str
