"""How a game ends that players agree on before: after a number of rounds, or at a total to reach.

A round is one turn of each player; totals are those after each turn. Input: what was decided in each turn.
Output: the whole game with its end and its places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

from pydantic import Field, model_validator

from rollpress.kinds.located import Wrong
from rollpress.kinds.played import Decision, Played, PlayedTurn, Reason, equals, ranked
from rollpress.kinds.records import Record, Recorded
from rollpress.kinds.wording import listed, several
from rollpress.spec.base import Strict, wrong

__all__ = ["Agreed", "AgreedRecord", "over_after", "played_out"]

Decided = Sequence[tuple[str, tuple[Decision, ...]]]
"""The roll as text and the decisions of each turn."""
Totals = Mapping[str, int]


class Agreed(Strict):
    """What the players agreed on: rounds to play, or a total to reach."""

    rounds: int | None = Field(default=None, ge=1)
    target: int | None = Field(default=None, ge=1)

    @model_validator(mode="after")
    def _one(self) -> Agreed:
        if (self.rounds is None) == (self.target is None):
            raise wrong("a game ends after rounds or at a target", "write one of them, as {rounds: 3}")
        return self


class AgreedRecord(Record):
    """The record of a game that ends as its players agreed."""

    end: Agreed


def played_out(
    recorded: Recorded[AgreedRecord], decided: Decided, rule: str, *, whole_rounds: bool,
    notes: Iterable[Reason] = (),
) -> Played:  # fmt: skip
    """Return the game that these decisions make; `rule` says how it ends, and that equal totals share.

    Raise Faulty where turns are missing, or follow after the end.
    """
    record, players = recorded.told, recorded.told.players
    nothing: Totals = dict.fromkeys(players, 0)
    totals = [*accumulate((made for _, made in decided), _added, initial=nothing)]
    over = over_after(record.end, totals[1:], len(players), whole_rounds=whole_rounds)
    recorded.refuse(_length_wrongs(record, max(totals[-1].values()), over, rule))
    ranking = ranked({player: (total,) for player, total in totals[-1].items()})
    turns = tuple(
        PlayedTurn(number // len(players) + 1, turn.player, roll, made, after)
        for number, (turn, (roll, made), after) in enumerate(zip(record.turns, decided, totals[1:], strict=True))
    )
    return Played(turns, _reason(record.end, totals[-1], rule), ranking, (*notes, *equals(ranking, rule)))


def _added(totals: Totals, made: Iterable[Decision]) -> Totals:
    """Return the totals after some more decisions."""
    after = dict(totals)
    for decision in made:
        after[decision.player] += decision.points
    return after


def over_after(agreed: Agreed, totals: Sequence[Totals], players: int, *, whole_rounds: bool) -> int | None:
    """Return after how many turns the game is over, None when it is not.

    With `whole_rounds` the round in which somebody reaches the target is played to its end.
    """
    if agreed.rounds is not None:
        turns = agreed.rounds * players
        return turns if len(totals) >= turns else None
    target, step = agreed.target or 0, players if whole_rounds else 1
    ends = range(step, len(totals) + 1, step)
    return next((end for end in ends if max(totals[end - 1].values()) >= target), None)


def _length_wrongs(record: AgreedRecord, highest: int, over: int | None, rule: str) -> Iterator[Wrong]:
    if over is None:
        yield Wrong(("turns",), f"{rule}: {_unfinished(record, highest)}", "write the turns that are missing")
    elif len(record.turns) > over:
        what = f"{rule}: the game was over after {several(over, 'turn')}"
        yield Wrong(("turns", over), what, "take this turn out, or correct what was agreed")


def _unfinished(record: AgreedRecord, highest: int) -> str:
    agreed = record.end
    if agreed.rounds is not None:
        missing = agreed.rounds * len(record.players) - len(record.turns)
        return f"the game is not over, {several(missing, 'turn')} of {several(agreed.rounds, 'round')} not played"
    if highest < (agreed.target or 0):
        return f"the game is not over, nobody has reached {agreed.target}"
    return "the game is not over, the round is not played to its end"


def _reason(agreed: Agreed, totals: Totals, rule: str) -> Reason:
    if agreed.rounds is not None:
        return Reason(rule, f"{several(agreed.rounds, 'round')} agreed, and played.".capitalize())
    target = agreed.target or 0
    reached = [player for player, total in totals.items() if total >= target]
    return Reason(rule, f"{listed(reached)} {'has' if len(reached) == 1 else 'have'} reached {target}.")
