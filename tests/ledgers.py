"""A game, a word list and a planner, as the tests of ledgers use them."""

import datetime
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from rollpress.kinds import KINDS
from rollpress.kinds.base import Solution, Table
from rollpress.lexicon import Lexicon
from rollpress.puzzles.ledger import Line
from rollpress.puzzles.planning import Calendar, Planner
from rollpress.spec.game import Game, Setup
from rollpress.spec.site import Site
from setups import changed, english, project

CLAIM = KINDS["claim"]


def game(**values: object) -> Game:
    """Return the shipped puzzle that is solved fastest, a class's roll, with values put elsewhere in its setup."""
    shipped = project().games["vowelocity"].for_class
    return replace(shipped, setup=changed(shipped.setup, **values))


def with_rolls_solved_fast(content: Path) -> None:
    """Let a project publish the puzzle that is solved fastest: the day of that game gets what its classes get."""
    file = content / "games" / "vowelocity" / "game.yaml"
    head, _, daily = file.read_text("utf-8").partition("\ndaily:")
    file.write_text(head + "\ndaily:" + daily.partition("\nhandout:")[2], "utf-8")


def site(**values: Any) -> Site:
    """Return a site that begins on the first of January 2027."""
    return Site(**{"first_day": "2027-01-01", **values})


def planner(as_of: str, words: Lexicon | None = None, of: Game | None = None, **values: Any) -> Planner:
    """Return a planner of the game that remembers nothing."""
    lexicon = words or english()

    def solve(setup: Setup[Any, Any], roll: str) -> Solution:
        return CLAIM.solve(setup, CLAIM.decode(setup, roll), Table(), lexicon)

    return Planner(
        of or game(), CLAIM, Calendar(site(**values), datetime.date.fromisoformat(as_of)), lexicon, solve
    )


def planned(
    as_of: str, until: str, lines: tuple[Line, ...] = (), words: Lexicon | None = None, of: Game | None = None,
    replan: bool = False, **values: Any,
) -> tuple[Line, ...]:  # fmt: skip
    """Return the ledger as planned on a day up to another."""
    by = planner(as_of, words, of, **values)
    return by.planned(lines, datetime.date.fromisoformat(until), replan=replan)


def unsolved(line: Line) -> Line:
    """Return a line without its solution."""
    return replace(line, solution=None)


def by_date(lines: tuple[Line, ...]) -> Mapping[str, Line]:
    """Return lines by their dates."""
    return {line.date: line for line in lines}
