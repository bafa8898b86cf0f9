"""Levels part the fair rolls of a game into thirds, and gates let enough of all rolls through.

The figures in each `game.yaml` were measured here. It takes some minutes, of Solo puzzles an hour: run it when
dice, words or gates move.
"""

from collections.abc import Iterator
from functools import cache

import pytest

from rollpress.chance import stream
from rollpress.kinds import KINDS
from rollpress.kinds.base import Table
from rollpress.puzzles.daily import refusals, spells_flagged
from rollpress.puzzles.levels import LEVELS, Level, level_of
from rollpress.spec.game import Levels
from setups import english, project

ROLLS = 1000
GAMES = [name for name, game in project().games.items() if game.file.daily.levels]


@cache
def difficulties(name: str) -> tuple[int, ...]:
    """Return the difficulty of each of the seeded rolls that passes the gates."""
    return tuple(_difficulties(name))


def _difficulties(name: str) -> Iterator[int]:
    game, words = project().games[name], english()
    kind, setup = KINDS[game.kind], game.setup
    for number in range(ROLLS):
        roll = kind.roll(setup, stream(f"{name}/{game.edition.edition}/level/{number}"))
        if not kind.playable(setup, roll) or spells_flagged(kind.faces(roll), words):
            continue
        if refusals(setup.gates, kind.survey(setup, roll, words)):
            continue
        figures = kind.quality(setup, roll, kind.solve(setup, roll, Table(), words), words)
        if not refusals(setup.gates, figures):
            yield figures["difficulty"]


def shares(name: str, levels: Levels) -> dict[Level, float]:
    """Return the percentage of the fair rolls that each level holds, parted at these limits."""
    found = [level_of(difficulty, levels) for difficulty in difficulties(name)]
    return {level: 100 * found.count(level) / len(found) for level in LEVELS}


def unevenness(name: str, levels: Levels) -> float:
    """Return how far the level that is furthest from a third is from it."""
    return max(abs(share - 100 / 3) for share in shares(name, levels).values())


@pytest.mark.parametrize("name", GAMES)
def test_each_level_holds_about_a_third_of_the_fair_rolls_or_no_limits_do_better(name: str) -> None:
    # Solo plans score about as much, in whole points: their difficulty has few steps, and none parts off a third.
    levels = project().games[name].file.daily.levels
    assert levels is not None
    steps = sorted({*difficulties(name)})
    others = [Levels(easy=easy, medium=medium) for easy in steps for medium in steps if easy < medium]
    evenly = all(28 <= share <= 39 for share in shares(name, levels).values())
    assert evenly or unevenness(name, levels) == min(unevenness(name, other) for other in others)


@pytest.mark.parametrize("name", GAMES)
def test_two_rolls_in_five_are_fair(name: str) -> None:
    assert len(difficulties(name)) >= 0.4 * ROLLS
