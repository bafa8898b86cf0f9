"""Draw every piece: one routine for screen and paper, in units of a face 100 wide.

Input is what the piece shows, output a tuple of shapes whose roles a skin turns into ink. Letters are as
large as their place allows by the font's own widths: a wide letter, or several on one face, are made
smaller and stay in the middle of their place. `smallest_type` tells the smallest text of a drawing, so that
a sheet which knows the real size of a face can refuse what nobody could read.
"""

from __future__ import annotations

from functools import singledispatch
from math import ceil

from rollpress.drawing.faces import WILD, Blank, JokerFace, LetterFace, Piece, PipFace, SpellFace, Tile, Token
from rollpress.drawing.fonts import BOLD, typeface_for
from rollpress.drawing.primitives import Arc, Box, Disc, Drawing, Line, Text

__all__ = ["PIP_PLACES", "piece_drawing", "smallest_type"]

_PIP_STEP = 26
_LEFT, _MIDDLE, _RIGHT = 50 - _PIP_STEP, 50, 50 + _PIP_STEP
_CENTRE = ((_MIDDLE, _MIDDLE),)
_RISING = ((_LEFT, _RIGHT), (_RIGHT, _LEFT))
_FALLING = ((_LEFT, _LEFT), (_RIGHT, _RIGHT))
_SIDES = ((_LEFT, _MIDDLE), (_RIGHT, _MIDDLE))
PIP_PLACES = {
    1: _CENTRE,
    2: _RISING,
    3: _RISING + _CENTRE,
    4: _RISING + _FALLING,
    5: _RISING + _FALLING + _CENTRE,
    6: _RISING + _FALLING + _SIDES,
}


def piece_drawing(piece: Piece) -> Drawing:
    """Return the shapes of a piece, body first, in units of a face 100 wide."""
    return _drawn(piece)


def smallest_type(drawing: Drawing) -> float:
    """Return the smallest em of the drawing's texts, in its units; infinite if it has none."""
    return min((shape.size for shape in drawing if isinstance(shape, Text)), default=float("inf"))


@singledispatch
def _drawn(piece: Piece) -> Drawing:
    raise TypeError(f"no drawing for {piece!r}")


@_drawn.register
def _spell(face: SpellFace) -> Drawing:
    points = _corner_points(face.points)
    small = (_fitted("small", 80, 86, face.small, ems=(31,), width=27),) if face.small else ()
    if face.large == WILD:
        return (*_DIE_BODY, points, *_asterisk(46, 50), *small)
    letter = _fitted("letter", 45, 70, face.large, ems=(62, 53), width=50)
    return (*_DIE_BODY, points, letter, *_bar(letter, face.bar), *small)


@_drawn.register
def _letter(face: LetterFace) -> Drawing:
    points = _corner_points(face.points)
    letter = _fitted("letter", 53, 73, face.letters, ems=(62,), width=76)
    return (*_DIE_BODY, points, letter, *_bar(letter, face.bar))


@_drawn.register
def _joker(face: JokerFace) -> Drawing:
    if not face.stands_for:
        return (*_DIE_BODY, _diamond(34, weight=7))
    letter = _fitted("letter", 50, 66, face.stands_for, ems=(46,), width=42)
    return (*_DIE_BODY, _diamond(41, weight=4), letter)


@_drawn.register
def _pips(face: PipFace) -> Drawing:
    return (*_DIE_BODY, *(Disc("pip", x, y, 9.5) for x, y in PIP_PLACES[face.pips]))


@_drawn.register
def _blank(_piece: Blank) -> Drawing:
    return _DIE_BODY


@_drawn.register
def _tile(tile: Tile) -> Drawing:
    number = (Box("box", 7, 7, 20, 20, 5), Text("number", 17, 23.2, 18, str(tile.number)))
    ring = (Disc("ring", 53, 53, 28),) if tile.vowel else ()
    letter = (
        _fitted("ringed", 53, 68.5, tile.letter, ems=(45,), width=46)
        if tile.vowel
        else _fitted("letter", 53, 70, tile.letter, ems=(50,), width=66)
    )
    points = _lower_points(tile.points)
    return (Box("body", 2, 2, 96, 96, 9), *ring, *number, letter, *_bar(letter, tile.bar), points)


@_drawn.register
def _token(token: Token) -> Drawing:
    bands = [Arc("band", 50, 50, 40, middle - 12, middle + 12) for middle in (45, 135, 225, 315)]
    hatch = [_spoke(middle + step) for middle in (45, 135, 225, 315) for step in range(-20, 21, 4)]
    rings = (Disc("rim", 50, 50, 45), Disc("hub", 50, 50, 32))
    return (Disc("body", 50, 50, 47.5), *bands, *hatch, *rings, *_token_letters(token.letters))


# The side of a die is a second body, 7 lower; paper leaves it out.
_DIE_BODY: Drawing = (Box("side", 2, 9, 96, 97, 19), Box("body", 2, 2, 96, 96, 19))


def _corner_points(points: int) -> Text:
    """The points at the upper left; two digits keep clear of the edge."""
    text = str(points)
    return Text("points", max(18, 8 + typeface_for(text, BOLD).advance(text, BOLD) * 21 / 2), 26, 21, text)


def _lower_points(points: int) -> Text:
    """The points of a tile at the lower right, as clear of the edge."""
    text = str(points)
    return Text("points", min(87, 93 - typeface_for(text, BOLD).advance(text, BOLD) * 21 / 2), 92, 21, text)


def _fitted(role: str, x: float, y: float, text: str, ems: tuple[float, ...], width: float) -> Text:
    """Set a text at the first em that keeps it within the width, else as small as that takes.

    The baseline rises by a third of what the em loses: smaller letters stay in the middle of their place.
    """
    advance = typeface_for(text, BOLD).advance(text, BOLD)
    em = next((em for em in ems if advance * em <= width), min(ems[-1], width / advance))
    return Text(role, x, y - (ems[0] - em) / 3, em, text)


def _asterisk(x: float, y: float) -> Drawing:
    """Three round strokes 36 long, a sixth of a turn apart."""
    across, down = 15.6, 9
    ends = ((0, -18), (-across, -down), (across, -down))
    return tuple(Line("joker", ((x + dx, y + dy), (x - dx, y - dy)), weight=7) for dx, dy in ends)


def _diamond(reach: float, weight: float) -> Line:
    corners = ((50, 50 - reach), (50 + reach, 50), (50, 50 + reach), (50 - reach, 50))
    return Line("joker", corners, closed=True, weight=weight)


def _bar(letter: Text, wanted: bool) -> Drawing:
    """The mark under a letter that would be another one if turned."""
    below = letter.y + 8
    return (Line("bar", ((letter.x - 11, below), (letter.x + 11, below)), weight=3),) if wanted else ()


def _spoke(angle: float) -> Line:
    outer, inner = Arc("hatch", 50, 50, 45, 0, 0), Arc("hatch", 50, 50, 33.5, 0, 0)
    return Line("hatch", (inner.at(angle), outer.at(angle)))


def _token_letters(letters: str) -> Drawing:
    """The letters spaced out in one or two rows, as large as the hub allows."""
    first = len(letters) if len(letters) < 4 else ceil(len(letters) / 2)
    rows = [" ".join(row) for row in (letters[:first], letters[first:]) if row]
    em = min(_fitted("text", 50, 0, row, ems=(19,), width=46).size for row in rows)
    baselines = (56.5,) if len(rows) == 1 else (47, 66)
    return tuple(Text("text", 50, y, em, row) for y, row in zip(baselines, rows, strict=True))
