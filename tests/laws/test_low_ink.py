"""Low ink, measured on the pages: every file takes clearly less, and is cut as in full ink."""

import pypdfium2 as pdfium
import pytest
from PIL import ImageStat

from documents import made
from printed import pieces, strokes
from rollpress.documents.variant import Variant
from rollpress.press import print_sheet
from setups import project

MOST = {
    "dice-nets": 0.7, "stickers": 0.75, "tiles": 0.55, "player-aid": 0.65, "score-sheet": 0.75, "rulebook": 0.78,
}  # fmt: skip
"""What a file may take of the ink of the same file in full ink."""


def shares(pdf: bytes) -> list[float]:
    """Return how much of each page is black."""
    with pdfium.PdfDocument(pdf) as document:
        pages = [page.render(scale=3, grayscale=True).to_pil() for page in document]
    return [1 - ImageStat.Stat(page).mean[0] / 255 for page in pages]


@pytest.mark.parametrize(("game", "paper"), [("epellelemele", "a4"), ("letra-mix", "letter"), ("vowelocity", "a4")])
def test_each_sheet_takes_less_ink_and_is_cut_alike(game: str, paper: str) -> None:
    full, low = (made(project().games[game], paper, Variant(ink=ink)) for ink in ("full", "low"))
    for stem, most in MOST.items():
        if stem in full:
            before, after = print_sheet(full[stem]), print_sheet(low[stem])
            assert sum(shares(after)) < most * sum(shares(before)), stem
            assert max(shares(after)) < 0.06, stem
            if stem in ("dice-nets", "tiles", "stickers"):
                assert pieces(strokes(after), 0.25, dashed=False) == pieces(strokes(before), 0.25, dashed=False)
