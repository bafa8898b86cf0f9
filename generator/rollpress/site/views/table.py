"""Say what lies on the table: a roll, a pool of tiles, a layout."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.drawing import Piece, PipFace, Tile, Token

__all__ = [
    "BoardPiece", "BoardView", "ChoiceView", "PoolColumn", "PoolView", "RollView", "RoundView", "RoundsView",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class RollView:
    """Faces in the order of the dice, and what they are together: "Six dice"."""

    label: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """Dice that a player may choose in a round; `label` reads them out: "1, 3, 6"."""

    label: str
    dice: tuple[PipFace, ...]


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round of several: its number and the dice to choose from, in the order of `RoundsView.heads`."""

    number: str
    choices: tuple[ChoiceView, ...]


@dataclass(frozen=True, slots=True)
class RoundsView:
    """All rounds of a puzzle, one a row: a title, a note beside it, a sentence below it.

    `heads` name the number and each choice ("2 dice"), `write` the columns that paper has for the player's pen.
    `token` is what may be spent once, and `text` says for what.
    """

    title: str
    note: str
    heads: tuple[str, ...]
    rounds: tuple[RoundView, ...]
    write: tuple[str, ...]
    text: str = ""
    token: Token | None = None


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
