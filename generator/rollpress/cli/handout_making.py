"""Carry out an order for a class set: read the project, draw or read the set, print it.

Loaded only when there is something to make.
"""

from __future__ import annotations

from pathlib import Path

from rollpress.build.handouts import Look, class_set, drawing_of, handout_files
from rollpress.build.orders import Order
from rollpress.cli.check import game_faults
from rollpress.cli.desk import Desk
from rollpress.documents.handouts import Design
from rollpress.faults import Fault, Faulty, Misused, Place
from rollpress.geometry import PAPERS
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.lexicon import Lexicon
from rollpress.puzzles.class_forms import class_from_text
from rollpress.puzzles.class_words import listed_words
from rollpress.puzzles.classes import ClassSet, Drawing
from rollpress.puzzles.levels import Level
from rollpress.source import read_text
from rollpress.spec.game import Game
from rollpress.spec.roster import names_from

__all__ = ["design_of", "made"]


def made(order: Order, out: Path) -> tuple[dict[str, bytes], str]:
    """Return the files of an order by name, and what is to be said of them; raise Faulty or Misused."""
    desk = Desk.at(None, order.language)
    desk.refuse_sources("--out", out)
    printed = _from_file(order, order.source) if order.source else None
    game = desk.game(printed.game if printed else order.game)
    if printed and order.game not in ("", printed.game):
        raise Misused(f"{order.source} is a set of {printed.game}, not of {order.game}")
    if faults := list(game_faults(desk, game)):
        raise Faulty(faults)
    names = _names(order, desk)
    if printed:
        drawing, listed = drawing_of(game, desk.shelf, desk.lexicon(game), printed.name), None
        _room_for(names, len(printed.sheets))
    else:
        levels = _levels(game.for_class, order, names)
        drawing, listed = _drawing(order, game, desk)
        printed = class_set(drawing, levels, desk.shelf)
    look = Look(desk.project.texts.print, design_of(order, desk, game), names, order.exports)
    files = handout_files(printed, drawing, look, desk.shelf)
    return files, f"{len(printed.sheets)} sheets{_unfound(listed, printed)}"


def _from_file(order: Order, source: Path) -> ClassSet:
    if order.sheets or order.level or order.mix or order.words or order.dictionary:
        raise Misused("--from prints the sheets of a set file; leave out what draws others")
    return class_from_text(read_text(source, str(source)), str(source))


def design_of(order: Order, desk: Desk, game: Game) -> Design:
    """Return the design that an order asks for, or refuse what no sheet can be."""
    if order.large and order.per_page > 1:
        raise Misused("large print needs the whole page: leave --per-page or --large-print out")
    if order.players > 1 and order.per_page == 4:
        raise Misused("two players need half a page at least: choose --per-page 1 or 2")
    if "example" in order.scaffolds and isinstance(game.setup, CrosswordSetup):
        what = f"{game.id}: a layout of these dice worked out would be the answer"
        raise Faulty([Fault(Place("--scaffold"), what, "leave it out: an example on other dice is on the sheet")])
    if order.per_page == 4 and isinstance(game.setup, ClaimSetup):
        what = f"{game.id}: nobody could read its tiles on a quarter of a page"
        raise Faulty([Fault(Place("--per-page"), what, "choose --per-page 2")])
    paper = PAPERS[order.paper or desk.project.site.papers[0]]
    return Design(paper, order.large, order.per_page, order.font, order.players, order.scaffolds)


def _names(order: Order, desk: Desk) -> tuple[str, ...]:
    if order.roster is None:
        return ()
    text, path = read_text(order.roster, str(order.roster)), str(order.roster)
    return names_from(text, path, desk.project.texts.print.handout.pupil)


def _drawing(order: Order, game: Game, desk: Desk) -> tuple[Drawing, Lexicon | None]:
    """Return what draws the set, and the teacher's words."""
    lexicon, listed = desk.lexicon(game, order.dictionary), None
    if order.words:
        listed = listed_words(read_text(order.words, str(order.words)), str(order.words), game.setup, lexicon)
    return drawing_of(game, desk.shelf, lexicon, _set_name(order.name), listed), listed


def _unfound(listed: Lexicon | None, printed: ClassSet) -> str:
    """Return a line that names the words of a teacher's list that no sheet makes, or none."""
    if listed is None:
        return ""
    left = sorted(set(listed.words()) - {word for sheet in printed.sheets for word in sheet.listed})
    return f"\non no sheet: {', '.join(left)}" if left else ""


def _set_name(name: str) -> str:
    """Return a name that can be part of a key."""
    if not name.strip() or "/" in name or not name.isprintable():
        raise Misused(f"{name!r} is no name for a set; use letters, digits, hyphens and spaces")
    return name.strip()


def _levels(game: Game, order: Order, names: tuple[str, ...]) -> tuple[Level | None, ...]:
    """Return the level of each sheet, from the options that were given."""
    level, mix = order.level, order.mix
    if level and mix:
        raise Misused("--level and --mix exclude each other")
    if (level or mix) and game.file.daily.levels is None:
        hint = "leave --level and --mix out, or set levels in its game.yaml"
        raise Faulty([Fault(Place("--level" if level else "--mix"), f"{game.id} has no levels", hint)])
    mixed = [one for one, number in mix for _ in range(number)]
    wanted = order.sheets or len(mixed) or len(names)
    if not wanted:
        raise Misused("say how many sheets: --sheets N, --mix, or a --roster with a name for each")
    if mix and len(mixed) != wanted:
        raise Misused(f"--mix makes {len(mixed)} sheets, --sheets asks for {wanted}")
    _room_for(names, wanted)
    usual: Level | None = "medium" if game.file.daily.levels else None
    return tuple(mixed) or (level or usual,) * wanted


def _room_for(names: tuple[str, ...], sheets: int) -> None:
    if len(names) > sheets:
        what = f"{len(names)} names for {sheets} sheets"
        raise Faulty([Fault(Place("--roster"), what, f"write --sheets {len(names)}, or leave --sheets out")])
