"""What every planned day has to be: `tests/laws` plans some days, `tests/bench` a year."""

import datetime
from collections.abc import Iterator
from typing import Any

from rollpress.kinds import KINDS
from rollpress.kinds.base import Solution, Table
from rollpress.puzzles.daily import refusals, spells_flagged
from rollpress.puzzles.forms import solution_from
from rollpress.puzzles.ledger import Line
from rollpress.puzzles.planning import Calendar, Planner
from rollpress.puzzles.ranks import ranks
from rollpress.puzzles.repeats import letter_sets, repeated
from rollpress.spec.game import Game, Setup
from rollpress.spec.site import Site
from setups import english, project

__all__ = ["unfair"]

FIRST = datetime.date(2027, 1, 1)


def unfair(name: str, days: int) -> list[str]:
    """Plan days of a shipped game, reveal all of them, and return what is not as it should be."""
    game = project().games[name]
    last = FIRST + datetime.timedelta(days=days - 1)
    calendar = Calendar(Site(first_day=FIRST.isoformat()), last + datetime.timedelta(days=1))
    kind, words = KINDS[game.kind], english()

    def solve(setup: Setup[Any, Any], roll: str) -> Solution:
        return kind.solve(setup, kind.decode(setup, roll), Table(), words)

    lines = Planner(game, kind, calendar, words, solve).planned((), last)
    found = [what for line in lines if line.date <= last.isoformat() for what in _unfair(game, line)]
    return found + [f"{day} repeats {earlier}" for day, earlier in repeated(letter_sets(lines, kind))]


def _unfair(game: Game, line: Line) -> Iterator[str]:
    kind, words, setup = KINDS[game.kind], english(), game.setup
    solution, roll = solution_from(line.solution or {}), kind.decode(game.setup, line.roll)
    if spells_flagged(kind.faces(roll), words):
        yield f"{line.date}: the roll spells a flagged word"
    shown = [*solution.best.answers, *solution.par.answers, *(word.answer for word in solution.words)]
    if any(words.is_flagged(answer) for answer in shown):
        yield f"{line.date}: a flagged word is shown"
    if failed := refusals(setup.gates, kind.quality(setup, roll, solution, words)):
        yield f"{line.date}: outside {failed}"
    steps = [rank.least for rank in ranks(game.edition.ranks, solution.par.score)]
    if steps != sorted(set(steps)) or len(steps) < 2:
        yield f"{line.date}: ranks {steps} do not rise"
    if not (solution.best.proved and solution.par.proved):
        yield f"{line.date}: not proved"
