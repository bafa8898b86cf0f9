"""Every printed document: exact pages, print preferences, bundled fonts, tags, and the same bytes each time."""

import hashlib
import io
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pikepdf
import pytest

import rollpress
from print_samples import every_document
from printed import page_sizes, texts
from rollpress.press import print_sheet
from rollpress.press.attach import Attached, with_attached

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
HALVES = {"a4": (148.5, 210), "letter": (139.7, 215.9)}
NAMES = ["nets", "tiles", "scores", "book"]
BUNDLED = ("Atkinson-Hyperlegible", "Lexend", "Noto-Sans")


@cache
def printed(name, paper="a4"):
    return print_sheet(every_document(paper)[name])


def opened(name):
    return pikepdf.open(io.BytesIO(printed(name)))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_the_paper_or_for_the_book_half_of_it(name, paper):
    size = HALVES[paper] if name == "book" else SIZES[paper]
    for page in page_sizes(printed(name, paper)):
        assert page == pytest.approx(size, abs=0.005)


@pytest.mark.parametrize("name", NAMES)
def test_the_print_dialog_is_told_not_to_scale(name):
    with opened(name) as pdf:
        preferences = pdf.Root.ViewerPreferences
        assert preferences.PrintScaling == "/None"
        assert preferences.PickTrayByPDFSize is True
        assert preferences.DisplayDocTitle is True


def test_cut_sheets_are_printed_on_one_side_and_books_turned_over_the_long_edge():
    expected = {"nets": "/Simplex", "tiles": "/Simplex", "scores": None, "book": "/DuplexFlipLongEdge"}
    for name, duplex in expected.items():
        with opened(name) as pdf:
            assert pdf.Root.ViewerPreferences.get("/Duplex") == duplex


@pytest.mark.parametrize("name", NAMES)
def test_every_font_is_embedded_and_bundled(name):
    with opened(name) as pdf:
        fonts = [entry for entry in pdf.objects if isinstance(entry, pikepdf.Dictionary) and "/FontName" in entry]
        assert fonts
        for font in fonts:
            assert {"/FontFile2", "/FontFile3"} & set(font.keys())
            assert str(font.FontName).split("+")[1].startswith(BUNDLED)


@pytest.mark.parametrize("name", NAMES)
def test_title_and_language_are_set(name):
    with opened(name) as pdf:
        assert str(pdf.docinfo["/Title"]).startswith("Sample, ")
        assert str(pdf.Root.Lang) == "en"


def test_heads_of_tables_say_that_they_speak_for_columns_or_for_a_row():
    with opened("scores") as pdf:
        heads = [
            entry for entry in pdf.objects if isinstance(entry, pikepdf.Dictionary) and entry.get("/S") == "/TH"
        ]
        assert heads
        assert {str(head.A.Scope) for head in heads} == {"/Column", "/Row"}


@pytest.mark.parametrize("name", ["scores", "book"])
def test_both_texts_at_the_foot_of_each_page_are_furniture_and_not_content(name):
    with opened(name) as pdf:
        # Borders are artifacts of the engine's own; only running texts are pagination.
        assert all(page.Contents.read_bytes().count(b"/Type /Pagination") >= 2 for page in pdf.pages)


def test_pictures_are_described():
    with opened("book") as pdf:
        alts = [
            str(entry.Alt) for entry in pdf.objects if isinstance(entry, pikepdf.Dictionary) and "/Alt" in entry
        ]
    assert "A die with its points and its large letter" in alts
    assert "A small layout" in alts


@pytest.mark.parametrize("name", NAMES)
def test_the_same_document_gives_the_same_bytes(name):
    assert print_sheet(every_document("a4")[name]) == printed(name)


def test_another_process_clock_zone_and_hash_seed_change_no_byte():
    code = "import hashlib; from print_samples import *; from rollpress.press import print_sheet; "
    code += "print(*(hashlib.sha256(print_sheet(d)).hexdigest() for d in every_document('a4').values()))"
    places = [str(Path(__file__).parents[1]), str(Path(rollpress.__file__).parents[1])]
    env = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], "PYTHONPATH": os.pathsep.join(places)}
    env |= {"PYTHONHASHSEED": "7", "TZ": "Asia/Kathmandu", "LC_ALL": "C", "SOURCE_DATE_EPOCH": "1"}
    child = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert child.stdout.split() == [hashlib.sha256(printed(name)).hexdigest() for name in NAMES]


def test_a_score_sheet_has_a_line_for_each_row_and_its_texts():
    said = texts(printed("scores"))
    assert said.count("Total") == 2
    for text in ("Name", "Date", "Word", "Player", "10", "1 to 6 players", "Edition 1"):
        assert text in said


def test_a_book_numbers_its_steps_and_its_pages():
    said = texts(printed("book"), 0) + texts(printed("book"), 1)
    for text in ("1.", "2.", "1 / 2", "2 / 2", "Ties are shared.", "its points"):
        assert text in said


def test_black_is_the_devices_own_so_that_no_colour_is_mixed_for_it():
    for name in NAMES:
        with opened(name) as pdf:
            inks = {
                (str(operator), *map(float, operands))
                for page in pdf.pages
                for operands, operator in pikepdf.parse_content_stream(page)
                if str(operator) in ("g", "G", "rg", "RG", "k", "K", "sc", "SC", "scn", "SCN")
            }
        assert inks <= {("g", 0.0), ("G", 0.0)}


def test_a_mark_without_a_name_is_an_ornament():
    for name in NAMES:
        with opened(name) as pdf:
            parents = [entry for entry in pdf.objects if isinstance(entry, pikepdf.Dictionary) and "/K" in entry]
            children = [child for entry in parents for child in entry.K if isinstance(child, pikepdf.Dictionary)]
            assert all("/Alt" in child for child in children if child.get("/S") == "/Figure")
            assert pdf.pages[0].Contents.read_bytes().count(b"/Type /Layout") == 1


def test_pages_are_labelled_by_their_number():
    with opened("book") as pdf:
        assert [page.label for page in pdf.pages] == ["1", "2"]


def test_a_document_carries_what_it_was_made_from():
    spec = Attached("game.yaml", "application/yaml", b"kind: spell\n")
    book = print_sheet(every_document("a4")["book"])
    with pikepdf.open(io.BytesIO(with_attached(book, (spec,)))) as pdf:
        assert pdf.attachments["game.yaml"].get_file().read_bytes() == b"kind: spell\n"
        assert [str(one.AFRelationship) for one in pdf.Root.AF] == ["/Source"]
    assert with_attached(book, (spec,)) == with_attached(book, (spec,))
