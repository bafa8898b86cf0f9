"""Lay tiles edge to edge on pages, so that each cut serves two, and round tokens below the last of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rollpress.documents import TileSheet
from rollpress.drawing.faces import Piece, Tile
from rollpress.drawing.pieces import piece_drawing, smallest_type
from rollpress.drawing.primitives import Disc, Drawing, Line, Shape, placed
from rollpress.drawing.ruler_drawing import lying_ruler
from rollpress.faults import Fault, Place
from rollpress.geometry import MARGIN, MM, shared_cuts, tile_places
from rollpress.press.checks import refuse
from rollpress.press.plates import LEAST_TYPE, RULER_TO_EDGE, Note, Plate, inside_margins

__all__ = ["tile_left", "tile_plates"]

_TOP, _FOOT, _OVERHANG = 44 * MM, 26 * MM, 4 * MM
_TOKEN_GAP, _TOKENS_BELOW, _TOKENS_IN_ROW = 7 * MM, 16 * MM, 4
# A token's rim is drawn 47.5 units from its middle; it is cut there.
_TOKEN_RADIUS = 47.5


def tile_left(sheet: TileSheet) -> int:
    """Return where the grid of tiles begins: it stands in the middle of the paper."""
    return (sheet.paper.width - sheet.columns * sheet.edge) // 2


def tile_plates(sheet: TileSheet, place: Place) -> tuple[Plate, ...]:
    """Return the pages of a tile sheet; tokens go below the last tiles, on a page of their own if they must."""
    refuse(_faults(sheet, place))
    a_page = sheet.columns * (_room(sheet) // sheet.edge)
    pages = [sheet.tiles[at : at + a_page] for at in range(0, len(sheet.tiles), a_page)]
    if sheet.tokens and _height(sheet, pages[-1]) + _tokens_height(sheet) > _room(sheet):
        pages.append(())
    plates = [_plate(sheet, tiles) for tiles in pages[:-1]]
    plates.append(_plate(sheet, pages[-1], with_tokens=bool(sheet.tokens)))
    return tuple(inside_margins(plate, sheet.paper, place) for plate in plates)


def _plate(sheet: TileSheet, tiles: tuple[Tile, ...], *, with_tokens: bool = False) -> Plate:
    left = tile_left(sheet)
    places = tile_places(len(tiles), sheet.columns, sheet.edge, (left, _TOP))
    drawing: Drawing = (
        *(Line("cut", (_mm(start), _mm(end))) for start, end in shared_cuts(places, sheet.edge, _OVERHANG)),
        *chain.from_iterable(
            _inner(tile, *_mm(at), sheet.edge / MM / 100) for at, tile in zip(places, tiles, strict=True)
        ),
        *lying_ruler(left / MM, sheet.paper.height / MM - RULER_TO_EDGE),
    )
    if not with_tokens:
        return Plate(drawing)
    top = _TOP + _height(sheet, tiles) + (_TOKENS_BELOW if tiles else 0)
    return Plate((*drawing, *_tokens(sheet, top)), _note(sheet, top))


def _inner(piece: Piece, x: float, y: float, scale: float) -> Drawing:
    """A piece without its outline, which is cut."""
    shapes = [shape for shape in piece_drawing(piece) if shape.role != "body"]
    return placed(shapes, x, y, scale)


def _tokens(sheet: TileSheet, top: int) -> Iterator[Shape]:
    pitch, scale = sheet.edge + _TOKEN_GAP, sheet.edge / MM / 2 / _TOKEN_RADIUS
    places = tile_places(len(sheet.tokens), _TOKENS_IN_ROW, pitch, (tile_left(sheet), top))
    for (x, y), token in zip(places, sheet.tokens, strict=True):
        radius = sheet.edge / MM / 2
        middle_x, middle_y = x / MM + radius, y / MM + radius
        yield Disc("cut", middle_x, middle_y, radius)
        yield from _inner(token, middle_x - 50 * scale, middle_y - 50 * scale, scale)


def _height(sheet: TileSheet, tiles: tuple[Tile, ...]) -> int:
    return -(-len(tiles) // sheet.columns) * sheet.edge


def _room(sheet: TileSheet) -> int:
    return sheet.paper.height - _TOP - _FOOT


def _tokens_height(sheet: TileSheet) -> int:
    rows = -(-len(sheet.tokens) // _TOKENS_IN_ROW)
    return _TOKENS_BELOW + rows * sheet.edge + (rows - 1) * _TOKEN_GAP


def _note(sheet: TileSheet, top: int) -> tuple[Note, ...]:
    """The note stands right of a full row of tokens, its heading a little below their upper rim."""
    left = tile_left(sheet) + min(len(sheet.tokens), _TOKENS_IN_ROW) * (sheet.edge + _TOKEN_GAP) + 3 * MM
    width = sheet.paper.width - left - MARGIN - 3 * MM
    return (Note(left / MM, top / MM + 5, width / MM, sheet.tokens_title, sheet.tokens_note),)


def _faults(sheet: TileSheet, place: Place) -> Iterator[Fault]:
    room = sheet.paper.width - 2 * (MARGIN + _OVERHANG)
    if sheet.columns * sheet.edge > room or sheet.edge > _room(sheet):
        what = f"{sheet.columns} columns of {sheet.edge / MM:g} mm do not fit on {sheet.paper.label}"
        largest = min(room // sheet.columns, _room(sheet)) // (MM // 2) / 2
        columns = room // sheet.edge
        yield Fault(place, what, f"tiles of {largest:g} mm fit, or {columns} columns")
    for tile in sheet.tiles:
        size = smallest_type(piece_drawing(tile)) * sheet.edge / MM / 100
        if size < LEAST_TYPE:
            what = f"tile {tile.letter}: its smallest type is {size / 25.4 * 72:.1f} pt, under 7"
            yield Fault(place, what, "larger tiles are read more easily")


def _mm(point: tuple[int, int]) -> tuple[float, float]:
    return point[0] / MM, point[1] / MM
