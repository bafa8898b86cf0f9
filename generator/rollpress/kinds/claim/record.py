"""The record of a whole claiming game: its form, its rolls, and the words that were said.

Here stands what can be told of a turn by itself; what it takes depends on the turns before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal

from pydantic import Field

from rollpress.faults import nearest
from rollpress.kinds.claim.match import ClaimMatch
from rollpress.kinds.claim.rolls import one_from
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.tiles import Said, said_of
from rollpress.kinds.located import Wrong
from rollpress.kinds.records import MOST_TURNS, Name, Record, Recorded, TurnRecord, Written, order_wrongs, read_into
from rollpress.kinds.wording import listed, several
from rollpress.source import Step

__all__ = ["ClaimRecord", "ClaimTurn", "SaidTurn", "said_turns"]

_ONE = "ANSWER"


class ClaimTurn(TurnRecord):
    """One player's turn: the dice, the word or the tiles said in time, and who challenged them."""

    word: Written | None = None
    challenged_by: Name | None = None


class ClaimRecord(Record):
    """A whole game: who challenges, every turn, and whether all agreed at its end that no word is possible."""

    challenges: Literal["judge", "players"] = "judge"
    turns: Annotated[tuple[ClaimTurn, ...], Field(max_length=MOST_TURNS)]
    all_agree: bool = False


@dataclass(frozen=True)
class SaidTurn:
    """A turn with its texts read; nobody challenged it if `challenger` is empty and the judge does not."""

    player: str
    dice: tuple[int, ...]
    said: Said | None
    challenger: str
    judged: bool


def said_turns(setup: ClaimSetup, match: ClaimMatch, recorded: Recorded[ClaimRecord]) -> tuple[SaidTurn, ...]:
    """Return every turn read; raise Faulty with all that cannot be read or cannot have been."""
    record, found = recorded.told, [*order_wrongs(recorded.told)]
    turns = [_said_turn(setup, record, number, found) for number in range(len(record.turns))]
    for number, turn in enumerate(record.turns):
        found.extend(_challenge_wrongs(match, record, turn, ("turns", number, "challenged_by")))
    recorded.refuse(found)
    return tuple(turns)


def _said_turn(setup: ClaimSetup, record: ClaimRecord, number: int, found: list[Wrong]) -> SaidTurn:
    turn, steps = record.turns[number], ("turns", number)
    dice = read_into(found, (*steps, "roll"), partial(one_from, turn.roll)) or ()
    found.extend(_throw_wrongs(setup, len(dice), (*steps, "roll")))
    said = None
    if turn.word is not None:
        said = read_into(found, (*steps, "word"), partial(said_of, setup, turn.word, _ONE))
    judged = record.challenges == "judge" or turn.challenged_by is not None
    return SaidTurn(turn.player, dice, said, turn.challenged_by or "", judged)


def _throw_wrongs(setup: ClaimSetup, dice: int, steps: tuple[Step, ...]) -> Iterator[Wrong]:
    """Yield that a roll which could be read has a number of dice that nobody may choose (V3)."""
    throw = setup.rules.throw
    if dice and dice not in throw.dice:
        choice = listed([str(number) for number in throw.dice], "or")
        yield Wrong(steps, f"{throw.id}: {several(dice, 'die', 'dice')} thrown", f"a player throws {choice}")


def _challenge_wrongs(
    match: ClaimMatch, record: ClaimRecord, turn: ClaimTurn, steps: tuple[Step, ...]
) -> Iterator[Wrong]:
    """Yield challenges that nobody could make (V12: an opponent challenges a word)."""
    who, rule = turn.challenged_by, match.challenge.id
    if who is None:
        return
    if record.challenges == "judge":
        yield Wrong(steps, f"{rule}: the judge challenges every word", "take it out, or write challenges: players")
    elif who not in record.players:
        yield Wrong(steps, f"{who} does not play", nearest(who, record.players))
    elif who == turn.player:
        yield Wrong(steps, f"{rule}: {who} cannot challenge a word of their own", "name an opponent")
    elif turn.word is None:
        yield Wrong(steps, f"{rule}: there is no word to challenge", "take it out, or write the word")
