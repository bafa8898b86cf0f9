"""Draw a text as a QR code (ISO/IEC 18004, by segno): black squares in one path, a picture with a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

import segno

from rollpress.drawing.svg import number

__all__ = ["qr_rows", "qr_svg"]

_ERRORS = "m"
"""Readable with 15 % of it lost: a crease, a pencil stroke."""


def qr_svg(text: str, size: float, label: str) -> str:
    """Return the code as a picture `size` mm wide, without a quiet zone: the page around it is white."""
    rows = _matrix(text)
    modules = len(rows)
    path = "".join(f"M{x} {y}h{length}v1h-{length}z" for y, row in enumerate(rows) for x, length in _runs(row))
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(size)}mm" height="{number(size)}mm"'
    box = f'viewBox="0 0 {modules} {modules}"'
    return f'{opening} {box}><title>{escape(label)}</title><path fill="#000" d="{path}"/></svg>'


def qr_rows(text: str) -> list[str]:
    """Return the rows of the code as hexadecimal numbers whose bits are its squares, the last to the right."""
    return [f"{int(''.join(map(str, row)), 2):x}" for row in _matrix(text)]


def _matrix(text: str) -> list[bytes]:
    return [bytes(row) for row in segno.make_qr(text, error=_ERRORS).matrix]


def _runs(row: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where dark runs begin, and how long they are.

    >>> list(_runs([1, 1, 0, 1]))
    [(0, 2), (3, 1)]
    """
    start = 0
    for at, dark in enumerate([*row, 0]):
        if not dark:
            if at > start:
                yield start, at - start
            start = at + 1
