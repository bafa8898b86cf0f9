"""Know the bundled fonts: which signs they hold and how wide each sign is.

Only fonts that come as Python packages or with the templates are used, so a sheet looks the same on every
machine. Text in a drawing is placed by these figures (advance widths from the font's own `hmtx` and `HVAR`
tables, in ems), unkerned, as the layout engine draws text inside pictures. A text whose signs the first family
lacks goes to the fallback family as a whole; a sign that no bundled font holds is a fault, never an empty box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from pathlib import Path

import fontpkg_atkinson_hyperlegible
import fontpkg_lexend
import fontpkg_noto_sans
from fontTools.ttLib import TTFont

from rollpress.faults import Fault, Faulty, Place
from rollpress.home import shipped_templates

__all__ = [
    "BOLD", "BUNDLED", "CHOSEN", "HEAD", "REGULAR", "SEMIBOLD", "TEXT", "Typeface", "missing_signs", "typeface_for",
]  # fmt: skip

REGULAR, SEMIBOLD, BOLD = 400, 600, 700


@dataclass(frozen=True, slots=True)
class Typeface:
    """One bundled font file, and the family and weights a style sheet asks for it by."""

    name: str
    family: str
    weights: tuple[int, int]
    path: Path

    def holds(self, text: str) -> bool:
        """Return whether the font has a glyph for every sign of the text."""
        return all(ord(sign) in _signs(self.path) for sign in text)

    def advance(self, text: str, weight: int) -> float:
        """Return the width of the text in ems, set without kerning."""
        return sum(_widths(self.path, weight)[ord(sign)] for sign in text)


def _bundled(root: Path, file: str, family: str, weights: tuple[int, int]) -> Typeface:
    return Typeface(name=file, family=family, weights=weights, path=root / "files" / file)


_ATKINSON = fontpkg_atkinson_hyperlegible.ROOT
BUNDLED = (
    _bundled(_ATKINSON, "AtkinsonHyperlegible-Regular.ttf", "Atkinson Hyperlegible", (400, 400)),
    _bundled(_ATKINSON, "AtkinsonHyperlegible-Bold.ttf", "Atkinson Hyperlegible", (700, 700)),
    _bundled(fontpkg_lexend.ROOT, "Lexend[wght].ttf", "Lexend", (100, 900)),
    _bundled(fontpkg_noto_sans.ROOT, "NotoSans[wdth,wght].ttf", "Noto Sans", (100, 900)),
)
_CHOSEN = shipped_templates() / "print" / "fonts"
CHOSEN = (
    replace(BUNDLED[2], family="Lexend Text"),
    Typeface("opendyslexic-regular.woff2", "OpenDyslexic", (400, 400), _CHOSEN / "opendyslexic-regular.woff2"),
    Typeface("opendyslexic-bold.woff2", "OpenDyslexic", (700, 700), _CHOSEN / "opendyslexic-bold.woff2"),
)
"""Fonts that a page has only where its reader asked for them. Lexend as text has weights that headings have not."""
# Which families a text may be set in, first choice first.
TEXT = ("Atkinson Hyperlegible", "Noto Sans")
HEAD = ("Lexend", "Noto Sans")


@cache
def typeface_for(text: str, weight: int, families: tuple[str, ...] = TEXT) -> Typeface:
    """Return the first of the families that holds the whole text; a sign that none holds is a fault."""
    able = [
        face
        for family in families
        for face in (*BUNDLED, *CHOSEN)
        if face.family == family and face.weights[0] <= weight <= face.weights[1] and face.holds(text)
    ]
    if not able:
        raise Faulty([_no_glyph(sign) for sign in missing_signs(text, families)] or [_no_glyph(text)])
    return able[0]


def missing_signs(text: str, families: Iterable[str] = TEXT) -> list[str]:
    """Return the signs of the text that no font of these families holds, each once, in order."""
    wanted = set(families)
    faces = [face for face in (*BUNDLED, *CHOSEN) if face.family in wanted]
    return [sign for sign in dict.fromkeys(text) if not any(face.holds(sign) for face in faces)]


def _no_glyph(sign: str) -> Fault:
    points = " ".join(f"U+{ord(part):04X}" for part in sign)
    return Fault(Place("fonts"), f"no bundled font can print {sign!r} ({points})", "write it with other signs")


@cache
def _font(path: Path) -> TTFont:
    return TTFont(BytesIO(path.read_bytes()), lazy=True)


@cache
def _signs(path: Path) -> Mapping[int, str]:
    signs: dict[int, str] = _font(path).getBestCmap()
    return signs


class _Widths(dict[int, float]):
    """Advance widths by code point, read from the font when first asked for."""

    def __init__(self, path: Path, weight: int) -> None:
        super().__init__()
        font = _font(path)
        self.per_em = font["head"].unitsPerEm
        self.glyphs = font.getGlyphSet(location={"wght": weight} if "fvar" in font else None)
        self.signs = _signs(path)

    def __missing__(self, sign: int) -> float:
        self[sign] = self.glyphs[self.signs[sign]].width / self.per_em
        return self[sign]


@cache
def _widths(path: Path, weight: int) -> Mapping[int, float]:
    return _Widths(path, weight)
