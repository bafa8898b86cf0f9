"""The pages in a real browser: accessibility, narrow screens, large text, forced colours, the printer."""

from __future__ import annotations

import subprocess
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from playwright.sync_api import Browser, Page

from web.fixtures.days import CROSS_DAY, DAYS, SPELL_DAY
from web.fixtures.sample_site import PAGES

CHECKERS = Path(__file__).parent / "node_modules"
AXE = CHECKERS / "axe-core" / "axe.min.js"
NU = CHECKERS / "vnu-jar" / "build" / "dist" / "vnu.jar"
RULE_SETS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# One page of each kind, and every day and game, whose pieces differ.
ONE_OF_EACH = list({(type(view), getattr(view, "pool", None) is None): view.path for view in PAGES}.values())
NARROW, WIDE = 320, 1280


def opened(browser: Browser, folder: Path, path: str, width: int, **media: Any) -> Page:
    """A page with its hints open, so that nothing on it is left unseen."""
    page = browser.new_page(viewport={"width": width, "height": 800}, reduced_motion="reduce", **media)
    page.goto((folder / path).as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(hint => { hint.open = true })")
    return page


def findings(page: Page, options: dict[str, Any]) -> list[str]:
    result = page.evaluate("options => axe.run(document, options)", options | {"resultTypes": ["violations"]})
    return [f"{found['id']}: {node['html'][:120]}" for found in result["violations"] for node in found["nodes"]]


def hidden_to_the_right(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_axe_finds_nothing_in_light_or_dark(browser: Browser, site_folder: Path, width: int) -> None:
    found: list[tuple[str, str]] = []
    for path in ONE_OF_EACH:
        page = opened(browser, site_folder, path, width, color_scheme="light")
        page.add_script_tag(path=AXE)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found += [(path, f"{scheme}, {finding}") for finding in findings(page, {"runOnly": RULE_SETS})]
        assert hidden_to_the_right(page) == 0, path
        page.close()
    assert found == []


def test_axe_would_find_pale_text_and_a_nameless_picture(browser: Browser) -> None:
    page = browser.new_page(color_scheme="dark")
    page.set_content('<main><h1 style="color: #ddd; background: #fff">Pale</h1><img src="data:,"></main>')
    page.add_script_tag(path=AXE)
    names = {finding.partition(":")[0] for finding in findings(page, {"runOnly": RULE_SETS})}
    assert {"color-contrast", "image-alt", "html-has-lang"} <= names
    page.close()


def test_the_nu_checker_finds_nothing_in_pages_and_styles(site_folder: Path) -> None:
    checked = subprocess.run(
        ["java", "-jar", str(NU), "--format", "gnu", "--skip-non-html", "--also-check-css", str(site_folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.stderr == ""
    assert checked.returncode == 0


def test_text_of_twice_the_size_stays_on_the_page(browser: Browser, site_folder: Path) -> None:
    for path in ONE_OF_EACH:
        page = opened(browser, site_folder, path, WIDE // 2)
        page.add_style_tag(content="html { font-size: 200% !important }")
        assert hidden_to_the_right(page) == 0, path
        page.close()


def test_the_first_key_leads_past_the_head_to_the_page(browser: Browser, site_folder: Path) -> None:
    page = opened(browser, site_folder, SPELL_DAY.path, WIDE)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the page"
    page.keyboard.press("Enter")
    assert page.evaluate("location.hash") == "#main"
    page.close()


def test_targets_are_large_enough_to_touch(browser: Browser, site_folder: Path) -> None:
    page = opened(browser, site_folder, SPELL_DAY.path, NARROW)
    sizes = page.evaluate(
        "[...document.querySelectorAll('.nav a, .btn, summary')].map(it => it.getBoundingClientRect().height)"
    )
    assert len(sizes) > 5
    assert min(sizes) >= 44
    page.close()


def test_pieces_keep_their_outline_in_forced_colours(browser: Browser, site_folder: Path) -> None:
    page = opened(browser, site_folder, SPELL_DAY.path, WIDE, forced_colors="active")
    face = "getComputedStyle(document.querySelector('.roll .df'))"
    text = "getComputedStyle(document.querySelector('.roll text'))"
    assert page.evaluate(f"{face}.stroke") != page.evaluate(f"{face}.fill")
    assert page.evaluate(f"{text}.fill") != page.evaluate(f"{face}.fill")
    page.close()


def printed(page: Page, paper: str) -> pikepdf.Pdf:
    return pikepdf.Pdf.open(BytesIO(page.pdf(format=paper)))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_day_prints_on_one_sheet_from_a_dark_screen(browser: Browser, site_folder: Path, paper: str) -> None:
    for day in DAYS:
        page = browser.new_page(color_scheme="dark")
        page.goto((site_folder / day.path).as_uri())
        with printed(page, paper) as pdf:
            assert len(pdf.pages) == 1, day.path
        page.close()


def test_the_printed_day_has_room_to_write_and_no_navigation(browser: Browser, site_folder: Path) -> None:
    page = browser.new_page(color_scheme="dark")
    page.goto((site_folder / SPELL_DAY.path).as_uri())
    assert not page.locator(".lines").is_visible()
    page.emulate_media(media="print")
    assert page.locator(".lines i").count() == SPELL_DAY.sheet.lines
    assert page.locator(".lines").is_visible()
    assert not page.locator(".nav").is_visible()
    assert not page.get_by_role("heading", name="Hints").is_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.roll .df')).fill") == "rgb(255, 255, 255)"
    page.goto((site_folder / CROSS_DAY.path).as_uri())
    assert page.locator(".dots").is_visible()
    page.close()
