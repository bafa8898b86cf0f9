"""Carry out an order for a class set: read the project, draw or read the set, print it.

Loaded only when there is something to make.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rollpress.build.handouts import Look, class_set, drawing_of, handout_files
from rollpress.build.orders import Order
from rollpress.cli.check import game_faults
from rollpress.cli.desk import Desk
from rollpress.cli.handout_refusals import at_key, design_refusals, drawing_refusals, refuse, roster_refusals
from rollpress.documents.handouts import Design
from rollpress.faults import Fault, Faulty, Misused
from rollpress.geometry import PAPERS
from rollpress.lexicon import Lexicon
from rollpress.puzzles.class_forms import class_from_text
from rollpress.puzzles.class_words import listed_words
from rollpress.puzzles.classes import ClassSet
from rollpress.puzzles.levels import Level
from rollpress.source import Source, read_text
from rollpress.spec.game import Game
from rollpress.spec.roster import names_from

__all__ = ["design_of", "made"]


def made(order: Order, out: Path, lesson: Source | None = None) -> tuple[dict[str, bytes], str]:
    """Return the files of an order by name, and what is to be said of them; raise Faulty or Misused.

    `lesson` is the file in which the order was written, if it was: faults are then named at its lines.
    """
    with at_key(lesson, "lang"):
        desk = Desk.at(None, order.language)
    desk.refuse_sources("--out", out)
    printed = _from_file(order, order.source) if order.source else None
    with at_key(lesson, "game"):
        game = _game(order, printed, desk)
    if faults := list(game_faults(desk, game)):
        raise Faulty(faults)
    game = game.for_class
    names, listed = _brought(order, desk, game, lesson, len(printed.sheets) if printed else _wanted(order))
    if printed:
        drawing = drawing_of(game, desk.shelf, desk.lexicon(game), printed.name)
    else:
        drawing = drawing_of(game, desk.shelf, desk.lexicon(game, order.dictionary), order.name.strip(), listed)
        printed = class_set(drawing, _levels(game, order, names), desk.shelf)
    look = Look(desk.project.texts.print, design_of(order, desk), names, order.exports)
    files = handout_files(printed, drawing, look, desk.shelf)
    return files, f"{len(printed.sheets)} sheets{_unfound(listed, printed)}"


def _from_file(order: Order, source: Path) -> ClassSet:
    if order.sheets or order.level or order.mix or order.words or order.dictionary:
        raise Misused("--from prints the sheets of a set file; leave out what draws others")
    return class_from_text(read_text(source, str(source)), str(source))


def _game(order: Order, printed: ClassSet | None, desk: Desk) -> Game:
    """Return the game that is asked for, or that a set file is of."""
    game = desk.game_drawn_as(printed.game) if printed else desk.game(order.game)
    if order.game not in ("", game.id):
        raise Misused(f"{order.source} is a set of {game.id}, not of {order.game}")
    return game


def _brought(
    order: Order, desk: Desk, game: Game, lesson: Source | None, sheets: int
) -> tuple[tuple[str, ...], Lexicon | None]:
    """Return the names and words that a teacher brings; raise all that is wrong with them and with the order."""
    refused = [*design_refusals(order, game), *(() if order.source else drawing_refusals(order, game))]
    faults: list[Fault] = []
    names: tuple[str, ...] = ()
    listed = None
    if order.roster:
        with _kept(faults):
            text, head = read_text(order.roster, str(order.roster)), desk.project.texts.print.handout.pupil
            names = names_from(text, str(order.roster), head)
            refused += roster_refusals(len(names), sheets or len(names))
    if order.words or order.dictionary:
        with _kept(faults):
            lexicon = desk.lexicon(game, order.dictionary)
            if order.words:
                text = read_text(order.words, str(order.words))
                listed = listed_words(text, str(order.words), game.setup, lexicon)
    refuse(refused, faults, lesson)
    return names, listed


@contextmanager
def _kept(faults: list[Fault]) -> Iterator[None]:
    """Keep the faults that are found, and go on."""
    try:
        yield
    except Faulty as found:
        faults.extend(found.faults)


def design_of(order: Order, desk: Desk) -> Design:
    """Return the design that an order asks for."""
    paper = PAPERS[order.paper or desk.project.site.papers[0]]
    return Design(paper, order.large, order.per_page, order.font, order.players, order.scaffolds)


def _unfound(listed: Lexicon | None, printed: ClassSet) -> str:
    """Return a line that names the words of a teacher's list that no sheet makes, or none."""
    if listed is None:
        return ""
    left = sorted(set(listed.words()) - {word for sheet in printed.sheets for word in sheet.listed})
    return f"\non no sheet: {', '.join(left)}" if left else ""


def _wanted(order: Order) -> int:
    """Return how many sheets are asked for, 0 where the roster says it."""
    return order.sheets or sum(number for _, number in order.mix)


def _levels(game: Game, order: Order, names: tuple[str, ...]) -> tuple[Level | None, ...]:
    """Return the level of each sheet; words of a dictionary are all alike, so that it has no levels to choose."""
    mixed = tuple(one for one, number in order.mix for _ in range(number))
    usual: Level | None = "medium" if game.file.daily.levels and not order.dictionary else None
    return mixed or (order.level or usual,) * (_wanted(order) or len(names))
