"""What a whole game comes to: every decision with the rule behind it, totals after each turn, places at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rollpress.kinds.base import Part, Verdict
from rollpress.kinds.wording import listed

__all__ = ["Decision", "Played", "PlayedTurn", "Reason", "Ruling", "Standing", "equals", "ranked", "reasons_of"]

Ruling = Literal["counts", "refused", "cancelled", "stands", "fails", "thrown back"]


@dataclass(frozen=True)
class Reason:
    """A rule by its id, and the sentence that says what it does here."""

    rule: str
    text: str


@dataclass(frozen=True)
class Decision:
    """What became of one thing that a player did; `points` is what it adds to the total."""

    player: str
    answer: str
    ruling: Ruling
    points: int
    parts: tuple[Part, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class PlayedTurn:
    """One turn: whose it was, in which round (from 1), what was decided, and all totals after it."""

    round: int
    player: str
    roll: str
    decisions: tuple[Decision, ...]
    totals: Mapping[str, int]


@dataclass(frozen=True)
class Standing:
    """A player's place at the end; `shared` when another player has the same."""

    place: int
    player: str
    total: int
    shared: bool


@dataclass(frozen=True)
class Played:
    """A whole game: its turns, why it ended, the places from the first, and what else a rule decided."""

    turns: tuple[PlayedTurn, ...]
    end: Reason
    ranking: tuple[Standing, ...]
    notes: tuple[Reason, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """Return who has the first place, several if they share it."""
        return tuple(standing.player for standing in self.ranking if standing.place == 1)


def ranked(keys: Mapping[str, Sequence[int]]) -> tuple[Standing, ...]:
    """Return the places by keys (total, then what parts equal totals); who has equal keys shares a place.

    >>> [(s.place, s.player, s.shared) for s in ranked({"Ada": (7,), "Ben": (9,), "Cleo": (7,)})]
    [(1, 'Ben', False), (2, 'Ada', True), (2, 'Cleo', True)]
    """
    everybody = [tuple(key) for key in keys.values()]
    standings = (
        Standing(
            place=1 + sum(other > tuple(key) for other in everybody),
            player=player,
            total=key[0],
            shared=everybody.count(tuple(key)) > 1,
        )
        for player, key in keys.items()
    )
    return tuple(sorted(standings, key=lambda standing: standing.place))


def equals(ranking: Sequence[Standing], rule: str) -> Iterator[Reason]:
    """Yield a reason for each place that several players share."""
    for place in sorted({standing.place for standing in ranking if standing.shared}):
        here = [standing for standing in ranking if standing.place == place]
        names = listed([standing.player for standing in here])
        share = "share the win" if place == 1 else f"share place {place}"
        yield Reason(rule, f"{names} have {here[0].total} points each and {share}.")


def reasons_of(verdict: Verdict) -> tuple[Reason, ...]:
    """Return the rules that an answer breaks, as reasons."""
    return tuple(Reason(breach.rule, breach.text) for breach in verdict.breaches)
