"""`check`: read everything an author wrote, judge the examples, and name every fault."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from rollpress.build.class_checks import class_faults
from rollpress.build.ledgers import lost_ledgers
from rollpress.build.themes import theme_faults
from rollpress.cli.desk import Desk
from rollpress.cli.options import as_json, project_folder
from rollpress.cli.output import print_json
from rollpress.documents.from_game import document_faults
from rollpress.faults import Fault, Faulty, Place
from rollpress.puzzles.examples import example_faults
from rollpress.spec.game import Game

__all__ = ["check", "game_faults", "project_faults"]


@click.command()
@project_folder
@as_json
def check(folder: Path | None, as_json: bool) -> None:
    """Find every fault in a project: specs, texts, rulebooks, word lists, themes, ledgers, worked examples."""
    desk = Desk.at(folder)
    faults = list(project_faults(desk))
    if faults:
        raise Faulty(faults)
    if as_json:
        print_json({"faults": []})
    else:
        click.echo(f"{', '.join(desk.project.games)}: nothing wrong")


def project_faults(desk: Desk) -> Iterator[Fault]:
    """Yield what is wrong beyond what reading the project finds."""
    if not desk.project.games:
        yield Fault(Place("content/games"), "holds no game", "`rollpress new game ID` begins one")
    yield from desk.shelf.stale_words(desk.project.site.language)
    yield from lost_ledgers(desk.project, desk.shelf)
    yield from theme_faults(desk.shelf, desk.project.site.language)
    for game in desk.project.games.values():
        yield from game_faults(desk, game)
        yield from class_faults(game, desk.shelf)
        for read in (desk.shelf.ledger, desk.shelf.errata):
            try:
                read(game)
            except Faulty as fault:
                yield from fault.faults


def game_faults(desk: Desk, game: Game) -> Iterator[Fault]:
    """Yield what keeps a game from being printed: worked examples that are wrong, documents that cannot be made."""
    yield from example_faults(game, desk.kind(game), desk.lexicon(game))
    yield from document_faults(game, desk.project.texts.print)
