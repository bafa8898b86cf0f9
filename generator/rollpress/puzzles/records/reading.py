"""Read the record of a whole game: YAML to the kind's model, and the players that the game allows."""

from __future__ import annotations

from typing import Any

from rollpress.faults import Fault, Faulty
from rollpress.kinds.records import Recorded
from rollpress.kinds.whole import WholeGame
from rollpress.source import read_yaml
from rollpress.spec.base import Span, modelled
from rollpress.spec.game import Game

__all__ = ["read_record", "sample_players"]

_USUAL = 2
"""How many players the record to fill in has, where the game lets them be so many."""


def read_record(text: str, path: str, game: Game, whole: WholeGame[Any, Any, Any]) -> Recorded[Any]:
    """Return the record that a text holds; raise Faulty with all that is wrong with its form."""
    source = read_yaml(text, path)
    record = modelled(whole.record, source)
    number, allowed = len(record.players), game.file.players
    if not allowed.holds(number):
        place = source.place(["players"])
        raise Faulty([Fault(place, f"players: {number} players", f"this game is for {_told(allowed)}")])
    return Recorded(record, source)


def _told(allowed: Span) -> str:
    """Say how many players a game is for.

    >>> _told(Span(min=1, max=6)), _told(Span(min=2)), _told(Span(max=4))
    ('1 to 6', '2 or more', '4 or fewer')
    """
    if allowed.max is None:
        return f"{allowed.min} or more"
    return f"{allowed.max} or fewer" if allowed.min is None else f"{allowed.min} to {allowed.max}"


def sample_players(game: Game) -> tuple[str, ...]:
    """Return the names of as many players as a record to fill in has."""
    allowed = game.file.players
    least = max(_USUAL, allowed.min or 0)
    number = least if allowed.max is None else min(least, allowed.max)
    return tuple(f"Player {index}" for index in range(1, number + 1))
