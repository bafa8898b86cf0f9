"""The page for classes, opened from a disk: it prints one page a sheet, without answers, and a key by code."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pypdfium2
import pytest
from playwright.sync_api import Browser, Page, expect

from play_pages import axe_findings, opened, overflow
from rollpress.build.class_data import CLASS_DATA, class_data
from rollpress.build.shelf import Shelf
from rollpress.home import shipped_content, shipped_templates
from rollpress.site import look_from, pages
from rollpress.site.views import ClassView, SiteView
from setups import project
from web.fixtures.sample_site import FRAME

CODE = re.compile(r"\b[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}\b")
SIZES = {"A4": (210.0, 297.0), "letter": (215.9, 279.4)}
POINT = 25.4 / 72
SPARE = """() => {
  const [look, frame] = [".pupil", "#sheets"].map((name) => document.querySelector(name).getBoundingClientRect());
  return [look.left - frame.left, frame.right - look.right, look.top - frame.top, frame.bottom - look.bottom];
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("class")
    site = SiteView(FRAME, (ClassView("Sheets for a class", "One key."),))
    shelf = Shelf(shipped_content(), shipped_content(), root / "cache")
    files = pages(site, look_from([shipped_templates()])) | class_data(project(), shelf)
    for path, content in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    return root


@pytest.fixture
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    shown = browser.new_page()
    broken: list[str] = []
    shown.on("pageerror", lambda error: broken.append(str(error)))
    shown.goto((folder / ClassView.path).as_uri())
    shown.evaluate("() => { window.print = () => {} }")
    yield shown
    shown.close()
    assert broken == []


def printed(page: Page) -> list[tuple[tuple[float, float], str]]:
    """Return the pages that the browser prints: size in mm and text."""
    file = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
    return [
        ((one.get_width() * POINT, one.get_height() * POINT), one.get_textpage().get_text_bounded()) for one in file
    ]


def told(folder: Path, name: str) -> dict[str, dict[str, Any]]:
    """Return the sheets of a game by their codes."""
    text = (folder / CLASS_DATA).read_text("utf-8").removeprefix("window.rollpressClass = ").rstrip(";\n")
    return {sheet["code"]: sheet for game in json.loads(text) if game["id"] == name for sheet in game["sheets"]}


def answers(sheet: dict[str, Any]) -> set[str]:
    return set(re.findall(r"\b[A-Z]{3,}\b", " ".join(fact for _, fact in sheet["facts"])))


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize(
    ("name", "numbers"), [("epellelemele", (10, 15, 5)), ("vowelocity", (30,)), ("letra-mix", (10, 10, 10))]
)
def test_thirty_sheets_are_thirty_pages_with_their_codes_and_no_answer(
    page: Page, folder: Path, name: str, numbers: tuple[int, ...], paper: str
) -> None:
    page.select_option("select[name=game]", name)
    page.select_option("select[name=paper]", paper)
    for place, number in enumerate(numbers):
        page.locator("#levels input").nth(place).fill(str(number))
    known, shown = told(folder, name), printed(page)
    assert len(shown) == 30
    codes = [CODE.findall(text) for _, text in shown]
    assert all(len(found) == 1 for found in codes)
    assert len({found[0] for found in codes}) == 30
    for (size, text), (code,) in zip(shown, codes, strict=True):
        assert size == pytest.approx(SIZES[paper], abs=0.2)
        assert not answers(known[code]) & set(re.findall(r"\b[A-Z]{3,}\b", text))


def test_the_key_lists_the_codes_of_the_sheets_in_order_with_their_answers(page: Page, folder: Path) -> None:
    page.select_option("select[name=game]", "epellelemele")
    codes = sorted(CODE.findall(" ".join(text for _, text in printed(page))))
    page.get_by_role("button", name="Print the key").click()
    text = "\n".join(text for _, text in printed(page))
    assert CODE.findall(text) == codes
    for code, entry in zip(codes, CODE.split(text)[1:], strict=True):
        assert answers(told(folder, "epellelemele")[code]) <= set(re.findall(r"[A-Z]{3,}", entry))


@pytest.mark.parametrize("name", ["epellelemele", "vowelocity", "letra-mix"])
def test_large_print_stays_one_page_a_sheet(page: Page, name: str) -> None:
    page.select_option("select[name=game]", name)
    page.select_option("select[name=paper]", "letter")
    page.get_by_label("Large print").check()
    page.locator("#levels input").first.fill("3")
    assert len(printed(page)) == 3


def test_levels_are_offered_from_easy_to_hard(page: Page) -> None:
    page.select_option("select[name=game]", "epellelemele")
    assert [text.strip() for text in page.locator("#levels label").all_inner_texts()] == ["easy", "medium", "hard"]


@pytest.mark.parametrize("name", ["letra-mix", "vowelocity", "epellelemele"])
def test_the_first_page_is_seen_small_as_soon_as_a_game_is_chosen(page: Page, name: str) -> None:
    page.select_option("select[name=game]", name)
    shown = page.locator(".pupil:visible")
    expect(shown).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text(re.compile("sheets to print: 30"))
    left, right, top, bottom = page.evaluate(SPARE)
    assert min(left, right, top, bottom) > 0


def test_nothing_is_printed_where_no_sheet_is_wanted(page: Page) -> None:
    for number in page.locator("#levels input").all():
        number.fill("0")
    for name in ("Print the sheets", "Print the key"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()


@pytest.mark.parametrize(("width", "scheme"), [(320, "light"), (1280, "dark")])
def test_axe_finds_nothing_and_nothing_sticks_out(
    browser: Browser, folder: Path, width: int, scheme: Literal["light", "dark"]
) -> None:
    with opened(browser, (folder / ClassView.path).as_uri(), width=width, color_scheme=scheme) as page:
        page.evaluate("() => { window.print = () => {} }")
        for name in ("vowelocity", "letra-mix", "epellelemele"):
            page.select_option("select[name=game]", name)
            assert (axe_findings(page), overflow(page)) == ([], 0)
        page.get_by_role("button", name="Print the key").click()
        assert (axe_findings(page), overflow(page)) == ([], 0)
