"""Draw the ruler that proves a sheet was printed at its true size, lying or upright, in millimetres."""

from __future__ import annotations

from rollpress.drawing.fonts import REGULAR
from rollpress.drawing.primitives import Drawing, Line, Shape, Text
from rollpress.geometry import MM, Tick, ticks

__all__ = ["lying_ruler", "upright_ruler"]

_EM = 2.5


def lying_ruler(x: float, y: float) -> Drawing:
    """Return a ruler of 100 mm from x to the right; its line at y, ticks upwards, figures below."""
    return (
        Line("tick", ((x, y), (x + 100, y))),
        *(Line(_role(tick), ((x + tick.at / MM, y), (x + tick.at / MM, y - tick.height / MM))) for tick in ticks()),
        *_figures([(x + tick.at / MM, y + 3.1, tick.label) for tick in ticks() if tick.label], anchor=0.5),
    )


def upright_ruler(x: float, y: float) -> Drawing:
    """Return a ruler of 100 mm from y downwards; its line at x, ticks to the left, figures to the right."""
    return (
        Line("tick", ((x, y), (x, y + 100))),
        *(Line(_role(tick), ((x, y + tick.at / MM), (x - tick.height / MM, y + tick.at / MM))) for tick in ticks()),
        *_figures(
            [(x + 0.8, y + tick.at / MM + 0.84, tick.label) for tick in ticks() if tick.at % (50 * MM) == 0], 0
        ),
    )


def _role(tick: Tick) -> str:
    return "mark" if not tick.label and tick.height < 2 * MM else "tick"


def _figures(places: list[tuple[float, float, str]], anchor: float) -> list[Shape]:
    return [Text("name", x, y, _EM, label, REGULAR, anchor) for x, y, label in places]
