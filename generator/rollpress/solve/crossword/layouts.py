"""Turn a board of face numbers into a layout."""

from rollpress.solve.crossword.problem import Layout
from rollpress.solve.crossword.stock import Stock
from rollpress.solve.crossword.strings import is_joker, spelled
from rollpress.solve.crossword.tree import Board

__all__ = ["laid_out"]


def laid_out(board: Board, stock: Stock) -> Layout:
    """Return the canonical layout of a board."""
    faces = [[stock.faces[face] if face >= 0 else None for face in row] for row in board]
    jokers = ((r, c) for r, row in enumerate(faces) for c, face in enumerate(row) if face and is_joker(face))
    rows = tuple(tuple(face and spelled([face]) for face in row) for row in faces)
    return Layout(rows, tuple(jokers)).canonical()
