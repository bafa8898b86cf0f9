"""Pieces are drawn inside their face at any length of letters, the same for screen and paper, and said in words."""

from xml.parsers import expat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.drawing import (
    JokerFace,
    LabelledPiece,
    LetterFace,
    PieceGrid,
    PipFace,
    Pointer,
    SpellFace,
    Tile,
    Token,
    figure_drawing,
    piece_drawing,
    print_svg,
    site_svg,
    spoken,
)
from rollpress.drawing.primitives import Disc, Text, extent
from rollpress.faults import Faulty

letters = st.text("AEIMWQÄÑЖΩ", min_size=1, max_size=4)
small = st.text("aemwqäж", max_size=3)
points = st.integers(0, 99)
pieces = st.one_of(
    st.builds(SpellFace, letters | st.just("*"), points, small, st.booleans()),
    st.builds(LetterFace, letters, points, st.booleans()),
    st.builds(JokerFace, letters | st.just("")),
    st.builds(PipFace, st.integers(1, 6)),
    st.builds(Tile, letters, st.integers(1, 6), points, st.booleans(), st.booleans()),
    st.builds(Token, st.text("AEIOUÄΩ", min_size=1, max_size=8)),
)


def elements(svg):
    """Return name, attributes and text of each element; what is not well-formed XML raises."""
    found = []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: found.append([name, attributes, ""])
    parser.CharacterDataHandler = lambda text: found[-1].__setitem__(2, found[-1][2] + text)
    parser.Parse(svg, True)
    return found


@given(pieces)
def test_everything_on_a_piece_lies_inside_its_body(piece):
    inner = [shape for shape in piece_drawing(piece) if shape.role not in ("side", "body", "band")]
    left, top, right, bottom = extent(inner)
    assert min(left, top) >= 2
    assert max(right, bottom) <= 98


@given(pieces)
def test_both_skins_are_well_formed_and_name_the_piece(piece):
    site, printed = elements(site_svg(piece)), elements(print_svg(piece, 20))
    assert site[0][1]["role"] == "img"
    assert site[0][1]["aria-label"] == spoken(piece)
    assert printed[0][1]["viewBox"] == "0 0 20 20"
    assert printed[1] == ["title", {}, spoken(piece)]


@given(pieces)
def test_paper_needs_no_style_sheet(piece):
    drawn = print_svg(piece, 20)
    assert "class=" not in drawn
    assert "text-anchor" not in drawn
    assert "style=" not in drawn


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_pip_face_has_as_many_pips_and_looks_the_same_upside_down(pips):
    places = {(shape.x, shape.y) for shape in piece_drawing(PipFace(pips)) if isinstance(shape, Disc)}
    assert len(places) == pips
    assert {(100 - x, 100 - y) for x, y in places} == places


def test_letters_that_serve_together_are_smaller_than_one():
    sizes = [
        next(s.size for s in piece_drawing(LetterFace(text, 1)) if s.role == "letter")
        for text in ("Q", "QU", "SCH")
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == 3


def test_texts_of_one_piece_do_not_run_into_each_other():
    texts = [shape for shape in piece_drawing(SpellFace("W", 4, "m")) if isinstance(shape, Text)]
    large, low = (next(text for text in texts if text.role == role) for role in ("letter", "small"))
    assert large.start + large.width <= low.start or low.y - low.size * 0.6 >= large.y


def test_a_sign_without_a_glyph_is_a_fault_and_not_an_empty_box():
    with pytest.raises(Faulty, match=r"no bundled font can print '漢' \(U\+6F22\)"):
        piece_drawing(LetterFace("漢", 1))


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        (SpellFace("K", 5, "e"), "K, 5 points; small e"),
        (SpellFace("*", 0), "asterisk, 0 points"),
        (LetterFace("QU", 1), "QU, 1 point"),
        (JokerFace(), "joker"),
        (JokerFace("E"), "joker as E"),
        (PipFace(3), "3"),
        (Tile("A", 4, 2, vowel=True), "A, number 4, 2 points, vowel"),
        (Token("AEI"), "token: A E I"),
    ],
)
def test_pieces_are_said_in_words(piece, words):
    assert spoken(piece) == words


def test_a_name_is_escaped_in_both_skins():
    name = '<b>"K" & co</b>'
    assert elements(site_svg(PipFace(1), label=name))[0][1]["aria-label"] == name
    assert elements(print_svg(PipFace(1), 20, label=name))[1][2] == name


def test_a_used_die_lies_flat():
    assert 'class="db"' in site_svg(LetterFace("A", 1))
    assert 'class="db"' not in site_svg(LetterFace("A", 1), classes="ghost")


@given(st.integers(1, 13), st.integers(1, 4))
def test_a_grid_of_pieces_keeps_to_its_width(columns, rows):
    drawing = figure_drawing(PieceGrid(((PipFace(1),) * columns,) * rows), 116)
    paper = [shape for shape in drawing if shape.role != "side"]
    assert extent(paper)[2] <= 116


def test_labels_stand_beside_the_piece():
    drawing = figure_drawing(
        LabelledPiece(PipFace(1), (Pointer("left", 10, 50),), (Pointer("right\nof it", 90, 50),)), 116
    )
    body = next(shape for shape in drawing if shape.role == "body")
    labels = {shape.text: shape for shape in drawing if shape.role == "label"}
    assert labels["left"].start + labels["left"].width < body.x
    assert labels["right"].start > body.x + body.width
    assert labels["of it"].y > labels["right"].y
