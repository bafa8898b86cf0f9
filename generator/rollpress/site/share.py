"""Paint the picture that stands for a day where its link is shared: its dice, its game, its date; no answer.

A PNG of 1200 by 630 pixels, the size that most services ask for, of few colours, so that it stays small. The
same day gives the same bytes with the same fonts and the same Pillow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from rollpress.drawing.faces import Face
from rollpress.drawing.fonts import HEAD, REGULAR, SEMIBOLD, TEXT
from rollpress.drawing.paint_skin import INK, PAPER, SOFT, font_for, painted_face
from rollpress.puzzles.published import Published
from rollpress.site.series import Series
from rollpress.site.tables import faces_of

__all__ = ["SHARE_SIZE", "ShareCard", "share_card", "share_png"]

SHARE_SIZE = (1200, 630)
_MARGIN = 72
_TILTS = (-4.0, 2.5, -1.5, 5.0, -2.5)
"""How dice lie askew, in degrees clockwise, in turn: as they do on the pages."""
_COLOURS = 48
_SPOTS: Mapping[str, str] = {"brick": "#8A2815", "indigo": "#251A66", "spruce": "#0B5552"}


@dataclass(frozen=True)
class ShareCard:
    """What a day's picture shows: two lines of text, the dice, the site's name, and the game's ink."""

    title: str
    date: str
    site: str
    faces: tuple[Face, ...]
    ink: str


def share_card(day: Published, series: Series, site: str) -> ShareCard:
    """Return what the picture of a day shows."""
    faces = faces_of(day)
    return ShareCard(series.badge.title, series.voice.full(day.date), site, faces, _SPOTS[series.badge.ink])


def share_png(card: ShareCard) -> bytes:
    """Return the picture as PNG."""
    image = Image.new("RGB", SHARE_SIZE, PAPER)
    pen = ImageDraw.Draw(image)
    width, height = SHARE_SIZE
    pen.rectangle((0, 0, width, 14), card.ink)
    _write(pen, card.title, (_MARGIN, 132), 76, SEMIBOLD, HEAD, card.ink)
    _write(pen, card.date, (_MARGIN, 192), 40, REGULAR, TEXT, INK)
    _write(pen, card.site, (_MARGIN, height - 48), 32, REGULAR, TEXT, SOFT)
    _lay(image, card)
    png = BytesIO()
    image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(png, "PNG")
    return png.getvalue()


def _write(
    pen: ImageDraw.ImageDraw, text: str, at: tuple[int, int], size: int, weight: int, families: tuple[str, ...],
    colour: str,
) -> None:  # fmt: skip
    """Write a line from the left, made smaller where it would leave the picture."""
    room = SHARE_SIZE[0] - 2 * _MARGIN
    length = font_for(text, weight, size, families).getlength(text)
    fitting = size if length <= room else int(size * room / length)
    pen.text(at, text, colour, font_for(text, weight, fitting, families), anchor="ls")


def _lay(image: Image.Image, card: ShareCard) -> None:
    """Lay the dice in the middle of what is left, in one row or two."""
    rows = _rows(card.faces)
    top, bottom = 222, SHARE_SIZE[1] - 96
    pitch_x = (SHARE_SIZE[0] - 2 * _MARGIN) / max(4, *map(len, rows))
    size = round(min(pitch_x * 0.86, (bottom - top) / len(rows) * 0.82))
    number = 0
    for row, faces in enumerate(rows):
        left = SHARE_SIZE[0] / 2 - pitch_x * len(faces) / 2
        middle = top + (bottom - top) * (row + 0.5) / len(rows)
        for column, face in enumerate(faces):
            die = _tilted(face, size, card.ink, _TILTS[number % len(_TILTS)])
            at = (round(left + pitch_x * (column + 0.5) - die.width / 2), round(middle - die.height / 2))
            image.paste(die, at, die)
            number += 1


@cache
def _tilted(face: Face, size: int, ink: str, degrees: float) -> Image.Image:
    return painted_face(face, size, ink).rotate(-degrees, Image.Resampling.BICUBIC, expand=True)


def _rows(faces: Sequence[Face]) -> list[Sequence[Face]]:
    """Part many dice into two rows, the longer one first.

    >>> [len(row) for row in _rows(range(13))], [len(row) for row in _rows(range(6))]
    ([7, 6], [6])
    """
    if len(faces) <= 7:
        return [faces]
    half = (len(faces) + 1) // 2
    return [faces[:half], faces[half:]]
