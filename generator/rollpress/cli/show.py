"""`show`: one sheet of a class set again, and its entry of the key, by the code on the sheet."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from rollpress.build.handouts import Look, drawing_of, handout_files
from rollpress.build.publish import publish
from rollpress.cli.desk import Desk
from rollpress.cli.handout import order_of, sheet_options
from rollpress.cli.handout_making import design_of
from rollpress.cli.handout_refusals import design_refusals, refuse
from rollpress.cli.options import language
from rollpress.faults import Fault, Faulty, Place
from rollpress.puzzles.class_forms import class_from_text
from rollpress.puzzles.classes import CLASS_ATTEMPTS, DEFAULT_SET, SITE_SET, ClassSet, Drawing
from rollpress.puzzles.codes import Code, code_from, tag_of
from rollpress.source import read_text
from rollpress.spec.handout_options import SCAFFOLDS, Scaffold

__all__ = ["show"]

_HERE = Place("CODE")


@click.command()
@click.argument("code")
@click.option(
    "--set-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The set.json of the set (needed unless set and words are the usual ones).",
)
@language
@sheet_options
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="The folder (default: the code).")
def show(code: str, set_file: Path | None, language: str | None, out: Path | None, **wanted: Any) -> None:
    """Print one sheet again, with its key, from the code at its foot."""
    desk = Desk.at(None, language)
    stem, _, letters = code.partition("+")
    read = code_from(stem, _HERE)
    folder = out or Path(str(read))
    desk.refuse_sources("--out", folder)
    drawing, made = _from_file(read, set_file, desk) if set_file else _drawn(read, desk)
    order = order_of(wanted)
    order = replace(order, scaffolds=order.scaffolds or _helps(code, letters))
    refuse(design_refusals(order, drawing.game), (), None)
    look = Look(desk.project.texts.print, design_of(order, desk), exports=order.exports)
    changed = publish(handout_files(made, drawing, look, desk.shelf), folder.resolve())
    click.echo(f"{made.sheets[0].roll} in {folder}, {changed} files changed")


def _helps(code: str, letters: str) -> tuple[Scaffold, ...]:
    """Return the helps that a code ends with: each by its first letter, after a plus."""
    known = {scaffold[0].upper(): scaffold for scaffold in SCAFFOLDS}
    for letter in letters.strip().upper():
        if letter not in known:
            hint = f"after + stand letters of {', '.join(f'{letter} {name}' for letter, name in known.items())}"
            raise Faulty([Fault(_HERE, f"{code}: no help is called {letter}", hint)])
    return tuple(scaffold for letter, scaffold in known.items() if letter in letters.upper())


def _from_file(code: Code, file: Path, desk: Desk) -> tuple[Drawing, ClassSet]:
    """Return the one sheet of a set file that has this code."""
    made = class_from_text(read_text(file, str(file)), str(file))
    sheets = tuple(sheet for sheet in made.sheets if sheet.code == str(code))
    if not sheets:
        raise Faulty([Fault(_HERE, f"{code}: {file} has no sheet of this code", "give the set.json it came with")])
    game = desk.game_drawn_as(made.game)
    return drawing_of(game, desk.shelf, desk.lexicon(game), made.name), replace(made, sheets=sheets)


def _drawn(code: Code, desk: Desk) -> tuple[Drawing, ClassSet]:
    """Return the sheet drawn again, if the code is of a set that needs no more than its code."""
    games = [game for game in desk.project.games.values() if tag_of(game.drawn_as, 1) == code.game]
    names = [name for name in (DEFAULT_SET, SITE_SET) if code.set == tag_of(name, 2)]
    if not names or len(games) != 1 or not (code.sheet and code.attempt < CLASS_ATTEMPTS):
        hint = "add --set-file with the set.json that was written with the sheets"
        raise Faulty([Fault(_HERE, f"{code}: is of a set with a name or words of its own", hint)])
    drawing = drawing_of(games[0], desk.shelf, desk.lexicon(games[0]), names[0])
    return drawing, drawing.single(code.sheet, code.attempt)
