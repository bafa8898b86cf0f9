"""The ledger: what was published, a line of JSON a day, in order of date.

A line holds everything needed to draw, gate and score its roll for ever, sealed by a hash. It is frozen once
its day is published: after that only its solution joins it (with a seal of its own), whatever word lists,
gates or code do. A ledger that is cut to its first lines is still a ledger.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import PurePosixPath
from typing import Any

from rollpress.faults import Fault, Faulty, Place
from rollpress.puzzles.forms import canonical
from rollpress.source import json_from
from rollpress.spec.site import day_of

__all__ = ["ENGINE", "Line", "file_name", "line_numbers", "lines_from", "sealed", "solution_seal", "text_of"]

ENGINE = "1"
"""The version of drawing, judging and solving; it changes when the same line would come out otherwise."""

_FIELDS = ("date", "puzzle", "attempt", "key", "roll", "rules", "lexicon", "engine")


@dataclass(frozen=True)
class Line:
    """One published day. `rules` is the setup it is played with; `solution` is there once it is filed."""

    date: str
    puzzle: str
    attempt: int
    key: str
    roll: str
    rules: Mapping[str, Any]
    lexicon: str
    engine: str
    seal: str
    solution: Mapping[str, Any] | None = None

    def is_whole(self) -> bool:
        """Tell whether the seals fit what the line says."""
        if sealed(self).seal != self.seal:
            return False
        return self.solution is None or self.solution.get("seal") == solution_seal(self.seal, self.solution)

    def filed(self, solution: Mapping[str, Any]) -> Line:
        """Return this line with a solution joined to it, sealed."""
        return replace(self, solution={**solution, "seal": solution_seal(self.seal, solution)})


def sealed(line: Line) -> Line:
    """Return the line with the seal that its fields ask for."""
    return replace(line, seal=_sha256({name: getattr(line, name) for name in _FIELDS}))


def solution_seal(line: str, solution: Mapping[str, Any]) -> str:
    """Seal a solution to the seal of its line, so that it can be moved to no other."""
    return _sha256({"line": line, **{key: value for key, value in solution.items() if key != "seal"}})


def _sha256(value: object) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def file_name(game: str, edition: str, day: str) -> str:
    """Return the ledger file of a day, relative to `content/puzzles/`."""
    return f"{game}/{edition}/{day[:4]}.jsonl"


def line_numbers(dates: Iterable[str]) -> dict[str, int]:
    """Return where each date stands in its year's file, dates in order of the files: the last of its lines.

    >>> line_numbers(["2026-12-31", "2027-01-01", "2027-01-02", "2027-01-02"])
    {'2026-12-31': 1, '2027-01-01': 1, '2027-01-02': 3}
    """
    years = groupby(dates, key=lambda date: date[:4])
    return {date: number for _, year in years for number, date in enumerate(year, 1)}


def text_of(lines: Iterable[Line]) -> str:
    """Return lines as the text of a ledger file, in order of date."""
    return "".join(_json(line) + "\n" for line in sorted(lines, key=lambda line: line.date))


def _json(line: Line) -> str:
    form = {name: getattr(line, name) for name in (*_FIELDS, "seal")}
    if line.solution is not None:
        form["solution"] = line.solution
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))


def lines_from(text: str, path: str) -> tuple[Line, ...]:
    """Return the lines of a ledger file; raise Faulty with every line that is broken or out of order."""
    faults: list[Fault] = []
    lines: list[Line] = []
    for number, row in enumerate(text.removesuffix("\n").split("\n") if text else (), 1):
        place = Place(path, number)
        try:
            line = _line(row)
            faults.extend(_line_faults(line, row, lines, place))
        except json.JSONDecodeError as error:
            at = Place(path, number, error.colno)
            faults.append(Fault(at, f"is no line of a ledger: {error.msg}", _RESTORE))
        except (ValueError, TypeError, RecursionError) as error:
            faults.append(Fault(place, f"is no line of a ledger: {error}", _RESTORE))
        else:
            lines.append(line)
    if faults:
        raise Faulty(faults)
    return tuple(lines)


_RESTORE = "take the file from version control; a published line never changes"


def _line(row: str) -> Line:
    form = json_from(row)
    if not isinstance(form, dict):
        raise TypeError("it is not an object")
    for name in (*_FIELDS, "seal"):
        wanted: type = {"attempt": int, "rules": dict}.get(name, str)
        if type(form.get(name)) is not wanted:
            raise TypeError(f"{name} is missing or is not as it should be")
    for name in form:
        if name not in (*_FIELDS, "seal", "solution"):
            raise TypeError(f"{name} is no field of it")
    if type(form.get("solution", {})) is not dict:
        raise TypeError("solution is not as it should be")
    day_of(form["date"])
    return Line(**form)


def _line_faults(line: Line, row: str, before: list[Line], place: Place) -> Iterator[Fault]:
    if not line.is_whole():
        part = "the line" if sealed(line).seal != line.seal else "its solution"
        yield Fault(place, f"{line.date}: {part} is not what was sealed", _RESTORE)
    elif row != _json(line):  # the same values, but not one byte may be another
        yield Fault(place, f"{line.date}: is not written as it was published", _RESTORE)
    if before and before[-1].date >= line.date:
        yield Fault(place, f"{line.date}: stands after {before[-1].date}", "one line a day, in order of date")
    if PurePosixPath(place.path).stem != line.date[:4]:
        yield Fault(place, f"{line.date}: is of another year", f"it belongs into {line.date[:4]}.jsonl")
