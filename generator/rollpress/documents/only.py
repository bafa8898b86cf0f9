"""Pick one piece out of a kit, the net of a die or a tile, to print it again when it is lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rollpress.documents.imprint import stamped
from rollpress.documents.sheets import DieView, NetSheet, StickerSheet, TileSheet
from rollpress.documents.stickers_of import BLANKS_MM, sticker_edge
from rollpress.documents.wording import counted, in_words, opening
from rollpress.drawing import Tile
from rollpress.faults import Fault, Faulty, Place, nearest
from rollpress.geometry import MM
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts

__all__ = ["only"]

_PLACE = Place("--only")
_Cut = NetSheet | StickerSheet | TileSheet


def only(documents: Mapping[str, object], item: str, game: Game, texts: PrintTexts) -> dict[str, _Cut]:
    """Return the sheets of a kit that hold an item and nothing else, marked anew; raise Faulty if none does.

    An item is a die by the name beside its net, as `die 3`, or `A4`, a tile's letter and number.
    """
    found = {stem: sheet for stem, document in documents.items() if (sheet := _with(document, item, game, texts))}
    if not found:
        names = [name for document in documents.values() for name in _names(document)]
        hint = nearest(item, names) if names else "this game has no dice and no tiles to cut"
        raise Faulty([Fault(_PLACE, f"{item!r} is no piece of this kit", hint)])
    return {stem: stamped(sheet) for stem, sheet in found.items()}


def _with(document: object, item: str, game: Game, texts: PrintTexts) -> _Cut | None:
    if isinstance(document, NetSheet | StickerSheet) and (die := _die(document, item)):
        return replace(document, dice=(die,), advice=_die_advice(document, game, texts))
    if isinstance(document, TileSheet) and (tile := _tile(document, item)):
        said = {"tiles": in_words(1, texts), "edge": f"{document.edge / MM:g}"}
        advice = opening(counted(texts.forms("tiles_advice"), 1, game.language, said))
        bare = replace(document, tiles=(tile,), tokens=(), tokens_title="", tokens_note="")
        return replace(bare, advice=f"{advice}. {texts.tiles_key}")
    return None


def _die_advice(sheet: NetSheet | StickerSheet, game: Game, texts: PrintTexts) -> str:
    """Return the advice for a single die: on its net, or on the blank that its stickers are for."""
    said: dict[str, object] = {"dice": in_words(1, texts), "edge": f"{sheet.edge / MM:g}"}
    if isinstance(sheet, NetSheet):
        return opening(counted(texts.forms("nets_advice"), 1, game.language, said))
    said["edge"] = next(blank for blank in BLANKS_MM if sticker_edge(blank) * MM == sheet.edge)
    said["sticker"] = f"{sheet.edge / MM:g}"
    return opening(counted(texts.forms("stickers_advice"), 1, game.language, said))


def _die(sheet: NetSheet | StickerSheet, item: str) -> DieView | None:
    return next((die for die in _thrown(sheet) if _same(die.name, item)), None)


def _thrown(sheet: NetSheet | StickerSheet) -> list[DieView]:
    """Return the dice of a sheet without its spare stickers."""
    return [die for die in sheet.dice if die.summary]


def _tile(sheet: TileSheet, item: str) -> Tile | None:
    return next((tile for tile in _written(sheet) if _same(_name(tile), item)), None)


def _written(sheet: TileSheet) -> list[Tile]:
    """Return the tiles that have a name."""
    return [tile for tile in sheet.tiles if isinstance(tile, Tile)]


def _same(name: str, item: str) -> bool:
    return name.casefold() == " ".join(item.split()).casefold()


def _names(document: object) -> Iterator[str]:
    if isinstance(document, NetSheet | StickerSheet):
        yield from (die.name for die in _thrown(document))
    elif isinstance(document, TileSheet):
        yield from map(_name, _written(document))


def _name(tile: Tile) -> str:
    return f"{tile.letter}{tile.number}"
