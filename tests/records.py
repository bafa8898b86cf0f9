"""Records of whole games, as tests write them: played through, or the lines that refuse them."""

from textwrap import dedent

import pytest

from rollpress.faults import Faulty
from rollpress.kinds import WHOLE_GAMES
from rollpress.kinds.played import Decision, Played
from rollpress.lexicon import Lexicon
from rollpress.puzzles.records import read_record
from rollpress.spec.base import Strict
from rollpress.spec.game import Setup
from setups import english, project

NAME = "evening.yaml"


def played(
    name: str, record: str, setup: Setup | None = None, match: Strict | None = None, words: Lexicon | None = None
) -> Played:
    """Return a recorded game of a shipped title played through, with other rules where they are given."""
    game = project().games[name]
    whole = WHOLE_GAMES[game.kind]
    recorded = read_record(dedent(record), NAME, game, whole)
    return whole.play(setup or game.setup, match or game.match, recorded, words or english())


def refused(name: str, record: str, setup: Setup | None = None, match: Strict | None = None) -> list[str]:
    """Return the faults of a record that cannot be, each as `line:column: what`."""
    with pytest.raises(Faulty) as caught:
        played(name, record, setup, match)
    assert all(fault.hint for fault in caught.value.faults)
    return [f"{fault.place}: {fault.what}".removeprefix(f"{NAME}:") for fault in caught.value.faults]


def decisions(of: Played) -> list[tuple[str, str, str, int, list[str]]]:
    """Return all decisions in order: player, answer, ruling, points, and the rules behind them."""
    return [
        (made.player, made.answer, made.ruling, made.points, rules(made))
        for turn in of.turns
        for made in turn.decisions
    ]


def rules(of: Decision) -> list[str]:
    """Return the rules behind a decision."""
    return [reason.rule for reason in of.reasons]


def totals(of: Played) -> list[dict[str, int]]:
    """Return the totals after each turn."""
    return [dict(turn.totals) for turn in of.turns]


def places(of: Played) -> list[tuple[int, str, int]]:
    """Return the places at the end: place, player, total."""
    return [(standing.place, standing.player, standing.total) for standing in of.ranking]
