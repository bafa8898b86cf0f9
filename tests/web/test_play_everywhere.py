"""Pages that are played on, wherever and whenever they are opened: a subfolder, no script, no storage, midnight."""

import gzip
import json
import re
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from playwright.sync_api import Browser, Page, expect

from play_pages import NU, axe_findings, day_address, enter, opened, overflow, says, served, tree, write_site
from site_days import ROLLS

GAMES = {"epellelemele": "white", "letra-mix": "", "vowelocity": "ark"}
SPELL = "epellelemele"
KEY = f"rollpress/{SPELL}/en-1/roll/2026-12-04/0"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("www")
    write_site(folder / "a" / "b")
    return folder


@pytest.fixture(scope="module")
def address(root: Path) -> Iterator[str]:
    """A server on which the site lies in a folder of its own."""
    with served(root, "a/b/") as address:
        yield address


def day(address: str, game: str = SPELL, date: str = "2026-12-04") -> str:
    return f"{address}daily/{game}/{date}/index.html"


def score(page: Page) -> str:
    return page.locator("#score").inner_text()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_plays_in_a_subfolder_and_asks_nobody_else_for_anything(
    browser: Browser, address: str, game: str
) -> None:
    with opened(browser, address) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(day(address, game))
        expect(page.get_by_role("status")).to_be_visible()
        expect(page.locator("#score")).to_have_text(re.compile("^[−0-9]+$"))
        assert {url.rpartition(".")[2] for url in asked} >= {"html", "css", "js", "woff2"}
        assert all(url.startswith(address) for url in asked)


def test_a_day_is_played_within_a_page_of_somebody_elses(browser: Browser, address: str, tmp_path: Path) -> None:
    with opened(browser, day(address)) as page:
        page.get_by_text("Put it on a page of yours").click()
        copied = page.get_by_role("textbox", name="Put it on a page of yours").input_value()
        assert axe_findings(page) == []
    assert copied.startswith("<iframe ")
    assert copied.count("://") == 1
    mine = f"<!DOCTYPE html><title>Mine</title>{copied.replace('https://example.org/', address)}"
    (tmp_path / "mine.html").write_text(mine, "utf-8")
    with served(tmp_path, "mine.html") as elsewhere, opened(browser, elsewhere) as theirs:
        within = theirs.frame_locator("iframe[title='Epellelemele, Friday 4 December 2026']")
        within.get_by_role("textbox", name="Your word").fill("white")
        within.get_by_role("button", name="Enter").click()
        expect(within.get_by_role("status")).to_contain_text("WHITE is in.")


def test_the_sheet_and_the_pages_keep_within_forced_colours_and_large_text(browser: Browser, root: Path) -> None:
    for game in GAMES:
        place = day_address(root / "a" / "b", game)
        with opened(browser, place, width=640, forced_colors="active") as page:
            page.add_style_tag(content="html { font-size: 200% !important }")
            assert overflow(page) == 0, game
            full, free = "getComputedStyle(document.querySelector('.bar i')).borderTopColor", "Canvas"
            assert page.evaluate(full) != free


@pytest.mark.parametrize("game", list(GAMES))
def test_without_a_script_the_page_is_whole_and_shows_nothing_that_would_not_work(
    browser: Browser, root: Path, game: str
) -> None:
    with opened(browser, day_address(root / "a" / "b", game), java_script_enabled=False) as page:
        expect(page.locator("[data-play]:visible")).to_have_count(0)
        expect(page.locator("main button:visible, main input:visible")).to_have_count(0)
        expect(page.locator(".ladder")).to_be_visible()
        expect(page.get_by_label("The roll")).to_be_visible()
        assert axe_free_of_script(page)


def axe_free_of_script(page: Page) -> bool:
    """The scripts of the page are all that it lacks: its one heading, its landmark and its words are there."""
    return page.locator("main h1").count() == 1 and "{{" not in page.content()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_that_is_played_on_prints_on_one_sheet(browser: Browser, root: Path, game: str) -> None:
    with opened(browser, day_address(root / "a" / "b", game), color_scheme="dark") as page:
        if GAMES[game]:
            enter(page, GAMES[game])
        page.emulate_media(media="print")
        expect(page.locator(".ladder")).to_be_visible()
        expect(page.locator("main .btn:visible, main .tap:visible")).to_have_count(0)
        with pikepdf.Pdf.open(BytesIO(page.pdf(format="A4"))) as pdf:
            assert len(pdf.pages) == 1


FORBIDDEN = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
)
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"


@pytest.mark.parametrize("broken", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_browser_that_keeps_nothing_plays_all_the_same(browser: Browser, address: str, broken: str) -> None:
    with opened(browser, address) as page:
        page.add_init_script(broken)
        page.goto(day(address))
        enter(page, "white")
        says(page, "WHITE is in.")
        page.reload()
        assert score(page) == "0"


NONSENSE = ("{", "null", "[]", '{"v":2}', '{"v":1,"game":1}', '{"v":1,"answers":[7]}', "0", "")


def test_nonsense_that_was_kept_harms_nothing(browser: Browser, address: str) -> None:
    with opened(browser, day(address)) as page:
        page.evaluate("localStorage.setItem('rollpress/other', '}')")
        for nonsense in NONSENSE:
            page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, nonsense])
            page.reload()
            assert score(page) == "0", nonsense
        enter(page, "white")
        says(page, "WHITE is in.")
        page.reload()
        assert score(page) != "0"


def kept(page: Page) -> dict[str, object]:
    found = page.evaluate("key => JSON.parse(localStorage.getItem(key))", KEY)
    assert isinstance(found, dict)
    return found


def test_what_is_kept_has_a_version_and_the_id_of_its_puzzle(browser: Browser, address: str) -> None:
    with opened(browser, day(address)) as page:
        enter(page, "white")
        assert kept(page) == {
            "v": 1, "game": SPELL, "date": "2026-12-04", "on": "2026-12-04", "score": int(score(page)), "rank": 0,
            "answers": ["WHITE"],
        }  # fmt: skip


def test_results_move_to_another_browser_as_text_and_the_better_score_stays(browser: Browser, address: str) -> None:
    with opened(browser, day(address)) as page:
        enter(page, "white")
        enter(page, "shadow")
        best = score(page)
        page.get_by_text("Your days").click()
        page.get_by_role("button", name="Keep as text").click()
        text = page.get_by_role("textbox", name="Keep this text").input_value()
    assert list(json.loads(text)["puzzles"]) == [KEY.removeprefix("rollpress/")]
    with opened(browser, day(address)) as page:
        enter(page, "white")
        page.get_by_text("Your days").click()
        read = page.get_by_role("button", name="Read a kept text")
        read.click()
        page.get_by_role("textbox", name="Put a kept text here").fill("hello")
        read.click()
        says(page, "Nothing was changed.")
        page.get_by_role("textbox", name="Put a kept text here").fill(text)
        read.click()
        says(page, "One puzzle is read.")
        page.reload()
        assert score(page) == best
        assert axe_findings(page) == []


def test_days_in_a_row_are_counted_up_to_today(browser: Browser, address: str) -> None:
    with opened(browser, day(address)) as page:
        page.evaluate(
            """dates => dates.forEach(([date, on]) => localStorage.setItem(`rollpress/x/${date}`,
            JSON.stringify({ v: 1, game: 'epellelemele', date, on, score: 9, rank: 1, answers: [] })))""",
            [["2026-11-30", "2026-11-30"], ["2026-12-02", "2026-12-02"], ["2026-12-03", "2026-12-03"],
             ["2026-12-01", "2026-12-04"]],
        )  # fmt: skip
        page.reload()
        page.get_by_text("Your days").click()
        expect(page.locator("#days")).to_contain_text("In a row2")
        enter(page, "white")
        expect(page.locator("#days")).to_contain_text("In a row3")
        expect(page.locator("#days")).to_contain_text("Played5")


@pytest.mark.parametrize("zone", ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Berlin"])
def test_the_answer_is_linked_once_the_day_is_over_where_the_visitor_is(
    browser: Browser, address: str, zone: str
) -> None:
    link = "See the answer"
    page_of_yesterday = day(address, SPELL, "2026-12-03")
    early, late = {
        "Pacific/Pago_Pago": ("2026-12-04T10:59:00Z", "2026-12-04T11:01:00Z"),
        "Pacific/Kiritimati": ("2026-12-03T09:59:00Z", "2026-12-03T10:01:00Z"),
        "Europe/Berlin": ("2026-12-03T22:59:00Z", "2026-12-03T23:01:00Z"),
    }[zone]
    with opened(browser, page_of_yesterday, now=early, timezone_id=zone) as page:
        expect(page.get_by_role("link", name=link)).to_be_hidden()
        expect(page.get_by_text("The answer waits until this day is over where you are.")).to_be_visible()
    with opened(browser, page_of_yesterday, now=late, timezone_id=zone) as page:
        expect(page.get_by_role("link", name=link)).to_be_visible()


def test_a_page_left_open_over_midnight_offers_the_new_day(browser: Browser, address: str) -> None:
    with opened(browser, day(address), now="2026-12-04T23:59:00") as page:
        offer = page.get_by_role("link", name="Its roll")
        expect(offer).to_be_hidden()
        page.clock.run_for(120_000)
        expect(offer).to_be_visible()
        offer.click()
        expect(page.locator("h1")).to_have_text("Saturday 5 December 2026")


def test_a_visitor_far_ahead_of_the_last_build_is_led_to_the_front_page(browser: Browser, address: str) -> None:
    with opened(browser, day(address), now="2026-12-20T12:00:00") as page:
        page.get_by_role("link", name="Its roll").click()
        assert page.url == f"{address}index.html"


def test_the_nu_checker_finds_nothing_in_a_page_that_is_played_on(root: Path) -> None:
    places = [root / "a" / "b" / "daily" / game / "2026-12-04" / "index.html" for game in GAMES]
    checked = subprocess.run(["java", "-jar", NU, *places], capture_output=True, text=True, check=False)
    assert checked.stderr == ""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_and_its_scripts_are_light(game: str) -> None:
    files = tree()
    html = files[f"daily/{game}/2026-12-04/index.html"].decode()
    tags = re.search(r'<script type="application/json" id="puzzle">(.*?)</script>', html, re.DOTALL)
    assert tags
    (script,) = re.findall(r'src="[./]*(assets/play/[^"]+)"', html)
    assert len(gzip.compress(files[script])) <= 10_000
    assert len(gzip.compress(tags[1].encode())) <= 16_000
    styles = sum(len(gzip.compress(content)) for path, content in files.items() if path.endswith(".css"))
    assert len(gzip.compress(html.replace(tags[1], "").encode())) + styles <= 14_000


def test_every_class_that_a_script_gives_has_its_style() -> None:
    styles = "".join(content.decode() for path, content in tree().items() if path.endswith(".css"))
    played = {path: content for path, content in tree().items() if path.endswith(".js") and "/class." not in path}
    scripts = "".join(content.decode() for content in played.values())
    given = {name for value in re.findall(r'class: ?"([\w ]+)"', scripts) for name in value.split()}
    assert {name for name in given if not re.search(rf"\.{name}\b", styles)} == set()
    assert {"word", "tap", "full", "dragged"} <= given


def test_scripts_and_templates_of_play_name_no_game() -> None:
    scripts = "".join(content.decode().lower() for path, content in tree().items() if path.endswith(".js"))
    assert not [game for game in ROLLS if game in scripts]
