"""Lay out HTML as PDF: the only module that knows WeasyPrint, which is loaded when first needed.

Input is a whole HTML page with its style inside, output the bytes of a PDF/UA file, the same for the same
input. The engine forgives much in silence; here whatever it logs from a warning upwards is a fault, as is a
font that is not bundled, a text outside its box, and anything that the page tries to load besides fonts.
"""

from __future__ import annotations

import contextlib
import io
import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import Any

from rollpress.drawing.fonts import BUNDLED, CHOSEN
from rollpress.faults import Fault, Faulty, Missing, Place
from rollpress.press.assets import Forbidden, bundled, font_css
from rollpress.press.boxes import laid_texts
from rollpress.press.checks import misplaced, printed_signs, refuse, unprintable
from rollpress.press.finish import finished
from rollpress.press.lifted import lifted

__all__ = ["engine", "pdf_from", "pdf_that_fits", "warm_up"]

_INSTALL = {
    "linux": "sudo apt install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0",
    "darwin": "brew install pango",
    "win32": "in an MSYS2 shell: pacman -S mingw-w64-ucrt-x86_64-pango",
}


def pdf_from(
    html: str, name: str, *, pages: int | None = None, duplex: str = "", font: str = "", lift: bool = False
) -> bytes:
    """Return the page as PDF; faults name the document, `pages` is how many it must have, if that is known.

    `font` is a family that the page has beside those of all pages. `lift` takes drawings out of the page, which is
    faster where there are many.
    """
    place = Place(name)
    weasyprint = engine()
    page, pictures = lifted(html) if lift else (html, {})
    with _strictly(weasyprint, place):
        document = _laid_out(weasyprint, page, place, printed_signs(html), font, pictures)
        refuse(Fault(place, what) for what in _flaws(document, pages))
        pdf = _file(document, html, duplex)
    _only_bundled(document, place)
    return pdf


def pdf_that_fits(candidates: Sequence[str], name: str, most: int) -> bytes:
    """Return the first page that takes `most` sheets or fewer, or else the last, on as many as it takes."""
    place = Place(name)
    weasyprint = engine()
    with _strictly(weasyprint, place):
        for html in candidates:
            document = _laid_out(weasyprint, html, place, printed_signs(html), "", {})
            if len(document.pages) <= most:
                break
        refuse(Fault(place, what) for what in _flaws(document, None))
        pdf = _file(document, html, "")
    _only_bundled(document, place)
    return pdf


@cache
def warm_up() -> None:
    """Print a page for nobody: processes that are split off afterwards find the engine loaded and fonts cut."""
    pdf_from('<!DOCTYPE html><html lang="en"><title>0</title><h1 style="font-family: Lexend">0</h1>', "page.pdf")


def _file(document: Any, html: str, duplex: str) -> bytes:
    """Return a document that is laid out as PDF; what it was made from makes its identifier."""
    pdf: bytes = document.write_pdf(
        finisher=lambda laid_out, file: finished(file, len(laid_out.pages), duplex),
        pdf_variant="pdf/ua-1",
        pdf_identifier=sha256(html.encode()).hexdigest()[:32].encode(),
    )
    return pdf


def engine() -> ModuleType:
    """Load WeasyPrint; its own words about a missing library are many, and go to standard output."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            return import_module("weasyprint")
    except OSError:
        line = _INSTALL.get(sys.platform, _INSTALL["linux"])
        raise Missing(f"PDF files need the Pango text library; to install it: {line}") from None


@contextlib.contextmanager
def _strictly(weasyprint: ModuleType, place: Place) -> Iterator[None]:
    """Turn what the engine logs, and what it was not given to read, into faults."""
    heard = _Ear(logging.WARNING)
    log = logging.getLogger("weasyprint")
    log.addHandler(heard)
    try:
        yield
    except weasyprint.urls.FatalURLFetchingError as fault:
        raise Faulty([Fault(place, str(fault))]) from None
    finally:
        log.removeHandler(heard)
    refuse(Fault(place, f"layout: {line}") for line in heard.lines)


class _Ear(logging.Handler):
    """Keep the lines that are logged."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def _laid_out(
    weasyprint: ModuleType, html: str, place: Place, signs: frozenset[str], font: str, pictures: Mapping[str, bytes]
) -> Any:
    """Lay out a page that may fetch bundled fonts, and its own drawings; asking for more stops it at once."""
    urls = weasyprint.urls
    refuse(Fault(place, f"no bundled font can print {sign!r} (U+{ord(sign):04X})") for sign in unprintable(signs))

    def fetch(_: object, url: str, *_headers: object) -> Any:
        if url in pictures:
            return urls.URLFetcherResponse(url, pictures[url], {"Content-Type": "image/svg+xml"})
        try:
            return urls.URLFetcherResponse(url, bundled(url, signs), {"Content-Type": "font/ttf"})
        except Forbidden as fault:
            raise urls.FatalURLFetchingError(str(fault)) from None

    fetcher = type("BundledFonts", (urls.URLFetcher,), {"fetch": fetch})
    fonts = weasyprint.text.fonts.FontConfiguration()
    style = weasyprint.CSS(string=font_css(signs, font), url_fetcher=fetcher(), font_config=fonts)
    page = weasyprint.HTML(string=html, url_fetcher=fetcher())
    return page.render(stylesheets=[style], font_config=fonts)


def _flaws(document: Any, pages: int | None) -> Iterator[str]:
    """Yield what is wrong with a layout: texts out of place, too many pages."""
    yield from misplaced(laid_texts(document.pages))
    if pages is not None and len(document.pages) != pages:
        yield f"takes {len(document.pages)} pages instead of {pages}"


def _only_bundled(document: Any, place: Place) -> None:
    """Refuse a document that took a font from the machine."""
    foreign = {font.family for font in document.fonts.values()} - {face.family for face in (*BUNDLED, *CHOSEN)}
    refuse(Fault(place, f"the font {family!r} is not bundled") for family in foreign)
