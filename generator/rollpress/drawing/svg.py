"""Write shapes as SVG elements: geometry only, with whatever style the skin puts first."""

from __future__ import annotations

from rollpress.drawing.primitives import Arc, Box, Disc, Line, Shape

__all__ = ["number", "outline", "path"]


def number(value: float) -> str:
    """Write a length to a thousandth, without idle zeros.

    >>> number(20.0), number(-0.0001), number(7.125)
    ('20', '0', '7.125')
    """
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def outline(shape: Shape, style: str) -> str:
    if isinstance(shape, Box):
        corner = f' rx="{number(shape.corner)}"' if shape.corner else ""
        at = f'x="{number(shape.x)}" y="{number(shape.y)}"'
        return f'<rect{style} {at} width="{number(shape.width)}" height="{number(shape.height)}"{corner}/>'
    if isinstance(shape, Disc):
        return f'<circle{style} cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"/>'
    return f'<path{style} d="{path(shape)}"/>'


def path(shape: Shape) -> str:
    if isinstance(shape, Arc):
        (x1, y1), (x2, y2) = shape.at(shape.start), shape.at(shape.end)
        radius = number(shape.radius)
        return f"M{number(x1)} {number(y1)}A{radius} {radius} 0 0 1 {number(x2)} {number(y2)}"
    if isinstance(shape, Line):
        steps = "L".join(f"{number(x)} {number(y)}" for x, y in shape.points)
        return f"M{steps}{'Z' if shape.closed else ''}"
    raise TypeError(f"{shape!r} is no line")
