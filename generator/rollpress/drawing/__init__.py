"""Draw pieces once, for screen and paper: shapes in units of a face, two SVG skins, bundled fonts.

`faces` names what a piece shows, `pieces` draws it, `site_skin` and `print_skin` write it as SVG, `spoken`
says it in words.
"""

from rollpress.drawing.faces import (
    WILD,
    Blank,
    Face,
    JokerFace,
    LetterFace,
    Piece,
    PipFace,
    SpellFace,
    Tile,
    Token,
)
from rollpress.drawing.figures import (
    FigureContent,
    LabelledPiece,
    PieceGrid,
    Pointer,
    figure_drawing,
    figure_height,
)
from rollpress.drawing.marks import MARKS, mark_svg
from rollpress.drawing.pieces import piece_drawing, smallest_type
from rollpress.drawing.primitives import Drawing
from rollpress.drawing.print_skin import Ink, picture, print_svg
from rollpress.drawing.site_skin import site_svg
from rollpress.drawing.spoken import ENGLISH, Wording, spoken

__all__ = [
    "ENGLISH",
    "MARKS",
    "WILD",
    "Blank",
    "Drawing",
    "Face",
    "FigureContent",
    "Ink",
    "JokerFace",
    "LabelledPiece",
    "LetterFace",
    "Piece",
    "PieceGrid",
    "PipFace",
    "Pointer",
    "SpellFace",
    "Tile",
    "Token",
    "Wording",
    "figure_drawing",
    "figure_height",
    "mark_svg",
    "picture",
    "piece_drawing",
    "print_svg",
    "site_svg",
    "smallest_type",
    "spoken",
]
