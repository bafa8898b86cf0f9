"""Sheets and key as pages beside the PDFs: neither checker finds anything, each place for an answer has a name."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from conftest import Rollpress
from handouts import CODE, set_of
from play_pages import NU, axe_findings, opened, overflow

VARIANTS = [
    ("epellelemele", ("--scaffold", "word-bank,first-letters,lengths,example", "--font", "opendyslexic")),
    ("letra-mix", ("--scaffold", "word-bank", "--large-print")),
    ("vowelocity", ("--players", "2", "--per-page", "2")),
]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_neither_checker_finds_anything_and_each_place_to_write_has_a_name_of_its_own(
    rollpress: Rollpress, project_folder: Path, browser: Browser, name: str, options: tuple[str, ...]
) -> None:
    (project_folder / "r.csv").write_text("Ada <b>\nJosé “Őry” & Co\n", "utf-8")
    assert rollpress("handout", name, "--roster", "r.csv", *options, "--out", "set").code == 0
    files = [project_folder / "set" / file for file in ("sheets.html", "key.html")]
    ran = subprocess.run(
        ["java", "-jar", NU, "--also-check-css", *files], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    for file in files:
        with opened(browser, file.as_uri(), width=320) as page:
            assert (axe_findings(page), overflow(page)) == ([], 0)
    with opened(browser, files[0].as_uri()) as page:
        assert CODE.findall(page.inner_text("main")) == [sheet["code"] for sheet in set_of(project_folder / "set")]
        expect(page.get_by_role("textbox", name="Name").first).to_have_value("Ada <b>")
        first = page.locator("article").first
        fields = first.get_by_role("textbox").all()
        names = [field.evaluate("one => one.ariaLabel || one.labels[0].textContent.trim()") for field in fields]
        assert len(names) == len(set(names)) > 4


def test_a_layout_typed_on_the_board_of_a_page_stands_as_it_was_typed(
    rollpress: Rollpress, project_folder: Path, browser: Browser
) -> None:
    assert rollpress("handout", "letra-mix", "--sheets", "1", "--out", "set").code == 0
    with opened(browser, (project_folder / "set/sheets.html").as_uri()) as page:
        board = page.get_by_role("textbox", name="a board of")
        board.fill("E..H\nAXIOMS\nR..N\n...E".replace(".", " "))
        expect(board).to_have_value("E  H\nAXIOMS\nR  N\n   E")
        board.fill("W" * 13)
        assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0
