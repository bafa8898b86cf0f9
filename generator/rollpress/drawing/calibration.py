"""Draw the two sides of a calibration sheet, in millimetres: lengths to measure, scales to read, ladders at edges.

In the middle of the front stands a scale of millimetres each way, in that of the back one whose steps are 0.9 mm:
held against the light, the step at which two lines meet tells tenths, as on a vernier calliper.
"""

from __future__ import annotations

from collections.abc import Iterator

from rollpress.drawing.fonts import BOLD, REGULAR
from rollpress.drawing.primitives import Drawing, Line, Shape, Text, placed
from rollpress.drawing.turning import turned
from rollpress.geometry import ACROSS, DOWN, MM, Paper

__all__ = ["calibration_back", "calibration_front"]

_EM, _STEPS = 3.0, 10
# The upright scales stand right of the middle, so on the back, which is seen turned over, left of it.
_BESIDE = 40.0
_LADDER = range(3, 11)


def calibration_front(paper: Paper) -> Drawing:
    """Return the front: A across, B down, the scales in the middle, and a ladder of lines at each edge."""
    width, height = paper.width / MM, paper.height / MM
    x, y = (width - ACROSS / MM) / 2, (height - DOWN / MM) / 2
    level, upright = y + 12, x + 12
    return (
        *_length((x, level), (width - x, level), "A"),
        *_length((upright, y), (upright, height - y), "B"),
        *placed(_marks(1.0, -1), width / 2, height / 2, 1),
        *placed(turned(_marks(1.0, -1), 1), width / 2 + _BESIDE, height / 2, 1),
        *_ladder(width, height),
    )


def calibration_back(paper: Paper) -> Drawing:
    """Return the back: the scales that are read against those of the front."""
    x, y = paper.width / MM / 2, paper.height / MM / 2
    return (*placed(_marks(0.9, 1), x, y, 1), *placed(turned(_marks(0.9, 1), 3), x - _BESIDE, y, 1))


def _length(start: tuple[float, float], end: tuple[float, float], name: str) -> Drawing:
    """A line to measure from the middle of one end stroke to that of the other."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = (0, 4) if y1 == y2 else (4, 0)
    ends = tuple(Line("tick", ((x - dx, y - dy), (x + dx, y + dy))) for x, y in (start, end))
    middle = Text("name", (3 * x1 + x2) / 4 + dx, (3 * y1 + y2) / 4 - 1.5, 5, name, BOLD)
    return (Line("tick", (start, end)), *ends, middle)


def _marks(step: float, side: int) -> Iterator[Shape]:
    for number in range(-_STEPS, _STEPS + 1):
        long = 4.5 if number == 0 else 3.0 if number % 5 == 0 else 2.0
        at = number * step
        yield Line("mark", ((at, 0), (at, side * long)))
        if number % 5 == 0:
            yield Text("figure", at, side * 7 + (2 if side > 0 else 0), _EM, str(abs(number)), REGULAR)


def _ladder(width: float, height: float) -> Iterator[Shape]:
    """Short lines 3 to 10 mm from each edge; the outermost that is printed whole tells the margin."""
    for distance in _LADDER:
        along = 100 + 9 * (distance - _LADDER.start)
        yield from (
            Line("mark", ((along, distance), (along + 6, distance))),
            Line("mark", ((along - 80, height - distance), (along - 74, height - distance))),
            Line("mark", ((distance, along), (distance, along + 6))),
            Line("mark", ((width - distance, along), (width - distance, along + 6))),
            Text("figure", along + 3, 15, _EM, str(distance), REGULAR),
        )
