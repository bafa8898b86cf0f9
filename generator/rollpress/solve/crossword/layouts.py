"""Turn a board of face numbers into a layout, its jokers put where they save most."""

from collections.abc import Iterator

from rollpress.solve.crossword.problem import Layout
from rollpress.solve.crossword.stock import Stock
from rollpress.solve.crossword.tree import Board

__all__ = ["laid_out"]

Cell = tuple[int, int]


def laid_out(board: Board, stock: Stock) -> Layout:
    """Return the canonical layout of a board.

    Equal faces are one as good as another, so only their number counts: a joker lies in the layout when
    more of its letter lie there than dice show it, and then in the cell that scores least.
    """
    cells = {(row, column): face for row, line in enumerate(board) for column, face in enumerate(line) if face >= 0}
    rows = tuple(tuple(stock.faces[face] if face >= 0 else None for face in line) for line in board)
    return Layout(rows, tuple(sorted(_jokers(cells, stock)))).canonical()


def _jokers(cells: dict[Cell, int], stock: Stock) -> Iterator[Cell]:
    for face, free in enumerate(stock.free):
        if free:
            lying = [cell for cell in sorted(cells) if cells[cell] == face]
            spare = max(0, len(lying) - (stock.counts[face] - free))
            yield from sorted(lying, key=lambda cell: _is_crossed(cell, cells))[:spare]


def _is_crossed(cell: Cell, cells: dict[Cell, int]) -> bool:
    row, column = cell
    across = (row, column - 1) in cells or (row, column + 1) in cells
    return across and ((row - 1, column) in cells or (row + 1, column) in cells)
