"""Show what is on the table: the roll of a day, and the tiles of a game by the number that claims them."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rollpress import drawing
from rollpress.documents.pieces_of import tiles_of
from rollpress.documents.shown import shown_face, shown_tile
from rollpress.kinds.claim.rolls import SoloRoll
from rollpress.puzzles.published import Published
from rollpress.site.rounds import first_choice, shown_first
from rollpress.site.views import PoolColumn, PoolView, RollView
from rollpress.site.voice import Voice
from rollpress.spec.game import Game, Setup
from rollpress.spec.slots import filled

__all__ = ["faces_of", "pool_of", "roll_of"]


def roll_of(day: Published, voice: Voice) -> RollView:
    """Return the faces that stand for a day's roll, with their name."""
    if isinstance(day.roll, SoloRoll):
        return RollView(*first_choice(day.roll, voice))
    faces = faces_of(day)
    return RollView(voice.counted(voice.texts.site.dice, len(faces)), faces)


def faces_of(day: Published) -> tuple[drawing.Face, ...]:
    """Return what the dice of a day show, as it is drawn; of several rounds those of the first."""
    if isinstance(day.roll, SoloRoll):
        return shown_first(day.roll)
    return tuple(shown_face(face, day.game.turned) for face in day.kind.faces(day.roll))


def pool_of(game: Game, setup: Setup[Any, Any], voice: Voice, title: str) -> PoolView | None:
    """Return the tiles of a setup in columns, one a number, or None if the game has none."""
    tiles = tiles_of(setup)
    if not tiles:
        return None
    texts = voice.texts.site
    columns = tuple(
        PoolColumn(
            filled(texts.pool_column, {"number": number}),
            drawing.PipFace(number),
            tuple(shown_tile(tile, game.turned, setup.vowels) for tile in group),
        )
        for number, group in groupby(sorted(tiles, key=lambda tile: tile.number), key=lambda tile: tile.number)
    )
    return PoolView(title, voice.counted(texts.tiles, len(tiles)), texts.pool_legend, columns)
