"""Write a class set in forms that other programs edit: CSV for spreadsheets, Markdown for texts.

`set.json` is the third form: it is always written, and the only one that sets are made from again.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rollpress.documents.handouts import HandoutKey, HandoutSheets, PupilSheet
from rollpress.puzzles.classes import ClassSet
from rollpress.spec.handout_options import Export
from rollpress.spec.print_texts import PrintTexts

__all__ = ["csv_of", "exported"]

_SPECIAL = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_[]<>#|"})


def exported(
    sheets: HandoutSheets, key: HandoutKey, made: ClassSet, wanted: Sequence[Export], texts: PrintTexts
) -> dict[str, bytes]:
    """Return the files of the forms that are wanted, beside `set.json`."""
    files: dict[str, bytes] = {}
    if "csv" in wanted:
        files["set.csv"] = csv_of(_rows(made, texts))
    if "md" in wanted:
        files["sheets.md"] = "\n".join(_pupils(sheets)).encode()
        files["key.md"] = "\n".join(_key(key)).encode()
    return files


def csv_of(rows: Iterable[Sequence[Any]]) -> bytes:
    """Return rows as CSV that spreadsheets open as they are: with a byte order mark, lines ended by CRLF."""
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue().encode("utf-8-sig")


def _rows(made: ClassSet, texts: PrintTexts) -> Iterator[Sequence[Any]]:
    """Yield a row a sheet: code, level, roll as text, par, and the answers of par."""
    said = texts.handout
    yield said.code, said.level, said.roll, said.par, said.best_words
    for sheet in made.sheets:
        level = said.levels[sheet.level] if sheet.level else ""
        par = sheet.solution.par
        yield sheet.code, level, sheet.roll, par.score, " ".join(par.answers)


def _pupils(sheets: HandoutSheets) -> Iterator[str]:
    """Yield the lines of the pupils' sheets: what a sheet says, and the dice in words."""
    yield f"# {_plain(sheets.title)}\n"
    for sheet in sheets.sheets:
        yield from _pupil(sheet, sheets)


def _pupil(sheet: PupilSheet, sheets: HandoutSheets) -> Iterator[str]:
    yield f"## {sheet.code}\n"
    yield f"{', '.join(f'{_plain(label)}: ____' for label in sheets.labels)}\n"
    yield f"**{_plain(sheet.title)}.** {_plain(sheet.task)}\n"
    yield f"{_plain(sheet.roll.alt)}\n"
    yield from (f"**{_plain(head)}:** {_plain(text)}\n" for head, text in sheet.helps)
    if sheet.example:
        yield f"**{_plain(sheet.example_head)}.** {_plain(sheet.example)}\n"
    if sheet.pool:
        yield f"{_plain(sheet.pool.alt)}\n"
    yield from _room(sheet, sheets)
    yield f"{_plain(sheet.foot)}\n"


def _room(sheet: PupilSheet, sheets: HandoutSheets) -> Iterator[str]:
    """Yield lines to write on, or rows of a board, for each who plays."""
    row = f"    {'. ' * sheets.board}".rstrip() if sheets.board else "1. ____"
    count = sheet.lines * (1 if sheets.players or sheets.board else sheets.strands)
    for player in sheets.players or ("",):
        if player:
            yield f"### {_plain(player)}\n"
        yield "\n".join([row] * count) + "\n"


def _key(key: HandoutKey) -> Iterator[str]:
    yield f"# {_plain(key.title)}\n"
    yield f"{_plain(key.lead)}\n"
    for entry in key.entries:
        yield f"## {entry.code}{f' ({entry.level})' if entry.level else ''}\n"
        yield from (f"**{_plain(head)}:** {_plain(fact)}\n" for head, fact in entry.facts)
        if entry.layout:
            yield "```text"
            yield from (" ".join(cell or "." for cell in row) for row in entry.layout)
            yield "```\n"


def _plain(text: str) -> str:
    """Return a text that Markdown takes as it is."""
    return text.translate(_SPECIAL)
