"""Measure a document as it is laid out: its pages, and how far its pieces are cut, in millimetres."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from math import dist, pi, radians

import pikepdf

from rollpress.documents import NetSheet, StickerSheet, TileSheet
from rollpress.drawing.primitives import Arc, Disc, Line, Shape
from rollpress.faults import Place
from rollpress.press.net_plates import net_plates
from rollpress.press.sheets import Document
from rollpress.press.sticker_plates import sticker_plates
from rollpress.press.tile_plates import tile_plates

__all__ = ["cut_length", "pages_of"]

_PLACE = Place("kit.pdf")


def cut_length(document: Document) -> float:
    """Return how long all cuts of a document are together; one that is not cut has none."""
    if isinstance(document, NetSheet):
        plates = net_plates(document, _PLACE)
    elif isinstance(document, TileSheet):
        plates = tile_plates(document, _PLACE)
    elif isinstance(document, StickerSheet):
        plates = sticker_plates(document, _PLACE)
    else:
        return 0
    return sum(_length(shape) for plate in plates for shape in plate.drawing if shape.role == "cut")


def _length(shape: Shape) -> float:
    match shape:
        case Line(points=points, closed=closed):
            return sum(dist(a, b) for a, b in pairwise((*points, points[0]) if closed else points))
        case Disc(radius=radius):
            return 2 * pi * radius
        case Arc(radius=radius, start=start, end=end):
            return radius * radians(end - start)
        case _:
            return 0


def pages_of(pdf: bytes) -> tuple[int, str]:
    """Return how many pages a PDF has, and how it asks to be turned over ("" if it does not say)."""
    with pikepdf.open(BytesIO(pdf)) as file:
        return len(file.pages), str(file.Root.ViewerPreferences.get("/Duplex", ""))
