"""Say how class sheets look: on which paper, how many to a page, for which eyes, with how much help.

Lengths are in millimetres, type in points. A sheet fills its part of the page: all of it, a half or a quarter.
Small sheets leave out the worked example and the box for the total, as the score stands beside the name; their
writing lines are as far apart as on a whole page, there are only fewer of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.geometry import MM, PAPERS, Paper
from rollpress.spec.handout_options import Font, PerPage, Players, Scaffold

__all__ = ["Design", "Measures", "measures_of"]

_FAMILIES: dict[Font, str] = {
    "atkinson": "Atkinson Hyperlegible",
    "lexend": "Lexend Text",
    "opendyslexic": "OpenDyslexic",
}


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes of one sheet: its outer width and height with `edge` around it, type, pieces, lines."""

    width: float
    height: float
    edge: float
    text: float
    title: float
    label: float
    code: float
    field: float
    die: float
    example: float
    tile: float
    pool: float
    row: float
    cell: float
    lines: int
    whole: bool
    strands: int = 1
    leading: float = 1.35

    @property
    def inner_width(self) -> float:
        """Return how wide what is printed may be."""
        return self.width - 2 * self.edge

    @property
    def inner_height(self) -> float:
        """Return how high what is printed may be."""
        return self.height - 2 * self.edge


@dataclass(frozen=True, slots=True)
class Design:
    """How a set is printed. `players` share a sheet; `scaffolds` are the helps on it, in order."""

    paper: Paper = PAPERS["a4"]
    large: bool = False
    per_page: PerPage = 1
    font: Font = "atkinson"
    players: Players = 1
    scaffolds: tuple[Scaffold, ...] = ()

    @property
    def family(self) -> str:
        """Return the family of the type to read."""
        return _FAMILIES[self.font]

    @property
    def helps(self) -> str:
        """Return what follows the code of a sheet with helps on it: + and a letter for each.

        >>> Design(scaffolds=("word-bank", "lengths")).helps, Design().helps
        ('+WL', '')
        """
        letters = "".join(scaffold[0].upper() for scaffold in self.scaffolds)
        return f"+{letters}" if letters else ""

    @property
    def measures(self) -> Measures:
        """Return the sizes of a sheet."""
        return measures_of(self.paper, self.per_page, self.font, large=self.large)


# OpenDyslexic and Lexend are drawn larger and wider than Atkinson Hyperlegible of the same size.
_WIDER: dict[Font, float] = {"atkinson": 1, "lexend": 0.92, "opendyslexic": 0.86}
_LEADING: dict[Font, float] = {"atkinson": 1.35, "lexend": 1.35, "opendyslexic": 1.5}
_LOW = 290
"""A page lower than this, in mm, has its lines a little closer."""


def measures_of(paper: Paper, per_page: PerPage, font: Font = "atkinson", *, large: bool = False) -> Measures:
    """Return the sizes of a sheet of so many to a page; large print has a page to itself."""
    width, height, leading = paper.width / MM, paper.height / MM, _LEADING[font]
    if large:
        return Measures(
            width, height, edge=14, text=18, title=28, label=18, code=20, field=9, die=26, example=8, tile=12,
            pool=78, row=12, cell=11, lines=10, whole=True, leading=max(1.3, leading - 0.05),
        )  # fmt: skip
    wider = _WIDER[font]
    if per_page == 1:
        return Measures(
            width, height, edge=14, text=14 * wider, title=24 * wider, label=12 * wider, code=16, field=9, die=26,
            example=8, tile=12, pool=78, row=9.9 if height > _LOW else 9.2, cell=11, lines=10, whole=True,
            leading=leading,
        )  # fmt: skip
    if per_page == 2:
        return Measures(
            width, height / 2, edge=11, text=11 * wider, title=17 * wider, label=9.5 * wider, code=13, field=7,
            die=15, example=6.5, tile=8.6, pool=60, row=9, cell=9, lines=10, whole=False, strands=2,
            leading=leading,
        )  # fmt: skip
    return Measures(
        width / 2, height / 2, edge=8, text=9.5 * wider, title=14 * wider, label=9 * wider, code=12, field=7,
        die=12.6, example=6.5, tile=6, pool=40, row=9, cell=6.8, lines=10, whole=False, leading=leading,
    )  # fmt: skip
