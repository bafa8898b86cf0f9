"""Draw the gallery: a small picture of every sheet in every variant, from what the command line prints.

python tests/docs/gallery.py docs/gallery      writes the pictures anew; look at each, then date the checklist
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pypdfium2 as pdfium
from PIL import Image

from docs.sessions import project_in
from rollpress.cli.main import _run

GAMES = ("epellelemele", "letra-mix", "vowelocity")
VARIANTS: dict[str, tuple[str, ...]] = {
    "a4": (),
    "letter": ("--paper", "letter"),
    "stickers": ("--dice", "stickers"),
    "low-ink": ("--ink", "low"),
    "large-print": ("--large-print",),
    "spares": ("--spares", "2"),
    "backs-fold": ("--backs", "fold"),
    "backs-long": ("--backs", "long-edge"),
    "backs-short": ("--backs", "short-edge"),
}
SHOWN = {
    "stickers": {"stickers"},
    "low-ink": {"rulebook", "dice-nets", "tiles", "player-aid"},
    "spares": {"tiles"},
} | {variant: {"tiles"} for variant in VARIANTS if variant.startswith("backs")}
"""What a variant changes, where it does not change all."""
HANDOUTS: dict[str, tuple[str, ...]] = {
    "a4": (),
    "letter": ("--paper", "letter"),
    "half": ("--per-page", "2"),
    "quarter": ("--per-page", "4"),
    "two-players": ("--players", "2"),
    "large-print": ("--large-print",),
    "lexend-lengths": ("--font", "lexend", "--scaffold", "lengths"),
    "opendyslexic-helps": ("--font", "opendyslexic", "--scaffold", "word-bank,first-letters"),
    "worked": ("--scaffold", "first-letters,lengths,example"),
}
"""Class sheets: four of them, a single page of which is shown."""
NOT_MADE = {("letra-mix", "worked"), ("vowelocity", "quarter")}
_SCALE, _SMALL, _MANY, _COLUMNS, _GAP, _GREYS = 0.5, 0.38, 6, 4, 6, 16


def picture(pdf: Path, most: int = 99) -> Image.Image:
    """Return the pages of a file, `most` at most, beside each other in few greys."""
    with pdfium.PdfDocument(pdf) as document:
        scale = _SMALL if min(len(document), most) > _MANY else _SCALE
        shown = range(min(len(document), most))
        pages = [document[number].render(scale=scale, grayscale=True).to_pil() for number in shown]
    width, height = (max(side) + _GAP for side in zip(*(page.size for page in pages), strict=True))
    rows = -(-len(pages) // _COLUMNS)
    sheet = Image.new("L", (min(_COLUMNS, len(pages)) * width + _GAP, rows * height + _GAP), 160)
    for number, page in enumerate(pages):
        sheet.paste(page, (number % _COLUMNS * width + _GAP, number // _COLUMNS * height + _GAP))
    return sheet.quantize(_GREYS)


def pictures(work: Path) -> Iterator[tuple[str, Image.Image]]:
    """Yield every sheet's picture with its name: game, variant, file."""
    for game in GAMES:
        for variant, options in VARIANTS.items():
            out = work / game / variant
            if code := _run(["kit", game, *options, "--out", str(out)]):
                raise SystemExit(code)
            for pdf in sorted(out.glob("*.pdf")):
                if pdf.stem in SHOWN.get(variant, {pdf.stem}):
                    yield f"{game}-{variant}-{pdf.stem}", picture(pdf)


def handouts(work: Path) -> Iterator[tuple[str, Image.Image]]:
    """Yield the first page of a class set in each variant, and its key and marking sheet, with their names."""
    roster = work / "roster.csv"
    roster.write_text("Ada\nBoaz\nCléo\nDana\n", "utf-8")
    for game in GAMES:
        for variant, options in HANDOUTS.items():
            if (game, variant) in NOT_MADE:
                continue
            out = work / game / f"class-{variant}"
            if code := _run(["handout", game, "--roster", str(roster), *options, "--out", str(out)]):
                raise SystemExit(code)
            yield f"{game}-class-{variant}", picture(out / "sheets.pdf", 1)
            if variant == "a4":
                yield f"{game}-class-key", picture(out / "key.pdf", 1)
                yield f"{game}-class-marking", picture(out / "marking.pdf", 1)


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        project_in(Path(place))
        for name, image in (*pictures(Path(place)), *handouts(Path(place))):
            image.save(target / f"{name}.png", optimize=True)
