"""`erratum`: put a published day right, beside its frozen line."""

from __future__ import annotations

import datetime

import click

from rollpress.build.errata import Notice, issue
from rollpress.cli.desk import Desk
from rollpress.cli.options import DATE, as_of
from rollpress.puzzles.errata import Remedy
from rollpress.puzzles.planning import Calendar

__all__ = ["erratum"]


@click.command()
@click.argument("name", metavar="GAME")
@click.argument("day", metavar="DATE", type=DATE)
@click.option("--what", required=True, help="What was wrong, as readers of the page will see it.")
@click.option("--reason", required=True, help="Why it is put right, as readers will see it.")
@click.option("--deny", multiple=True, metavar="WORD", help="A word that counts no more on that day.")
@click.option("--allow", multiple=True, metavar="WORD", help="A word that counts on that day.")
@click.option("--replace", is_flag=True, help="Give the day its next roll that passes the gates.")
@click.option("--withdraw", is_flag=True, help="Take the day's puzzle down.")
@as_of
def erratum(
    name: str, day: datetime.date, what: str, reason: str, deny: tuple[str, ...], allow: tuple[str, ...],
    replace: bool, withdraw: bool, as_of: datetime.date | None,
) -> None:  # fmt: skip
    """Correct the published puzzle of a day; its page then says so. The ledger's line stays as it was."""
    asked: dict[Remedy, bool] = {
        "deny": bool(deny), "allow": bool(allow), "replacement": replace, "withdrawn": withdraw,
    }  # fmt: skip
    remedies = [remedy for remedy, wanted in asked.items() if wanted]
    if len(remedies) != 1:
        raise click.UsageError("give one of --deny, --allow, --replace, --withdraw; each erratum has one remedy")
    desk = Desk.of_own()
    game, calendar = desk.game(name), Calendar(desk.project.site, desk.today(as_of))
    notice = Notice(day.isoformat(), what, reason, remedies[0], (*deny, *allow))
    done = issue(game, desk.shelf, calendar, notice)
    click.echo(f"{game.id}: {done.date} corrected ({done.remedy}); `rollpress build` shows it")
