"""A claim played in a real browser: words and tiles, which die claims what, and what is refused."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from play_pages import axe_findings, day_address, enter, opened, overflow, says, write_site
from site_days import DATES, ROLLS, a_day, files_of, solution

GAME = "vowelocity"
ROLL = "165"
SOLVED = solution(GAME, ROLL)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    single = {**{game: [] for game in ROLLS}, GAME: [a_day(GAME, DATES[1], ROLL)]}
    return day_address(write_site(tmp_path_factory.mktemp("site"), files_of(single)), GAME)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with opened(browser, address) as page:
        yield page


def test_the_par_word_reaches_par_and_the_best_word_the_best(page: Page) -> None:
    for known in SOLVED.words[::-1]:
        enter(page, known.answer)
    score = page.locator("#score")
    expect(score).to_have_text(str(SOLVED.best.score))
    assert page.locator("#found tbody tr").count() == SOLVED.counts.valid
    assert axe_findings(page) == []
    page.reload()
    expect(score).to_have_text(str(SOLVED.best.score))


def test_par_is_told_when_an_everyday_word_reaches_it(page: Page) -> None:
    enter(page, SOLVED.par.answers[0])
    says(page, "Par is reached.", f"That is {SOLVED.par.score} points.")
    expect(page.locator("#rank")).to_contain_text("Best")


@pytest.mark.parametrize(
    ("answer", "sentence", "rule"),
    [
        ("HEATS", "HEATS has five letters; the roll has three dice.", "Rule V4"),
        ("CAT", "CAT takes the A on 6 and the T on 5, but no C in the centre has the number 1.", "Rule V5"),
        ("SEA", "SEA has two vowels; one is the limit.", "Rule V6"),
        ("QED", "QED is not in our list.", "Rule V11"),
        ("F1 A6 Z5", "There is no tile Z5.", "Rule V5"),
        ("A1", "There is no tile A1.", "Rule V4"),
        ("H5!", "H is no vowel; the token brings back vowels only.", "Rule V9"),
        ("B9", "Write tiles as a letter and a number, as A4.", ""),
    ],
)
def test_a_wrong_claim_is_refused_with_its_rule(page: Page, answer: str, sentence: str, rule: str) -> None:
    enter(page, answer)
    says(page, sentence, rule)
    expect(page.locator("#score")).to_have_text("0")


def test_tiles_are_tapped_and_say_which_die_claims_them(page: Page) -> None:
    for name in ("S, number 1", "H, number 5", "X, number 6"):
        page.get_by_role("button", name=name).click()
    field = page.get_by_role("textbox", name="Your word")
    expect(field).to_have_value("S1 H5 X6")
    page.get_by_role("button", name="Delete").click()
    expect(field).to_have_value("S1 H5")
    page.get_by_role("button", name="H, number 5").click()
    expect(field).to_have_value("S1")
    field.fill("hag")
    page.get_by_role("button", name="Claim").click()
    says(page, "HAG is in: the 5 claims H, the 6 claims A and the 1 claims G.")
    expect(page.locator(".pick[aria-pressed=true]")).to_have_count(3)
    enter(page, "H5 A6 G1")
    says(page, "HAG is on your list already.")


def test_the_page_fits_narrow_screens_in_the_dark(browser: Browser, address: str) -> None:
    with opened(browser, address, width=320, color_scheme="dark") as page:
        enter(page, SOLVED.best.answers[0])
        assert overflow(page) == 0
        assert axe_findings(page) == []
        assert min(page.evaluate("[...document.querySelectorAll('.pick')].map(it => it.offsetWidth)")) >= 40
