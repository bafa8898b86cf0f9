"""A crossword played in a real browser: dice typed, tapped and dragged, the score told as they lie."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from play_pages import axe_findings, day_address, opened, overflow, says, write_site
from rollpress.faults import Place
from rollpress.kinds.crossword.layouts import cells_of
from setups import english, setup
from site_days import ROLLS, solution

GAME = "letra-mix"
ROLL = ROLLS[GAME][1]
PAR = solution(GAME, ROLL).par


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    return day_address(write_site(tmp_path_factory.mktemp("site")), GAME)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with opened(browser, address) as page:
        yield page


def cell(page: Page, row: int, column: int) -> Locator:
    """The cell of a row and a column, both from 1, as the sheet lies now."""
    return page.get_by_role("gridcell", name=re.compile(rf"row {row}, column {column}$"))


def die(page: Page, letter: str) -> Locator:
    return page.get_by_role("button", name=letter, exact=True).first


def lay(page: Page, letter: str, row: int, column: int) -> None:
    die(page, letter).click()
    cell(page, row, column).click()


def write(page: Page, word: str) -> None:
    for letter in word:
        page.keyboard.press(letter)


def score(page: Page) -> Locator:
    return page.locator("#score")


def lay_out(page: Page, layout: str) -> None:
    """Lay a whole layout by tapping, from the second row and column; the sheet grows as it is needed."""
    cells = cells_of(layout, setup(GAME).alphabet, Place("layout"))
    for (row, column), laid in cells.items():
        lay(page, "Joker" if laid.joker else laid.letters, row + 2, column + 2)
        if laid.joker:
            page.get_by_role("textbox", name="The joker stands for").fill(laid.letters)


def test_a_best_layout_of_everyday_words_reaches_par(page: Page) -> None:
    lay_out(page, PAR.answers[0])
    expect(score(page)).to_have_text(str(PAR.score))
    says(page, "words hold.", "Rule L7")
    expect(page.locator("#rank")).to_contain_text("Best")
    assert axe_findings(page) == []
    page.reload()
    expect(score(page)).to_have_text(str(PAR.score))
    assert page.locator(".laid").count() == len(cells_of(PAR.answers[0], setup(GAME).alphabet, Place("layout")))


def test_letters_lay_dice_from_the_keyboard(page: Page) -> None:
    cell(page, 2, 2).click()
    write(page, "AXIOMS")
    says(page, "The word holds.", "left over cost")
    for key in ("ArrowLeft", " ", "ArrowDown"):
        page.keyboard.press(key)
    says(page, "Letters run down.")
    page.keyboard.press("B")
    says(page, "not in the word list", "Rule L3")
    expect(score(page)).to_have_text("0")
    page.keyboard.press("Backspace")
    says(page, "The word holds.")
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


def test_a_letter_that_is_not_rolled_takes_the_joker_and_then_there_is_none(page: Page) -> None:
    cell(page, 2, 2).click()
    write(page, "HAT")
    says(page, "The word holds.")
    expect(page.get_by_role("textbox", name="The joker stands for")).to_have_value("T")
    page.keyboard.press("T")
    says(page, "No T is left.", "Rule L13")
    page.get_by_role("textbox", name="The joker stands for").fill("m")
    says(page, "The word holds.")
    expect(page.locator("#across")).to_contain_text("HAM")


def test_rules_that_a_layout_breaks_are_named(page: Page) -> None:
    lay(page, "N", 2, 2)
    says(page, "N stands alone; a single die is no word.", "Rule L12")
    lay(page, "O", 2, 3)
    says(page, "The word holds.")
    lay(page, "S", 4, 6)
    says(page, "S does not touch the rest. All dice join in one block.", "Rule L6")
    expect(score(page)).to_have_text("0")
    page.get_by_role("button", name="Back to my best").click()
    says(page, "The word holds.")
    page.get_by_role("button", name="Take all back").click()
    expect(page.locator(".laid")).to_have_count(0)


def test_a_die_is_dragged_onto_the_sheet_moved_there_and_dragged_off(page: Page) -> None:
    def drag(start: Locator, end: Locator) -> None:
        start.hover()
        page.mouse.down()
        end.hover()
        page.mouse.up()

    drag(die(page, "N"), cell(page, 3, 3))
    drag(die(page, "O"), cell(page, 3, 4))
    says(page, "The word holds.")
    drag(cell(page, 3, 4), cell(page, 4, 3))
    says(page, "The word holds.")
    expect(page.locator("#down")).to_contain_text("NO")
    drag(cell(page, 4, 3), page.locator("h1"))
    says(page, "N stands alone")
    expect(die(page, "O")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == ""


def test_a_laid_die_goes_back_from_the_roll(page: Page) -> None:
    lay(page, "N", 2, 2)
    page.get_by_role("button", name="N, laid").click()
    expect(page.locator(".laid")).to_have_count(0)
    says(page, "Nothing is laid.")


def test_the_sheet_grows_with_the_layout_and_fits_a_narrow_screen(browser: Browser, address: str) -> None:
    longest = max(
        (word for word in english().words() if set(word) <= set("NAROSEHXIMB")),
        key=lambda w: (len(set(w)) == len(w), len(w)),
    )
    with opened(browser, address, width=320, color_scheme="dark") as page:
        cell(page, 2, 2).click()
        write(page, longest)
        assert page.locator("[role=row]").first.locator("[role=gridcell]").count() == max(7, len(longest) + 2)
        says(page, "The word holds.")
        sizes = page.evaluate(
            "[...document.querySelectorAll('[role=gridcell]')].map(it => it.getBoundingClientRect().width)"
        )
        assert min(sizes) >= 24
        assert overflow(page) == 0
        assert axe_findings(page) == []
