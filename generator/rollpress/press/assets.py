"""Hold everything that a printed page may load: the bundled fonts, by name, and nothing else.

A page asks for `bundled:<weight>:<file name>`. There are no paths to climb, no network and no data URLs:
what is not in the table does not exist. Of a variable font the page gets one weight with the signs that it
prints. Left to the layout engine, that cut would carry the time of day (`head.modified`) and take seconds a
page.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from string import printable, whitespace
from urllib.parse import quote, unquote

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from rollpress.drawing.fonts import BOLD, BUNDLED, CHOSEN, REGULAR, SEMIBOLD, TEXT, Typeface, missing_signs

__all__ = ["Forbidden", "bundled", "font_css"]

_FALLBACK = TEXT[-1]
_WEIGHTS = {"Lexend": (SEMIBOLD,), "Lexend Text": (REGULAR, BOLD), _FALLBACK: (REGULAR, BOLD)}
# What nearly every page prints: pages with these signs and no others share one cut of a font.
_COMMON = frozenset(printable) - frozenset(whitespace) | frozenset(" \u00a0–’“”•·×−²")


class Forbidden(ValueError):
    """A page asked for something that is not bundled."""


def font_css(signs: frozenset[str], chosen: str = "") -> str:
    """Return the rules that make known the fonts of a page; the fallback only if some sign needs it.

    `chosen` is a family that not every page has.
    """
    first_choice = {face.family for face in BUNDLED} - {_FALLBACK} | ({chosen} if chosen else set())
    needed = any(missing_signs("".join(sorted(signs)), [family]) for family in first_choice)
    faces = [face for face in BUNDLED if needed or face.family != _FALLBACK]
    faces += [face for face in CHOSEN if face.family == chosen]
    return "".join(_rule(face, weight) for face in faces for weight in _weights(face))


def bundled(url: str, signs: frozenset[str]) -> bytes:
    """Return the font that a URL names, able to print the signs; any other URL is forbidden."""
    for face in (*BUNDLED, *CHOSEN):
        for weight in _weights(face):
            if unquote(url) == unquote(_url(face, weight)):
                return face.path.read_bytes() if _is_whole(face) else _cut(face, weight, signs | _COMMON)
    raise Forbidden(f"a printed page may load bundled fonts only, not {url[:120]!r}")


def _weights(face: Typeface) -> tuple[int, ...]:
    return face.weights[:1] if _is_static(face) else _WEIGHTS[face.family]


def _is_static(face: Typeface) -> bool:
    return face.weights[0] == face.weights[1]


def _is_whole(face: Typeface) -> bool:
    """Tell whether a font can be used as it is: neither variable nor compressed."""
    return _is_static(face) and face.path.suffix == ".ttf"


def _url(face: Typeface, weight: int) -> str:
    return f"bundled:{weight}:{quote(face.name)}"


def _rule(face: Typeface, weight: int) -> str:
    return f'@font-face{{font-family:"{face.family}";font-weight:{weight};src:url("{_url(face, weight)}")}}\n'


@cache
def _cut(face: Typeface, weight: int, signs: frozenset[str]) -> bytes:
    """Return one weight of a font with these signs, the same bytes whenever it is made."""
    font = TTFont(BytesIO(face.path.read_bytes()), recalcTimestamp=False)
    subsetter = Subsetter(Options(notdef_outline=True, recalc_timestamp=False, layout_features=["*"]))
    subsetter.populate(unicodes=sorted(map(ord, signs)))
    subsetter.subset(font)
    if not _is_static(face):
        defaults = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        font = instantiateVariableFont(font, {**defaults, "wght": weight})
    font.flavor = None  # as bare as the other fonts: the engine would unpack it with the time of day inside
    out = BytesIO()
    font.save(out)
    return out.getvalue()
