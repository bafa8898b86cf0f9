"""`handout`: different sheets for a class, with one key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rollpress.build.handouts import Look, class_set, drawing_of, handout_files
from rollpress.build.publish import publish
from rollpress.cli.check import game_faults
from rollpress.cli.desk import Desk
from rollpress.cli.options import dictionary, language
from rollpress.faults import Fault, Faulty, Misused, Place
from rollpress.geometry import PAPERS
from rollpress.puzzles.class_words import listed_words
from rollpress.puzzles.classes import DEFAULT_SET
from rollpress.puzzles.levels import LEVELS, Level
from rollpress.source import read_text
from rollpress.spec.game import Game
from rollpress.spec.roster import names_from

__all__ = ["handout"]

Mix = tuple[tuple[Level, int], ...]


class MixType(click.ParamType[Mix]):
    """How many sheets of each level, as easy:10,medium:15."""

    name = "mix"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Mix:
        """Return levels and numbers in the order written, or end the command with exit code 2."""
        parts = [part.strip().partition(":") for part in value.split(",")]
        numbers = {level: number for level, _, number in parts}
        if len(numbers) < len(parts):
            self.fail(f"{value!r} names a level twice", param, ctx)
        for level, number in numbers.items():
            if level not in LEVELS or not (number.isascii() and number.isdigit()):
                self.fail(f"{value!r} is no mix of {', '.join(LEVELS)}; write it as easy:10,hard:5", param, ctx)
        return tuple((level, int(numbers[level])) for level in LEVELS if level in numbers)


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--sheets", type=click.IntRange(1, 960), help="How many sheets (default: one for each name).")
@click.option("--level", type=click.Choice(LEVELS), help="How hard they are (default: medium).")
@click.option("--mix", type=MixType(), help="How many of each level, as easy:10,medium:15,hard:5.")
@click.option("--set", "set_name", default=DEFAULT_SET, show_default=True, help="The name of the set.")
@click.option(
    "--roster",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A CSV file with the pupils' names in its first column.",
)
@click.option(
    "--words",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A file of words, one a line, of which the sheets are to hold many.",
)
@dictionary
@language
@click.option("--paper", type=click.Choice(list(PAPERS)), help="The paper to print on (default: the site's first).")
@click.option("--large-print", "large", is_flag=True, help="Texts of 18 points and more.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="The folder to fill.")
def handout(
    name: str, sheets: int | None, level: Level | None, mix: Mix | None, set_name: str, roster: Path | None,
    words: Path | None, dictionary: Path | None, language: str | None, paper: str | None, large: bool, out: Path,
) -> None:  # fmt: skip
    """Print a sheet with a puzzle of its own for every pupil, and one key for them all."""
    desk = Desk.at(None, language)
    game = desk.game(name)
    if faults := list(game_faults(desk, game)):
        raise Faulty(faults)
    texts = desk.project.texts.print
    names = names_from(read_text(roster, str(roster)), str(roster), texts.handout.pupil) if roster else ()
    desk.refuse_sources("--out", out)
    levels = _levels(game.for_class, sheets, level, mix, names)
    lexicon = desk.lexicon(game, dictionary)
    listed = listed_words(read_text(words, str(words)), str(words), game.setup, lexicon) if words else None
    drawing = drawing_of(game, desk.shelf, lexicon, _set_name(set_name), listed)
    made = class_set(drawing, levels, desk.shelf)
    look = Look(texts, PAPERS[paper or desk.project.site.papers[0]], large, names)
    changed = publish(handout_files(made, drawing, look, desk.shelf), out.resolve())
    click.echo(f"{len(levels)} sheets in {out}, {changed} files changed")
    if listed and (left := sorted(set(listed.words()) - {word for sheet in made.sheets for word in sheet.listed})):
        click.echo(f"on no sheet: {', '.join(left)}")


def _set_name(name: str) -> str:
    """Return a name that can be part of a key."""
    if not name.strip() or "/" in name or not name.isprintable():
        raise Misused(f"{name!r} is no name for a set; use letters, digits, hyphens and spaces")
    return name.strip()


def _levels(
    game: Game, sheets: int | None, level: Level | None, mix: Mix | None, names: tuple[str, ...]
) -> tuple[Level | None, ...]:
    """Return the level of each sheet, from the options that were given."""
    if level and mix:
        raise Misused("--level and --mix exclude each other")
    if (level or mix) and game.file.daily.levels is None:
        hint = "leave --level and --mix out, or set levels in its game.yaml"
        raise Faulty([Fault(Place("--level" if level else "--mix"), f"{game.id} has no levels", hint)])
    mixed = [one for one, number in mix or () for _ in range(number)]
    wanted = sheets or len(mixed) or len(names)
    if not wanted:
        raise Misused("say how many sheets: --sheets N, --mix, or a --roster with a name for each")
    if mix and len(mixed) != wanted:
        raise Misused(f"--mix makes {len(mixed)} sheets, --sheets asks for {wanted}")
    if len(names) > wanted:
        what = f"{len(names)} names for {wanted} sheets"
        raise Faulty([Fault(Place("--roster"), what, f"write --sheets {len(names)}, or leave --sheets out")])
    usual: Level | None = "medium" if game.file.daily.levels else None
    return tuple(mixed) or (level or usual,) * wanted
