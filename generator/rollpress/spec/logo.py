"""Read an owner's logo and refuse what a picture has no need of.

An SVG may only draw: no script, no handler, no foreign content, no document type (where entities hide), nothing
that is fetched from elsewhere. A PNG must be whole and of a sensible size. The file is published as it is.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from xml.parsers import expat

from PIL import Image

from rollpress.faults import Fault, Faulty, Place

__all__ = ["LOGO_BYTES", "LOGO_PIXELS", "Logo", "logo_from"]

LOGO_BYTES, LOGO_PIXELS = 200_000, 4_000_000
_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_DRAWS = frozenset(
    {
        "svg", "g", "defs", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
        "text", "tspan", "use", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "pattern",
        "marker", "style",
    }
)  # fmt: skip
_FETCHES = re.compile(r"""url\(\s*["']?(?!#)|@import|image-set|expression\(|\\""", re.IGNORECASE)
_HINT = "save it as plain SVG, with paths only"


@dataclass(frozen=True)
class Logo:
    """A logo: the name it is published by, and its bytes."""

    name: str
    content: bytes = field(repr=False)


def logo_from(path: Path, name: str) -> Logo:
    """Return the logo in a file; `name` is how faults call it. Raise Faulty with everything that is wrong."""
    place = Place(name)
    readers = {".svg": _svg_faults, ".png": _png_faults}
    if path.suffix not in readers:
        raise Faulty([Fault(place, "is no logo", "give an .svg or a .png")])
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Faulty([Fault(place, f"cannot be read: {error.strerror}", "put the logo there")]) from None
    if len(content) > LOGO_BYTES:
        raise Faulty([Fault(place, f"is larger than {LOGO_BYTES:,} bytes", "make it smaller")])
    faults = list(readers[path.suffix](content, place))
    if faults:
        raise Faulty(faults)
    return Logo(f"logo{path.suffix}", content)


_END = b"IEND\xaeB`\x82"
"""The last chunk of every whole PNG: its name and its checksum."""


def _png_faults(content: bytes, place: Place) -> Iterator[Fault]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # Pillow warns of pictures that unfold to many times their size
            with Image.open(BytesIO(content), formats=["PNG"]) as image:
                pixels = image.width * image.height
                if pixels <= LOGO_PIXELS:
                    image.load()
        if _END not in content[-len(_END) :]:  # other libraries tell Pillow to let a cut picture pass
            raise ValueError("its end is missing")
    except (OSError, ValueError, SyntaxError, Warning, Image.DecompressionBombError) as error:
        yield Fault(place, f"is no PNG that can be read: {error}", "save it again")
        return
    if pixels > LOGO_PIXELS:
        yield Fault(place, f"has {pixels:,} pixels", f"a logo has at most {LOGO_PIXELS:,}")


def _svg_faults(content: bytes, place: Place) -> Iterator[Fault]:
    reader = _Svg(place)
    try:
        reader.parser.Parse(content, True)
    except expat.ExpatError as error:
        where = Place(place.path, error.lineno, error.offset + 1)
        reader.faults.append(Fault(where, f"is not XML: {expat.ErrorString(error.code)}", "save it again"))
    yield from reader.faults


class _Svg:
    """Hears what an SVG holds, and notes what it must not hold."""

    def __init__(self, place: Place) -> None:
        self.path, self.faults, self.depth, self.in_style = place.path, list[Fault](), 0, False
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True  # a style comes whole, whatever entities it is written with
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = self._instruction

    def _fault(self, what: str) -> None:
        place = Place(self.path, self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1)
        self.faults.append(Fault(place, what, _HINT))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, local = name.rpartition(" ")
        if self.depth == 0 and (namespace, local) != (_SVG, "svg"):
            self._fault(f"<{local}> is no SVG")
        elif namespace == _SVG and local not in _DRAWS:
            self._fault(f"<{local}> does not belong into a logo")
        elif namespace != _SVG and self.depth:
            self._fault(f"<{local}> is no element of SVG")
        self.in_style = local == "style"
        self.depth += 1
        for key, value in attributes.items():
            self._attribute(key.removeprefix(f"{_XLINK} "), value)

    def _attribute(self, name: str, value: str) -> None:
        if name.lower().startswith("on"):
            self._fault(f"{name} is a script")
        elif name in ("href", "src") and not value.startswith("#"):
            self._fault(f"{name} leads out of the file")
        elif _FETCHES.search(value):
            self._fault(f"{name} fetches something")

    def _text(self, text: str) -> None:
        if self.in_style and _FETCHES.search(text):
            self._fault("its style fetches something")

    def _end(self, _: str) -> None:
        self.depth -= 1
        self.in_style = False

    def _doctype(self, *_: object) -> None:
        self._fault("has a document type")
        raise Faulty(self.faults)  # before any entity of it is unfolded

    def _instruction(self, target: str, _: str) -> None:
        self._fault(f"has an instruction for {target}")
