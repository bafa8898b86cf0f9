"""The JSON form of a whole game played through: what `game --json` prints."""

from __future__ import annotations

from typing import Any

from rollpress.kinds.played import Decision, Played, PlayedTurn, Reason, Standing
from rollpress.lexicon import Lexicon

__all__ = ["played_form"]

Form = dict[str, Any]


def played_form(game: str, played: Played, lexicon: Lexicon) -> Form:
    """Return a game as JSON; turns and rounds count from 1, totals are those after the turn."""
    return {
        "game": game,
        "turns": [_turn(number, turn) for number, turn in enumerate(played.turns, 1)],
        "end": _reason(played.end),
        "ranking": [_standing(standing) for standing in played.ranking],
        "winners": list(played.winners),
        "notes": [_reason(note) for note in played.notes],
        "dictionary": {"id": lexicon.id, "sha256": lexicon.sha256},
    }


def _turn(number: int, turn: PlayedTurn) -> Form:
    return {
        "turn": number,
        "round": turn.round,
        "player": turn.player,
        "roll": turn.roll,
        "decisions": [_decision(decision) for decision in turn.decisions],
        "totals": dict(turn.totals),
    }


def _decision(decision: Decision) -> Form:
    return {
        "player": decision.player,
        "answer": decision.answer,
        "ruling": decision.ruling,
        "points": decision.points,
        "parts": [{"id": part.id, "value": part.value} for part in decision.parts],
        "reasons": [_reason(reason) for reason in decision.reasons],
    }


def _reason(reason: Reason) -> Form:
    return {"rule": reason.rule, "text": reason.text}


def _standing(standing: Standing) -> Form:
    return {
        "place": standing.place,
        "player": standing.player,
        "total": standing.total,
        "shared": standing.shared,
    }
