"""Stickers for blank dice: squares of the right size, and on each die the faces that the scorer knows."""

from itertools import pairwise

import pypdfium2 as pdfium
import pytest

from documents import printed
from printed import MM, page_sizes, pieces, strokes
from rollpress.dice import JokerFace, LetterFace, PipFace, SpellFace
from rollpress.documents.pieces_of import dice_of
from rollpress.press import print_sheet
from setups import project

EDGES = {"epellelemele": 17, "letra-mix": 13, "vowelocity": 13}
GAMES = list(EDGES)


def rows_of(pdf):
    """Return the squares between the cuts of each row of six, in order of page, row and column."""
    rows = []
    for page in range(len(page_sizes(pdf))):
        cuts = pieces(strokes(pdf, page), 0.25, dashed=False)
        level = sorted((round(a[1], 2), round(min(a[0], b[0]), 2)) for a, b in cuts if abs(a[1] - b[1]) < 0.01)
        upright = sorted({round(a[0], 2) for a, b in cuts if abs(a[0] - b[0]) < 0.01})
        for top, left in level:
            edges = [x for x in upright if x > left][:7]
            below = [y for y, x in level if x == left and y > top]
            if below and below[0] - top == pytest.approx(edges[1] - edges[0], abs=0.03):
                rows.append((page, top, below[0], edges))
    return rows


def signs(pdf):
    """Return the text that stands on each sticker, a list for each row."""
    with pdfium.PdfDocument(pdf) as document:
        found = []
        for page, top, bottom, edges in rows_of(pdf):
            leaf = document[page]
            height, text = leaf.get_height(), leaf.get_textpage()
            spans = pairwise(edges)
            bounds = [(x1 / MM, height - bottom / MM, x2 / MM, height - top / MM) for x1, x2 in spans]
            found.append(["".join(sorted("".join(text.get_text_bounded(*bound).split()))) for bound in bounds])
        return found


def wanted(face):
    match face:
        case SpellFace(large, points, small):
            return f"{large}{points}{small.lower()}"
        case LetterFace(letters, points):
            return f"{letters}{points}"
        case JokerFace() | PipFace():
            return ""


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_each_sticker_shows_the_face_that_the_scorer_knows(game, paper):
    pdf = print_sheet(printed(game, paper)["stickers"])
    dice = dice_of(project().games[game].setup)
    assert signs(pdf) == [["".join(sorted(wanted(face))) for face in die.faces] for die in dice]
    for _, top, bottom, edges in rows_of(pdf):
        assert bottom - top == pytest.approx(EDGES[game], abs=0.01)
        assert [x - edges[0] for x in edges] == pytest.approx([EDGES[game] * n for n in range(7)], abs=0.02)


@pytest.mark.parametrize("game", GAMES)
def test_stickers_are_on_one_sheet_and_show_what_the_nets_show(game):
    documents = printed(game)
    assert documents["stickers"].dice == documents["dice-nets"].dice
    assert len(page_sizes(print_sheet(documents["stickers"]))) == 1
