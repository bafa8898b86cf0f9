"""Put a game's letter tiles and tokens on a sheet to cut."""

from __future__ import annotations

from rollpress.documents.imprint import imprint_of
from rollpress.documents.pieces_of import drawn_tiles, drawn_tokens
from rollpress.documents.sheets import TileSheet
from rollpress.documents.wording import counted, in_words, opening, spares_told
from rollpress.drawing import Blank
from rollpress.geometry import MM, Backs, Paper
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["tile_sheet"]

_EDGE_MM, _COLUMNS = 30, 6
_OVERHANG = 4 * MM


def tile_sheet(game: Game, texts: PrintTexts, paper: Paper, backs: Backs = "none") -> TileSheet | None:
    """Return the tiles of a game, ordered by letter, and its tokens; None if it has no tiles."""
    tiles, tokens, spares = drawn_tiles(game), drawn_tokens(game), game.file.spares
    if not tiles:
        return None
    tokens += tokens[:1] * spares
    letters = game.setup.letters
    return TileSheet(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        advice=f"{_how_many(game, texts, len(tiles), len(tokens) - spares)} {texts.tiles_key}",
        imprint=imprint_of(game, texts),
        check=(texts.print_true, texts.print_check),
        tiles=(
            *sorted(tiles, key=lambda tile: (letters.index(tile.letter), tile.number)),
            *(Blank(),) * spares,
        ),
        alt=filled(texts.tiles_alt, {"title": game.edition.title}),
        tokens=tokens,
        tokens_title=texts.tokens_title if tokens else "",
        tokens_note=texts.tokens_note if tokens else "",
        edge=_EDGE_MM * MM,
        columns=min(_COLUMNS, (paper.printable.width - 2 * _OVERHANG) // (_EDGE_MM * MM)),
        overhang=_OVERHANG,
        backs=backs,
        kind=texts.kind_tiles,
        paper=paper,
    )


def _how_many(game: Game, texts: PrintTexts, tiles: int, tokens: int) -> str:
    """Say how many pieces there are, spare ones apart."""
    said = {"tiles": in_words(tiles, texts), "edge": _EDGE_MM}
    parts = [opening(counted(texts.forms("tiles_advice"), tiles, game.language, said))]
    if tokens:
        values = {"tokens": in_words(tokens, texts)}
        parts.append(counted(texts.forms("tokens_advice"), tokens, game.language, values))
    spares = spares_told(texts.forms("tiles_spares"), game.file.spares, game.language, texts)
    return f"{' '.join(parts)}.{spares}"
