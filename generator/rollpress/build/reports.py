"""Write the report on planned days: a JSON file and one page that needs nothing beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rollpress.build.files import write_whole
from rollpress.build.report_page import page_of
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds import KINDS
from rollpress.puzzles.errata import Correction
from rollpress.puzzles.forms import solution_from
from rollpress.puzzles.ledger import Line, file_name
from rollpress.puzzles.report import PERCENTS, Report, report_of
from rollpress.spec.game import Game

__all__ = ["write_report"]


def write_report(games: Sequence[Game], shelf: Shelf) -> Path:
    """Write what the games' ledgers are like, and return the page's path; solutions are those remembered."""
    ledgers = [(game, shelf.ledger(game)) for game in games]
    reports = [_report(game, lines, shelf) for game, lines in ledgers if lines]
    folder = shelf.cache / "report"
    form = json.dumps(
        {"percents": PERCENTS, "games": [asdict(one) for one in reports]}, ensure_ascii=False, indent=1
    )
    write_whole(folder / "report.json", f"{form}\n".encode())
    write_whole(folder / "index.html", page_of(reports).encode())
    return folder / "index.html"


def _report(game: Game, lines: Sequence[Line], shelf: Shelf) -> Report:
    figures = {line.date: _figures(game, line, shelf) for line in lines}
    return report_of(game, KINDS[game.kind], lines, figures)


def _figures(game: Game, line: Line, shelf: Shelf) -> dict[str, int]:
    kind = KINDS[game.kind]
    words = shelf.lexicon_then(game.language, line.lexicon, Correction())
    setup = kind.setup_from(line.rules)
    if line.solution is not None:
        solution = solution_from(line.solution)
    elif words.sha256 == line.lexicon:
        solution = shelf.solver(kind, words)(setup, line.roll)
    else:
        place = Place(f"content/puzzles/{file_name(game.id, game.edition.edition, line.date)}")
        what = f"{line.date}: was planned with another word list, and its solution is not filed"
        raise Faulty([Fault(place, what, "bring the old word list back, or plan these days again")])
    return dict(kind.quality(setup, kind.decode(setup, line.roll), solution, words))
