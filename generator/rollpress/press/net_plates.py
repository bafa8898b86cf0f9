"""Draw the pages of a net sheet: the key of lines, the nets, a ruler each way; refuse what nobody could make."""

from __future__ import annotations

from collections.abc import Iterator

from rollpress.documents import NetSheet
from rollpress.drawing.key_drawing import key_drawing
from rollpress.drawing.net_drawing import LEAST_TAB, corner_name, net_drawing
from rollpress.drawing.pieces import piece_drawing, smallest_type
from rollpress.drawing.primitives import Drawing, extent
from rollpress.drawing.ruler_drawing import lying_ruler, upright_ruler
from rollpress.faults import Fault, Faulty, Place
from rollpress.geometry import CROSS, MM, DoesNotFit, FlatNet, Nesting, laid_flat, size_of
from rollpress.press.checks import refuse
from rollpress.press.net_layouts import NET_LEFT, fits, nesting, net_pages
from rollpress.press.plates import LEAST_TYPE, RULER_TO_EDGE, Plate, inside_margins

__all__ = ["nesting_of", "net_plates"]

_KEY_Y = 30.5


def nesting_of(sheet: NetSheet, place: Place) -> Nesting:
    """Return how the nets of a sheet lie in each other; raise Faulty for nets that nobody could make."""
    _refuse(sheet, place)
    return nesting(sheet)


def net_plates(sheet: NetSheet, place: Place) -> tuple[Plate, ...]:
    """Return the pages of a net sheet: one net a die, in order, as evenly over the pages as can be."""
    _refuse(sheet, place)
    pages = net_pages(sheet)
    plates = [Plate((*_furniture(sheet, pages.ruler_top), *nets)) for nets in pages.nets]
    return tuple(inside_margins(plate, sheet.paper, place) for plate in plates)


def _refuse(sheet: NetSheet, place: Place) -> None:
    refuse(_unreadable(sheet, place))
    refuse(_too_wide(_flat_net(sheet, place), sheet, place))


def _furniture(sheet: NetSheet, ruler_top: float) -> Drawing:
    """The key, and two rulers: a printer may be true one way and not the other."""
    width, height = sheet.paper.width / MM, sheet.paper.height / MM
    words, glue = sheet.words, sheet.words.glue if sheet.ink == "full" else ""  # in low ink tabs are not hatched
    return (
        *key_drawing(NET_LEFT / MM, _KEY_Y, words.cut, words.fold, glue),
        *lying_ruler(NET_LEFT / MM, height - RULER_TO_EDGE),
        *upright_ruler(width - RULER_TO_EDGE, ruler_top),
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
    if fits(sheet, sheet.edge):
        return flat
    largest = next(edge for edge in range(sheet.edge, 0, -MM // 2) if fits(sheet, edge))
    what = f"a net of {sheet.edge / MM:g} mm does not fit on {sheet.paper.label}"
    raise Faulty([Fault(place, what, f"{largest / MM:g} mm fits, and anything smaller")])


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
        if extent(net_drawing(flat, die.faces, corner_name(flat, die.name, die.summary)))[2] > room:
            yield Fault(place, f"{die.name}: its name or its letters do not fit beside its net", "use fewer words")
