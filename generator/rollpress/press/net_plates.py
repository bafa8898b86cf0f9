"""Lay the nets of a sheet on its pages: the key of lines, nets in rows, a ruler each way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from rollpress.documents import DieView, NetSheet
from rollpress.drawing.key_drawing import key_drawing
from rollpress.drawing.net_drawing import LEAST_TAB, net_drawing
from rollpress.drawing.pieces import piece_drawing, smallest_type
from rollpress.drawing.primitives import Drawing, Shape, extent
from rollpress.drawing.ruler_drawing import lying_ruler, upright_ruler
from rollpress.faults import Fault, Faulty, Place
from rollpress.geometry import (
    CROSS,
    MM,
    Area,
    DoesNotFit,
    FlatNet,
    Paper,
    Spot,
    capacity,
    grid,
    laid_flat,
    moved,
    size_of,
)
from rollpress.press.checks import refuse
from rollpress.press.plates import LEAST_TYPE, RULER_TO_EDGE, Plate, inside_margins

__all__ = ["NET_LEFT", "net_plates"]

NET_LEFT = 12 * MM
_TOP, _FOOT, _RIGHT = 37 * MM, 22 * MM, 17_500
# Across, a number stands between a net and the edge to its left.
_GAP, _WIDEST = (4 * MM, 2 * MM), (30 * MM, 8 * MM)
_KEY_Y = 30.5


def net_plates(sheet: NetSheet, place: Place) -> tuple[Plate, ...]:
    """Return the pages of a net sheet: one net a die, in order, as evenly over the pages as can be."""
    refuse(_unreadable(sheet, place))
    flat = _flat_net(sheet, place)
    refuse(_too_wide(flat, sheet, place))
    width, height = size_of(flat)
    spots = grid(len(sheet.dice), width, height, _area(sheet.paper), _GAP, _WIDEST)
    dice = list(zip(spots, sheet.dice, strict=True))
    pages = groupby(dice, key=lambda pair: pair[0].page)
    plates = [Plate((*_furniture(sheet), *_nets(flat, page))) for _, page in pages]
    return tuple(inside_margins(plate, sheet.paper, place) for plate in plates)


def _area(paper: Paper) -> Area:
    return Area(NET_LEFT, _TOP, paper.width - NET_LEFT - _RIGHT, paper.height - _TOP - _FOOT)


def _nets(flat: FlatNet, dice: Iterable[tuple[Spot, DieView]]) -> Iterator[Shape]:
    for spot, die in dice:
        yield from net_drawing(moved(flat, spot.x, spot.y), die.faces, die.name, die.summary)


def _furniture(sheet: NetSheet) -> Drawing:
    """The key, and two rulers: a printer may be true one way and not the other."""
    width, height = sheet.paper.width / MM, sheet.paper.height / MM
    words = sheet.words
    middle = (_TOP + sheet.paper.height - _FOOT) / MM / 2
    return (
        *key_drawing(NET_LEFT / MM, _KEY_Y, words.cut, words.fold, words.glue),
        *lying_ruler(NET_LEFT / MM, height - RULER_TO_EDGE),
        *upright_ruler(width - RULER_TO_EDGE, middle - 50),
    )


def _flat_net(sheet: NetSheet, place: Place) -> FlatNet:
    """The net at its size, or the fault that says which size would fit."""
    if sheet.tab < LEAST_TAB:
        what = f"a tab of {sheet.tab / MM:g} mm has no room for its number"
        raise Faulty([Fault(place, what, f"{LEAST_TAB / MM:g} mm is enough")])
    try:
        flat = laid_flat(CROSS, sheet.edge, sheet.tab)
    except DoesNotFit as reason:
        raise Faulty([Fault(place, str(reason))]) from None
    if _fits(sheet, sheet.edge):
        return flat
    largest = next(edge for edge in range(sheet.edge, 0, -MM // 2) if _fits(sheet, edge))
    what = f"a net of {sheet.edge / MM:g} mm does not fit on {sheet.paper.label}"
    raise Faulty([Fault(place, what, f"{largest / MM:g} mm fits, and anything smaller")])


def _fits(sheet: NetSheet, edge: int) -> bool:
    size = size_of(laid_flat(CROSS, edge, sheet.tab * edge // sheet.edge))
    return all(capacity(*size, _area(sheet.paper), _GAP))


def _unreadable(sheet: NetSheet, place: Place) -> Iterator[Fault]:
    """Yield a fault for each die whose smallest type would be under seven points."""
    for die in sheet.dice:
        smallest = min(smallest_type(piece_drawing(face)) for face in die.faces)
        if smallest * sheet.edge / MM / 100 < LEAST_TYPE:
            points = smallest * sheet.edge / MM / 100 / 25.4 * 72
            enough = -(-LEAST_TYPE * 100 // (smallest / 2)) / 2
            what = f"{die.name}: at {sheet.edge / MM:g} mm its smallest letter is {points:.1f} pt, under 7"
            yield Fault(place, what, f"an edge of {enough:g} mm is enough")


def _too_wide(flat: FlatNet, sheet: NetSheet, place: Place) -> Iterator[Fault]:
    """Yield a fault for each die whose name or summary is wider than the free corner of its net."""
    room = size_of(flat)[0] / MM
    for die in sheet.dice:
        if extent(net_drawing(flat, die.faces, die.name, die.summary))[2] > room:
            yield Fault(place, f"{die.name}: its name or its letters do not fit beside its net", "use fewer words")
