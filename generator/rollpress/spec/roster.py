"""Read a class roster: a CSV file with a name in the first column of each row."""

from __future__ import annotations

import csv
import io

from rollpress.faults import Fault, Faulty, Place

__all__ = ["names_from"]

_LONGEST = 40


def names_from(text: str, path: str, head: str) -> tuple[str, ...]:
    """Return the names in order; a first row that says `head` is left out, as are empty rows.

    >>> names_from("Name,Form\\r\\nAda,4b\\r\\n\\r\\nBo,4b\\r\\n", "roster.csv", "Name")
    ('Ada', 'Bo')
    """
    try:
        rows = list(enumerate(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")), 1))
    except csv.Error as error:
        raise Faulty([Fault(Place(path), f"is no CSV file: {error}", "write one name a line")]) from None
    named = [(line, " ".join(row[0].split())) for line, row in rows if any(cell.strip() for cell in row)]
    if named and named[0][1].casefold() == head.casefold():
        named = named[1:]
    faults = [fault for line, name in named for fault in _faults(Place(path, line), name)]
    if not named:
        faults.append(Fault(Place(path), "holds no name", "write one name a line"))
    if faults:
        raise Faulty(faults)
    return tuple(name for _, name in named)


def _faults(place: Place, name: str) -> list[Fault]:
    if not name:
        return [Fault(place, "has no name in its first column", "names come first")]
    if len(name) > _LONGEST:
        return [Fault(place, f"this name is longer than {_LONGEST} signs", "shorten it to fit its line")]
    return []
