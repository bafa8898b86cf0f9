"""The rules of a whole spelling game: what is judged from the record of all turns, not from one answer."""

from __future__ import annotations

from pydantic import Field

from rollpress.spec.base import Strict
from rollpress.spec.game import Rule

__all__ = ["Shared", "SpellMatch"]


class Shared(Rule):
    """How many players must have found a word for it to count for none of them; one would cancel every word."""

    players: int = Field(ge=2)


class SpellMatch(Strict):
    """What cancels a word, how a game ends, and how one player plays alone."""

    shared: Shared
    end: Rule
    alone: Rule
