"""Read printed sheets back from their PDFs with PDFium, which shares no code with the press.

Lengths come out in millimetres from the upper left corner of the page, y down. Stroke widths and line ends are
read through each object's own matrix, so nothing of the press's units is taken on trust.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2 as pdfium
import pypdfium2.raw as raw

MM = 25.4 / 72
Point = tuple[float, float]


@dataclass(frozen=True)
class Stroke:
    """A stroked path: its width, whether it is dashed, its straight pieces, and all points of its curves."""

    width: float
    dashed: bool
    pieces: tuple[tuple[Point, Point], ...]
    curved: tuple[Point, ...]


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Return width and height of each page in mm."""
    with pdfium.PdfDocument(pdf) as document:
        return [
            (width * MM, height * MM) for width, height in (document.get_page_size(n) for n in range(len(document)))
        ]


def texts(pdf: bytes, page: int = 0) -> str:
    """Return the text of a page."""
    with pdfium.PdfDocument(pdf) as document:
        return document[page].get_textpage().get_text_bounded()


def strokes(pdf: bytes, page: int = 0) -> list[Stroke]:
    """Return all stroked paths of a page."""
    with pdfium.PdfDocument(pdf) as document:
        leaf = document[page]
        return [
            _stroke(item, leaf.get_height())
            for item in leaf.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=8)
            if _is_stroked(item)
        ]


def pieces(found: list[Stroke], width: float, *, dashed: bool) -> list[tuple[Point, Point]]:
    """Return the straight pieces of all strokes of one width, 0.01 mm more or less."""
    return [
        piece
        for stroke in found
        if abs(stroke.width - width) < 0.01 and stroke.dashed == dashed
        for piece in stroke.pieces
    ]


def _is_stroked(item: pdfium.PdfObject) -> bool:
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    raw.FPDFPath_GetDrawMode(item.raw, fill, stroke)
    return bool(stroke.value)


def _stroke(item: pdfium.PdfObject, height: float) -> Stroke:
    matrix = _to_page(item)
    width = ctypes.c_float()
    raw.FPDFPageObj_GetStrokeWidth(item.raw, width)
    straight, curved = _segments(item, matrix, height)
    return Stroke(
        width=width.value * abs(matrix.a) * MM,
        dashed=raw.FPDFPageObj_GetDashCount(item.raw) > 0,
        pieces=tuple(straight),
        curved=tuple(curved),
    )


def _to_page(item: pdfium.PdfObject) -> pdfium.PdfMatrix:
    """Return the matrix from the path's own units to the page; PDFium gives it per object."""
    matrix = item.get_matrix()
    form = item.container
    while form is not None:
        matrix = matrix.multiply(form.get_matrix())
        form = form.container
    return matrix


def _segments(
    item: pdfium.PdfObject, matrix: pdfium.PdfMatrix, height: float
) -> tuple[list[tuple[Point, Point]], list[Point]]:
    straight: list[tuple[Point, Point]] = []
    curved: list[Point] = []
    start = here = (0.0, 0.0)
    for number in range(raw.FPDFPath_CountSegments(item.raw)):
        segment = raw.FPDFPath_GetPathSegment(item.raw, number)
        kind, to = raw.FPDFPathSegment_GetType(segment), _point(segment, matrix, height)
        if kind == raw.FPDF_SEGMENT_MOVETO:
            start = to
        elif kind == raw.FPDF_SEGMENT_LINETO:
            straight.append((here, to))
        else:
            curved.append(to)
        here = to
        if raw.FPDFPathSegment_GetClose(segment):
            if here != start:
                straight.append((here, start))
            here = start
    return straight, curved


def _point(segment: object, matrix: pdfium.PdfMatrix, height: float) -> Point:
    x, y = ctypes.c_float(), ctypes.c_float()
    raw.FPDFPathSegment_GetPoint(segment, x, y)
    page_x, page_y = matrix.on_point(x.value, y.value)
    return page_x * MM, (height - page_y) * MM


def same_places(
    found: list[tuple[Point, Point]], wanted: Iterator[tuple[Point, Point]] | list[tuple[Point, Point]], by: float
) -> bool:
    """Tell whether both hold the same pieces, ends in either order, each end at most `by` mm off."""
    left = [_ordered(piece) for piece in found]
    for piece in map(_ordered, wanted):
        near = next((other for other in left if _near(piece, other, by)), None)
        if near is None:
            return False
        left.remove(near)
    return not left


def _ordered(piece: tuple[Point, Point]) -> tuple[Point, Point]:
    a, b = piece
    return (a, b) if (round(a[0], 1), round(a[1], 1)) <= (round(b[0], 1), round(b[1], 1)) else (b, a)


def _near(one: tuple[Point, Point], other: tuple[Point, Point], by: float) -> bool:
    return all(abs(p - q) <= by for a, b in zip(one, other, strict=True) for p, q in zip(a, b, strict=True))
