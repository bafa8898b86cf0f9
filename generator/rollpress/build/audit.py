"""Verify a project: its ledger line by line, and what is built against it."""

from __future__ import annotations

import datetime
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rollpress.build.publish import LIST
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Place
from rollpress.kinds import KINDS
from rollpress.puzzles.audit import correction_faults, line_faults
from rollpress.puzzles.errata import errata_by_day, errata_name
from rollpress.puzzles.ledger import Line, file_name
from rollpress.puzzles.planning import Calendar
from rollpress.spec.game import Game
from rollpress.spec.project import Project

__all__ = ["Report", "audit"]


@dataclass(frozen=True)
class Report:
    """What an audit looked at, and every fault it found."""

    lines: int
    proved: int
    pages: int
    faults: tuple[Fault, ...]


def audit(project: Project, shelf: Shelf, output: Path, as_of: datetime.date) -> Report:
    """Replay every line of every game's ledger, and compare the built tree with its own list."""
    faults: list[Fault] = []
    lines = [(game, line) for game in project.games.values() for line in shelf.ledger(game)]
    for game, line in lines:
        faults.extend(
            line_faults(line, KINDS[game.kind], shelf.lexicon(game.language), _place(game, line), game.id)
        )
    calendar = Calendar(project.site, as_of)
    for game in project.games.values():
        faults.extend(_errata_faults(game, shelf, calendar))
    faults.extend(_early(lines, calendar))
    built = list(_built(output))
    faults.extend(fault for fault in built if fault is not None)
    proved = sum(2 for _, line in lines if line.solution and line.solution.get("proved"))
    return Report(len(lines), proved, len(built), tuple(faults))


def _place(game: Game, line: Line) -> Place:
    return Place(f"content/puzzles/{file_name(game.id, game.edition.edition, line.date)}")


def _errata_faults(game: Game, shelf: Shelf, calendar: Calendar) -> Iterator[Fault]:
    lines = {line.date: line for line in shelf.ledger(game)}
    for day, errata in errata_by_day(shelf.errata(game)).items():
        place = Place(f"content/puzzles/{errata_name(game.id, game.edition.edition, day)}")
        if day not in lines:
            yield Fault(place, f"{day}: there is no such day in the ledger", "take both files from version control")
            continue
        yield from correction_faults(
            lines[day], errata, KINDS[game.kind], shelf.lexicon(game.language), place, game.id
        )
        if not calendar.is_revealed(day) and any(erratum.solution for erratum in errata):
            yield Fault(place, f"{day}: its solution is filed before it may be seen")


def _early(lines: list[tuple[Game, Line]], calendar: Calendar) -> Iterator[Fault]:
    for game, line in lines:
        if line.solution is not None and not calendar.is_revealed(line.date):
            yield Fault(_place(game, line), f"{line.date}: its solution is filed before it may be seen")


def _built(output: Path) -> Iterator[Fault | None]:
    """Yield, for each file that the built tree lists, None or what is wrong with it."""
    try:
        listed = json.loads((output / LIST).read_text("utf-8"))
    except (OSError, ValueError):
        return
    for path, digest in listed.items():
        file = output / path
        if not file.is_file():
            yield Fault(Place(f"output/{path}"), "is missing", "run `rollpress build`")
        elif hashlib.sha256(file.read_bytes()).hexdigest() != digest:
            yield Fault(Place(f"output/{path}"), "is not what was built", "run `rollpress build`")
        else:
            yield None
