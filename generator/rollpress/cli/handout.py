"""`handout`: different sheets for a class, with one key.

What was made before is recalled before anything is loaded that could make it: a second run takes a fraction of a
second.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from rollpress.build.orders import DEFAULT_NAME, Order
from rollpress.build.publish import publish
from rollpress.build.recall import Recall, packed
from rollpress.cli.options import dictionary, language
from rollpress.faults import Misused
from rollpress.geometry import PAPERS
from rollpress.source import Source
from rollpress.spec.handout_options import EXPORTS, FONTS, LEVELS, PER_PAGE, PLAYERS, SCAFFOLDS, Level

__all__ = ["handout", "order_of", "sheet_options"]

Mix = tuple[tuple[Level, int], ...]
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


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


class ListType(click.ParamType[tuple[str, ...]]):
    """Some of the names that there are, with commas between them, returned in their own order."""

    name = "list"

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        """Return the names, or end the command with exit code 2."""
        if isinstance(value, tuple):
            return value
        given = [part.strip() for part in value.split(",")]
        for name in given:
            if name not in self.names:
                self.fail(f"{name!r} is none of {', '.join(self.names)}", param, ctx)
        return tuple(name for name in self.names if name in given)


def sheet_options(command: Any) -> Any:
    """Add the options that say how sheets look."""
    options = [
        click.option("--paper", type=click.Choice(list(PAPERS)), help="The paper (default: the site's first)."),
        click.option("--large-print", "large", is_flag=True, help="Texts of 18 points and more."),
        click.option(
            "--per-page", type=click.Choice([str(number) for number in PER_PAGE]), default="1", show_default=True,
            help="How many sheets on a page.",
        ),
        click.option("--font", type=click.Choice(FONTS), default=FONTS[0], show_default=True, help="The type."),
        click.option(
            "--players", type=click.Choice([str(number) for number in PLAYERS]), default="1", show_default=True,
            help="How many share a sheet.",
        ),
        click.option(
            "--scaffold", "scaffolds", type=ListType(SCAFFOLDS), default=(),
            help=f"Helps on the sheets, with commas between them: {', '.join(SCAFFOLDS)}.",
        ),
        click.option(
            "--export", "exports", type=ListType(EXPORTS), default=(),
            help="Forms to edit, with commas between them: csv, md; json (set.json) is always written.",
        ),
    ]  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


@click.command()
@click.argument("game", metavar="[GAME]", default="")
@click.option("--sheets", type=click.IntRange(1, 960), help="How many sheets (default: one for each name).")
@click.option("--level", type=click.Choice(LEVELS), help="How hard they are (default: medium).")
@click.option("--mix", type=MixType(), help="How many of each level, as easy:10,medium:15,hard:5.")
@click.option("--set", "name", default=DEFAULT_NAME, show_default=True, help="The name of the set.")
@click.option("--roster", type=_FILE, help="A CSV file with the pupils' names in its first column.")
@click.option("--words", type=_FILE, help="A file of words, one a line, of which the sheets are to hold many.")
@dictionary
@click.option("--from", "source", type=_FILE, help="A set.json whose sheets are printed again.")
@click.option("--pack", type=_FILE, help="A lesson: a YAML file that says all this; --out is then a zip.")
@language
@sheet_options
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The folder to fill.")
@click.pass_context
def handout(context: click.Context, /, pack: Path | None, out: Path, **wanted: Any) -> None:
    """Print a sheet with a puzzle of its own for every pupil, and one key for them all."""
    if pack:
        _refuse_beside_lesson(context)
        _pack(pack, out)
        return
    order = order_of(wanted)
    if not (order.game or order.source):
        raise Misused("name a game, or give a set file with --from or a lesson with --pack")
    files, said = _made(order, out, _is_free(out))
    changed = publish(files, out.resolve())
    head, _, more = said.partition("\n")
    click.echo(f"{head} in {out}, {changed} files changed")
    if more:
        click.echo(more)


def order_of(wanted: Mapping[str, Any]) -> Order:
    """Return the order that options make; what was not given is left as it usually is."""
    given = {key: value for key, value in wanted.items() if value is not None}
    return Order(**{**given, "per_page": int(given["per_page"]), "players": int(given["players"])})


def _made(order: Order, out: Path, free: bool, lesson: Source | None = None) -> tuple[dict[str, bytes], str]:
    """Return what an order makes: made now, or recalled where the place to write to is plainly free."""
    recall = Recall(order, Path())
    if free and (found := recall.made()):
        return found
    files, said = importlib.import_module("rollpress.cli.handout_making").made(order, out, lesson)
    recall.keep(files, said)
    return files, said


def _is_free(out: Path) -> bool:
    """Tell whether a folder is plainly none of the project's: new, or filled by an earlier run."""
    return not out.exists() or (out / ".rollpress.json").is_file()


def _refuse_beside_lesson(context: click.Context) -> None:
    """End the command where more is said than a lesson's file and the place for its zip."""
    given = [name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    if set(given) - {"pack", "out"}:
        raise Misused("a lesson says all that is wanted: give --pack and --out alone")


def _pack(pack: Path, out: Path) -> None:
    """Write a lesson's files as one zip, over one that was written before."""
    order, source = importlib.import_module("rollpress.cli.lesson").order_from(pack)
    free = not out.exists() or (out.is_file() and out.suffix == ".zip")
    files, said = _made(order, out, free, source)
    notes = importlib.import_module("rollpress.cli.lesson").notes(order)
    writing = importlib.import_module("rollpress.build.files")
    writing.write_whole(out, packed({**files, **notes}))
    head, _, more = said.partition("\n")
    click.echo(f"{head} in {out}")
    if more:
        click.echo(more)
