"""A ledger is replayed whole: what was altered and sealed again is still found, by its line, on any processors."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ledgers import game, planned
from rollpress.build import replay as replaying
from rollpress.build.built import days_built
from rollpress.build.replay import Replay, replayed
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Place
from rollpress.home import shipped_content
from rollpress.puzzles.ledger import Line, lines_from, sealed

NAME = "content/puzzles/vowelocity/en-1/2027.jsonl"
DAYS = 15


@cache
def ledger() -> tuple[Line, ...]:
    return planned("2027-01-16", "2027-01-15")


def replays(lines: tuple[Line, ...]) -> list[Replay]:
    of = game()
    folder = f"{of.id}/{of.edition.edition}"
    return [Replay(folder, of.kind, "en", line, Place(NAME, number)) for number, line in enumerate(lines, 1)]


def shelf(cache_folder: Path) -> Shelf:
    return Shelf(shipped_content(), shipped_content(), cache_folder)


def told(lines: tuple[Line, ...], where: Path, processes: int = 1) -> list[Fault]:
    return [*replayed(replays(lines), shelf(where), processes)]


def altered(number: int, **values: Any) -> tuple[Line, ...]:
    """Return the ledger with fields of one line's solution put otherwise, and sealed again."""
    line = ledger()[number]
    again = line.filed({**(line.solution or {}), **values})
    return (*ledger()[:number], again, *ledger()[number + 1 :])


def test_a_ledger_as_planned_holds(tmp_path: Path) -> None:
    assert len(ledger()) == DAYS
    assert told(ledger(), tmp_path) == []


def a_better_best(solution: dict[str, Any]) -> dict[str, Any]:
    return {"best": solution["best"] | {"score": solution["best"]["score"] + 1}}


def another_answer(solution: dict[str, Any]) -> dict[str, Any]:
    return {"par": solution["par"] | {"answers": ["A-B"]}}


def fewer_words(solution: dict[str, Any]) -> dict[str, Any]:
    return {"words": solution["words"][1:]}


def other_counts(solution: dict[str, Any]) -> dict[str, Any]:
    return {"counts": solution["counts"] | {"valid": solution["counts"]["valid"] + 1}}


def easier(solution: dict[str, Any]) -> dict[str, Any]:
    return {"easy": solution["easy"] + 1}


def no_score(solution: dict[str, Any]) -> dict[str, Any]:
    return {"best": {"answers": solution["best"]["answers"]}}


@pytest.mark.parametrize(
    ("alter", "what"),
    [
        (a_better_best, "best is said to score"),
        (another_answer, "par has an answer that is none"),
        (fewer_words, "the words are not those that solving again gives"),
        (other_counts, "the counts of words are not what solving again gives"),
        (easier, "easy words are said to score"),
        (no_score, "its solution cannot be read"),
    ],
)
def test_an_altered_solution_is_found_though_it_was_sealed_again(
    tmp_path: Path, alter: Callable[[dict[str, Any]], dict[str, Any]], what: str
) -> None:
    lines = altered(3, **alter(dict(ledger()[3].solution or {})))
    assert lines[3].is_whole()
    faults = told(lines[:5], tmp_path)
    assert {fault.place for fault in faults} == {Place(NAME, 4)}
    assert faults[0].what.startswith(f"2027-01-04: {what}")


def solo_line(**prices: Any) -> Line:
    """Return the first day of the shipped ledger, a Solo puzzle, with prices of its par put otherwise."""
    path = shipped_content() / "puzzles/vowelocity/en-1/2026.jsonl"
    line = lines_from(path.read_text("utf-8"), path.name)[0]
    solution = dict(line.solution or {})
    par = solution["par"]
    return line.filed(solution | {"par": par | {"certificate": par["certificate"] | prices}})


def test_a_solo_day_holds_by_its_prices_and_by_no_others(tmp_path: Path) -> None:
    assert told((solo_line(),), tmp_path) == []
    for prices in ({"tiles": [0] * 30}, {"tiles": []}, {"unit": -1}, {"token": 0.5}):
        (fault,) = told((solo_line(**prices),), tmp_path)
        assert fault.what.startswith("2026-11-23: par: the prices do not prove 67")


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda line: {"roll": "1" * len(line.roll)}, "the key draws"),
        (lambda line: {"key": line.key.replace("en-1", "en-2")}, "of another ledger"),
        (lambda line: {"key": line.key.replace("vowelocity", "letra-mix")}, "of another ledger"),
        (lambda line: {"attempt": line.attempt + 1}, "of another day"),
        (lambda line: {"roll": "7"}, "cannot be read"),
    ],
)
def test_an_altered_line_is_found_though_it_was_sealed_again(
    tmp_path: Path, change: Callable[[Line], dict[str, Any]], what: str
) -> None:
    line = sealed(replace(ledger()[0], solution=None))
    faults = told((sealed(replace(line, **change(line))),), tmp_path)
    assert faults
    assert {fault.place for fault in faults} == {Place(NAME, 1)}
    assert what in faults[0].what


def test_more_processes_tell_the_same_in_the_same_order(tmp_path: Path) -> None:
    lines = tuple(altered(number, easy=99)[number] for number in range(DAYS))
    alone = told(lines, tmp_path / "one", 1)
    together = told(lines, tmp_path / "two", 2)
    assert together == alone
    assert [fault.place.line for fault in alone] == [*range(1, DAYS + 1)]


def test_what_holds_is_remembered_and_what_does_not_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    checked = replaying.line_faults

    def noted(line: Line, *rest: Any) -> Any:
        seen.append(line.date)
        return checked(line, *rest)

    monkeypatch.setattr(replaying, "line_faults", noted)
    lines = altered(2, easy=99)[:5]
    assert len(told(lines[:2], tmp_path)) == 0
    assert len(told(lines, tmp_path)) == 1
    assert len(told(lines, tmp_path)) == 1
    assert [day[-2:] for day in seen] == ["01", "02", "03", "04", "05", "03"]


def built(folder: Path, line: Line, **api: object) -> Path:
    """Write a day as a build does, with values of the API put otherwise."""
    page = folder / "daily/vowelocity" / line.date / "index.html"
    form = folder / "api/v1/vowelocity" / f"{line.date}.json"
    page.parent.mkdir(parents=True)
    form.parent.mkdir(parents=True)
    page.write_text(f'<p>{{"roll":"{line.roll}"}}</p>', "utf-8")
    form.write_text(json.dumps({"puzzle": {"key": line.key, "roll": line.roll}} | api), "utf-8")
    return folder


def unlike(folder: Path, **days: Line | None) -> list[str]:
    """Return what is wrong with the days that are built, if the ledger holds these, by `d1` for the first."""
    by_date = {f"2027-01-{name[1:]:0>2}": line for name, line in days.items()}
    return [f"{fault.place}: {fault.what}" for fault in days_built(folder, "vowelocity", by_date)]


API, PAGE = "output/api/v1/vowelocity/2027-01-01.json", "output/daily/vowelocity/2027-01-01/index.html"


def test_a_built_day_is_that_of_the_ledger(tmp_path: Path) -> None:
    line, other = ledger()[0], replace(ledger()[0], roll="9999")
    assert unlike(tmp_path, d1=line) == []
    folder = built(tmp_path, line)
    assert unlike(folder, d1=line, d2=ledger()[1]) == []
    assert unlike(folder, d2=ledger()[1]) == [f"{API}: the ledger has no 2027-01-01"]
    assert unlike(folder, d1=None) == [f"{API}: is not the day of the ledger, taken down"]
    assert unlike(folder, d1=other) == [
        f"{API}: is not the day of the ledger, 9999", f"{PAGE}: does not show the roll of the ledger, 9999"
    ]  # fmt: skip


def test_a_day_that_was_taken_down_shows_no_puzzle(tmp_path: Path) -> None:
    folder = built(tmp_path, ledger()[0], puzzle=None)
    assert unlike(folder, d1=None) == []
    assert unlike(folder, d1=ledger()[0]) == [f"{API}: is not the day of the ledger, {ledger()[0].roll}"]


@pytest.mark.parametrize("text", ["", "[]", "{", "{}", '{"puzzle":{}}', '{"puzzle":[1]}'])
def test_a_built_day_that_is_no_day_is_found(tmp_path: Path, text: str) -> None:
    folder = built(tmp_path, ledger()[0])
    (folder / "api/v1/vowelocity/2027-01-01.json").write_text(text, "utf-8")
    told = unlike(folder, d1=ledger()[0])
    assert told[0].startswith(f"{API}: is not ")
