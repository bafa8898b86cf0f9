"""`game`: play a whole game through from its record, or print a record to fill in."""

from __future__ import annotations

from pathlib import Path

import click

from rollpress.cli.desk import Desk
from rollpress.cli.options import as_json, dictionary, language
from rollpress.cli.output import print_json
from rollpress.kinds import WHOLE_GAMES
from rollpress.kinds.played import Decision, Played, Reason
from rollpress.puzzles.records import played_form, read_record, sample_players
from rollpress.source import read_text

__all__ = ["game"]


@click.command()
@click.argument("name", metavar="GAME")
@click.argument(
    "record", metavar="[RECORD]", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False
)
@click.option("--template", is_flag=True, help="Print a record to fill in, with comments.")
@language
@dictionary
@as_json
def game(
    name: str, record: Path | None, template: bool, language: str | None, dictionary: Path | None, as_json: bool
) -> None:  # fmt: skip
    """Play a whole game through from its record: every decision with its rule, totals, end and places."""
    if template == (record is not None):
        raise click.UsageError("give a RECORD, or --template for one to fill in")
    desk = Desk.at(None, language)
    of = desk.game(name)
    whole, lexicon = WHOLE_GAMES[of.kind], desk.lexicon(of, dictionary)
    if record is None:
        click.echo(whole.template(of.setup, of.match, sample_players(of), lexicon), nl=False)
        return
    recorded = read_record(read_text(record, str(record)), str(record), of, whole)
    played = whole.play(of.setup, of.match, recorded, lexicon)
    if as_json:
        print_json(played_form(of.id, played, lexicon))
    else:
        _print(played)


def _print(played: Played) -> None:
    for number, turn in enumerate(played.turns, 1):
        click.echo(f"Turn {number}, round {turn.round}, {turn.player} rolls {turn.roll}")
        for decision in turn.decisions:
            _print_decision(decision)
        click.echo("  totals: " + ", ".join(f"{player} {total}" for player, total in turn.totals.items()))
    _print_reason("End: ", played.end)
    for standing in played.ranking:
        shared = " (shared)" if standing.shared else ""
        click.echo(f"{standing.place:3} {standing.player} {standing.total}{shared}")
    for note in played.notes:
        _print_reason("", note)


def _print_decision(decision: Decision) -> None:
    click.echo(f"  {decision.points:4} {decision.player}: {decision.answer or '-'} {decision.ruling}")
    for reason in decision.reasons:
        _print_reason("       ", reason)


def _print_reason(before: str, reason: Reason) -> None:
    click.echo(f"{before}{reason.text} Rule {reason.rule}")
