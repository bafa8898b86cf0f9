"""`doctor`: tell whether this machine has all that Rollpress needs, and what to do where it has not."""

from __future__ import annotations

import platform
import sys

import click

from rollpress import __version__
from rollpress.cli.options import as_json
from rollpress.cli.output import print_json
from rollpress.faults import Missing
from rollpress.press.engine import engine

__all__ = ["doctor"]


@click.command()
@as_json
@click.pass_context
def doctor(context: click.Context, as_json: bool) -> None:
    """Tell what this machine has, and what it lacks for making PDFs."""
    missing = _missing()
    if as_json:
        version = ".".join(map(str, sys.version_info[:3]))
        print_json({"rollpress": __version__, "python": version, "pdf": missing is None, "hint": missing})
    else:
        click.echo(f"Rollpress {__version__}, Python {platform.python_version()}")
        click.echo("PDF: ready" if missing is None else f"PDF: {missing}")
    context.exit(0 if missing is None else 3)


def _missing() -> str | None:
    """Return what to do so that PDFs can be made, or None when they can."""
    try:
        engine()
    except Missing as missing:
        return str(missing)
    return None
