"""Draw the gallery of the site: one page of each type, on a desk and on a phone, in the light and the dark scheme.

PYTHONPATH=.:tests python tests/docs/site_gallery.py docs/site-gallery      writes the pictures anew; look at each
"""

import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from play_pages import enter, write_site
from web.conftest import CHROMIUM_OPTIONS

PAGES = {
    "front": "index.html",
    "spelling-day": "daily/epellelemele/2026-12-04/index.html",
    "crossword-day": "daily/letra-mix/2026-12-04/index.html",
    "solo-day": "daily/vowelocity/2026-12-04/index.html",
    "answer-of-words": "daily/epellelemele/2026-12-03/answer/index.html",
    "answer-of-a-layout": "daily/letra-mix/2026-12-03/answer/index.html",
    "answer-of-a-plan": "daily/vowelocity/2026-12-03/answer/index.html",
    "month": "daily/letra-mix/2026-12/index.html",
    "game": "games/letra-mix/index.html",
    "credits": "word-lists/index.html",
    "missing": "404.html",
}
PLAYED = {"spelling-day": ("white", "shadow", "carrier")}
"""Words that are entered before the picture is taken, so that it shows a game in play."""
_WIDTHS, _HEIGHT, _SCALE, _GAP, _COLOURS = (1280, 360), 1500, 0.42, 10, 48


def picture(browser: Browser, name: str, address: str) -> Image.Image:
    """Return the four looks of a page beside each other: desk and phone in light, then both in dark."""
    shots = [shot(browser, name, address, width, scheme) for scheme in ("light", "dark") for width in _WIDTHS]
    sheet = Image.new("RGB", (sum(one.width + _GAP for one in shots) + _GAP, shots[0].height + 2 * _GAP), "#888888")
    left = _GAP
    for one in shots:
        sheet.paste(one, (left, _GAP))
        left += one.width + _GAP
    return sheet.quantize(_COLOURS)


def shot(browser: Browser, name: str, address: str, width: int, scheme: str) -> Image.Image:
    """Return the top of a page as a visitor of 4 December 2026 sees it."""
    context = browser.new_context(
        viewport={"width": width, "height": _HEIGHT}, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    page.clock.install(time="2026-12-04T12:00:00")
    page.goto(address)
    for word in PLAYED.get(name, ()):
        enter(page, word)
    taken = scaled(page)
    context.close()
    return taken


def scaled(page: Page) -> Image.Image:
    """Return what the window shows, made smaller."""
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        page.screenshot(path=file.name)
        with Image.open(file.name) as image:
            size = (round(image.width * _SCALE), round(image.height * _SCALE))
            return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def draw(folder: Path) -> None:
    """Write every picture into a folder."""
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        root = write_site(Path(work))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(CHROMIUM_OPTIONS))
        for name, path in PAGES.items():
            picture(browser, name, (root / path).as_uri()).save(folder / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
