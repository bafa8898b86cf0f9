"""Know how a printer strays, and undo it: how long it prints a length each way, and where it puts a back.

Taken for true: the printer stretches a page evenly, across and down apart, about the middle of the paper; and it
prints a back beside its front by always the same step. What it does to a point p is then m + s * (p - m), with m
the middle and s the scale, and for a back a step more. So p is drawn at m + (p - m - step) / s.

Lengths are whole micrometres, scales whole millionths: 1 000 000 is true.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.geometry.paper import MARGIN, MM, Paper

__all__ = ["ACROSS", "DOWN", "TRUE", "Printer", "measured_printer"]

TRUE = 1_000_000
# The lengths to measure on a calibration sheet: as long as both papers allow.
ACROSS, DOWN = 180 * MM, 230 * MM


@dataclass(frozen=True, slots=True)
class Printer:
    """A printer: its scale across and down, how far right and down it puts backs, the margin it leaves white.

    Backs are seen from behind, as they are read.
    """

    name: str
    across: int = TRUE
    down: int = TRUE
    back_right: int = 0
    back_down: int = 0
    margin: int = MARGIN

    def corrected(self, point: tuple[float, float], paper: Paper, *, back: bool = False) -> tuple[float, float]:
        """Return where on the page a point is to be drawn, so that it is printed in its place."""
        (a, e), (b, f) = self.lines(paper, back=back)
        return a * point[0] + e, b * point[1] + f

    def lines(self, paper: Paper, *, back: bool = False) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return factor and summand of the correction across, and those down."""
        right, down = (self.back_right, self.back_down) if back else (0, 0)
        a, b = TRUE / self.across, TRUE / self.down
        across, along = paper.width / 2, paper.height / 2
        return (a, across - a * (across + right)), (b, along - b * (along + down))


def measured_printer(name: str, across: int, down: int, back_right: int, back_down: int, margin: int) -> Printer:
    """Return the printer that printed a calibration sheet with these lengths.

    >>> measured_printer("study", 179_100, 230_000, 400, -200, 5_000).across
    995000
    """
    scales = (round(across * TRUE / ACROSS), round(down * TRUE / DOWN))
    return Printer(name, *scales, back_right, back_down, margin)
