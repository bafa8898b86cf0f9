"""Correct a finished PDF for one printer: each page drawn so that what comes out is true.

The page keeps its size; what is on it is scaled across and down about its middle, and on backs moved. Backs are the
even pages of a file that asks to be printed on both sides.
"""

from __future__ import annotations

import io

import pikepdf

from rollpress.geometry import Paper, Printer

__all__ = ["corrected"]

_POINTS = 72 / 25_400
_BOTH_SIDES = ("/DuplexFlipLongEdge", "/DuplexFlipShortEdge")


def corrected(pdf: bytes, printer: Printer) -> bytes:
    """Return the PDF for this printer, named in its key words; the same bytes for the same input."""
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(pdf)) as file:
        both_sides = str(file.Root.ViewerPreferences.get("/Duplex", "")) in _BOTH_SIDES
        for number, page in enumerate(file.pages):
            matrix = _matrix(page, printer, back=both_sides and number % 2 == 1)
            page.contents_add(f"q {matrix} cm".encode(), prepend=True)
            page.contents_add(b"Q")
        file.docinfo["/Keywords"] = f"corrected for the printer {printer.name}"
        file.save(out, deterministic_id=True)
    return out.getvalue()


def _matrix(page: pikepdf.Page, printer: Printer, *, back: bool) -> str:
    """Return the six numbers of the correction in points; a PDF's y runs up, so down is turned round."""
    left, bottom, right, top = (float(edge) for edge in page.mediabox)
    width, height = right - left, top - bottom
    paper = Paper("", "", round(width / _POINTS), round(height / _POINTS))
    (a, e), (d, f) = printer.lines(paper, back=back)
    upwards = height - d * height - f * _POINTS
    return f"{a:.8f} 0 0 {d:.8f} {e * _POINTS:.6f} {upwards:.6f}"
