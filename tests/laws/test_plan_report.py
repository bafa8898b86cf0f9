"""The report says what the ledger says, in JSON and on one page that needs nothing beside it."""

import json
from dataclasses import replace
from pathlib import Path

import html5lib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conftest import Rollpress
from ledgers import CLAIM, game, planned
from rollpress.build.report_page import bars_of, page_of
from rollpress.kinds import KINDS
from rollpress.puzzles.report import Report, pool_of, report_of
from rollpress.spec.game import Levels
from setups import NOTHING

FIGURES = {"words": 40, "common": 30, "best": 9, "par": 8, "difficulty": 12}


def report(levels: Levels | None = None) -> Report:
    lines = planned("2027-01-01", "2027-01-05")
    of = game()
    daily = of.file.daily.model_copy(update={"levels": levels})
    of = replace(of, file=of.file.model_copy(update={"daily": daily}))
    figures = {line.date: FIGURES | {"par": number} for number, line in enumerate(lines)}
    return report_of(of, CLAIM, lines, figures)


def test_a_report_tells_how_each_figure_spreads() -> None:
    told = report()
    assert told.spreads["par"] == (0, 0, 1, 2, 3, 3, 4)
    assert told.spreads["common_percent"] == (75,) * 7
    assert told.spreads["attempts"][0] >= 1
    assert (told.repeats, dict(told.levels)) == (0, {})


@pytest.mark.parametrize(("easy", "medium", "level"), [(12, 20, "easy"), (11, 12, "medium"), (5, 11, "hard")])
def test_days_are_counted_by_their_level(easy: int, medium: int, level: str) -> None:
    assert dict(report(Levels(easy=easy, medium=medium)).levels) == {level: 5}


def test_the_pool_is_estimated_from_how_often_rolls_are_alike() -> None:
    of = replace(game(), setup=NOTHING)
    pool = pool_of(of, KINDS["nothing"], 50, 600)
    assert pool.puzzles in (2, 3)
    assert (pool.years, pool.at_least) == (0, False)
    assert pool_of(of, KINDS["nothing"], 50, 1).at_least


@given(st.lists(st.integers(-5, 900), min_size=1))
def test_bars_hold_every_value_once_and_are_few(values: list[int]) -> None:
    width, counts = bars_of(values)
    assert sum(counts) == len(values)
    assert len(counts) <= 20
    least = min(values)
    assert counts[-1] > 0
    assert counts[0] == sum(value < least + width for value in values)


def test_the_page_is_whole_and_loads_nothing() -> None:
    page = page_of([report()])
    html5lib.HTMLParser(strict=True).parse(page)
    assert "src=" not in page
    assert "href=" not in page
    assert page.count("<svg") == len(report().spreads)


def test_the_command_writes_both_files_and_says_where(rollpress: Rollpress, project_folder: Path) -> None:
    ran = rollpress("plan", "epellelemele", "--as-of", "2026-11-24", "--until", "2026-11-25", "--report")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "report: .rollpress/report/index.html"
    folder = project_folder / ".rollpress/report"
    told = json.loads((folder / "report.json").read_text("utf-8"))
    (epellelemele,) = told["games"]
    assert [day["date"] for day in epellelemele["days"]] == ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"]
    assert epellelemele["days"][0]["figures"].keys() >= {"words", "longest", "twins", "difficulty", "par_percent"}
    assert (folder / "index.html").is_file()
