"""How commands speak: faults for people on standard error, or as JSON on standard output."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click

from rollpress.faults import Fault

__all__ = ["print_faults", "print_json"]


def print_json(value: Any) -> None:
    """Print one JSON value on standard output."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def print_faults(faults: Sequence[Fault], *, as_json: bool) -> None:
    """Print all faults of a run, and how many there were."""
    if as_json:
        print_json({"faults": [_form(fault) for fault in faults]})
        return
    for fault in faults:
        click.echo(str(fault), err=True)
    files = len({fault.place.path for fault in faults})
    click.echo(f"{_count(len(faults), 'fault')} in {_count(files, 'place')}, nothing written", err=True)


def _form(fault: Fault) -> dict[str, Any]:
    place = fault.place
    return {
        "path": place.path,
        "line": place.line or None,
        "column": place.column or None,
        "what": fault.what,
        "hint": fault.hint or None,
    }


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
