"""Say what a plate is, a page drawn to the millimetre, and what every plate keeps to."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.drawing.primitives import Drawing, extent
from rollpress.faults import Fault, Faulty, Place
from rollpress.geometry import MM, Paper

__all__ = ["LEAST_TYPE", "RULER_TO_EDGE", "Note", "Plate", "inside_margins"]

# Seven points in millimetres: no smaller type is printed anywhere.
LEAST_TYPE = 7 * 25.4 / 72
# From the line of a ruler to the edge of the paper, in millimetres.
RULER_TO_EDGE = 11.5


@dataclass(frozen=True, slots=True)
class Note:
    """A heading and a sentence beside pieces; place and width in millimetres."""

    left: float
    top: float
    width: float
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Plate:
    """What is drawn on one page, in millimetres, and the note that stands in it, if any.

    `back` is the other side of the page before, with neither head nor ruler.
    """

    drawing: Drawing
    notes: tuple[Note, ...] = ()
    back: bool = False


def inside_margins(plate: Plate, paper: Paper, place: Place) -> Plate:
    """Return the plate if all that is drawn lies where a home printer prints."""
    area = paper.printable
    left, top, right, bottom = extent(plate.drawing)
    reach = min(left - area.x / MM, top - area.y / MM, (area.x + area.width) / MM - right)
    reach = min(reach, (area.y + area.height) / MM - bottom)
    if reach < 0:
        what = f"the drawing reaches {-reach:.1f} mm into the margin of {paper.label}"
        raise Faulty([Fault(place, what, "smaller pieces fit")])
    return plate
