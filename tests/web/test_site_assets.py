"""Style and fonts: their names change with what is in them, their colours can be read."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from rollpress.home import shipped_templates
from rollpress.site.assets import assets_from, published

ASSETS = assets_from([shipped_templates()])
TOKENS = ASSETS["tokens.css"].decode()
LIGHT = dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6})", TOKENS.partition("@media (prefers-color-scheme")[0]))
DARK = LIGHT | dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6})", TOKENS.partition("@media (prefers-color-scheme")[2]))
GAME_INKS = ("brick", "indigo", "spruce", "ochre")


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_has_a_contrast_of_seven_on_every_ground(scheme: dict[str, str]) -> None:
    grounds = ["paper", "sheet", *(f"{ink}-wash" for ink in GAME_INKS)]
    for ink, ground in product(("ink", "soft"), grounds):
        assert contrast(scheme[ink], scheme[ground]) >= 7, (ink, ground)
    for ink in GAME_INKS:
        assert contrast(scheme[ink], scheme["paper"]) >= 7, ink
        assert contrast(scheme[ink], scheme[f"{ink}-wash"]) >= 7, ink
    assert contrast(scheme["die-ink"], scheme["die"]) >= 7
    assert contrast(scheme["die-spot"], scheme["die"]) >= 7


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_borders_that_mean_something_have_a_contrast_of_three(scheme: dict[str, str]) -> None:
    for ground in ("paper", "sheet"):
        assert contrast(scheme["edge"], scheme[ground]) >= 3
    assert contrast(scheme["die-edge"], scheme["die"]) >= 3


def test_a_changed_font_changes_its_name_and_the_style_sheets_that_use_it() -> None:
    font = "fonts/lexend-semibold.woff2"
    before, after = published(ASSETS), published(ASSETS | {font: b"another font"})
    assert before[font][0] != after[font][0]
    assert before["tokens.css"][0] != after["tokens.css"][0]
    assert before["site.css"] == after["site.css"]


def test_every_font_that_a_style_sheet_names_is_published_beside_it() -> None:
    files = dict(published(ASSETS).values())
    for path, content in files.items():
        if path.endswith(".css"):
            for url in re.findall(r'url\("([^"]+)"\)', content.decode()):
                assert f"assets/{url}" in files


def test_names_tell_the_content_and_licences_keep_theirs() -> None:
    paths = [path for path, _ in published(ASSETS).values()]
    assert "assets/fonts/OFL-lexend.txt" in paths
    assert all(re.search(r"\.[0-9a-f]{8}\.\w+$", path) for path in paths if not path.endswith(".txt"))


def test_an_owners_style_sheet_shadows_the_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "assets" / "site.css").write_text("body { color: red }")
    found = assets_from([tmp_path, shipped_templates()])
    assert found["site.css"] == b"body { color: red }"
    assert found.keys() == ASSETS.keys()


@pytest.mark.parametrize("name", ["tokens.css", "site.css", "print.css"])
def test_a_lean_style_sheet_says_what_its_source_says(browser: Browser, name: str) -> None:
    page = browser.new_page()
    page.set_content("<style></style><style></style>")
    read = """sources => sources.map((source, i) => {
        const style = document.querySelectorAll('style')[i]
        style.textContent = source
        return [...style.sheet.cssRules].map(rule => rule.cssText.replace(/\\s*,\\s*/g, ","))
    })"""
    source = re.sub(r'url\("[^"]+"\)', "url(x)", ASSETS[name].decode())
    lean = re.sub(r'url\("[^"]+"\)', "url(x)", published(ASSETS)[name][1].decode())
    full, short = page.evaluate(read, [source, lean])
    page.close()
    assert short == full
    assert len(full) > 2 or name == "print.css"
    assert len(lean) < len(source)
