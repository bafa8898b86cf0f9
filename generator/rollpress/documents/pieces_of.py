"""Find the pieces of a game's setup, whatever its kind: dice, tiles, tokens, and the faces as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollpress import drawing
from rollpress.dice import Die, Face, Tile
from rollpress.documents.shown import shown_face, shown_tile
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.spec.game import Game, Setup

__all__ = ["dice_of", "drawn_faces", "drawn_tiles", "drawn_tokens", "faces_of", "tiles_of"]

_TOKENS_IN_ROW = 4


def dice_of(setup: Setup[Any, Any]) -> tuple[Die, ...]:
    """Return the dice that are thrown; a kind without any has none."""
    return setup.dice if isinstance(setup, SpellSetup | CrosswordSetup | ClaimSetup) else ()


def faces_of(setup: Setup[Any, Any]) -> Iterator[Face]:
    """Yield every face of every die, in order."""
    return (face for die in dice_of(setup) for face in die.faces)


def tiles_of(setup: Setup[Any, Any]) -> tuple[Tile, ...]:
    """Return the letter tiles by number, each number's in the order of the spec."""
    return setup.pool if isinstance(setup, ClaimSetup) else ()


def drawn_faces(game: Game) -> tuple[tuple[drawing.Face, ...], ...]:
    """Return the faces of each die as they are drawn."""
    return tuple(tuple(shown_face(face, game.turned) for face in die.faces) for die in dice_of(game.setup))


def drawn_tiles(game: Game) -> tuple[drawing.Tile, ...]:
    """Return the tiles as they are drawn."""
    return tuple(shown_tile(tile, game.turned, game.setup.vowels) for tile in tiles_of(game.setup))


def drawn_tokens(game: Game) -> tuple[drawing.Token, ...]:
    """Return a token for each rescue of each player; where players are without limit, a row of them."""
    if not isinstance(game.setup, ClaimSetup):
        return ()
    players = game.file.players.max or _TOKENS_IN_ROW
    return (drawing.Token("".join(game.setup.vowels)),) * (players * game.setup.rules.rescue.per_game)
