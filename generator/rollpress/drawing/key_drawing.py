"""Draw the key of a net sheet: what is cut, folded and glued.

A cut is the only solid stroke of its width and a fold the only dashed one, for whoever reads the lines back;
so the samples look the same but are drawn a little heavier, and with single short lines instead of a dash.
"""

from __future__ import annotations

from rollpress.drawing.fonts import REGULAR
from rollpress.drawing.primitives import Drawing, Line, Text

__all__ = ["key_drawing"]

_EM = 3.2
_SAMPLE, _TO_TEXT, _TO_NEXT = 12.0, 2.2, 9.0


def key_drawing(x: float, y: float, cut: str, fold: str, glue: str) -> Drawing:
    """Return samples with their words, side by side from x, middles on y, in mm; none without words."""
    drawing: Drawing = ()
    samples = (_cut, _fold, _glue)
    said = [(sample, words) for sample, words in zip(samples, (cut, fold, glue), strict=True) if words]
    for sample, words in said:
        text = Text("label", x + _SAMPLE + _TO_TEXT, y + 0.33 * _EM, _EM, words, REGULAR, anchor=0)
        drawing += (*sample(x, y), text)
        x = text.start + text.width + _TO_NEXT
    return drawing


def _cut(x: float, y: float) -> Drawing:
    return (Line("sample", ((x, y), (x + _SAMPLE, y))),)


def _fold(x: float, y: float) -> Drawing:
    return tuple(Line("tick", ((x + start, y), (x + min(start + 2, _SAMPLE), y))) for start in range(0, 12, 3))


def _glue(x: float, y: float) -> Drawing:
    return tuple(Line("glue", ((x, y + step), (x + _SAMPLE, y + step))) for step in (-1.65, -0.55, 0.55, 1.65))
