"""`plan`: write the ledger of days to come, and file what has been revealed."""

from __future__ import annotations

import datetime

import click

from rollpress.build.ledgers import plan_ledgers
from rollpress.build.reports import write_report
from rollpress.cli.desk import Desk
from rollpress.cli.options import DATE, as_of

__all__ = ["plan"]


@click.command()
@click.argument("name", metavar="[GAME|all]", default="all")
@as_of
@click.option("--until", type=DATE, help="Plan up to this day (default: as many days ahead as site.yaml says).")
@click.option(
    "--replan", is_flag=True, help="Draw days again: all of a trial ledger, the unpublished of a live one."
)
@click.option("--report", is_flag=True, help="Write what the planned days are like to .rollpress/report/.")
def plan(name: str, as_of: datetime.date | None, until: datetime.date | None, replan: bool, report: bool) -> None:
    """Plan the ledger: draw the days to come, and file the solutions of days whose answers are out."""
    desk = Desk.of_own()
    today = desk.today(as_of)
    games = list(desk.project.games.values()) if name == "all" else [desk.game(name)]
    last = until or today + datetime.timedelta(days=desk.project.site.plan_days)
    for done in plan_ledgers(desk.project, desk.shelf, games, today, last, replan=replan):
        days = f"{done.first} to {done.last}" if done.first else f"no day before {desk.project.site.first_day}"
        click.echo(f"{done.game}: {days}, {done.added} drawn, {done.filed} filed")
    if report:
        click.echo(f"report: {write_report(games, desk.shelf)}")
