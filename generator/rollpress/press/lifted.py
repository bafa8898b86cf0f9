"""Lift drawings out of a page, so that the layout engine does not style each of their lines as if it were text.

Inline, every shape of every picture goes through the page's parser and its cascade, which took a third of the time
of a page full of dice. Lifted, a picture is a file that the page asks for by number, read once however often it is
drawn; its name is the alternative text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape

__all__ = ["PICTURE", "lifted"]

PICTURE = "drawn:"
"""What a page asks for pictures by, before their number."""
_DRAWING = re.compile(
    r'(?P<svg><svg xmlns="http://www\.w3\.org/2000/svg" [^>]*><title>(?P<name>.*?)</title>.*?</svg>)', re.DOTALL
)


def lifted(html: str) -> tuple[str, Mapping[str, bytes]]:
    """Return a page whose named drawings are images, and those images by the address that it asks for.

    >>> lifted('<p><svg xmlns="http://www.w3.org/2000/svg" width="9mm"><title>A die</title><path/></svg>')[0]
    '<p><img src="drawn:0" alt="A die" style="display: block">'
    """
    numbers: dict[str, int] = {}

    def image(found: re.Match[str]) -> str:
        number = numbers.setdefault(found["svg"], len(numbers))
        name = escape(unescape(found["name"]))
        return f'<img src="{PICTURE}{number}" alt="{name}" style="display: block">'

    page = _DRAWING.sub(image, html)
    return page, {f"{PICTURE}{number}": svg.encode() for svg, number in numbers.items()}
