"""Lay tiles edge to edge on pages, so that each cut serves two, and round tokens below the last of them.

Backs go on the page after, or on the lower half of the same page if that is folded. Only fronts have cuts; each
line runs on past the tiles at both ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rollpress.documents import TileSheet
from rollpress.drawing.backs import tile_back, token_back
from rollpress.drawing.faces import Blank, Tile, Token
from rollpress.drawing.pieces import piece_drawing, smallest_type
from rollpress.drawing.primitives import Disc, Drawing, Line, Shape, placed
from rollpress.drawing.ruler_drawing import lying_ruler
from rollpress.drawing.turning import turned
from rollpress.faults import Fault, Place
from rollpress.geometry import MARGIN, MM, Area, behind, shared_cuts, tile_places
from rollpress.press.checks import refuse
from rollpress.press.plates import LEAST_TYPE, RULER_TO_EDGE, Note, Plate, inside_margins

__all__ = ["LaidPiece", "fold_line", "laid_pages", "tile_left", "tile_plates"]

_TOP, _FOOT = 44 * MM, 26 * MM
_TOKEN_GAP, _TOKENS_BELOW = 7 * MM, 16 * MM
# A token's rim is drawn 47.5 units from its middle; it is cut there.
_TOKEN_RADIUS = 47.5
_TO_FOLD = 6 * MM


@dataclass(frozen=True, slots=True)
class LaidPiece:
    """A piece and the square that it takes on its page."""

    piece: Tile | Token | Blank
    area: Area


def tile_left(sheet: TileSheet) -> int:
    """Return where the grid of tiles begins: it stands in the middle of the paper."""
    return (sheet.paper.width - sheet.columns * sheet.edge) // 2


def laid_pages(sheet: TileSheet) -> tuple[tuple[LaidPiece, ...], ...]:
    """Return the pieces of each page; tokens go below the last tiles, or on pages of their own if they must."""
    a_page = sheet.columns * (_room(sheet) // sheet.edge)
    rows = [sheet.tiles[at : at + a_page] for at in range(0, len(sheet.tiles), a_page)]
    pages = [_laid_tiles(sheet, tiles) for tiles in rows]
    if rows and _height(sheet, rows[-1]) + _tokens_height(sheet) <= _room(sheet):
        pages[-1] += _laid_tokens(sheet, sheet.tokens, _TOP + _height(sheet, rows[-1]) + _TOKENS_BELOW)
        return tuple(pages)
    step = _tokens_on_a_page(sheet)
    own = [sheet.tokens[at : at + step] for at in range(0, len(sheet.tokens), step)]
    return (*pages, *(_laid_tokens(sheet, tokens, _TOP) for tokens in own))


def tile_plates(sheet: TileSheet, place: Place) -> tuple[Plate, ...]:
    """Return the pages of a tile sheet, each with its back after it if there are backs to print on it."""
    refuse(_faults(sheet, place))
    plates = [plate for pieces in laid_pages(sheet) for plate in _plates(sheet, pieces)]
    return tuple(inside_margins(plate, sheet.paper, place) for plate in plates)


def fold_line(sheet: TileSheet) -> int:
    """Return how far down a page with fronts and backs is folded: in the middle between its head and its foot."""
    return (_TOP + sheet.paper.height - _FOOT) // 2


def _laid_tiles(sheet: TileSheet, tiles: tuple[Tile | Blank, ...]) -> tuple[LaidPiece, ...]:
    places = tile_places(len(tiles), sheet.columns, sheet.edge, (tile_left(sheet), _TOP))
    return tuple(
        LaidPiece(tile, Area(x, y, sheet.edge, sheet.edge)) for (x, y), tile in zip(places, tiles, strict=True)
    )


def _laid_tokens(sheet: TileSheet, tokens: tuple[Token, ...], top: int) -> tuple[LaidPiece, ...]:
    pitch = sheet.edge + _TOKEN_GAP
    places = tile_places(len(tokens), _tokens_in_row(sheet), pitch, (tile_left(sheet), top))
    return tuple(
        LaidPiece(token, Area(x, y, sheet.edge, sheet.edge)) for (x, y), token in zip(places, tokens, strict=True)
    )


def _plates(sheet: TileSheet, pieces: tuple[LaidPiece, ...]) -> Iterator[Plate]:
    ruler = lying_ruler(tile_left(sheet) / MM, sheet.paper.height / MM - RULER_TO_EDGE)
    drawing = (*_cuts(sheet, pieces), *(shape for laid in pieces for shape in _front(laid)), *ruler)
    backs = tuple(shape for laid in pieces for shape in _back(sheet, laid)) if sheet.backs != "none" else ()
    notes = _note(sheet, pieces)
    if sheet.backs != "fold":
        yield Plate(drawing, notes)
        if backs:
            yield Plate(backs, back=True)
        return
    y = fold_line(sheet) / MM
    across = (MARGIN + MM) / MM, (sheet.paper.width - MARGIN - MM) / MM
    yield Plate((*drawing, *backs, Line("fold", ((across[0], y), (across[1], y)))), notes)


def _cuts(sheet: TileSheet, pieces: tuple[LaidPiece, ...]) -> Iterator[Line | Disc]:
    tiles = tuple((laid.area.x, laid.area.y) for laid in pieces if not isinstance(laid.piece, Token))
    for start, end in shared_cuts(tiles, sheet.edge, sheet.overhang):
        yield Line("cut", (_mm(start), _mm(end)))
    for laid in pieces:
        if isinstance(laid.piece, Token):
            radius = laid.area.width / MM / 2
            yield Disc("cut", laid.area.x / MM + radius, laid.area.y / MM + radius, radius)


def _front(laid: LaidPiece) -> Drawing:
    """A piece without its outline, which is cut."""
    shapes = [shape for shape in piece_drawing(laid.piece) if shape.role not in ("side", "body")]
    return _filling(shapes, laid.area, 50 / _TOKEN_RADIUS if isinstance(laid.piece, Token) else 1)


def _back(sheet: TileSheet, laid: LaidPiece) -> Drawing:
    place = behind(laid.area, sheet.backs, sheet.paper, fold_line(sheet))
    shapes = token_back() if isinstance(laid.piece, Token) else tile_back()
    return _filling(turned(shapes, place.turns, (50, 50)), place.area)


def _filling(shapes: Iterable[Shape], area: Area, enlarged: float = 1) -> Drawing:
    """Return a drawing 100 wide as large as an area, or larger, its middle in the area's."""
    scale = area.width / MM / 100 * enlarged
    x, y = (area.x + area.width / 2) / MM, (area.y + area.height / 2) / MM
    return placed(shapes, x - 50 * scale, y - 50 * scale, scale)


def _height(sheet: TileSheet, tiles: tuple[Tile | Blank, ...]) -> int:
    return -(-len(tiles) // sheet.columns) * sheet.edge


def _room(sheet: TileSheet) -> int:
    if sheet.backs == "fold":
        return fold_line(sheet) - _TO_FOLD - _TOP
    return sheet.paper.height - _TOP - _FOOT


def _tokens_height(sheet: TileSheet) -> int:
    rows = -(-len(sheet.tokens) // _tokens_in_row(sheet))
    return _TOKENS_BELOW + rows * sheet.edge + (rows - 1) * _TOKEN_GAP


def _tokens_on_a_page(sheet: TileSheet) -> int:
    """Return how many tokens a page takes that has no tiles."""
    return _tokens_in_row(sheet) * ((_room(sheet) + _TOKEN_GAP) // (sheet.edge + _TOKEN_GAP))


def _tokens_in_row(sheet: TileSheet) -> int:
    """Return how many tokens stand beside their note: two where three tiles do."""
    return max(sheet.columns * 2 // 3, 1)


def _note(sheet: TileSheet, pieces: tuple[LaidPiece, ...]) -> tuple[Note, ...]:
    """The note stands right of a full row of tokens, its heading a little below their upper rim."""
    tokens = [laid.area for laid in pieces if isinstance(laid.piece, Token)]
    if not tokens:
        return ()
    left = tile_left(sheet) + min(len(tokens), _tokens_in_row(sheet)) * (sheet.edge + _TOKEN_GAP) + 3 * MM
    width = sheet.paper.width - left - MARGIN - 3 * MM
    return (Note(left / MM, tokens[0].y / MM + 5, width / MM, sheet.tokens_title, sheet.tokens_note),)


def _faults(sheet: TileSheet, place: Place) -> Iterator[Fault]:
    room = sheet.paper.width - 2 * (MARGIN + sheet.overhang)
    if sheet.columns * sheet.edge > room or sheet.edge > _room(sheet):
        what = f"{sheet.columns} columns of {sheet.edge / MM:g} mm do not fit on {sheet.paper.label}"
        largest = min(room // sheet.columns, _room(sheet)) // (MM // 2) / 2
        columns = room // sheet.edge
        yield Fault(place, what, f"tiles of {largest:g} mm fit, or {columns} columns")
    for tile in sheet.tiles:
        size = smallest_type(piece_drawing(tile)) * sheet.edge / MM / 100
        if size < LEAST_TYPE and isinstance(tile, Tile):
            what = f"tile {tile.letter}: its smallest type is {size / 25.4 * 72:.1f} pt, under 7"
            yield Fault(place, what, "larger tiles are read more easily")


def _mm(point: tuple[int, int]) -> tuple[float, float]:
    return point[0] / MM, point[1] / MM
