"""Draw the marks that go with a game's ink, so that no game is told by colour alone.

Each is one filled outline in a square of 20 units: a die with one pip, a cross, a ring.
"""

from __future__ import annotations

__all__ = ["MARKS", "mark_svg"]

MARKS = {
    "square": "M5 1h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"
    "m9 10.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z",
    "cross": "M7 1h6v6h6v6h-6v6H7v-6H1V7h6z",
    "ring": "M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z",
}


def mark_svg(mark: str) -> str:
    """Return a mark as a picture that stands beside its name and so needs no words of its own."""
    outline = f'<path fill-rule="evenodd" d="{MARKS[mark]}"/>'
    return f'<svg class="mark" viewBox="0 0 20 20" aria-hidden="true">{outline}</svg>'
