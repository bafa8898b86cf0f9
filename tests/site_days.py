"""Published days and whole sites made of the shipped games, as the tests of pages use them."""

import datetime
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rollpress.build.site import site_files
from rollpress.home import shipped_templates
from rollpress.kinds import KINDS
from rollpress.kinds.base import Kind, Solution
from rollpress.lexicon import Lexicon
from rollpress.puzzles.ledger import ENGINE, Line, sealed
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Published, published
from rollpress.site.series import Series
from rollpress.site.voice import Voice
from rollpress.spec.game import Game
from rollpress.spec.project import Project
from rollpress.spec.site import Site
from setups import english, project, solved

ROLLS = {
    "epellelemele": ("K5e I1l R1e L1o Y4t O2c", "D2i W4e *0a H3t N1g S1h", "K5e T1a R1e C3e Y4t R1i"),
    "letra-mix": ("SEOCSRSOKFHAI", "NAROSEHEXIMB*", "TAOUUITOKAHNS"),
    "vowelocity": (
        "25 111 1542 / 62 521 5662 / 24 314 5414 / 11 464 2231 / 21 151 1414 /"
        " 24 544 2235 / 42 322 1523 / 26 514 6161 / 42 312 3244 / 15 424 3411",
        "16 462 6241 / 21 345 2114 / 16 426 4233 / 11 356 4615 / 66 423 6321 /"
        " 23 452 1246 / 53 261 4125 / 11 312 1144 / 61 131 1423 / 12 662 4444",
        "23 321 2362 / 31 132 3622 / 41 342 1311 / 15 131 6643 / 51 466 3614 /"
        " 15 546 6514 / 44 322 6512 / 12 165 3133 / 56 623 1361 / 36 635 6624",
    ),
}
"""A roll of each game for the day before the as-of day, for that day, and for the day after it."""

AS_OF = datetime.date(2026, 12, 4)
DATES = ("2026-12-03", "2026-12-04", "2026-12-05")


def line(game: str, date: str, roll: str) -> Line:
    """Return a ledger line of a roll that somebody chose."""
    of = with_puzzle_of(game, roll)
    rules = of.setup.model_dump(mode="json")
    return sealed(Line(date, of.setup.puzzle, 0, of.key(date, 0), roll, rules, english().sha256, ENGINE, ""))


def with_puzzle_of(game: str, roll: str) -> Game:
    """Return a game with the puzzle that a roll is of: that of its day, or that of its classes."""
    of = project().games[game]
    return of.telling(KINDS[of.kind].setup_for(of.setup, roll).puzzle)


@cache
def solution(game: str, roll: str) -> Solution:
    """Return the solution of a roll by the game's present rules."""
    return solved(with_puzzle_of(game, roll).setup, roll)


def a_day(
    game: str, date: str, roll: str, *, revealed: bool = False, told: Solution | None = None,
    kind: Kind[Any, Any] | None = None,
) -> Published:  # fmt: skip
    """Return a published day with its own solution, or with one that the test tells."""
    of = project().games[game]
    known = told or solution(game, roll)
    return published(of, kind or KINDS[of.kind], line(game, date, roll), known, english(), revealed=revealed)


def days(**site: Any) -> dict[str, tuple[Published, ...]]:
    """Return three days of every game, as a site of these settings publishes them."""
    out = calendar(**site)
    return {
        game: tuple(
            a_day(game, date, roll, revealed=out.is_revealed(date)) for date, roll in zip(DATES, rolls, strict=True)
        )
        for game, rolls in ROLLS.items()
    }


def calendar(**site: Any) -> Calendar:
    """Return the calendar of a site on the as-of day of the tests."""
    return Calendar(Site(**site), AS_OF)


def series(*of: Published) -> Series:
    """Return one game's days as the shipped site shows them."""
    return Series(of[0].game, of, calendar(), Voice("en", project().texts))


def files_of(
    given: Mapping[str, Sequence[Published]], of: Project | None = None, words: Lexicon | None = None
) -> dict[str, bytes]:
    """Return the files of a site without printed sheets."""
    shown = of or project()
    lexicons = {"en": words or english()}
    return site_files(shown, given, calendar(), lexicons, [], [shipped_templates()], "https://example.org/")
