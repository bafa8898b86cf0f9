"""Hold what class sheets, their key and the marking sheet show, as frozen values.

Every text comes with the document, so that it can be in any language. Sheets know no answer: what a pupil's page
is made of is all in `PupilSheet`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rollpress.documents.handouts.design import Design
from rollpress.documents.rulebook import Figure
from rollpress.documents.sheets import Column
from rollpress.geometry import PAPERS, Paper

__all__ = ["Entry", "HandoutKey", "HandoutSheets", "MarkingSheet", "PupilSheet"]


@dataclass(frozen=True, slots=True)
class PupilSheet:
    """One pupil's sheet: the puzzle, a worked example, helps, and room to write.

    `pool` are tiles that lie on the table. `name` is empty where the pupil writes it. `qr_label` says the code
    to those who hear the page. `helps` have a heading each. `lines` are those to write on, or the rows of a board,
    for each who plays; `room` says them to those who hear the page.
    """

    code: str
    name: str
    title: str
    task: str
    roll: Figure
    foot: str
    qr_label: str
    lines: int
    room: str
    example_head: str = ""
    example: str = ""
    example_figure: Figure | None = None
    pool: Figure | None = None
    helps: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HandoutSheets:
    """The sheets of a set, all with the same columns to fill in; `labels` are those of name, class, date and score.

    `board` is how many squares a board to lay dice on has across, 0 where there is none. `players` are what those
    who share a sheet are called; none where it is one pupil's.
    """

    lang: str
    title: str
    mark: str
    labels: tuple[str, str, str, str]
    columns: tuple[Column, ...]
    total: str
    sheets: tuple[PupilSheet, ...]
    board: int = 0
    players: tuple[str, ...] = ()
    design: Design = field(default=Design(), kw_only=True)

    @property
    def strands(self) -> int:
        """Return how many blocks of lines stand side by side: one for each who plays, or as many as fit."""
        return len(self.players) or (
            1 if any(sheet.pool for sheet in self.sheets) else self.design.measures.strands
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """What a key says of one sheet: its code and level, facts with a heading each, and a layout by its rows.

    A row of a layout holds the letters of each cell, "" where there is none; a joker's letter is in brackets.
    """

    code: str
    level: str
    facts: tuple[tuple[str, str], ...]
    layout: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class HandoutKey:
    """The key of a set, in order of code; `lead` says how any other answer is judged."""

    lang: str
    title: str
    mark: str
    lead: str
    entries: tuple[Entry, ...]
    paper: Paper = field(default=PAPERS["a4"], kw_only=True)


@dataclass(frozen=True, slots=True)
class MarkingSheet:
    """Who has which sheet, with room for the scores; a row holds a cell for each head."""

    lang: str
    title: str
    mark: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    paper: Paper = field(default=PAPERS["a4"], kw_only=True)
