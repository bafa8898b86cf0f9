"""`kit`: print all that a game needs at the table, for one paper, into a folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from rollpress.build.files import write_whole
from rollpress.build.kits import Dice, Kit, printed_kits, printer_of
from rollpress.cli.calibrate import profile_from
from rollpress.cli.check import game_faults
from rollpress.cli.desk import Desk
from rollpress.cli.options import language
from rollpress.documents.variant import Variant
from rollpress.drawing import Ink
from rollpress.faults import Faulty
from rollpress.geometry import PAPERS, Backs
from rollpress.press.impose import Flip

__all__ = ["kit"]

_LENGTH = re.compile(r"([1-9][0-9]{0,2})mm")
_LEAST, _MOST = 8, 60


class LengthType(click.ParamType[int]):
    """A length in whole millimetres with its unit, such as 20mm: nothing is computed, nothing is guessed."""

    name = "length"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the millimetres, or end the command with exit code 2."""
        found = _LENGTH.fullmatch(value)
        if not found:
            self.fail(f"{value!r} is no length; write whole millimetres, as 20mm", param, ctx)
        if not _LEAST <= int(found[1]) <= _MOST:
            self.fail(f"{value} is no edge for a die; {_LEAST}mm to {_MOST}mm can be folded", param, ctx)
        return int(found[1])


@click.command()
@click.argument("name", metavar="GAME")
@language
@click.option("--paper", type=click.Choice(list(PAPERS)), help="The paper to print on (default: the site's first).")
@click.option(
    "--dice", type=click.Choice(["nets", "stickers"]), default="nets", show_default=True, help="How dice are made."
)
@click.option("--edge", type=LengthType(), help="The edge of the dice, as 20mm (default: the game's).")
@click.option("--only", "item", default="", help="One die or one tile and no more, as 'die 3' or A4.")
@click.option("--spares", type=click.IntRange(0, 24), help="Spare tiles, tokens, stickers (default: the game's).")
@click.option("--players", type=click.IntRange(1, 12), default=None, help="Score sheets for so many players.")
@click.option("--rounds", type=click.IntRange(1, 30), default=10, show_default=True, help="And for so many rounds.")
@click.option("--ink", type=click.Choice(["full", "low"]), default="full", show_default=True, help="How much ink.")
@click.option(
    "--flip", type=click.Choice(["short", "long"]), default="short", show_default=True,
    help="The edge about which your printer turns a sheet of the booklet.",
)  # fmt: skip
@click.option(
    "--backs", type=click.Choice(["none", "long-edge", "short-edge", "fold"]), default="none", show_default=True,
    help="Backs for tiles: the edge that the sheet is turned about, or folded over.",
)  # fmt: skip
@click.option("--large-print", "large", is_flag=True, help="Texts of 18 points and more.")
@click.option(
    "--printer", "profile", type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="What calibrate wrote of your printer, which sheets are corrected for (default: the site's).",
)  # fmt: skip
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="The folder to fill.")
def kit(
    name: str, language: str | None, paper: str | None, dice: Dice, edge: int | None, item: str,
    spares: int | None, players: int | None, rounds: int, ink: Ink, flip: Flip, large: bool, backs: Backs,
    profile: Path | None, out: Path,
) -> None:  # fmt: skip
    """Print a game: rulebook, dice, tiles, score sheets, and how to make them, for one paper."""
    desk = Desk.at(None, language)
    game = desk.game(name)
    faults = list(game_faults(desk, game))
    if faults:
        raise Faulty(faults)
    chosen = PAPERS[paper or desk.project.site.papers[0]]
    printer = printer_of(profile_from(profile) if profile else desk.project.site.printer)
    variant = Variant(ink, large, edge or 0, players or 0, rounds, backs, spares)
    wanted = Kit(game, chosen, variant, item, dice, flip, printer)
    (files,) = printed_kits([wanted], desk.project, desk.shelf)
    changed = sum(write_whole(out / file, content) for file, content in files.items())
    click.echo(f"{len(files)} files in {out}, {changed} changed")
