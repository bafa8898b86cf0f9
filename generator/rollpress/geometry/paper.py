"""Know papers and what a home printer can reach: whole micrometres throughout.

ISO 216 gives A4; Letter is 8.5 by 11 inches. The margin of a quarter inch is reached by common home
printers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["MARGIN", "MM", "PAPERS", "Area", "DoesNotFit", "Paper"]

MM = 1_000
MARGIN = 6_350


class DoesNotFit(ValueError):
    """Something is larger than its place; the message says what would fit."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on a page, x and y of its upper left corner."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright; for a printer that leaves more white, what lies `inset` inside all its edges."""

    id: str
    label: str
    width: int
    height: int
    inset: int = 0

    def within(self, margin: int) -> Paper:
        """Return what can be used of the sheet on a printer with this margin: no more than with the common one."""
        inset = max(margin - MARGIN, 0)
        return replace(self, width=self.width - 2 * inset, height=self.height - 2 * inset, inset=inset)

    @property
    def whole(self) -> tuple[int, int]:
        """Width and height of the sheet itself."""
        return self.width + 2 * self.inset, self.height + 2 * self.inset

    @property
    def printable(self) -> Area:
        """What lies inside the margins."""
        return Area(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)

    @property
    def half(self) -> tuple[int, int]:
        """Width and height of the sheet folded once: the page of a booklet."""
        width, height = self.whole
        return height // 2, width


_A4 = Paper("a4", "A4", 210 * MM, 297 * MM)
_LETTER = Paper("letter", "Letter", 215_900, 279_400)
PAPERS = {paper.id: paper for paper in (_A4, _LETTER)}
