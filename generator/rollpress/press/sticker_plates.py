"""Lay stickers for blank dice on pages: six in a row for each die, edge to edge, its name to their left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rollpress.documents import DieView, StickerSheet
from rollpress.drawing.net_drawing import short_name
from rollpress.drawing.pieces import piece_drawing, smallest_type
from rollpress.drawing.primitives import Drawing, Line, Shape, placed
from rollpress.drawing.ruler_drawing import lying_ruler
from rollpress.faults import Fault, Faulty, Place
from rollpress.geometry import MM, Area, DoesNotFit, Spot, grid, shared_cuts, tile_places
from rollpress.press.checks import refuse
from rollpress.press.plates import LEAST_TYPE, RULER_TO_EDGE, Plate, inside_margins

__all__ = ["STICKERS_LEFT", "sticker_plates"]

STICKERS_LEFT = 12 * MM
_TOP, _FOOT, _RIGHT, _OVERHANG = 40 * MM, 26 * MM, 8_500, 2 * MM
_GAP, _WIDEST = (3 * MM, 6 * MM), (20 * MM, 10 * MM)
_FACES, _NAME_GAP = 6, 3_500


def sticker_plates(sheet: StickerSheet, place: Place) -> tuple[Plate, ...]:
    """Return the pages of a sticker sheet."""
    refuse(_unreadable(sheet, place))
    name = round(max(short_name(die.name).width for die in sheet.dice) * MM) + _NAME_GAP
    area = Area(STICKERS_LEFT, _TOP, sheet.paper.width - STICKERS_LEFT - _RIGHT, sheet.paper.height - _TOP - _FOOT)
    try:
        spots = grid(len(sheet.dice), name + _FACES * sheet.edge, sheet.edge, area, _GAP, _WIDEST)
    except DoesNotFit as reason:
        raise Faulty([Fault(place, str(reason))]) from None
    laid = zip(spots, sheet.dice, strict=True)
    plates = [_plate(sheet, list(on_page), name) for _, on_page in groupby(laid, key=lambda pair: pair[0].page)]
    return tuple(inside_margins(plate, sheet.paper, place) for plate in plates)


def _plate(sheet: StickerSheet, dice: list[tuple[Spot, DieView]], name: int) -> Plate:
    ruler = lying_ruler(STICKERS_LEFT / MM, sheet.paper.height / MM - RULER_TO_EDGE)
    return Plate((*(shape for spot, die in dice for shape in _die(sheet, spot, die, name)), *ruler))


def _die(sheet: StickerSheet, spot: Spot, die: DieView, name: int) -> Iterator[Shape]:
    """The name, the cuts that run on at both ends, the faces."""
    places = tile_places(_FACES, _FACES, sheet.edge, (spot.x + name, spot.y))
    yield short_name(die.name, spot.x / MM, spot.y / MM + sheet.edge / MM / 2 - 1.6)
    for (x1, y1), (x2, y2) in shared_cuts(places, sheet.edge, _OVERHANG):
        yield Line("cut", ((x1 / MM, y1 / MM), (x2 / MM, y2 / MM)))
    for (x, y), face in zip(places, die.faces, strict=True):
        shapes: Drawing = tuple(shape for shape in piece_drawing(face) if shape.role not in ("side", "body"))
        yield from placed(shapes, x / MM, y / MM, sheet.edge / MM / 100)


def _unreadable(sheet: StickerSheet, place: Place) -> Iterator[Fault]:
    """Yield a fault for each die whose smallest type would be under seven points on a sticker."""
    for die in sheet.dice:
        smallest = min(smallest_type(piece_drawing(face)) for face in die.faces) * sheet.edge / MM / 100
        if smallest < LEAST_TYPE:
            what = f"{die.name}: on a sticker of {sheet.edge / MM:g} mm its smallest letter is under 7 pt"
            yield Fault(place, what, "larger dice have room for larger letters")
