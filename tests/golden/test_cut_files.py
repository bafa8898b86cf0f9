"""Cut files for machines: read by three readers, at their true size, with each edge once, equal to the PDF."""

import io
import re
from dataclasses import replace
from functools import cache
from xml.parsers import expat

import pytest
import svgelements
import weasyprint

from print_samples import net_sheet, rulebook, tile_sheet
from printed import pieces, same_places, strokes
from rollpress.geometry import PAPERS
from rollpress.press import print_sheet
from rollpress.press.cut_files import cut_files

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
SHEETS = {
    "dice-nets": net_sheet(dice=13, edge=16_000, tab=4_800),
    "tiles": replace(tile_sheet(tiles=30), backs="long-edge"),
}


@cache
def made(stem, paper):
    return cut_files(replace(SHEETS[stem], paper=PAPERS[paper]), stem)


def groups(svg):
    """Return header, and the elements of each group by its id, read with expat."""
    found, stack = {}, []

    def start(name, attributes):
        stack.append(attributes.get("id") or (stack[-1] if stack else ""))
        found.setdefault(stack[-1], []).append((name, attributes))

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: stack.pop()
    parser.Parse(svg, True)
    return found


def lines(elements):
    """Return the straight pieces of paths of moves, lines and closes: all that our files hold."""
    for name, attributes in elements:
        if name != "path":
            continue
        points = [tuple(map(float, pair.split())) for pair in re.findall(r"[-\d.]+ [-\d.]+", attributes["d"])]
        ends = points[1:] + points[:1] if attributes["d"].endswith("Z") else points[1:]
        yield from zip(points, ends, strict=False)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("stem", SHEETS)
def test_the_header_says_millimetres_and_the_groups_are_there(stem, paper):
    (name,) = made(stem, paper)
    assert name == f"cut/{stem}-1.svg"
    found = groups(made(stem, paper)[name])
    width, height = (f"{length:g}" for length in SIZES[paper])
    header = found[""][0][1]
    assert (header["width"], header["height"]) == (f"{width}mm", f"{height}mm")
    assert header["viewBox"] == f"0 0 {width} {height}"
    assert {"cut", "score", "print"} < set(found)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("stem", SHEETS)
def test_lines_are_those_of_the_pdf(stem, paper):
    (svg,) = made(stem, paper).values()
    found, drawn = groups(svg), strokes(print_sheet(replace(SHEETS[stem], paper=PAPERS[paper])))
    assert same_places(list(lines(found["cut"])), pieces(drawn, 0.25, dashed=False), by=0.005)
    assert same_places(list(lines(found["score"])), pieces(drawn, 0.20, dashed=True), by=0.005)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("stem", SHEETS)
def test_each_edge_is_cut_once(stem, paper):
    (svg,) = made(stem, paper).values()
    edges = [tuple(sorted(piece)) for piece in lines(groups(svg)["cut"])]
    assert len(edges) == len(set(edges))


@pytest.mark.parametrize("ppi", [72, 96])
def test_another_reader_finds_folds_of_16_millimetres_at_any_resolution(ppi):
    (svg,) = made("dice-nets", "a4").values()
    read = svgelements.SVG.parse(io.BytesIO(svg), ppi=ppi)
    group = next(element for element in read.elements() if element.values.get("id") == "score")
    found = [path.bbox() for path in group.select(lambda element: isinstance(element, svgelements.Path))]
    assert len(found) == 13 * 12
    for x1, y1, x2, y2 in found:
        assert max(x2 - x1, y2 - y1) * 25.4 / ppi == pytest.approx(16, abs=0.001)


@pytest.mark.parametrize("paper", SIZES)
def test_a_third_reader_finds_faces_of_16_millimetres(paper):
    (svg,) = made("dice-nets", paper).values()
    width, height = SIZES[paper]
    page = (
        f"<style>@page {{ size: {width}mm {height}mm; margin: 0 }} svg {{ display: block }}</style>{svg.decode()}"
    )
    folds = [
        sorted(abs(a - b) for a, b in zip(*piece, strict=True))
        for stroke in strokes(weasyprint.HTML(string=page).write_pdf())
        if abs(stroke.width - 0.1) < 0.001
        for piece in stroke.pieces
    ]
    assert folds.count(pytest.approx([0, 16], abs=0.001)) >= 13 * 12


def test_inner_lines_are_cut_before_those_that_set_a_row_free():
    (svg,) = made("tiles", "a4").values()
    cut = groups(svg)["cut"]
    assert [name for name, _ in cut[1:5]] == ["circle"] * 4
    order = list(lines(cut))
    rim = {(x, x) for x in (15, 195)} | {(y, y) for y in (44, 194)}
    outer = [place for place, (a, b) in enumerate(order) if rim & set(zip(a, b, strict=True))]
    assert outer == list(range(len(order) - 4, len(order)))


def test_what_is_not_cut_out_has_no_cut_file():
    assert cut_files(rulebook(), "rulebook") == {}
