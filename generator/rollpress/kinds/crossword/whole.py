"""Whole crossword games: in each turn one player lays one roll, and poor rolls may be thrown again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated

from pydantic import Field
from typing_extensions import override

from rollpress.kinds.base import Table, Verdict
from rollpress.kinds.crossword.kind import Crossword
from rollpress.kinds.crossword.match import CrosswordMatch
from rollpress.kinds.crossword.model import CrosswordSetup, Roll
from rollpress.kinds.crossword.sample import sample
from rollpress.kinds.ending import AgreedRecord, played_out
from rollpress.kinds.located import Wrong
from rollpress.kinds.played import Decision, Played, Reason, reasons_of
from rollpress.kinds.records import MOST_TURNS, Recorded, TurnRecord, Written, order_wrongs, read_into
from rollpress.kinds.whole import WholeGame
from rollpress.kinds.wording import several
from rollpress.lexicon import Lexicon
from rollpress.source import Step

__all__ = ["CrosswordGame", "CrosswordRecord", "CrosswordTurn"]

_KIND = Crossword()


class CrosswordTurn(TurnRecord):
    """One player's turn: rolls thrown back, the roll that was kept, and the layout when the timer ended."""

    thrown_back: tuple[Written, ...] = ()
    layout: Written


class CrosswordRecord(AgreedRecord):
    """A whole game: what was agreed on, and every turn."""

    turns: Annotated[tuple[CrosswordTurn, ...], Field(max_length=MOST_TURNS)]


class CrosswordGame(WholeGame[CrosswordSetup, CrosswordMatch, CrosswordRecord]):
    """Crossword games by their records."""

    record = CrosswordRecord

    @override
    def play(
        self, setup: CrosswordSetup, match: CrosswordMatch, recorded: Recorded[CrosswordRecord], lexicon: Lexicon
    ) -> Played:
        """Judge every layout, add up, and find the end and the places."""
        found = [*order_wrongs(recorded.told)]
        decided = [
            _decided(setup, turn, ("turns", number), lexicon, found)
            for number, turn in enumerate(recorded.told.turns)
        ]
        recorded.refuse(found)
        # L10: whoever reaches the target, the round is played to its end
        return played_out(recorded, decided, match.end.id, whole_rounds=True)

    @override
    def template(
        self, setup: CrosswordSetup, match: CrosswordMatch, players: Sequence[str], lexicon: Lexicon
    ) -> str:
        """Return a record of one round."""
        return sample(setup, match, players, lexicon)


def _decided(
    setup: CrosswordSetup, turn: CrosswordTurn, steps: tuple[Step, ...], lexicon: Lexicon, found: list[Wrong]
) -> tuple[str, tuple[Decision, ...]]:
    """Return a turn's roll as text and its decisions, noting what cannot be read or cannot have been."""
    back = [
        _roll(setup, text, (*steps, "thrown_back", index), found) for index, text in enumerate(turn.thrown_back)
    ]
    for index, poor in enumerate(back):
        if poor and _KIND.playable(setup, poor):
            hint = "only poorer rolls are thrown again"
            found.append(Wrong((*steps, "thrown_back", index), _too_good(setup), hint))
    roll = _roll(setup, turn.roll, (*steps, "roll"), found)
    judge = partial(_KIND.judge, setup, roll, Table(), [turn.layout], lexicon)
    judged = read_into(found, (*steps, "layout"), judge)
    made = [*(_thrown_back(setup, turn.player, poor) for poor in back)]
    made += [_laid(setup, turn.player, verdict) for verdict in (judged.verdicts if judged else ())]
    return _KIND.encode(roll), tuple(made)


def _roll(setup: CrosswordSetup, text: str, steps: tuple[Step, ...], found: list[Wrong]) -> Roll:
    """Return the roll of a text, or none with what is wrong noted; L2, L13: every roll is one of all dice."""
    roll = read_into(found, steps, partial(_KIND.decode, setup, text)) or ()
    dice = len(setup.parts.dice)
    if roll and len(roll) != dice:
        rule = setup.rules.reroll.id if "thrown_back" in steps else setup.rules.dice.id
        what = f"{rule}: {several(len(roll), 'face')} from {several(dice, 'die', 'dice')}"
        found.append(Wrong(steps, what, "write one face for each die"))
    return roll


def _too_good(setup: CrosswordSetup) -> str:
    rule = setup.rules.reroll
    return f"{rule.id}: the roll has more than {several(rule.vowels, 'vowel')}"


def _thrown_back(setup: CrosswordSetup, player: str, roll: Roll) -> Decision:
    rule = setup.rules.reroll
    text = f"The roll has {several(rule.vowels, 'vowel')} or fewer, and was thrown again."
    return Decision(player, _KIND.encode(roll), "thrown back", 0, (), (Reason(rule.id, text),))


def _laid(setup: CrosswordSetup, player: str, verdict: Verdict) -> Decision:
    """Return what a layout comes to; L6: one that breaks a rule scores nothing, its parts are still shown."""
    if not verdict.legal:
        return Decision(player, verdict.answer, "refused", 0, verdict.parts, reasons_of(verdict))
    return Decision(player, verdict.answer, "counts", verdict.total, verdict.parts, tuple(_worth(setup, verdict)))


def _worth(setup: CrosswordSetup, verdict: Verdict) -> Iterator[Reason]:
    across, down, unused = (part.value for part in verdict.parts)
    text = f"Words across bring {across}, words down {down}; unused dice cost {-unused}."
    yield Reason(setup.rules.score.id, text)
