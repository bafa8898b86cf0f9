"""Options and argument types that several commands share."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from rollpress.spec.site import day_of

__all__ = ["DATE", "as_json", "as_of", "dictionary", "language", "project_folder"]

F = TypeVar("F", bound=Callable[..., Any])


class DateType(click.ParamType[datetime.date]):
    """A calendar date written as 2027-01-31."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> datetime.date:
        """Return the date, or end the command with exit code 2."""
        if isinstance(value, datetime.date):
            return value
        try:
            return day_of(value)
        except ValueError:
            self.fail(f"{value!r} is no date that we can plan; write it as 2027-01-31", param, ctx)


DATE = DateType()


def as_json(command: F) -> F:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON on standard output.")(command)


def as_of(command: F) -> F:
    """Add `--as-of`."""
    text = "The day it is taken to be (default: today in the site's zone)."
    return click.option("--as-of", "as_of", type=DATE, help=text)(command)


def dictionary(command: F) -> F:
    """Add `--dictionary`."""
    return click.option(
        "--dictionary",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="A file of words, one a line, that takes the place of the word list.",
    )(command)


def language(command: F) -> F:
    """Add `--lang`."""
    return click.option("--lang", "language", help="The language, such as en (default: the site's).")(command)


def project_folder(command: F) -> F:
    """Add the optional argument DIR."""
    kind = click.Path(exists=True, file_okay=False, path_type=Path)
    return click.argument("folder", metavar="[DIR]", type=kind, required=False)(command)
