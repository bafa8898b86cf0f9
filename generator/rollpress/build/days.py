"""The days that a site publishes: ledger lines with what may be known of them."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds import KINDS
from rollpress.kinds.base import Solution
from rollpress.puzzles.forms import solution_from
from rollpress.puzzles.ledger import Line, file_name
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Published, published
from rollpress.spec.game import Game
from rollpress.spec.project import Project

__all__ = ["published_days"]


def published_days(project: Project, shelf: Shelf, calendar: Calendar) -> dict[str, tuple[Published, ...]]:
    """Return each game's published days in order; raise Faulty for days not planned or not to be solved."""
    faults: list[Fault] = []
    days: dict[str, tuple[Published, ...]] = {}
    for game in project.games.values():
        lines = tuple(line for line in shelf.ledger(game) if calendar.is_published(line.date))
        missing = list(_missing(lines, calendar, game))
        faults.extend(missing)
        if not missing:
            days[game.id] = tuple(_day(game, line, shelf, calendar, faults) for line in lines)
    if faults:
        raise Faulty(faults)
    return days


def _missing(lines: tuple[Line, ...], calendar: Calendar, game: Game) -> Iterator[Fault]:
    """Yield a fault for the first day that the ledger should have and has not."""
    have = {line.date for line in lines}
    first = min(have, default=calendar.site.first_day)
    day = datetime.date.fromisoformat(first)
    while day <= calendar.last:
        if day.isoformat() not in have:
            name = file_name(game.id, game.edition.edition, day.isoformat())
            what = f"{day}: is not planned"
            yield Fault(Place(f"content/puzzles/{name}"), what, f"run `rollpress plan {game.id}`")
            return
        day += datetime.timedelta(days=1)


def _day(game: Game, line: Line, shelf: Shelf, calendar: Calendar, faults: list[Fault]) -> Published:
    """Return a day; a solution that can no longer be had is added to `faults`."""
    kind, lexicon = KINDS[game.kind], shelf.lexicon(game.language)
    if line.solution is None and line.lexicon != lexicon.sha256:
        name = file_name(game.id, game.edition.edition, line.date)
        what = f"{line.date}: was planned with another word list, and its solution is not filed"
        hint = "bring the old word list back and run `rollpress plan`, or `plan --replan` in a trial ledger"
        faults.append(Fault(Place(f"content/puzzles/{name}"), what, hint))
    if line.solution is not None:
        solution: Solution = solution_from(line.solution)
    else:
        solution = shelf.solver(kind, lexicon)(kind.setup_from(line.rules), line.roll)
    return published(game, kind, line, solution, lexicon, revealed=calendar.is_revealed(line.date))
