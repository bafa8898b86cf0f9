"""A Solo puzzle played in a real browser: rounds, dice, words, tiles, the rescue, undo, and what is refused."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from play_pages import axe_findings, day_address, enter, opened, overflow, says, served, write_site
from site_days import ROLLS, solution

GAME = "vowelocity"
SOLVED = solution(GAME, ROLLS[GAME][1])
Plan = Sequence[dict[str, Any] | None]
BEST: Plan = json.loads(SOLVED.best.answers[0])
PAR: Plan = json.loads(SOLVED.par.answers[0])
RESCUED = next(i for i, move in enumerate(BEST) if move and move["rescue"])


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("www")
    write_site(root / "a" / "b")
    return root


@pytest.fixture(scope="module")
def address(root: Path) -> str:
    return day_address(root / "a" / "b", GAME)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with opened(browser, address) as page:
        yield page


def choose(page: Page, round_: int, dice: int) -> None:
    """Press the dice of a round; rounds are counted from 1."""
    page.locator(".rounds tbody tr").nth(round_ - 1).locator("button").nth(dice - 2).click()


def named(move: dict[str, Any]) -> str:
    """Return the tiles of a word in its order, the rescued one marked."""
    left = [*move["tiles"], *([f"{move['rescue']}!"] if move["rescue"] else [])]
    names = []
    for letter in move["word"]:
        names.append(next(name for name in left if name[0] == letter))
        left.remove(names[-1])
    return " ".join(names)


def play(page: Page, plan: Plan) -> None:
    """Enter a plan round by round, each word with its tiles."""
    for number, move in enumerate(plan, 1):
        if move:
            choose(page, number, len(move["word"]))
            enter(page, named(move))
            says(page, f"Round {number}: {move['word']} is")


def test_the_par_plan_reaches_par_and_stays_when_the_page_is_loaded_again(page: Page) -> None:
    play(page, PAR)
    expect(page.locator("#score")).to_have_text(str(SOLVED.par.score))
    expect(page.locator("#rank")).to_contain_text("Best")
    assert page.locator("#found tbody tr").count() == sum(map(bool, PAR))
    assert axe_findings(page) == []
    page.reload()
    expect(page.locator("#score")).to_have_text(str(SOLVED.par.score))
    says(page, "rounds from before.")


def test_the_best_plan_of_all_is_told_to_be_the_best(page: Page) -> None:
    play(page, BEST)
    expect(page.locator("#score")).to_have_text(str(SOLVED.best.score))
    says(page, "Nothing scores more.")
    expect(page.locator("#rank")).to_contain_text("the best there is")


def test_all_thirty_rolls_are_buttons_and_a_word_picks_the_roll_as_long_as_it(page: Page) -> None:
    expect(page.get_by_role("button", name="Round")).to_have_count(30)
    page.get_by_role("button", name="Round 2: 2, 1", exact=True).click()
    expect(page.locator("#now")).to_have_text("Round 2: two letters for 2 and 1")
    enter(page, "thy")
    says(page, "Round 2: THY is in: the 3 claims T, the 5 claims H and the 4 claims Y. That is 6 points, 6 in all.")
    expect(page.get_by_role("button", name="Round 2: 3, 4, 5 THY")).to_be_visible()
    expect(page.locator("#now")).to_contain_text("Round 3")


@pytest.mark.parametrize(
    ("answer", "sentence", "rule"),
    [
        ("HEATS", "HEATS has five letters; the roll has four dice.", "Rule V4"),
        ("KEY", "KEY takes the E on 5 and the Y on 4, but no K in the centre has the number 3.", "Rule V5"),
        ("T3 H5 Y6", "There is no tile Y6.", "Rule V5"),
        ("OAT", "OAT has two vowels; one is the limit.", "Rule V6"),
        ("T3 H5 A4!", "A4 is not among the tiles you collected.", "Rule V9"),
        ("TPY", "TPY is not in our list.", "Rule V11"),
        ("TZ", "TZ is not on the list of short words.", "Rule V11"),
        ("THŻ1?", "Write tiles as a letter and a number, as A4.", ""),
        ("TH?", "? is no letter. Write letters of the alphabet.", ""),
        ("", "Write a word first, or tap its tiles.", ""),
    ],
)
def test_a_wrong_word_is_refused_with_its_rule(page: Page, answer: str, sentence: str, rule: str) -> None:
    choose(page, 2, 3)
    enter(page, answer)
    says(page, sentence, rule)
    expect(page.locator("#score")).to_have_text("0")
    expect(page.locator("#now")).to_contain_text("Round 2")


def test_a_tile_that_another_round_has_bears_its_word_and_is_not_claimed_again(page: Page) -> None:
    choose(page, 2, 3)
    enter(page, "thy")
    expect(page.get_by_role("button", name="H, number 5, 2 points")).to_have_text("5H2THY")
    expect(page.get_by_text("27 of 30")).to_be_visible()
    choose(page, 4, 3)
    enter(page, "H5 A4 M6")
    says(page, "H5 has left the centre.", "Rule V5")


def test_the_rescue_is_offered_used_once_and_told_where_it_went(page: Page) -> None:
    move = BEST[RESCUED]
    assert move
    play(page, BEST[:RESCUED])
    choose(page, RESCUED + 1, len(move["word"]))
    expect(page.locator(".rescue")).to_contain_text("You hold A4, ")
    enter(page, move["word"])
    says(page, "With your rescue it works.", "Rule V5")
    page.get_by_role("button", name="Use rescue").click()
    says(page, f"Round {RESCUED + 1}: {move['word']} is")
    expect(page.locator(".rescue")).to_contain_text(f"Spent in round {RESCUED + 1}.")
    page.get_by_role("textbox", name="Your word").fill("dam")
    page.get_by_role("button", name="Use rescue").click()
    says(page, "The rescue token is spent.", "Rule V9")


def test_a_round_that_the_rescue_needs_cannot_be_taken_back_before_it(page: Page) -> None:
    play(page, BEST[: RESCUED + 1])
    source = next(
        i for i, move in enumerate(BEST) if move and BEST[RESCUED] and BEST[RESCUED]["rescue"] in move["tiles"]
    )
    choose(page, source + 1, 2)
    page.get_by_role("button", name="Pass").click()
    says(page, f"Round {RESCUED + 1}: ", "is not among the tiles you collected.", "Rule V9")


def test_pass_frees_a_round_undo_brings_its_word_back_and_the_best_score_stays(page: Page) -> None:
    score, rank = page.locator("#score"), page.locator("[data-sofar]")
    enter(page, "ark")
    enter(page, "thy")
    expect(score).to_have_text("12")
    choose(page, 2, 3)
    page.get_by_role("button", name="Pass").click()
    says(page, "Round 2 is passed.")
    expect(score).to_have_text("6")
    expect(rank).to_have_text("12")
    page.get_by_role("button", name="Undo").click()
    says(page, "Taken back: 12 points in all.")
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
    expect(score).to_have_text("0")
    page.get_by_role("button", name="Undo").click()
    says(page, "There is nothing to take back.")
    page.get_by_role("button", name="My best").click()
    says(page, "This is your best plan: 12 points in all.")
    expect(score).to_have_text("12")


def test_tiles_are_tapped_by_finger_and_by_key(page: Page) -> None:
    choose(page, 2, 3)
    expect(page.locator(".pick.can")).to_have_count(15)
    page.get_by_role("button", name="T, number 3").click()
    page.get_by_role("button", name="H, number 5").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Y, number 4").focus()
    page.keyboard.press("Space")
    field = page.get_by_role("textbox", name="Your word")
    expect(field).to_have_value("T3 H5 Y4")
    page.get_by_role("button", name="H, number 5").click()
    expect(field).to_have_value("T3 Y4")
    page.get_by_role("button", name="H, number 5").click()
    page.get_by_role("button", name="Claim").click()
    says(page, "TYH is not in our list.")
    enter(page, "T3 H5 Y4")
    says(page, "THY is in")


def test_a_game_is_played_with_the_keyboard_alone(page: Page) -> None:
    page.get_by_role("button", name="Round 2: 3, 4, 5").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Round 2: 3, 4, 5")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("textbox", name="Your word").focus()
    page.keyboard.type("thx")
    page.keyboard.press("Enter")
    page.keyboard.type("thy")
    page.keyboard.press("Enter")
    says(page, "THY is in")


def test_another_word_takes_the_place_of_the_word_of_a_round(page: Page) -> None:
    choose(page, 2, 3)
    enter(page, "thy")
    choose(page, 2, 3)
    enter(page, "hat")
    says(page, "Round 2: HAT is in: the 5 claims H, the 4 claims A and the 3 claims T.")
    expect(page.locator("#found tbody tr")).to_have_count(1)


BROKEN = {
    "forbidden": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })",
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
}


@pytest.mark.parametrize("broken", list(BROKEN))
def test_a_browser_that_keeps_nothing_plays_all_the_same(browser: Browser, root: Path, broken: str) -> None:
    with served(root, "a/b/") as site, opened(browser, f"{site}index.html") as page:
        page.add_init_script(BROKEN[broken])
        page.goto(f"{site}daily/{GAME}/2026-12-04/index.html")
        choose(page, 2, 3)
        enter(page, "thy")
        says(page, "THY is in")


NONSENSE = ("", "[]", "null", "[1]", '[{"word": 7}]', '["A"]', json.dumps([{"word": "QQ", "tiles": []}] * 10))


def test_nonsense_that_was_kept_for_a_plan_harms_nothing(browser: Browser, root: Path) -> None:
    with served(root, "a/b/") as site, opened(browser, f"{site}daily/{GAME}/2026-12-04/index.html") as page:
        enter(page, "ark")
        key, entry = page.evaluate("Object.entries(localStorage)[0]")
        for nonsense in NONSENSE:
            spoilt = json.dumps(json.loads(entry) | {"answers": [nonsense, nonsense]})
            page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, spoilt])
            page.reload()
            expect(page.locator("#score")).to_have_text("0")
        enter(page, "ark")
        says(page, "ARK is in")


def test_a_result_is_shared_in_words(browser: Browser, address: str) -> None:
    with opened(browser, address) as page:
        page.evaluate("navigator.clipboard.writeText = async () => { throw new Error('no') }; 0")
        play(page, PAR)
        page.get_by_role("button", name="Share result").click()
        text = page.get_by_role("textbox", name="Copy your result").input_value()
        assert text.startswith("🟩🟩🟩🟩🟩\n")
        assert f"{SOLVED.par.score} points, rank Best." in text
        assert not any(move["word"] in text for move in PAR if move)


def test_a_page_left_open_over_midnight_offers_the_new_day(browser: Browser, address: str) -> None:
    with opened(browser, address, now="2026-12-04T23:59:00") as page:
        enter(page, "ark")
        page.clock.run_for(120_000)
        expect(page.get_by_role("link", name="Its roll")).to_be_visible()
        expect(page.locator("#score")).to_have_text("6")


def test_paper_has_the_fresh_puzzle_whatever_was_played(page: Page) -> None:
    enter(page, "ark")
    page.emulate_media(media="print")
    expect(page.get_by_text("30 tiles")).to_be_visible()
    expect(page.locator(".word:visible")).to_have_count(0)
    border = (
        "[...document.querySelectorAll('.choose')].every(it => getComputedStyle(it).borderBottomWidth === '0px')"
    )
    assert page.evaluate(border)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_plan_fits_narrow_screens(browser: Browser, address: str, scheme: Any) -> None:
    with opened(browser, address, width=320, color_scheme=scheme) as page:
        play(page, PAR)
        enter(page, "nonsense")
        assert overflow(page) == 0
        assert axe_findings(page) == []
        inside = (
            "[...document.querySelectorAll('.choose')].every(it => it.getBoundingClientRect().right <= 320 - 16)"
        )
        assert page.evaluate(inside)
        assert min(page.evaluate("[...document.querySelectorAll('.pick')].map(it => it.offsetWidth)")) >= 40
        assert min(page.evaluate("[...document.querySelectorAll('.choose')].map(it => it.offsetHeight)")) >= 38
