"""`serve`: build, show the site on this machine, and build again when something changes."""

from __future__ import annotations

import datetime
import functools
import http.server
import importlib
import threading
from collections.abc import Iterator
from pathlib import Path

import click

from rollpress.build.press_run import Order, press_run
from rollpress.build.publish import publish
from rollpress.cli.desk import Desk
from rollpress.cli.options import as_of
from rollpress.cli.output import print_faults
from rollpress.faults import Faulty, Missing

__all__ = ["serve"]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@click.command()
@as_of
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Where to listen.")
@click.option("--no-pdf", is_flag=True, help="Leave the printed sheets out.")
@click.option("--once", is_flag=True, help="Do not watch for changes.")
def serve(as_of: datetime.date | None, port: int, no_pdf: bool, once: bool) -> None:
    """Show the site at http://127.0.0.1:PORT/, and build it again whenever content or templates change."""
    folder = Path(".rollpress/preview").resolve()
    _build(folder, as_of, no_pdf)
    handler = functools.partial(_Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    click.echo(f"http://127.0.0.1:{port}/ (Ctrl-C ends it)")
    if once:
        server.serve_forever()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for _ in _changes():
        _build(folder, as_of, no_pdf)


def _build(folder: Path, as_of: datetime.date | None, no_pdf: bool) -> None:
    """Build into the folder; faults are shown, and what was there before stays."""
    try:
        desk = Desk.at(None)
        site = desk.project.site
        order = Order(desk.today(as_of), desk.templates, site.base_url, not no_pdf)
        changed = publish(press_run(desk.project, desk.shelf, order), folder)
        click.echo(f"{changed} files changed")
    except Faulty as fault:
        print_faults(fault.faults, as_json=False)


def _changes() -> Iterator[object]:
    """Yield whenever a file of the project changes."""
    try:
        watchfiles = importlib.import_module("watchfiles")
    except ImportError:
        raise Missing("watching needs watchfiles: pip install 'rollpress[serve]', or use --once") from None
    yield from watchfiles.watch(*[name for name in ("content", "templates") if Path(name).is_dir()])
