"""Verify a project: its ledger line by line, and what is built against it."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rollpress.build.built import days_built, files_built
from rollpress.build.replay import Replay, replayed
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds import KINDS
from rollpress.puzzles.audit import correction_faults
from rollpress.puzzles.errata import corrected, errata_by_day, errata_name
from rollpress.puzzles.ledger import Line, file_name, line_numbers
from rollpress.puzzles.planning import Calendar
from rollpress.puzzles.repeats import letter_sets, repeated
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


def audit(
    project: Project, shelf: Shelf, output: Path, as_of: datetime.date, processes: int | None = None
) -> Report:
    """Replay every line of every game's ledger, and compare the built tree with its list and with the ledger."""
    faults: list[Fault] = []
    calendar = Calendar(project.site, as_of)
    replays = {game.id: tuple(_replays(game, shelf.ledger(game))) for game in project.games.values()}
    every = [replay for of_game in replays.values() for replay in of_game]
    faults.extend(replayed(every, shelf, processes))
    for game in project.games.values():
        faults.extend(_repeat_faults(game, replays[game.id]))
        faults.extend(_errata_faults(game, shelf, calendar))
        faults.extend(days_built(output, game.id, _standing(game, shelf)))
    faults.extend(_early(every, calendar))
    built = list(files_built(output))
    faults.extend(fault for fault in built if fault is not None)
    solved = sum(2 for one in every if one.line.solution and one.line.solution.get("proved"))
    return Report(len(every), solved, len(built), tuple(faults))


def _replays(game: Game, lines: Sequence[Line]) -> Iterator[Replay]:
    """Yield a game's lines with their places: a line's number within its year's file."""
    begins, numbers = f"{game.drawn_as}/{game.edition.edition}", line_numbers(line.date for line in lines)
    for line in lines:
        path = f"content/puzzles/{file_name(game.id, game.edition.edition, line.date)}"
        yield Replay(begins, game.kind, game.language, line, Place(path, numbers[line.date]))


def _repeat_faults(game: Game, replays: Sequence[Replay]) -> Iterator[Fault]:
    places = {replay.line.date: replay.place for replay in replays}
    try:
        sets = letter_sets((replay.line for replay in replays), KINDS[game.kind])
    except (ValueError, Faulty):
        return  # a line whose rules or roll cannot be read: told already
    for day, earlier in repeated(sets):
        yield Fault(places[day], f"{day}: has the letters of {earlier}, less than a year before")


def _standing(game: Game, shelf: Shelf) -> dict[str, Line | None]:
    """Return a game's lines by date as they stand after their errata; None for a day that was taken down."""
    errata = errata_by_day(shelf.errata(game))
    days = {line.date: corrected(line, errata.get(line.date, ())) for line in shelf.ledger(game)}
    return {day: None if correction.withdrawn else line for day, (line, correction) in days.items()}


def _errata_faults(game: Game, shelf: Shelf, calendar: Calendar) -> Iterator[Fault]:
    lines, every = {line.date: line for line in shelf.ledger(game)}, shelf.errata(game)
    numbers = line_numbers(erratum.date for erratum in every)
    for day, errata in errata_by_day(every).items():
        begins = f"{game.drawn_as}/{game.edition.edition}"
        place = Place(f"content/puzzles/{errata_name(game.id, game.edition.edition, day)}", numbers[day])
        if day not in lines:
            yield Fault(place, f"{day}: there is no such day in the ledger", "take both files from version control")
            continue
        words = shelf.lexicon(game.language)
        yield from correction_faults(lines[day], errata, KINDS[game.kind], words, place, begins)
        if not calendar.is_revealed(day) and any(erratum.solution for erratum in errata):
            yield Fault(place, f"{day}: its solution is filed before it may be seen")


def _early(replays: Sequence[Replay], calendar: Calendar) -> Iterator[Fault]:
    for replay in replays:
        if replay.line.solution is not None and not calendar.is_revealed(replay.line.date):
            yield Fault(replay.place, f"{replay.line.date}: its solution is filed before it may be seen")
