"""The days that a site publishes: ledger lines with what may be known of them."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence

from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds import KINDS
from rollpress.kinds.base import Solution
from rollpress.puzzles.errata import Erratum, corrected, errata_by_day
from rollpress.puzzles.forms import solution_from
from rollpress.puzzles.ledger import Line, file_name, line_numbers
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.published import Day, Withdrawn, published
from rollpress.spec.game import Game
from rollpress.spec.project import Project

__all__ = ["published_days"]


def published_days(project: Project, shelf: Shelf, calendar: Calendar) -> dict[str, tuple[Day, ...]]:
    """Return each game's published days in order, errata applied; raise Faulty for days that cannot be had."""
    faults: list[Fault] = []
    days: dict[str, tuple[Day, ...]] = {}
    for game in project.games.values():
        lines = tuple(line for line in shelf.ledger(game) if calendar.is_published(line.date))
        missing = list(_missing(lines, calendar, game))
        faults.extend(missing)
        if not missing:
            errata = errata_by_day(shelf.errata(game))
            days[game.id] = tuple(
                _day(game, line, number, errata.get(line.date, ()), shelf, calendar, faults)
                for line, number in zip(lines, line_numbers(line.date for line in lines).values(), strict=True)
            )
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


def _day(
    game: Game, as_published: Line, number: int, errata: Sequence[Erratum], shelf: Shelf, calendar: Calendar,
    faults: list[Fault],
) -> Day:  # fmt: skip
    """Return a day, `number` in its file; a solution that can no longer be had is added to `faults`."""
    line, correction = corrected(as_published, errata)
    if correction.withdrawn:
        return Withdrawn(game, line.date, correction)
    kind = KINDS[game.kind]
    if line.solution is None:
        lexicon = shelf.lexicon_then(game.language, line.lexicon, correction)
    else:
        lexicon = correction.words(shelf.lexicon(game.language))
    if line.solution is None and line.lexicon != lexicon.sha256:
        name = file_name(game.id, game.edition.edition, line.date)
        what = f"{line.date}: was planned with another word list, and its solution is not filed"
        hint = "bring the old word list back and run `rollpress plan`, or `plan --replan` in a trial ledger"
        faults.append(Fault(Place(f"content/puzzles/{name}", number), what, hint))
    if line.solution is not None:
        solution: Solution = solution_from(line.solution)
    else:
        solution = shelf.solver(kind, lexicon)(kind.setup_from(line.rules), line.roll)
    revealed = calendar.is_revealed(line.date)
    return published(game, kind, line, solution, lexicon, revealed=revealed, correction=correction)
