"""Plan a project's ledgers: compute all of them, then write those that changed."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rollpress.build.files import write_whole
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty
from rollpress.kinds import KINDS
from rollpress.puzzles.ledger import Line, file_name, text_of
from rollpress.puzzles.planning import Calendar, Planner
from rollpress.spec.game import Game
from rollpress.spec.project import Project

__all__ = ["Planned", "plan_ledgers"]


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
    faults: list[Fault] = []
    plans: list[tuple[Game, tuple[Line, ...], tuple[Line, ...]]] = []
    for game in games:
        lexicon, kind = shelf.lexicon(game.language), KINDS[game.kind]
        planner = Planner(game, kind, calendar, lexicon, shelf.solver(kind, lexicon))
        try:
            before = shelf.ledger(game)
            plans.append((game, before, planner.planned(before, max(until, calendar.last), replan=replan)))
        except Faulty as fault:
            faults.extend(fault.faults)
    if faults:
        raise Faulty(faults)
    return tuple(_written(shelf, game, before, after) for game, before, after in plans)


def _written(shelf: Shelf, game: Game, before: Sequence[Line], after: Sequence[Line]) -> Planned:
    for _, year in groupby(after, key=lambda line: line.date[:4]):
        lines = tuple(year)
        name = file_name(game.id, game.edition.edition, lines[0].date)
        write_whole(shelf.content / "puzzles" / name, text_of(lines).encode())
    known = {line.seal for line in before}
    filed = sum(line.solution is not None for line in after) - sum(line.solution is not None for line in before)
    added = sum(line.seal not in known for line in after)
    dates = [line.date for line in after] or [""]
    return Planned(game.id, dates[0], dates[-1], added, max(0, filed))
