"""`verify`: replay the ledger, and compare what is built with what it says."""

from __future__ import annotations

import datetime
from pathlib import Path

import click

from rollpress.build.audit import audit
from rollpress.cli.desk import Desk
from rollpress.cli.options import as_json, as_of, project_folder
from rollpress.cli.output import print_json
from rollpress.faults import Faulty

__all__ = ["verify"]


@click.command()
@project_folder
@as_of
@as_json
def verify(folder: Path | None, as_of: datetime.date | None, as_json: bool) -> None:
    """Prove the ledger again: rolls from their keys, gates, scores, optima and seals."""
    desk = Desk.at(folder)
    report = audit(desk.project, desk.shelf, desk.folder / "output", desk.today(as_of))
    if report.faults:
        raise Faulty(report.faults)
    if as_json:
        print_json({"lines": report.lines, "proved": report.proved, "pages": report.pages, "faults": []})
    else:
        click.echo(f"{report.lines} days hold, {report.proved} answers proved again, {report.pages} pages compared")
