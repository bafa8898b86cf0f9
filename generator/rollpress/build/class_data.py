"""Make `handouts/data.js`: the sheets and the key entries that the site's page for classes lays out in the browser.

Input are the set files `content/classes/<game>/<edition>.json`, which `rollpress handout --set site` makes.
A sheet whose letters a roll of the day shows as well is left out. A game without such a file is not offered.

The data hold each picture of a piece and each longer text once; sheets name them by number.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from rollpress.build.handouts import drawing_of
from rollpress.build.shelf import Shelf
from rollpress.documents import Figure
from rollpress.documents.handouts import Design, Entry, HandoutKey, HandoutSheets, PupilSheet
from rollpress.documents.handouts.key_of import handout_key
from rollpress.documents.handouts.sheets_of import handout_sheets
from rollpress.drawing import PieceGrid, mark_svg, site_svg
from rollpress.geometry import PAPERS
from rollpress.press.qr import qr_rows
from rollpress.puzzles.class_forms import class_from_text
from rollpress.puzzles.classes import ClassSet, Drawing
from rollpress.puzzles.levels import LEVELS
from rollpress.source import read_text
from rollpress.spec.game import Game
from rollpress.spec.project import Project

__all__ = ["CLASS_DATA", "class_data", "class_file"]

CLASS_DATA = "handouts/data.js"
_PAPER = PAPERS["letter"]
"""The lower of the papers: what fits on it fits on all."""
_DESIGN = Design(_PAPER)


def class_data(project: Project, shelf: Shelf) -> dict[str, bytes]:
    """Return the data by their path; nothing where no game has a set for classes."""
    games = [found for game in project.games.values() if (found := _game(game, project, shelf))]
    if not games:
        return {}
    text = json.dumps(games, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return {CLASS_DATA: f"window.rollpressClass = {text};\n".encode()}


def class_file(game: Game) -> str:
    """Return where a game's set for classes lies, from the content folder."""
    return f"classes/{game.id}/{game.edition.edition}.json"


def _game(game: Game, project: Project, shelf: Shelf) -> dict[str, Any] | None:
    name = class_file(game)
    if not (shelf.content / name).is_file():
        return None
    made = class_from_text(read_text(shelf.content / name, f"content/{name}"), f"content/{name}")
    drawing = drawing_of(game, shelf, shelf.lexicon(game.language), made.name)
    return _told(replace(made, sheets=tuple(_undrawn(made, drawing))), drawing, project)


def _undrawn(made: ClassSet, drawing: Drawing) -> Iterator[Any]:
    """Yield the sheets that show other letters than every roll of the day."""
    return (sheet for sheet in made.sheets if drawing.signs(sheet.roll) not in drawing.taken)


def _told(made: ClassSet, drawing: Drawing, project: Project) -> dict[str, Any]:
    game, kind, lexicon, texts = drawing.game, drawing.kind, drawing.lexicon, project.texts.print
    sheets = handout_sheets(made, game, kind, lexicon, texts, _DESIGN)
    key = handout_key(made, game, kind, lexicon, texts, _PAPER)
    entries = {entry.code: entry for entry in key.entries}
    stock = _Stock()
    levels = {sheet.code: sheet.level or "" for sheet in made.sheets}
    told = [_sheet(sheet, entries[sheet.code], levels[sheet.code], stock) for sheet in sheets.sheets]
    return {
        "id": game.id,
        "name": game.edition.title,
        "levels": [(level, texts.handout.levels[level]) for level in LEVELS if level in levels.values()],
        "sheets": told,
        **_shared(sheets, key),
        "pool": stock.rows(sheets.sheets[0].pool) if sheets.sheets else [],
        "pieces": stock.pieces,
        "texts": stock.texts,
    }


def _shared(sheets: HandoutSheets, key: HandoutKey) -> dict[str, Any]:
    lines = min((sheet.lines for sheet in sheets.sheets), default=0)
    return {
        "mark": mark_svg(sheets.mark),
        "labels": sheets.labels,
        "example": next((sheet.example_head for sheet in sheets.sheets), ""),
        "columns": [column.head for column in sheets.columns],
        "lines": lines,
        "total": sheets.total,
        "board": [sheets.board, lines] if sheets.board else [],
        "keyTitle": key.title,
        "keyLead": key.lead,
    }


@dataclass
class _Stock:
    """Pieces and texts, each kept once and named by its number; it fills as sheets are told."""

    pieces: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def rows(self, figure: Figure | None) -> list[list[int]]:
        """Return the pieces of a figure row by row, −1 where there is none."""
        if figure is None or not isinstance(figure.content, PieceGrid):
            return []
        return [
            [-1 if piece is None else _place(self.pieces, site_svg(piece)) for piece in row]
            for row in figure.content.rows
        ]

    def text(self, text: str) -> int:
        """Return the number of a text."""
        return _place(self.texts, text)


def _place(kept: list[str], one: str) -> int:
    if one not in kept:
        kept.append(one)
    return kept.index(one)


def _sheet(sheet: PupilSheet, entry: Entry, level: str, stock: _Stock) -> dict[str, Any]:
    return {
        "code": sheet.code,
        "level": level,
        "title": stock.text(sheet.title),
        "task": stock.text(sheet.task),
        "roll": stock.rows(sheet.roll),
        "foot": sheet.foot,
        "example": stock.text(sheet.example),
        "shown": stock.rows(sheet.example_figure),
        "qr": qr_rows(sheet.code),
        "qrLabel": sheet.qr_label,
        "facts": entry.facts,
        "layout": entry.layout,
    }
