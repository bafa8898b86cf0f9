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
from rollpress.spec.project import Project
from rollpress.spec.site import Site
from setups import english, project, solved

ROLLS = {
    "epellelemele": ("K5e I1l R1e L1o Y4t O2c", "D2i W4e *0a H3t N1g S1h", "K5e T1a R1e C3e Y4t R1i"),
    "letra-mix": ("SEOCSRSOKFHAI", "NAROSEHEXIMB*", "TAOUUITOKAHNS"),
    "vowelocity": ("4663", "165", "1446"),
}
"""A roll of each game for the day before the as-of day, for that day, and for the day after it."""

AS_OF = datetime.date(2026, 12, 4)
DATES = ("2026-12-03", "2026-12-04", "2026-12-05")


def line(game: str, date: str, roll: str) -> Line:
    """Return a ledger line of a roll that somebody chose."""
    setup = project().games[game].setup
    rules = setup.model_dump(mode="json")
    key = project().games[game].key(date, 0)
    return sealed(Line(date, setup.puzzle, 0, key, roll, rules, english().sha256, ENGINE, ""))


@cache
def solution(game: str, roll: str) -> Solution:
    """Return the solution of a roll by the game's present rules."""
    return solved(project().games[game].setup, roll)


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
