"""Say what lies on the table: a roll, a pool of tiles, a layout."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.drawing import Piece, PipFace, Tile

__all__ = ["BoardPiece", "BoardView", "PoolColumn", "PoolView", "RollView"]


@dataclass(frozen=True, slots=True)
class RollView:
    """Faces in the order of the dice, and what they are together: "Six dice"."""

    label: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class PoolColumn:
    """The tiles that answer to one number, under the die that shows it; `label` says so: "Number 1"."""

    label: str
    die: PipFace
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class PoolView:
    """Tiles that lie in the centre: a title, how many ("30 tiles"), a sentence how to read them, columns."""

    title: str
    note: str
    legend: str
    columns: tuple[PoolColumn, ...]


@dataclass(frozen=True, slots=True)
class BoardPiece:
    """A die laid on the board: row and column from 1."""

    row: int
    column: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class BoardView:
    """A layout on a sheet of dots; rows and columns count the free margin too. `label` reads it out."""

    label: str
    rows: int
    columns: int
    pieces: tuple[BoardPiece, ...]
