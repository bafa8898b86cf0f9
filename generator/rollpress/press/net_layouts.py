"""Choose how the nets of a sheet lie: crosses in rows, or other nets in each other where that saves a page.

Crosses in rows come first, for they are cut most easily. If they take more than one page, the nets that pack best
are tried; they fold to the same die. Of all that take the fewest pages, the layout with the widest gap is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rollpress.documents import NetSheet
from rollpress.drawing.net_drawing import NAME_EM, corner_name, net_drawing, short_name
from rollpress.drawing.primitives import Drawing, placed
from rollpress.drawing.turning import turned
from rollpress.geometry import (
    CROSS,
    DENSE,
    MM,
    Area,
    FlatNet,
    Lying,
    Nesting,
    Octagon,
    Paper,
    Parts,
    Spot,
    bounds,
    box,
    capacity,
    grid,
    interlocked,
    laid_flat,
    moved,
    name_place,
    size_of,
    turned_parts,
    with_waste,
)

__all__ = ["NET_LEFT", "fits", "nesting", "net_pages", "row_area", "widest_name"]

NET_LEFT = 12 * MM
_TOP, _FOOT, _RIGHT = 37 * MM, 22 * MM, 17_500
# Across, a number stands between a net and the edge to its left.
_GAP, _WIDEST = (4 * MM, 2 * MM), (30 * MM, 8 * MM)
_DENSE_GAPS = (4 * MM, 3 * MM, 2 * MM, MM)
# What the head with the key, the ruler lying and its words, and the ruler upright take of a page.
_HEAD, _RULER, _WORDS, _UPRIGHT = 33_500, 15_800, 19_500, (15_800, 104 * MM)
# A line more of each: of the words, where a printer's margin makes them narrow, and of the foot, for its name.
_NARROWER, _NAMED = 4_400, 3_500
_WORDS_FROM = 117 * MM
# Numbers may come a little nearer to another net than the gap, but not to the margin.
_INSET = 300


@dataclass(frozen=True, slots=True)
class _Dense:
    """A net with the room of its name, and how nets of this kind lie on a page."""

    flat: FlatNet
    name: Octagon
    nesting: Nesting

    @property
    def lying(self) -> tuple[Lying, ...]:
        """Return where nets lie."""
        return self.nesting.lying


@dataclass(frozen=True, slots=True)
class NetPages:
    """The nets of each page, and where the upright ruler begins that stands beside them, in millimetres."""

    nets: tuple[Drawing, ...]
    ruler_top: float


def net_pages(sheet: NetSheet) -> NetPages:
    """Return the nets of a sheet, as evenly over the pages as can be."""
    found = sheet.nesting or nesting(sheet)
    if found.lying:
        dense = next(_Dense(flat, name, found) for net, flat, name in _candidates(sheet) if net == found.net)
        return NetPages(tuple(_dense_pages(sheet, dense)), (_HEAD + 2 * MM) / MM)
    flat = laid_flat(CROSS, sheet.edge, sheet.tab)
    spots = _rows(sheet)
    drawn = [
        (
            spot.page,
            net_drawing(at := moved(flat, spot.x, spot.y), die.faces, corner_name(at, die.name, die.summary)),
        )
        for spot, die in zip(spots, sheet.dice, strict=True)
    ]
    pages = range(spots[-1].page + 1)
    nets = tuple(tuple(shape for on, net in drawn if on == page for shape in net) for page in pages)
    area = row_area(sheet.paper)
    return NetPages(nets, (area.y + area.height / 2) / MM - 50)


def nesting(sheet: NetSheet) -> Nesting:
    """Return how the nets of a sheet lie in each other, the widest gap first; in no way where rows do as well."""
    pages = _rows(sheet)[-1].page + 1
    return _densest(sheet, pages) if pages > 1 else Nesting()


def widest_name(sheet: NetSheet) -> int:
    """Return the room that the widest name of a die takes, in whole tenths of a millimetre, as micrometres."""
    return -(-round(max(short_name(die.name).width for die in sheet.dice) * MM) // 100) * 100


def row_area(paper: Paper) -> Area:
    """Return where nets lie in rows."""
    return Area(NET_LEFT, _TOP, paper.width - NET_LEFT - _RIGHT, paper.height - _TOP - _FOOT)


def fits(sheet: NetSheet, edge: int) -> bool:
    """Return whether a cross with this edge, and tabs in proportion, has room on the sheet."""
    size = size_of(laid_flat(CROSS, edge, sheet.tab * edge // sheet.edge))
    return all(capacity(*size, row_area(sheet.paper), _GAP))


def _rows(sheet: NetSheet) -> tuple[Spot, ...]:
    """Return where crosses lie in rows."""
    size = size_of(laid_flat(CROSS, sheet.edge, sheet.tab))
    return grid(len(sheet.dice), *size, row_area(sheet.paper), _GAP, _WIDEST)


def _densest(sheet: NetSheet, pages: int) -> Nesting:
    """Return the way to lay nets in each other on fewer pages, if there is one, the widest gap first."""
    tightest = [dense for net in _candidates(sheet) if (dense := _packed(sheet, *net, _DENSE_GAPS[-1])).lying]
    fewest = min((_pages(sheet, dense) for dense in tightest), default=pages)
    if fewest >= pages:
        return Nesting()
    able = [(dense.nesting.net, dense.flat, dense.name) for dense in tightest if _pages(sheet, dense) == fewest]
    tried = (_packed(sheet, *net, gap) for gap in _DENSE_GAPS for net in able)
    return next(dense.nesting for dense in tried if dense.lying and _pages(sheet, dense) == fewest)


def _candidates(sheet: NetSheet) -> Iterator[tuple[int, FlatNet, Octagon]]:
    width = widest_name(sheet)
    for number, net in enumerate(DENSE):
        flat = laid_flat(net, sheet.edge, sheet.tab)
        if name := name_place(flat, width, round(NAME_EM * MM)):
            yield number, flat, name


def _packed(sheet: NetSheet, net: int, flat: FlatNet, name: Octagon, gap: int) -> _Dense:
    paper = sheet.paper
    printable = paper.printable
    area = Area(
        printable.x + _INSET,
        printable.y + _INSET,
        printable.width - 2 * _INSET,
        printable.height - 2 * _INSET,
    )
    lying = interlocked(with_waste(flat, name), area, gap, len(sheet.dice), _furniture(sheet))
    return _Dense(flat, name, Nesting(net, lying))


def _furniture(sheet: NetSheet) -> Parts:
    """Return the rooms of a page that its texts and rulers take."""
    width, height = sheet.paper.width, sheet.paper.height
    across, down = _UPRIGHT
    words = _WORDS + _NARROWER * bool(sheet.paper.inset) + _NAMED * bool(sheet.imprint.printer)
    return (
        box(0, 0, width, _HEAD),
        box(0, height - _RULER, _WORDS_FROM, _RULER),
        box(_WORDS_FROM, height - words, width - _WORDS_FROM, words),
        box(width - across, _HEAD, across, down),
    )


def _pages(sheet: NetSheet, dense: _Dense) -> int:
    return -(-len(sheet.dice) // len(dense.lying))


def _dense_pages(sheet: NetSheet, dense: _Dense) -> Iterator[Drawing]:
    a_page = -(-len(sheet.dice) // _pages(sheet, dense))
    for first in range(0, len(sheet.dice), a_page):
        dice = sheet.dice[first : first + a_page]
        nets = (
            _lying_net(dense, die.name, net_drawing(dense.flat, die.faces, turn=lying.turn), lying)
            for die, lying in zip(dice, dense.lying, strict=False)
        )
        yield tuple(shape for net in nets for shape in net)


def _lying_net(dense: _Dense, name: str, net: Drawing, lying: Lying) -> Drawing:
    """Turn a net and move it where it lies; its name reads from the left, or from below, never upside down."""
    left, top, _, _ = bounds(turned_parts(with_waste(dense.flat, dense.name), lying.turn))
    x, y, right, bottom = (edge / MM for edge in bounds((dense.name,)))
    middle = ((x + right) / 2, (y + bottom) / 2)
    text = turned((short_name(name, x, y),), 2 if lying.turn in (1, 2) else 0, middle)
    return placed(turned((*net, *text), lying.turn), (lying.x - left) / MM, (lying.y - top) / MM, 1)
