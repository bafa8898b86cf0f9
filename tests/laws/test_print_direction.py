"""Sheets in a language that is read from right to left begin at the right, as their language says."""

from dataclasses import replace
from typing import Any

import pypdfium2 as pdfium
import pytest

from documents import printed
from printed import MM
from rollpress.press import print_sheet


def beginning(document: Any) -> tuple[float, float]:
    """Return how far from the left and from the right edge of its first page a document's title stands, in mm."""
    with pdfium.PdfDocument(print_sheet(document)) as pdf:
        page = pdf[0]
        text = page.get_textpage()
        found = text.search(document.title)
        index, count = found.get_next()
        boxes = [text.get_charbox(at) for at in range(index, index + count)]
        return min(box[0] for box in boxes) * MM, (page.get_width() - max(box[2] for box in boxes)) * MM


@pytest.mark.parametrize("stem", ["rulebook", "tiles", "score-sheet"])
def test_a_title_begins_where_its_language_is_read_from(stem: str) -> None:
    document = printed("vowelocity")[stem]
    left, _ = beginning(document)
    _, right = beginning(replace(document, lang="he"))
    assert left < 30
    assert right < 30
