"""Check what the layout engine does not: that every sign can be printed, and every text lies in its place.

Coverage is read from the page before layout, since a missing sign is drawn as an empty box or taken from
whatever font the machine has. Places are read from the finished layout, in millimetres.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import unescape

from rollpress.drawing.fonts import HEAD, TEXT, missing_signs
from rollpress.faults import Fault, Faulty
from rollpress.geometry import MARGIN, MM

__all__ = ["LaidText", "misplaced", "printed_signs", "refuse", "unprintable"]

_TOLERANCE = 0.1
_NOT_TEXT = re.compile(r"<style.*?</style>|<[^>]*>", re.DOTALL)
_COUNTED = "0123456789./•"
_UNSEEN = {"Cc", "Cf", "Zl", "Zp"}


@dataclass(frozen=True, slots=True)
class LaidText:
    """A line of text as it was set: its page from 1, its edges, and the room it has on the page and in its box."""

    text: str
    page: int
    left: float
    top: float
    right: float
    bottom: float
    page_width: float
    page_height: float
    room_left: float
    room_right: float
    room_bottom: float


def printed_signs(html: str) -> frozenset[str]:
    """Return the signs of the page's texts, style sheets left out, and those that numbers are counted with."""
    text = unescape(_NOT_TEXT.sub("", html)) + _COUNTED
    return frozenset(sign for sign in text if unicodedata.category(sign) not in _UNSEEN)


def unprintable(signs: Iterable[str]) -> list[str]:
    """Return the signs that no bundled font holds, in the order of their code points."""
    return missing_signs("".join(sorted(signs)), {*TEXT, *HEAD})


def misplaced(texts: Iterable[LaidText]) -> Iterator[str]:
    """Yield a sentence for each text that leaves the printable page or its own box."""
    for text in texts:
        if _leaves_page(text):
            yield f"page {text.page}: {text.text!r} stands closer than {MARGIN / MM:g} mm to the paper's edge"
        elif text.left < text.room_left - _TOLERANCE or text.right > text.room_right + _TOLERANCE:
            room = text.room_right - text.room_left
            yield f"page {text.page}: {text.text!r} is wider than its place of {room:.1f} mm"
        elif text.bottom > text.room_bottom + _TOLERANCE:
            yield f"page {text.page}: {text.text!r} runs {text.bottom - text.room_bottom:.1f} mm below its place"


def _leaves_page(text: LaidText) -> bool:
    margin = MARGIN / MM - _TOLERANCE
    beside = text.left < margin or text.right > text.page_width - margin
    return beside or text.top < margin or text.bottom > text.page_height - margin


def refuse(faults: Iterable[Fault]) -> None:
    """Leave early if there are faults."""
    found = tuple(faults)
    if found:
        raise Faulty(found)
