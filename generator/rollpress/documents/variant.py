"""Say how a kit is wanted: for which eyes, with how much ink, with dice of which size."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rollpress.documents.score_sheets import Company
from rollpress.drawing import Ink
from rollpress.geometry import Backs
from rollpress.spec.game import Game

__all__ = ["Variant", "varied"]


@dataclass(frozen=True, slots=True)
class Variant:
    """Which ink, whether in large print, the edge of dice in mm, for whom score sheets are, and how many spares.

    An edge or a number of players of 0 is the game's own, as spares of None are; `backs` says how tiles get theirs.
    """

    ink: Ink = "full"
    large: bool = False
    edge_mm: int = 0
    players: int = 0
    rounds: int = 10
    backs: Backs = "none"
    spares: int | None = None

    @property
    def company(self) -> Company:
        """Return for whom score sheets are."""
        return Company(self.players, self.rounds, self.large)


def varied(game: Game, variant: Variant) -> Game:
    """Return the game with dice of this variant's edge and with its spares."""
    edge_mm = variant.edge_mm or game.file.edge_mm
    spares = game.file.spares if variant.spares is None else variant.spares
    return replace(game, file=game.file.model_copy(update={"edge_mm": edge_mm, "spares": spares}))
