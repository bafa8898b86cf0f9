"""Colours as authors write them, `#RRGGBB`, and how well one can be read on another (WCAG 2.2)."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, field_validator

from rollpress.spec.base import Strict, wrong

__all__ = ["DARK_GROUND", "LEAST_CONTRAST", "LIGHT_GROUND", "Accent", "Colour", "contrast"]

LIGHT_GROUND, DARK_GROUND = "#FAF6EE", "#22201E"
"""Of the site's grounds, the one on which a colour is read worst: paper by day, a sheet by night."""
LEAST_CONTRAST = 4.5
_FORM = re.compile(r"#[0-9A-Fa-f]{6}")


def _formed(text: str) -> str:
    if not _FORM.fullmatch(text):
        raise wrong(f"{text!r} is no colour", 'write "#RRGGBB" in quotes, as "#8A2815"')
    return text.upper()


Colour = Annotated[str, AfterValidator(_formed)]


class Accent(Strict):
    """The colour of links and marks on pages that belong to no game, for each of the two schemes.

    It takes two: no single colour has a contrast of 4.5 on a light ground and on a dark one.
    """

    light: Colour
    dark: Colour

    @field_validator("light")
    @classmethod
    def _on_paper(cls, colour: str) -> str:
        return _readable(colour, LIGHT_GROUND, "a darker")

    @field_validator("dark")
    @classmethod
    def _at_night(cls, colour: str) -> str:
        return _readable(colour, DARK_GROUND, "a lighter")


def _readable(colour: str, ground: str, way: str) -> str:
    found = contrast(colour, ground)
    if found < LEAST_CONTRAST:
        # Rounded down: what is told never looks like enough.
        what = f"{colour} has a contrast of {int(found * 100) / 100:.2f} on {ground}"
        raise wrong(what, f"take {way} colour; it needs {LEAST_CONTRAST}")
    return colour


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
