"""The pages about a kit count what its files hold: sheets, papers and cuts, computed here from the PDFs again."""

import io
from math import dist
from pathlib import Path

import pikepdf
import pytest

from conftest import Rollpress
from documents import table_texts
from printed import page_sizes, strokes, texts
from rollpress.documents import Measured, Paragraph, Steps, Table, plain
from rollpress.documents.kit_pages import kit_pages, paper_kinds
from rollpress.geometry import PAPERS
from setups import project

FILES = (
    Measured("rulebook", 7, "long"),
    Measured("dice-nets", 2, "one", 5400.0),
    Measured("score-sheet", 3),
    Measured("booklet", 4, "short"),
)


def cuts_mm(pdf: bytes) -> float:
    """Return the length of all solid strokes of 0.25 mm; a curve's is that of its circle."""
    total = 0.0
    for page in range(len(page_sizes(pdf))):
        for stroke in strokes(pdf, page):
            if abs(stroke.width - 0.25) < 0.01 and not stroke.dashed:
                total += sum(dist(a, b) for a, b in stroke.pieces)
                xs = [x for x, _ in stroke.curved]
                total += 3.14159 * (max(xs) - min(xs)) if xs else 0
    return total


@pytest.mark.parametrize("game", ["letra-mix", "vowelocity"])
def test_cuts_and_sheets_are_those_of_the_files(rollpress: Rollpress, project_folder: Path, game: str) -> None:
    assert rollpress("kit", game, "--out", "kit").code == 0
    files = {path.stem: path.read_bytes() for path in (project_folder / "kit").glob("*.pdf")}
    said = texts(files["kit"])
    cut = sum(cuts_mm(files[stem]) for stem in ("dice-nets", "tiles") if stem in files)
    assert f"{cut / 1000:.1f} m of cuts" in said
    with pikepdf.open(io.BytesIO(files["booklet"])) as booklet:
        assert f"booklet.pdf {len(booklet.pages) // 2} ordinary paper" in said
    assert "Print at 100 %" in said


def test_papers_are_counted_in_sheets_and_the_screen_takes_none() -> None:
    kinds = paper_kinds(FILES, project().texts.print)
    assert kinds == {"card, 160 to 220 g/m²": 2, "ordinary paper, 80 g/m²": 3 + 2}


def test_what_is_new_credits_and_what_players_bring_are_said() -> None:
    game = project().games["letra-mix"]
    edition = game.edition.model_copy(update={"changes": ("The joker counts nothing.",)})
    blocks = kit_pages(type(game)(**{**vars(game), "edition": edition}), project().texts.print, PAPERS["a4"], FILES)
    lists = [block for block in blocks.blocks if isinstance(block, Steps)]
    assert plain("The joker counts nothing.") in lists[-1].items
    assert plain("5.4 m of cuts in all") in lists[0].items
    assert plain(f"to play: {game.edition.you_bring}") in lists[0].items
    said = [block.text for block in blocks.blocks if isinstance(block, Paragraph)]
    assert all(plain(credit) in said for credit in game.edition.credits)


def test_a_file_for_the_screen_has_no_sheets() -> None:
    pages = kit_pages(project().games["letra-mix"], project().texts.print, PAPERS["a4"], FILES)
    contents = next(block for block in pages.blocks if isinstance(block, Table))
    rows = table_texts(contents)[1:]
    assert [row[:2] for row in rows] == [
        ["rulebook.pdf", "–"], ["dice-nets.pdf", "2"], ["score-sheet.pdf", "3"], ["booklet.pdf", "2"],
    ]  # fmt: skip
