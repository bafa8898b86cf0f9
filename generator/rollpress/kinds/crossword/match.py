"""The rules of a whole crossword game: what is judged from the record of all turns, not from one layout."""

from __future__ import annotations

from pydantic import Field

from rollpress.spec.base import Strict
from rollpress.spec.game import Rule

__all__ = ["CrosswordEnd", "CrosswordMatch"]


class CrosswordEnd(Rule):
    """How a game ends; `target` is the score that the rules propose, the players agree on one of their own."""

    target: int = Field(ge=1)


class CrosswordMatch(Strict):
    """How a game ends; when a roll may be thrown again is a rule of the roll."""

    end: CrosswordEnd
