"""Say what a page needs so that it can be played on."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["PlayView"]


@dataclass(frozen=True, slots=True)
class PlayView:
    """A puzzle for the page's own scripts: the kind of play, and the puzzle as JSON.

    The kind names a template, `site/play/<kind>.html`, and the scripts `play/<kind>...js`. The JSON can stand in
    a script element as it is.
    """

    kind: str
    puzzle: str
