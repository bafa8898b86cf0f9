"""Layouts as players write them: rows joined by `/`, `.` for an empty cell, `[QU]`, `(X)` for a joker.

Read into cells by (row, column); empty rows and columns around the block mean nothing, and rows may end early.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import regex

from rollpress.faults import Fault, Faulty, Place
from rollpress.letters import Alphabet, UnknownLetter, graphemes

__all__ = ["Cell", "Cells", "Run", "blocks", "cells_of", "runs", "text_of"]

_CELL = regex.compile(r"\[(?P<face>[^\[\]()./]+)\]|\((?P<joker>[^\[\]()./]+)\)|(?P<empty>\.)|(?P<sign>[^\[\]()])")

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """A die laid: its letters, and whether the player says it is a joker."""

    letters: str
    joker: bool = False


Cells = Mapping[Spot, Cell]


@dataclass(frozen=True, slots=True)
class Run:
    """A line of two or more dice that touch, across or down."""

    spots: tuple[Spot, ...]
    word: str
    across: bool


def cells_of(text: str, alphabet: Alphabet, place: Place) -> dict[Spot, Cell]:
    """Return the cells of a layout text, moved to the top left; raise Faulty for signs that mean nothing."""
    faults: list[Fault] = []
    cells: dict[Spot, Cell] = {}
    before = 1 + len(graphemes(text)) - len(graphemes(text.lstrip()))
    for row, line in enumerate(text.strip().split("/")):
        signs = graphemes(line)
        for column, cell in enumerate(_row(signs, before, alphabet, place, faults)):
            if cell is not None:
                cells[row, column] = cell
        before += len(signs) + 1
    if not text.strip():
        faults.append(Fault(place, "is empty", "the empty layout is written as ."))
    if faults:
        raise Faulty(faults)
    top = min((row for row, _ in cells), default=0)
    left = min((column for _, column in cells), default=0)
    return {(row - top, column - left): cell for (row, column), cell in sorted(cells.items())}


def _row(
    signs: Sequence[str], before: int, alphabet: Alphabet, place: Place, faults: list[Fault]
) -> Iterator[Cell | None]:
    """Yield the cells of a row, None for an empty one; `before` is the column of its first sign."""
    line = "".join(signs)
    columns = [before + number for number, sign in enumerate(signs) for _ in sign]
    at = 0
    while at < len(line):
        match = _CELL.match(line, at)
        here = Place(place.path, 1, columns[at])
        if match is None:
            hint = "write [QU] for a face of several letters, (X) for a joker that stands for X"
            faults.append(Fault(here, f"'{line[at]}' opens or closes nothing", hint))
            return
        at = match.end()
        if match["empty"]:
            yield None
        else:
            yield from _cell(match, alphabet, here, faults)


def _cell(match: regex.Match[str], alphabet: Alphabet, place: Place, faults: list[Fault]) -> Iterator[Cell | None]:
    written, opened = match["face"] or match["joker"] or match["sign"], 0 if match["sign"] else 1
    try:
        letters = alphabet.fold(written)
    except UnknownLetter as unknown:
        at = Place(place.path, place.line, place.column + opened + unknown.index)
        faults.append(Fault(at, str(unknown), "a row holds letters, . for an empty cell, / between rows"))
        return
    if match["joker"] and len(letters) > 1:
        faults.append(Fault(place, f"({written}): a joker stands for one letter", "write each joker by itself"))
    elif match["sign"]:
        yield from (Cell(letter) for letter in letters)
    else:
        yield Cell(letters, joker=bool(match["joker"]))


def text_of(cells: Cells) -> str:
    """Return cells as a layout text; jokers are marked."""
    if not cells:
        return "."
    height, width = (1 + max(spot[axis] for spot in cells) for axis in (0, 1))
    rows = ("".join(_sign(cells.get((row, column))) for column in range(width)) for row in range(height))
    return "/".join(row.rstrip(".") or "." for row in rows)


def _sign(cell: Cell | None) -> str:
    if cell is None:
        return "."
    if cell.joker:
        return f"({cell.letters})"
    return cell.letters if len(cell.letters) == 1 else f"[{cell.letters}]"


def runs(cells: Cells) -> tuple[Run, ...]:
    """Return every run of two or more dice: those across from the top, then those down from the left."""
    return (*_runs(cells, across=True), *_runs(cells, across=False))


def _runs(cells: Cells, *, across: bool) -> Iterator[Run]:
    step = (0, 1) if across else (1, 0)
    order = sorted(cells, key=lambda spot: spot if across else spot[::-1])
    for spot in order:
        if (spot[0] - step[0], spot[1] - step[1]) in cells:
            continue
        line = [spot]
        while (after := (line[-1][0] + step[0], line[-1][1] + step[1])) in cells:
            line.append(after)
        if len(line) > 1:
            yield Run(tuple(line), "".join(cells[at].letters for at in line), across)


def blocks(cells: Cells) -> tuple[frozenset[Spot], ...]:
    """Return the blocks of dice that touch side by side, the largest first."""
    left, found = set(cells), []
    while left:
        block, edge = set(), {min(left)}
        while edge:
            block |= edge
            edge = {near for row, column in edge for near in _around(row, column) if near in left} - block
        left -= block
        found.append(frozenset(block))
    return tuple(sorted(found, key=lambda block: (-len(block), min(block))))


def _around(row: int, column: int) -> Iterator[Spot]:
    yield from ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
