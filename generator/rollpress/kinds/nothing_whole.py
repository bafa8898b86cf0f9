"""Whole games of the kind `nothing`: each turn a player says the letter of the die, for a number of rounds.

Like the kind itself it is played by nobody, and shows what a new kind brings so that whole games can be judged:
a model of its rules (`match` of `game.yaml`), a model of the record, a play-through, and a record to fill in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated

from pydantic import Field
from typing_extensions import override

from rollpress.kinds.base import Table, Verdict
from rollpress.kinds.ending import AgreedRecord, played_out
from rollpress.kinds.located import Wrong
from rollpress.kinds.nothing import Nothing, NothingMatch, NothingSetup
from rollpress.kinds.played import Decision, Played, Reason, reasons_of
from rollpress.kinds.records import MOST_TURNS, Recorded, TurnRecord, Written, order_wrongs, read_into
from rollpress.kinds.sampling import names, quoted
from rollpress.kinds.whole import WholeGame
from rollpress.lexicon import Lexicon

__all__ = ["NothingGame", "NothingRecord", "NothingTurn"]


class NothingTurn(TurnRecord):
    """What the die showed, and what was said."""

    word: Written


class NothingRecord(AgreedRecord):
    """A whole game."""

    turns: Annotated[tuple[NothingTurn, ...], Field(max_length=MOST_TURNS)]


class NothingGame(WholeGame[NothingSetup, NothingMatch, NothingRecord]):
    """Games of nothing by their records."""

    record = NothingRecord

    @override
    def play(
        self, setup: NothingSetup, match: NothingMatch, recorded: Recorded[NothingRecord], lexicon: Lexicon
    ) -> Played:
        """Judge every letter, add up, and find the end and the places."""
        found = [*order_wrongs(recorded.told)]
        decided = [
            (turn.roll, _decisions(setup, turn, number, lexicon, found))
            for number, turn in enumerate(recorded.told.turns)
        ]
        recorded.refuse(found)
        return played_out(recorded, decided, match.end.id, whole_rounds=True)

    @override
    def template(self, setup: NothingSetup, match: NothingMatch, players: Sequence[str], lexicon: Lexicon) -> str:
        """Return a record of one round."""
        letter = quoted(setup.parts.faces[0])
        turns = "".join(f"  - {{player: {quoted(who)}, roll: {letter}, word: {letter}}}\n" for who in players)
        return f"players: {names(players)}\nend: {{rounds: 1}}\nturns:   # what was shown, what was said\n{turns}"


def _decisions(
    setup: NothingSetup, turn: NothingTurn, number: int, lexicon: Lexicon, found: list[Wrong]
) -> tuple[Decision, ...]:
    steps, kind = ("turns", number), Nothing()
    roll = read_into(found, (*steps, "roll"), partial(kind.decode, setup, turn.roll)) or ""
    judge = partial(kind.judge, setup, roll, Table(), [turn.word], lexicon)
    judged = read_into(found, (*steps, "word"), judge)
    return tuple(_decision(setup, turn.player, verdict) for verdict in (judged.verdicts if judged else ()))


def _decision(setup: NothingSetup, player: str, verdict: Verdict) -> Decision:
    if not verdict.legal:
        return Decision(player, verdict.answer, "refused", 0, verdict.parts, reasons_of(verdict))
    reason = Reason(setup.rules.say.id, f"The die shows {verdict.answer}.")
    return Decision(player, verdict.answer, "counts", verdict.total, verdict.parts, (reason,))
