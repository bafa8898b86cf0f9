"""The rules of a whole claiming game: what is judged from the record of all turns, not from one word."""

from __future__ import annotations

from pydantic import Field

from rollpress.spec.base import Strict
from rollpress.spec.game import Rule

__all__ = ["Alone", "ClaimEnd", "ClaimMatch"]


class ClaimEnd(Rule):
    """With fewer tiles than this in the centre a game ends."""

    tiles: int = Field(ge=0)


class Alone(Rule):
    """How many rounds one player plays alone."""

    rounds: int = Field(ge=1)


class ClaimMatch(Strict):
    """What becomes of tiles after a turn, who may doubt a word, how a game ends, and what parts equal totals."""

    keep: Rule
    failure: Rule
    challenge: Rule
    end: ClaimEnd
    ties: Rule
    alone: Alone
