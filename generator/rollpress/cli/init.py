"""`init` and `new`: begin a project, or a game in one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from rollpress.build.starter import begin_game, begin_project
from rollpress.cli.desk import Desk
from rollpress.home import shipped_content, shipped_templates
from rollpress.kinds import KIND_TYPES
from rollpress.spec.project import read_project

__all__ = ["init", "new"]


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
def init(folder: Path) -> None:
    """Make a project in DIR: the shipped games, a site of your own, and what to do first."""
    made = begin_project(folder, shipped_content(), shipped_templates() / "starter")
    click.echo(f"{len(made)} files in {folder}; next: cd {folder} && rollpress check")


@click.group()
def new() -> None:
    """Add something new to the project in this folder."""


@new.command("game")
@click.argument("name", metavar="ID")
@click.option("--like", default=None, help="The game whose files are copied to start from (default: the first).")
def new_game(name: str, like: str | None) -> None:
    """Add a game called ID: a copy of another game's files to change."""
    desk = Desk.of_own()
    if not desk.project.games:  # the first game of a project is like one that ships
        desk = replace(desk, project=read_project(shipped_content(), KIND_TYPES, shipped_content()))
    model = desk.game(like or min(desk.project.games))
    made = begin_game(Path("content/games"), name, desk.project.folder / "games" / model.id, model.language)
    click.echo(f"content/games/{name}: {', '.join(made)}; next: change them, then rollpress check")
