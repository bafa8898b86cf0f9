"""What the records of all kinds of games have in common: players, turns in their order, and texts within them.

A record is a YAML file that somebody writes after a game. What could not have happened (a player who does not
play, a turn out of order) is a fault with its place; an answer that breaks a rule is none, but is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BeforeValidator, Field, field_validator

from rollpress.faults import Fault, Faulty, nearest
from rollpress.kinds.located import Wrong
from rollpress.source import Source, Step
from rollpress.spec.base import Strict, dotted, wrong

__all__ = ["Name", "Record", "Recorded", "TurnRecord", "Written", "order_wrongs", "read_into"]

MOST_TURNS = 1000

Read = TypeVar("Read")
Told_co = TypeVar("Told_co", bound="Record", covariant=True)


def _written(value: Any) -> Any:
    """Refuse what YAML takes for a value and the writer meant as a word; digits are the text of a roll."""
    if isinstance(value, bool) or value is None:
        said = "null" if value is None else str(value).lower()
        raise wrong(f"is read as {said}, not as a text", 'put it in quotes, as "TRUE"')
    return str(value) if isinstance(value, int) else value


Written = Annotated[str, BeforeValidator(_written)]
"""A text as a player wrote it: a word, a layout, a roll."""

Name = Annotated[Written, Field(min_length=1, max_length=60)]
"""What a player is called in a record."""


class TurnRecord(Strict):
    """One turn: who threw the dice, and what they showed."""

    player: Name
    roll: Written


class Record(Strict):
    """The players in the order of their turns, and all turns."""

    players: Annotated[tuple[Name, ...], Field(min_length=1, max_length=60)]
    turns: Annotated[tuple[TurnRecord, ...], Field(max_length=MOST_TURNS)]

    @field_validator("players")
    @classmethod
    def _different(cls, players: tuple[str, ...]) -> tuple[str, ...]:
        twice = [name for number, name in enumerate(players) if name in players[:number]]
        if twice:
            raise wrong(f"{twice[0]} plays twice", "give each player a name of their own")
        return players


@dataclass(frozen=True)
class Recorded(Generic[Told_co]):
    """A record, and the file that it was read from."""

    told: Told_co
    source: Source

    def refuse(self, found: Iterable[Wrong]) -> None:
        """Raise Faulty with everything found, or do nothing when nothing was."""
        refusal = self.refusal(found)
        if refusal.faults:
            raise refusal

    def refusal(self, found: Iterable[Wrong]) -> Faulty:
        """Return everything found as faults, each at its place."""
        place = self.source.place
        return Faulty(Fault(place(item.steps), f"{dotted(item.steps)}: {item.what}", item.hint) for item in found)


def order_wrongs(record: Record) -> Iterator[Wrong]:
    """Yield the turns of players who do not play, and those that were another player's."""
    for number, turn in enumerate(record.turns):
        steps = ("turns", number, "player")
        due = record.players[number % len(record.players)]
        if turn.player not in record.players:
            yield Wrong(steps, f"{turn.player} does not play", nearest(turn.player, record.players))
        elif turn.player != due:
            yield Wrong(steps, f"it is the turn of {due}", "turns go in the order of players")


def read_into(
    found: list[Wrong], steps: tuple[Step, ...], read: Callable[[], Read], *, listed: bool = False
) -> Read | None:
    """Return what a text within the record says, or note its faults at these steps and return None.

    With `listed` the steps lead to a list of answers, and the faults of `ANSWER n` are noted at the n-th.
    """
    try:
        return read()
    except Faulty as faulty:
        for fault in faulty.faults:
            at = (*steps, int(fault.place.path.removeprefix("ANSWER ")) - 1) if listed else steps
            found.append(Wrong(at, fault.what, fault.hint))
        return None
