"""`build`: make everything that a project publishes, and put it in place."""

from __future__ import annotations

import datetime
from pathlib import Path

import click

from rollpress.build.press_run import Order, press_run
from rollpress.build.publish import publish
from rollpress.cli.check import project_faults
from rollpress.cli.desk import Desk
from rollpress.cli.options import as_of, project_folder
from rollpress.faults import Faulty, Misused
from rollpress.spec.site import is_address

__all__ = ["build"]


@click.command()
@project_folder
@as_of
@click.option("--no-pdf", is_flag=True, help="Leave the printed sheets out; needs no Pango.")
@click.option(
    "--jobs", type=click.IntRange(1, 64), default=None, help="How many processes work (default: all cores)."
)
@click.option("--base-url", help="The site's address, in place of site.yaml's.")
@click.option("--output", type=click.Path(file_okay=False, path_type=Path), help="Where to (default: output/).")
def build(
    folder: Path | None, as_of: datetime.date | None, no_pdf: bool, jobs: int | None, base_url: str | None,
    output: Path | None,
) -> None:  # fmt: skip
    """Build the site and the printed sheets into output/."""
    desk = Desk.at(folder)
    target = output or desk.folder / "output"
    desk.refuse_sources("--output", target)
    faults = list(project_faults(desk))
    if faults:
        raise Faulty(faults)
    address = _with_slash(base_url) if base_url else desk.project.site.base_url
    order = Order(desk.today(as_of), desk.templates, address, not no_pdf, jobs)
    tree = press_run(desk.project, desk.shelf, order)
    changed = publish(tree, target.resolve())
    click.echo(f"{len(tree)} files in {target}, {changed} changed")


def _with_slash(text: str) -> str:
    """Return an address with the slash that hosts' own tools leave off at its end; another text is a misuse."""
    address = text if text.endswith("/") else f"{text}/"
    if not is_address(address):
        raise Misused(f"--base-url: {text!r} is no address of a site; write it as https://example.org/path/")
    return address
