"""Show an answer as people lay it: which word it is, and a figure of its tiles or its layout."""

from __future__ import annotations

from typing import Any

from rollpress import drawing
from rollpress.documents.figures import grid
from rollpress.documents.rulebook import Figure
from rollpress.documents.shown import shown_face, shown_tile
from rollpress.drawing import Piece, PieceGrid
from rollpress.faults import Place
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.tiles import said_of
from rollpress.kinds.crossword.layouts import Cell, Cells, cells_of
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.spec.game import Setup
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["answer_figure", "answer_word"]

_PLACE = Place("ANSWER")
_TOUCHING, _LAID_MM = 0.04, 12


def answer_word(setup: Setup[Any, Any], answer: str) -> str:
    """Return the word that an answer is called by, "" for a layout of several words."""
    if isinstance(setup, ClaimSetup):
        return said_of(setup, answer, _PLACE.path).word
    return "" if isinstance(setup, CrosswordSetup) else answer


def answer_figure(setup: Setup[Any, Any], answer: str, turned: tuple[str, ...], texts: PrintTexts) -> Figure | None:
    """Return a picture of an answer that says more than its word, or None."""
    if isinstance(setup, ClaimSetup):
        return _claim(setup, answer, turned, texts)
    return _layout(setup, answer, turned, texts) if isinstance(setup, CrosswordSetup) else None


def _claim(setup: ClaimSetup, answer: str, turned: tuple[str, ...], texts: PrintTexts) -> Figure | None:
    named = said_of(setup, answer, _PLACE.path).named
    tiles = [shown_tile(one.tile, turned, setup.vowels) for one in named]
    return grid([tiles], texts, texts.alt_claim) if tiles else None


def _layout(setup: CrosswordSetup, answer: str, turned: tuple[str, ...], texts: PrintTexts) -> Figure | None:
    cells = cells_of(answer, setup.alphabet, _PLACE)
    if not cells:
        return None
    lines = _lines(cells)
    rows = tuple(tuple(_laid(setup, cell, turned) for cell in line) for line in lines)
    said = " / ".join("".join(cell.letters if cell else "." for cell in line) for line in lines)
    return Figure(PieceGrid(rows, size=_LAID_MM, gap=_TOUCHING), filled(texts.alt_layout, {"rows": said}))


def _lines(cells: Cells) -> list[list[Cell | None]]:
    height, width = (1 + max(spot[axis] for spot in cells) for axis in (0, 1))
    return [[cells.get((row, column)) for column in range(width)] for row in range(height)]


def _laid(setup: CrosswordSetup, cell: Cell | None, turned: tuple[str, ...]) -> Piece | None:
    """L4: a joker shows the letter it stands for."""
    if cell is None:
        return None
    if cell.joker:
        return drawing.JokerFace(cell.letters)
    return shown_face(setup.face(cell.letters), turned)
