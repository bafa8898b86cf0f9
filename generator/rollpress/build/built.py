"""Compare a built tree with its own list of files, and its days with the ledger."""

from __future__ import annotations

import hashlib
import html
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rollpress.build.publish import LIST
from rollpress.faults import Fault, Place
from rollpress.puzzles.ledger import Line
from rollpress.source import json_from

__all__ = ["days_built", "files_built"]

_BUILD = "run `rollpress build`"


def files_built(output: Path) -> Iterator[Fault | None]:
    """Yield, for each file that the built tree lists, None or what is wrong with it."""
    try:
        listed = json_from((output / LIST).read_text("utf-8"))
    except (OSError, ValueError):
        return
    for path, digest in listed.items():
        file = output / path
        if not file.is_file():
            yield Fault(Place(f"output/{path}"), "is missing", _BUILD)
        elif hashlib.sha256(file.read_bytes()).hexdigest() != digest:
            yield Fault(Place(f"output/{path}"), "is not what was built", _BUILD)
        else:
            yield None


def days_built(output: Path, game: str, days: Mapping[str, Line | None]) -> Iterator[Fault]:
    """Yield where the days that are built of a game are not those of its ledger.

    `days` are its lines by date, errata applied, and None for a day that was taken down. A day stands in two
    places: on its page, and in the API, with the key that anyone may draw it from.
    """
    for path in sorted((output / "api" / "v1" / game).glob("[0-9]*-[0-9]*-[0-9]*.json")):
        day, name = path.stem, f"output/api/v1/{game}/{path.name}"
        if day not in days:
            yield Fault(Place(name), f"the ledger has no {day}", _BUILD)
            continue
        yield from _api_faults(path, name, days[day])
        if line := days[day]:
            yield from _page_faults(output, f"daily/{game}/{day}/index.html", line)


def _api_faults(path: Path, name: str, line: Line | None) -> Iterator[Fault]:
    try:
        puzzle: Any = json_from(path.read_text("utf-8"))["puzzle"]
        told = puzzle and (puzzle["key"], puzzle["roll"])
    except (ValueError, KeyError, TypeError):
        yield Fault(Place(name), "is not a day as we write it", _BUILD)
        return
    if told != (line and (line.key, line.roll)):
        yield Fault(Place(name), f"is not the day of the ledger, {line.roll if line else 'taken down'}", _BUILD)


def _page_faults(output: Path, name: str, line: Line) -> Iterator[Fault]:
    page = output / name
    text = page.read_text("utf-8", errors="replace") if page.is_file() else ""
    if html.escape(line.roll) not in text and line.roll not in text:
        yield Fault(Place(f"output/{name}"), f"does not show the roll of the ledger, {line.roll}", _BUILD)
