"""A booklet, printed on both sides and folded, is read in order: every count of pages, both flips, both directions.

The reference handles paper as hands do: it knows no formula, only how a sheet is turned over and how leaves lie.
"""

import io
from itertools import pairwise

import pikepdf
import pypdfium2 as pdfium
import pytest

from rollpress.geometry import PAPERS
from rollpress.press.impose import booklet_sides, imposed

MM = 25.4 / 72
FLIPS = ["short", "long"]
DIRECTIONS = [False, True]


def read_through(sides, *, right_to_left=False):
    """Fold the sheets, each within the last, and turn the leaves: what a reader meets, page by page."""
    leaves = []  # outermost first: (left half, right half), each its (front, back) as seen when that half is turned
    fronts, backs = sides[::2], sides[1::2]
    for front, back in zip(fronts, backs, strict=True):
        # Turned over, what lay right lies left: behind the front's right half is the back's left one.
        leaves.append(((back.right, front.left), (front.right, back.left)))
    if right_to_left:  # the booklet lies with its fold right: one turns the left halves first
        leaves = [((right[1], right[0]), (left[1], left[0])) for left, right in leaves]
    first = [leaf for _, leaf in leaves]
    then = [leaf for leaf, _ in reversed(leaves)]
    return [page for leaf in (*first, *then) for page in leaf]


@pytest.mark.parametrize("right_to_left", DIRECTIONS)
@pytest.mark.parametrize("pages", range(1, 41))
def test_folded_sheets_are_read_in_order_with_blanks_at_the_end(pages, right_to_left):
    read = read_through(booklet_sides(pages, right_to_left=right_to_left), right_to_left=right_to_left)
    assert read == [*range(pages), *[None] * (-pages % 4)]


def book(pages, paper):
    """Return a book whose pages carry their number on a line that is read back, 20 mm from the left edge."""
    width, height = (side / 1000 / MM for side in PAPERS[paper].half)
    out = io.BytesIO()
    with pikepdf.new() as pdf:
        font = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name("/Font"), Subtype=pikepdf.Name("/Type1"),
                                                    BaseFont=pikepdf.Name("/Helvetica")))  # fmt: skip
        for number in range(pages):
            page = pdf.add_blank_page(page_size=(width, height))
            page.Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(F=font))
            page.Contents = pdf.make_stream(f"BT /F 12 Tf {20 / MM} {30 / MM} Td (n{number}.) Tj ET".encode())
        pdf.Root.Lang = pikepdf.String("en")
        pdf.docinfo["/Title"] = "Sample"
        pdf.docinfo["/Producer"] = "test"
        pdf.save(out)
    return out.getvalue()


def placed(pdf):
    """Return for each side its size and, for each text, number, x and y of its origin in mm, and uprightness."""
    with pdfium.PdfDocument(pdf) as document:
        for page in document:
            found = []
            for item in page.get_objects(
                max_depth=4, filter=[pdfium.raw.FPDF_PAGEOBJ_TEXT], textpage=page.get_textpage()
            ):
                matrix, form = item.get_matrix(), item.container
                while form is not None:
                    matrix, form = matrix.multiply(form.get_matrix()), form.container
                text = item.extract().strip("n. ")
                found.append((int(text), matrix.e * MM, matrix.f * MM, matrix.a > 0))
            yield (page.get_width() * MM, page.get_height() * MM), found


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("flip", FLIPS)
@pytest.mark.parametrize("right_to_left", DIRECTIONS)
@pytest.mark.parametrize("pages", [1, 4, 7, 16, 40])
def test_printed_sides_lie_back_to_back_upright_and_creep_towards_the_fold(pages, right_to_left, flip, paper):
    width, height = PAPERS[paper].height / 1000, PAPERS[paper].width / 1000
    printed = list(placed(imposed(book(pages, paper), PAPERS[paper], flip=flip, right_to_left=right_to_left)))
    sides = booklet_sides(pages, right_to_left=right_to_left)
    assert len(printed) == len(sides)
    for side, (size, found) in zip(sides, printed, strict=True):
        assert size == pytest.approx((width, height), abs=0.005)
        seen = {}
        turned = side.back and flip == "long"  # the printer turns the sheet head over heels: so does this page
        for number, to_left, to_foot, upright in found:
            assert upright != turned
            x, y = (width - to_left, height - to_foot) if turned else (to_left, to_foot)
            assert y == pytest.approx(30, abs=0.005)
            creep = 0.1 * side.sheet
            in_left = x < width / 2
            assert x == pytest.approx(20 + creep if in_left else width / 2 + 20 - creep, abs=0.005)
            seen["left" if in_left else "right"] = number
        assert seen == {name: page for name in ("left", "right") if (page := getattr(side, name)) is not None}


@pytest.mark.parametrize(("flip", "duplex"), [("short", "/DuplexFlipShortEdge"), ("long", "/DuplexFlipLongEdge")])
def test_the_print_dialog_is_told_how_to_flip(flip, duplex):
    with pikepdf.open(io.BytesIO(imposed(book(5, "a4"), PAPERS["a4"], flip=flip))) as pdf:
        preferences = pdf.Root.ViewerPreferences
        assert (preferences.Duplex, preferences.PrintScaling) == (duplex, "/None")
        assert str(pdf.Root.Lang) == "en"
        assert str(pdf.docinfo["/Title"]) == "Sample"
        assert "/StructTreeRoot" not in pdf.Root


def test_the_same_book_gives_the_same_bytes():
    assert imposed(book(9, "a4"), PAPERS["a4"]) == imposed(book(9, "a4"), PAPERS["a4"])


def test_inner_sheets_carry_neighbouring_pages_in_the_middle():
    for pages in range(4, 41, 4):
        inner = booklet_sides(pages)[-1]
        assert (inner.left, inner.right) == (pages // 2 - 1, pages // 2)
    for outer, inner in pairwise(booklet_sides(40)[::2]):
        assert (outer.right or 0) < (inner.right or 0)
