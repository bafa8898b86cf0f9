"""`roll`, `solve` and `score`: one roll at a time."""

from __future__ import annotations

import datetime
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from rollpress.build.themes import themed
from rollpress.cli.desk import Desk
from rollpress.cli.options import DATE, as_json, dictionary, language
from rollpress.cli.output import print_json
from rollpress.faults import Misused, nearest
from rollpress.kinds import KIND_TYPES
from rollpress.kinds.base import Judgement, Table
from rollpress.lexicon import TIERS, Tier
from rollpress.puzzles.daily import Drawn, draw, first_fair
from rollpress.puzzles.forms import judgement_form, solution_form
from rollpress.spec.game import Game

__all__ = ["roll", "score", "solve"]


def _table_options(command: Any) -> Any:
    """Add what may lie on the table before the roll."""
    for name, text in (
        ("--taken", "Tiles that left the centre otherwise."),
        ("--collected", "Tiles you collected, as 'A4 T5'."),
    ):
        command = click.option(name, help=text)(command)
    return click.option("--no-rescue", is_flag=True, help="The rescue is spent already.")(command)


_roll_text = click.option("--roll", "text", required=True, help="The roll as text.")
_puzzle = click.option("--puzzle", help="Which puzzle of the game (default: its roll of the day).")
_puzzle_of_roll = click.option("--puzzle", help="Which puzzle of the game (default: what the roll is written as).")


def _with_puzzle(game: Game, puzzle: str | None) -> Game:
    """Return the game with one of its puzzles; the gates are those of the roll of the day alone."""
    if puzzle is None or puzzle == game.setup.puzzle:
        return game
    if puzzle not in (known := KIND_TYPES[game.kind].puzzles):
        raise Misused(f"{game.id} has no puzzle '{puzzle}'; {nearest(puzzle, known)}")
    return replace(game, setup=game.setup.model_copy(update={"puzzle": puzzle, "gates": {}}))


def _with_puzzle_of(desk: Desk, game: Game, puzzle: str | None, text: str) -> Game:
    """Return the game with the puzzle that is asked for, or else with the one that a roll text is of."""
    return _with_puzzle(game, puzzle or desk.kind(game).setup_for(game.setup, text).puzzle)


def _table(desk: Desk, game: Game, collected: str | None, taken: str | None, no_rescue: bool) -> Table:
    given = {"--collected": collected, "--taken": taken, "--no-rescue": "yes" if no_rescue else None}
    return desk.kind(game).table(game.setup, {name: text for name, text in given.items() if text})


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--date", "day", type=DATE, required=True, help="The day whose roll is drawn.")
@_puzzle
@click.option("--attempt", type=click.IntRange(0, 9999), help="This attempt, whether or not it passes the gates.")
@language
@dictionary
@as_json
def roll(
    name: str, day: datetime.date, puzzle: str | None, attempt: int | None, language: str | None,
    dictionary: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Draw the roll of a day: the ledger's, or the first that passes the gates."""
    desk = Desk.at(None, language)
    game = _with_puzzle(desk.game(name), puzzle)
    drawn = _drawn(desk, game, day.isoformat(), attempt, dictionary)
    if not as_json:
        click.echo(drawn.roll)
        return
    print_json(
        {
            "game": game.id, "edition": game.edition.edition, "puzzle": game.setup.puzzle, "date": drawn.date,
            "attempt": drawn.attempt, "key": drawn.key, "roll": drawn.roll,
        }
    )  # fmt: skip


def _drawn(desk: Desk, game: Game, day: str, attempt: int | None, dictionary: Path | None) -> Drawn:
    kind = desk.kind(game)
    if attempt is not None:
        return draw(kind, game, day, attempt)
    for line in desk.shelf.ledger(game) if dictionary is None else ():
        if line.date == day and line.puzzle == game.setup.puzzle:
            return Drawn(line.date, line.attempt, line.key, line.roll)
    lexicon = desk.lexicon(game, dictionary)
    return first_fair(kind, game, day, lexicon, desk.shelf.solver(kind, lexicon, keep=False))


@click.command()
@click.argument("name", metavar="GAME")
@_roll_text
@_puzzle_of_roll
@click.option(
    "--tier", type=click.Choice(TIERS), default="valid", show_default=True, help="How far words are listed."
)
@_table_options
@language
@dictionary
@as_json
def solve(
    name: str, text: str, puzzle: str | None, tier: Tier, collected: str | None, taken: str | None, no_rescue: bool,
    language: str | None, dictionary: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Find the proved best of a roll, and all its words."""
    desk = Desk.at(None, language)
    game = _with_puzzle_of(desk, desk.game(name), puzzle, text)
    kind, lexicon = desk.kind(game), desk.lexicon(game, dictionary)
    table = _table(desk, game, collected, taken, no_rescue)
    solution = kind.solve(game.setup, kind.decode(game.setup, text), table, lexicon)
    form = solution_form(solution, lexicon, down_to=tier)
    if as_json:
        print_json(form)
        return
    for name_, optimum in (("best", solution.best), ("par", solution.par)):
        proof = optimum.proof if optimum.proved else "best found, not proved"
        click.echo(f"{name_} {optimum.score}: {' '.join(optimum.answers)} ({proof})")
    for word in form["words"]:
        click.echo(
            f"{word['score']:4} {word['answer']}" + ("" if word["tier"] == "answers" else f"  {word['tier']}")
        )


@click.command()
@click.argument("name", metavar="GAME")
@click.argument("answers", metavar="ANSWER...", nargs=-1, required=True)
@_roll_text
@_puzzle_of_roll
@click.option("--theme", help="The theme whose words earn the bonus.")
@_table_options
@language
@dictionary
@as_json
@click.pass_context
def score(
    context: click.Context, name: str, answers: tuple[str, ...], text: str, puzzle: str | None, theme: str | None,
    collected: str | None, taken: str | None, no_rescue: bool, language: str | None, dictionary: Path | None,
    as_json: bool,
) -> None:  # fmt: skip
    """Judge answers to a roll: every broken rule by its id, the score in parts."""
    desk = Desk.at(None, language)
    game = _with_puzzle_of(desk, desk.game(name), puzzle, text)
    kind, lexicon = desk.kind(game), desk.lexicon(game, dictionary)
    table = _table(desk, game, collected, taken, no_rescue)
    if theme is not None:
        table = themed(table, theme, desk.shelf, game.language)
    judgement = kind.judge(game.setup, kind.decode(game.setup, text), table, answers, lexicon)
    if as_json:
        print_json(judgement_form(judgement))
    else:
        _print_verdicts(judgement)
    context.exit(0 if all(verdict.legal for verdict in judgement.verdicts) else 1)


def _print_verdicts(judgement: Judgement) -> None:
    for verdict in judgement.verdicts:
        parts = ", ".join(f"{part.id} {part.value}" for part in verdict.parts)
        click.echo(f"{verdict.total:4} {verdict.answer} ({parts})")
        for breach in verdict.breaches:
            click.echo(f"     {breach.text} Rule {breach.rule}")
    click.echo(f"{judgement.total:4} in all")
