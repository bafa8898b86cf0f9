"""Plan a project's ledgers: compute all of them, then write those that changed."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rollpress.build.errata import filed_errata, write_errata
from rollpress.build.files import write_whole
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds import KINDS
from rollpress.lexicon import Lexicon
from rollpress.puzzles.errata import Correction, Erratum
from rollpress.puzzles.ledger import Line, file_name, text_of
from rollpress.puzzles.planning import Calendar, Planner
from rollpress.spec.game import Game
from rollpress.spec.project import Project

__all__ = ["Planned", "lost_ledgers", "plan_ledgers"]


@dataclass(frozen=True)
class Planned:
    """What planning a game's ledger came to."""

    game: str
    first: str
    last: str
    added: int
    filed: int


def plan_ledgers(
    project: Project, shelf: Shelf, games: Sequence[Game], as_of: datetime.date, until: datetime.date,
    *, replan: bool = False,
) -> tuple[Planned, ...]:  # fmt: skip
    """Plan the games' ledgers up to a day; nothing is written unless all of them can be planned."""
    calendar = Calendar(project.site, as_of)
    faults = [*lost_ledgers(project, shelf)]
    plans: list[_Plan] = []
    for game in games:
        try:
            plans.append(_plan(game, shelf, calendar, until, replan))
        except Faulty as fault:
            faults.extend(fault.faults)
    if faults:
        raise Faulty(faults)
    return tuple(_written(shelf, plan) for plan in plans)


def lost_ledgers(project: Project, shelf: Shelf) -> Iterator[Fault]:
    """Yield each ledger of no game while a game has none: who renamed a game forgot half of it."""
    kept = {path.name for path in (shelf.content / "puzzles").glob("*") if path.is_dir()}
    if project.games.keys() <= kept:
        return
    for name in sorted(kept - project.games.keys()):
        hint = f"rename it along with the game, whose game.yaml then says `drawn_as: {name}`; or take it away"
        yield Fault(Place(f"content/puzzles/{name}"), "is the ledger of no game", hint)


@dataclass(frozen=True)
class _Plan:
    game: Game
    before: tuple[Line, ...]
    after: tuple[Line, ...]
    errata_before: tuple[Erratum, ...] = field(repr=False)
    errata: tuple[Erratum, ...] = field(repr=False)


def _plan(game: Game, shelf: Shelf, calendar: Calendar, until: datetime.date, replan: bool) -> _Plan:
    before, errata = shelf.ledger(game), shelf.errata(game)
    planner = _planner(game, shelf, calendar, shelf.lexicon(game.language))
    anew = replan and calendar.site.ledger == "trial"
    lines = before if anew else tuple(_filed(line, game, shelf, calendar) for line in before)
    after = planner.planned(lines, max(until, calendar.last), replan=replan)
    # A trial ledger that is drawn anew has days that nobody has found a fault in yet.
    kept = () if anew else errata
    return _Plan(game, before, after, errata, filed_errata(game, shelf, calendar, after, kept))


def _planner(game: Game, shelf: Shelf, calendar: Calendar, lexicon: Lexicon) -> Planner:
    kind = KINDS[game.kind]
    return Planner(game, kind, calendar, lexicon, shelf.solver(kind, lexicon))


def _filed(line: Line, game: Game, shelf: Shelf, calendar: Calendar) -> Line:
    """Return a revealed line with its solution, where the words it was planned with can still be had."""
    if line.solution is not None or not calendar.is_revealed(line.date):
        return line
    words = shelf.lexicon_then(game.language, line.lexicon, Correction())
    return _planner(game, shelf, calendar, words).filed(line) if words.sha256 == line.lexicon else line


def _written(shelf: Shelf, plan: _Plan) -> Planned:
    game, before, after = plan.game, plan.before, plan.after
    for _, year in groupby(after, key=lambda line: line.date[:4]):
        lines = tuple(year)
        name = file_name(game.id, game.edition.edition, lines[0].date)
        write_whole(shelf.content / "puzzles" / name, text_of(lines).encode())
    if plan.errata != plan.errata_before:
        write_errata(game, shelf, plan.errata_before, plan.errata)
    known = {line.seal for line in before}
    filed = _solved(after) - _solved(before) + _solved(plan.errata) - _solved(plan.errata_before)
    added = sum(line.seal not in known for line in after)
    dates = [line.date for line in after] or [""]
    return Planned(game.id, dates[0], dates[-1], added, max(0, filed))


def _solved(rows: Sequence[Line] | Sequence[Erratum]) -> int:
    return sum(row.solution is not None for row in rows)
