"""Draw the figures of a rulebook in millimetres: a piece with labels, pieces in rows or laid out in a grid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from rollpress.drawing.faces import Piece
from rollpress.drawing.fonts import REGULAR
from rollpress.drawing.pieces import piece_drawing
from rollpress.drawing.primitives import Drawing, Line, Text, extent, placed

__all__ = ["FigureContent", "LabelledPiece", "PieceGrid", "Pointer", "figure_drawing", "figure_height"]

_LABEL_EM, _LABEL_LINE = 3.7, 4.4


@dataclass(frozen=True, slots=True)
class Pointer:
    """A label, its lines parted by newlines, and the point of a piece that it names, in units of a face."""

    text: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class LabelledPiece:
    """One large piece with labels left and right, each with a line to what it names."""

    piece: Piece
    left: tuple[Pointer, ...] = ()
    right: tuple[Pointer, ...] = ()
    size: float = 40


@dataclass(frozen=True, slots=True)
class PieceGrid:
    """Pieces in rows of a grid, None where there is none; as large as the width allows, at most `size` mm.

    `gap` is the distance between pieces as a share of a piece: 0.2 shows a roll, 0.04 a layout.
    """

    rows: tuple[tuple[Piece | None, ...], ...]
    size: float = 17
    gap: float = 0.2


FigureContent = LabelledPiece | PieceGrid


@singledispatch
def figure_drawing(content: FigureContent, width: float) -> Drawing:
    """Return a figure that is at most `width` mm wide."""
    raise TypeError(f"no drawing for {content!r} of {width} mm")


@figure_drawing.register
def _labelled(content: LabelledPiece, width: float) -> Drawing:
    size = content.size
    left = (width - size) / 2 - (11 if content.right else 0)
    piece = placed(piece_drawing(content.piece), left, 1, size / 100)
    labels = [
        *(_label(pointer, left, size, to=left - 6, anchor=1) for pointer in content.left),
        *(_label(pointer, left, size, to=left + size + 10, anchor=0) for pointer in content.right),
    ]
    return (*piece, *(shape for label in labels for shape in label))


@figure_drawing.register
def _grid(content: PieceGrid, width: float) -> Drawing:
    columns = max(map(len, content.rows))
    size = min(content.size, width / (columns + (columns - 1) * content.gap))
    pitch = size * (1 + content.gap)
    return tuple(
        shape
        for row, pieces in enumerate(content.rows)
        for column, piece in enumerate(pieces)
        if piece is not None
        for shape in placed(piece_drawing(piece), column * pitch, row * pitch, size / 100)
    )


def _label(pointer: Pointer, left: float, size: float, to: float, anchor: float) -> Drawing:
    """A line from the named point to x `to`, and the label's lines centred on its height beyond it."""
    x, y = left + pointer.x * size / 100, 1 + pointer.y * size / 100
    lines = pointer.text.split("\n")
    first = y + 0.33 * _LABEL_EM - (len(lines) - 1) * _LABEL_LINE / 2
    beyond = to + (1.2 if anchor == 0 else -1.2)
    texts = (
        Text("label", beyond, first + number * _LABEL_LINE, _LABEL_EM, line, REGULAR, anchor)
        for number, line in enumerate(lines)
    )
    return (Line("pointer", ((x, y), (to, y))), *texts)


def figure_height(drawing: Drawing) -> float:
    """Return how high a figure is, with half a millimetre below for its strokes."""
    return extent(drawing)[3] + 0.5
