"""The rules of a whole claiming game: what is judged from the record of all turns, not from one word."""

from __future__ import annotations

from pydantic import Field

from rollpress.spec.base import Strict
from rollpress.spec.game import Rule

__all__ = ["ClaimEnd", "ClaimMatch"]


class ClaimEnd(Rule):
    """With fewer tiles than this in the centre a game ends."""

    tiles: int = Field(ge=0)


class ClaimMatch(Strict):
    """What becomes of tiles after a turn, who may doubt a word, how a game ends, and what parts equal totals.

    How many rounds one player plays alone is said once, in the rules: `solo.rounds`.
    """

    keep: Rule
    failure: Rule
    challenge: Rule
    end: ClaimEnd
    ties: Rule
    alone: Rule
