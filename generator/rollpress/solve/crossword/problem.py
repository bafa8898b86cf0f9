"""Say what a crossword-dice problem is, and what an answer to it looks like.

A *face* is one letter, or several that lie together in one cell (a die that shows QU). A joker is a
die that stands for one letter of the player's choice and is worth nothing. A layout is one connected
block of cells in which every horizontal or vertical run of two or more cells spells a word; it scores
its faces once for each word they are in, minus the values of the dice that were left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

__all__ = ["Layout", "Problem", "Proof", "Result"]

Row = tuple[str | None, ...]
Proof = Literal["perfect", "exhaustion", "search", "none"]


@dataclass(frozen=True)
class Problem:
    """Hold the dice of one roll and the rules they are laid by.

    `words` may be a whole word list: what the dice cannot spell is passed over. `min_length` counts the
    letters of a word, not its cells: QU + A has three. Shorter words are not allowed at all.
    """

    dice: tuple[str, ...]  # the faces rolled, jokers left out; their order means nothing
    jokers: int
    values: Mapping[str, int]  # of every face in `dice`, 0 or more
    words: tuple[str, ...]
    letters: tuple[str, ...]  # what a joker may stand for
    min_length: int = 2
    may_repeat: bool = True  # L12: may one word stand twice

    def __post_init__(self) -> None:
        if any(self.values[face] < 0 for face in self.dice):
            raise ValueError("the value of a face is 0 or more")

    @property
    def total(self) -> int:
        """Return the sum of the values of all dice; twice this is the highest score there can be."""
        return sum(self.values[face] for face in self.dice)

    @property
    def size(self) -> int:
        """Return the number of dice, jokers among them."""
        return len(self.dice) + self.jokers


@dataclass(frozen=True)
class Layout:
    """Hold the cells of a layout: rows of equal length from the top, `None` where nothing lies.

    The empty layout has no rows. `jokers` are the (row, column) of cells on which a joker lies; such a
    cell holds the letter that the joker stands for.
    """

    rows: tuple[Row, ...] = ()
    jokers: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        return "/".join(
            "".join(self._cell(row, column) for column in range(len(cells))) for row, cells in enumerate(self.rows)
        )

    def _cell(self, row: int, column: int) -> str:
        face = self.rows[row][column]
        if face is None:
            return "."
        if (row, column) in self.jokers:
            return f"({face})"
        return face if len(face) == 1 else f"[{face}]"

    def mirrored(self) -> "Layout":
        """Return the layout with across and down exchanged, which scores the same."""
        return Layout(tuple(zip(*self.rows, strict=True)), tuple(sorted((c, r) for r, c in self.jokers)))

    def canonical(self) -> "Layout":
        """Return the one of the two mirror images that is wider, or else reads first."""
        return min(self, self.mirrored(), key=lambda layout: (len(layout.rows), str(layout)))


@dataclass(frozen=True)
class Result:
    """Hold the best layout and how it is known to be the best.

    perfect: every die of value is in two words, which nothing can beat. exhaustion: the search below
    the loss was exhausted, and a certificate can be written. search: likewise, but with more jokers than a
    certificate is written for. none: the node budget ran out; `ceiling` is as much as was not ruled out.
    """

    score: int
    loss: int  # 2 × the total of the dice − score
    layout: Layout
    proof: Proof
    nodes: int
    ceiling: int
