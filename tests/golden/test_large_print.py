"""Large print, read back from its PDFs: no letter of a text under 18 points, on the sheets that are read.

Pictures are left out, for a face keeps the shares of a face; their labels have a law of their own.
"""

import ctypes

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest

from documents import made
from rollpress.documents.kit_pages import Measured, kit_pages
from rollpress.documents.variant import Variant
from rollpress.geometry import PAPERS
from rollpress.press import print_sheet
from setups import project

READ = ("rulebook", "player-aid", "score-sheet", "kit")


def marks(item: pdfium.PdfObject) -> set[str]:
    """Return the tags of what a text belongs to."""
    names = set()
    for number in range(raw.FPDFPageObj_CountMarks(item.raw)):
        buffer, length = ctypes.create_string_buffer(128), ctypes.c_ulong()
        mark = raw.FPDFPageObj_GetMark(item.raw, number)
        raw.FPDFPageObjMark_GetName(mark, ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort)), 128, length)
        names.add(buffer.raw[: length.value].decode("utf-16-le").rstrip("\0"))
    return names


def smallest(pdf: bytes) -> float:
    """Return the least height of an em on any page, in points: the size of the font, as its matrices make it."""
    sizes = []
    with pdfium.PdfDocument(pdf) as document:
        for page in document:
            for item in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8):
                if "Figure" in marks(item):
                    continue
                matrix, form = item.get_matrix(), item.container
                while form is not None:
                    matrix, form = matrix.multiply(form.get_matrix()), form.container
                sizes.append(item.get_font_size() * max(abs(matrix.d), abs(matrix.c)))
    return min(sizes)


@pytest.mark.parametrize(("game", "paper"), [("epellelemele", "a4"), ("letra-mix", "letter"), ("vowelocity", "a4")])
def test_no_text_of_large_print_is_under_18_points(game: str, paper: str) -> None:
    documents = made(project().games[game], paper, Variant(large=True))
    files = [Measured(stem, 1) for stem in documents]
    about = kit_pages(project().games[game], project().texts.print, PAPERS[paper], files, large=True)
    for stem, document in {**documents, "kit": about}.items():
        if stem in READ:
            assert smallest(print_sheet(document)) >= 17.99, stem
