"""Write what is new as feeds that readers subscribe to: Atom (RFC 4287), JSON Feed 1.1, iCalendar (RFC 5545).

An entry's id is the address of its day, which never changes. Dates stand for midnight UTC: a day has no zone,
and the formats ask for one. An entry is updated when its page changed, so corrections come to the readers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit
from xml.etree import ElementTree

from rollpress.site.news import NewsItem
from rollpress.site.views import Frame

__all__ = ["atom", "calendar", "json_feed", "xml_bytes"]

_ATOM = "http://www.w3.org/2005/Atom"
_LONGEST = 75
"""How many bytes a line of a calendar may have (RFC 5545, 3.1)."""


def atom(items: Sequence[NewsItem], frame: Frame, summary: str) -> bytes:
    """Return the feed as Atom."""
    feed = ElementTree.Element("feed", {"xmlns": _ATOM, "xml:lang": frame.language})
    _texts(feed, id=frame.base_url, title=frame.title, subtitle=summary, updated=_moment(_newest(items)))
    ElementTree.SubElement(feed, "link", {"href": frame.base_url})
    ElementTree.SubElement(feed, "link", {"rel": "self", "href": f"{frame.base_url}feed.xml"})
    _texts(ElementTree.SubElement(feed, "author"), name=frame.title)
    for item in items:
        entry = ElementTree.SubElement(feed, "entry")
        _texts(
            entry, id=item.address, title=item.title, published=_moment(item.date), updated=_moment(item.changed)
        )
        ElementTree.SubElement(entry, "link", {"href": item.address})
        _texts(entry, summary=item.text)
    return xml_bytes(feed)


def xml_bytes(root: ElementTree.Element) -> bytes:
    """Return an XML document, one element a line where none has text beside it."""
    ElementTree.indent(root, "")
    return b'<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, "unicode").encode() + b"\n"


def json_feed(items: Sequence[NewsItem], frame: Frame, summary: str) -> bytes:
    """Return the feed as JSON Feed."""
    feed = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": frame.title,
        "home_page_url": frame.base_url,
        "feed_url": f"{frame.base_url}feed.json",
        "description": summary,
        "language": frame.language,
        "items": [
            {
                "id": item.address,
                "url": item.address,
                "title": item.title,
                "content_text": item.text,
                "date_published": _moment(item.date),
                "date_modified": _moment(item.changed),
            }
            for item in items
        ],
    }
    return (json.dumps(feed, ensure_ascii=False, indent=1) + "\n").encode()


def calendar(items: Sequence[NewsItem], frame: Frame) -> bytes:
    """Return the days as all-day events that block nobody's time."""
    host = urlsplit(frame.base_url).hostname or ""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Rollpress//Days//EN",
        f"X-WR-CALNAME:{_escaped(frame.title)}",
    ]
    for item in items:
        lines += _event(item, host)
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line)).encode()


def _event(item: NewsItem, host: str) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{item.game}-{item.date}@{host}"
    yield f"DTSTAMP:{item.changed.replace('-', '')}T000000Z"
    yield f"DTSTART;VALUE=DATE:{item.date.replace('-', '')}"
    yield f"SUMMARY:{_escaped(item.title)}"
    yield f"DESCRIPTION:{_escaped(item.text)}"
    yield f"URL:{item.address}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def _escaped(text: str) -> str:
    r"""Escape a text's own commas, semicolons, backslashes and line ends (RFC 5545, 3.3.11).

    >>> _escaped("one, two; three")
    'one\\, two\\; three'
    """
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Yield a line in pieces of at most 75 bytes; all but the first begin with a space, and no sign is cut."""
    piece = ""
    for sign in line:
        if len((piece + sign).encode()) > _LONGEST:
            yield piece
            piece = " "
        piece += sign
    yield piece


def _texts(parent: ElementTree.Element, **texts: str) -> None:
    for name, text in texts.items():
        ElementTree.SubElement(parent, name).text = text


def _moment(date: str) -> str:
    return f"{date}T00:00:00Z"


def _newest(items: Sequence[NewsItem]) -> str:
    """Return when the feed last changed; an empty one says the beginning of all dates."""
    return max((item.changed for item in items), default="1970-01-01")
