"""A spelling puzzle played in a real browser: words entered, refused with their rule, kept, and shared."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from play_pages import axe_findings, day_address, enter, opened, overflow, says, write_site
from site_days import ROLLS, solution

ROLL = ROLLS["epellelemele"][1]
PAR = solution("epellelemele", ROLL).par
BEST = solution("epellelemele", ROLL).best
RARE = next(found for found in solution("epellelemele", ROLL).words if found.tier == "valid")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    return day_address(write_site(tmp_path_factory.mktemp("site")), "epellelemele")


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with opened(browser, address) as page:
        yield page


def test_the_par_words_reach_par_and_the_best_words_the_best(page: Page) -> None:
    score = page.locator("#score")
    expect(score).to_have_text("0")
    for word in PAR.answers:
        enter(page, word.lower())
    expect(score).to_have_text(str(PAR.score))
    says(page, "All of par is reached.")
    expect(page.locator("#rank")).to_contain_text("Library")
    for word in BEST.answers:
        enter(page, word)
    expect(score).to_have_text(str(BEST.score))
    assert page.locator("#found tbody tr").count() == 10
    assert axe_findings(page) == []


@pytest.mark.parametrize(
    ("word", "sentence", "rule"),
    [
        ("SHOO", "SHOO needs O twice; the dice do not show it. One * cannot stand for two letters.", "Rule E3"),
        ("ON", "ON has two letters; a word has 3 to 12.", "Rule E5"),
        ("THD", "THD is not in our list.", "Rule E5"),
        ("SH4W", "4 is no letter.", ""),
        ("  ", "Write a word first.", ""),
    ],
)
def test_a_wrong_word_is_refused_with_its_rule(page: Page, word: str, sentence: str, rule: str) -> None:
    enter(page, word)
    says(page, sentence, rule)
    expect(page.locator("#score")).to_have_text("0")
    assert page.locator("#found tbody tr").count() == 0


def test_a_word_with_an_accent_is_the_same_word_and_counts_once(page: Page) -> None:
    enter(page, "white")
    says(page, "WHITE is in.")
    enter(page, "WHI\u0302TE")
    says(page, "WHITE is on your list already. A word counts once.", "Rule E11")
    assert page.locator("#found tbody tr").count() == 1


def test_a_rare_word_counts_and_is_called_rare(page: Page) -> None:
    enter(page, RARE.answer)
    says(page, f"{RARE.answer} is rarer than we count on: {RARE.score} points.")
    expect(page.locator("#score")).to_have_text(str(RARE.score))
    expect(page.locator("#found tbody")).to_contain_text("rare")


def test_letters_are_tapped_on_the_dice_and_taken_back(page: Page) -> None:
    for name in ("W", "small i", "small t", "small h"):
        page.get_by_role("button", name=name, exact=True).click()
    field = page.get_by_role("textbox", name="Your word")
    expect(field).to_have_value("WITH")
    page.get_by_role("button", name="Delete").click()
    expect(field).to_have_value("WIT")
    page.get_by_role("button", name="*", exact=True).click()
    says(page, "An asterisk is any letter")
    page.get_by_role("button", name="Enter").click()
    says(page, "WIT is in.")


def test_what_was_found_is_there_after_a_reload_and_shared_as_text(page: Page) -> None:
    enter(page, "white")
    enter(page, "shadow")
    score = page.locator("#score").inner_text()
    page.reload()
    expect(page.locator("#score")).to_have_text(score)
    expect(page.locator("#found tbody")).to_contain_text("SHADOW")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden')) }")
    page.get_by_role("button", name="Share result").click()
    squares, sentence, link = page.get_by_role("textbox", name="Copy your result").input_value().split("\n")
    assert set(squares) <= set("🟥⬜")
    assert sentence == f"Epellelemele, Friday 4 December 2026: {score} points, rank Letter."
    assert link == "https://example.org/daily/epellelemele/2026-12-04/"


def test_the_timer_runs_and_stops_nothing(page: Page) -> None:
    page.get_by_role("button", name="Timer").click()
    expect(page.get_by_role("button", name="Timer 2:00")).to_be_visible()
    page.clock.run_for(61_000)
    expect(page.get_by_role("button", name="Timer 0:59")).to_be_visible()
    page.clock.run_for(60_000)
    says(page, "Time is up: 0 points.")
    enter(page, "white")
    says(page, "WHITE is in.")


def test_the_page_fits_narrow_screens_and_large_text(browser: Browser, address: str) -> None:
    with opened(browser, address, width=320, color_scheme="dark") as page:
        for word in ("white", "shadow", "switched"):
            enter(page, word)
        assert overflow(page) == 0
        assert axe_findings(page) == []
        page.set_viewport_size({"width": 640, "height": 900})
        page.add_style_tag(content="html { font-size: 200% !important }")
        assert overflow(page) == 0
