"""Each face of each net, read from the finished sheet: the sign that the scorer knows, upright on its face.

Where nets lie in each other they are turned and are no crosses; so faces are found as their folds bound them, and
joined to dice by the edges that they share. On the die it is the same as on the cross: what must agree is which
signs a die has, and each sign's turn is known by the bar or the points at its upper left.
"""

from collections import Counter

import pypdfium2 as pdfium
import pypdfium2.raw as raw
import pytest

from documents import printed
from printed import MM, page_sizes, pieces, strokes
from rollpress.dice import JokerFace, LetterFace, PipFace, SpellFace
from rollpress.documents.pieces_of import dice_of
from rollpress.geometry import CROSS, pip_order
from rollpress.press import print_sheet
from setups import project

EDGES = {"epellelemele": 20, "letra-mix": 16, "vowelocity": 16}
PAPERS = ["a4", "letter"]


def cells(pdf, page, edge):
    """Return the squares of a page with a fold or a cut on all four sides, by their middles, in tenths of a mm."""
    level, upright = set(), set()
    drawn = strokes(pdf, page)
    for (x1, y1), (x2, y2) in pieces(drawn, 0.25, dashed=False) + pieces(drawn, 0.2, dashed=True):
        if abs(abs(x1 - x2) + abs(y1 - y2) - edge) < 0.01:
            (level if abs(y1 - y2) < 0.01 else upright).add((round((x1 + x2) * 5), round((y1 + y2) * 5)))
    half = edge * 5
    for x, y in level:
        beside = near(upright, x - half, y + half) and near(upright, x + half, y + half)
        if beside and near(level, x, y + 2 * half):
            yield x, y + half


def near(points, x, y):
    """Tell whether one of the points is here, a tenth of a millimetre more or less."""
    return any((x + dx, y + dy) in points for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def dice_on(pdf, page, edge):
    """Return the squares of each die: those that share an edge."""
    left = sorted(cells(pdf, page, edge))
    while left:
        die = [left.pop()]
        for x, y in die:
            joined = [at for at in left if abs(abs(at[0] - x) + abs(at[1] - y) - 10 * edge) <= 2]
            die += joined
            left = [at for at in left if at not in joined]
        yield die


def signs(leaf, middle, edge):
    """Return the texts on a face: each with its place, in fractions of the face seen upright, and its size."""
    found = []
    x, y = middle[0] / 10, middle[1] / 10
    text = leaf.get_textpage()
    for item in leaf.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=8, textpage=text):
        matrix, form = item.get_matrix(), item.container
        while form is not None:
            matrix, form = matrix.multiply(form.get_matrix()), form.container
        right, down = matrix.e * MM - x, leaf.get_height() * MM - matrix.f * MM - y
        if max(abs(right), abs(down)) < edge / 2:
            turned = max(abs(matrix.a), abs(matrix.b))
            across, up = matrix.a / turned, matrix.b / turned
            along, below = right * across - down * up, right * up + down * across
            found.append((item.extract().strip(), along / edge + 0.5, below / edge + 0.5))
    return found


def wanted(face):
    """Return the signs of a face: large ones, points, a small letter."""
    match face:
        case SpellFace(large, points, small):
            return sorted([*([large] if large else []), str(points), *([small.lower()] if small else [])])
        case LetterFace(letters, points):
            return sorted([letters, str(points)])
        case JokerFace() | PipFace():
            return []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["epellelemele", "letra-mix"])
def test_each_die_of_a_net_sheet_shows_the_faces_that_the_scorer_knows(game, paper):
    pdf = print_sheet(printed(game, paper)["dice-nets"])
    read = []
    with pdfium.PdfDocument(pdf) as document:
        for page in range(len(page_sizes(pdf))):
            for die in dice_on(pdf, page, EDGES[game]):
                faces = [signs(document[page], middle, EDGES[game]) for middle in die]
                assert len(faces) == 6
                read.append(sorted(sorted(text for text, _, _ in face) for face in faces))
                for face in faces:
                    for _, x, y in face:
                        assert (x < 0.3 and y < 0.35) or y > 0.5, "upright, its points are at the upper left"
    expected = [sorted(wanted(face) for face in die.faces) for die in dice_of(project().games[game].setup)]
    assert Counter(map(str, read)) == Counter(map(str, expected))


@pytest.mark.parametrize("paper", PAPERS)
def test_pips_lie_on_the_cross_so_that_opposite_faces_add_up_to_seven(paper):
    pdf = print_sheet(printed("vowelocity", paper)["dice-nets"])
    edge, pips = EDGES["vowelocity"], []
    with pdfium.PdfDocument(pdf) as document:
        leaf = document[0]
        height = leaf.get_height() * MM
        for item in leaf.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=8):
            left, bottom, right, top = (length * MM for length in item.get_bounds())
            if abs(right - left - 0.19 * edge) < 0.1 and abs(top - bottom - 0.19 * edge) < 0.1:
                pips.append(((left + right) / 2, height - (top + bottom) / 2))
    dice = list(dice_on(pdf, 0, edge))
    assert len(dice) == 4
    for die in dice:
        left, top = min(x for x, _ in die), min(y for _, y in die)
        counted = {}
        for x, y in die:
            on_face = [1 for a, b in pips if max(abs(a - x / 10), abs(b - y / 10)) < edge / 2]
            counted[round((x - left) / 10 / edge), round((y - top) / 10 / edge)] = len(on_face)
        assert [counted[cell] for cell in CROSS.cells] == list(pip_order(CROSS))
        assert counted[0, 1] + counted[2, 1] == counted[1, 1] + counted[3, 1] == counted[1, 0] + counted[1, 2] == 7
