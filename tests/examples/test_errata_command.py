"""Correcting a published day: the frozen line stays, the page says what was wrong, `verify` believes the rest."""

import contextlib
import json
import re
import shutil
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from conftest import Ran, Rollpress
from ledgers import with_rolls_solved_fast
from rollpress.cli.main import _run
from rollpress.home import shipped_content
from rollpress.puzzles.errata import Redrawn, errata_from, errata_text, signed
from setups import english

DAY = "2027-01-03"
FOLDER = Path("content/puzzles/vowelocity/en-1")
LEDGER, ERRATA = FOLDER / "2027.jsonl", FOLDER / "2027.errata.jsonl"


pytestmark = pytest.mark.usefixtures("site")


@pytest.fixture(scope="module")
def planned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project of one game, planned on its third day."""
    folder = tmp_path_factory.mktemp("planned")
    shutil.copytree(shipped_content(), folder / "content", ignore=shutil.ignore_patterns("puzzles"))
    for game in ("epellelemele", "letra-mix"):
        shutil.rmtree(folder / "content" / "games" / game)
    settings = folder / "content" / "site.yaml"
    settings.write_text(settings.read_text("utf-8").replace("2026-11-23", "2027-01-01"), "utf-8")
    with_rolls_solved_fast(folder / "content")
    with contextlib.chdir(folder):
        assert _run(["plan", "--as-of", DAY, "--until", "2027-01-07"]) == 0
    return folder


@pytest.fixture
def site(planned: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the planned project; the test runs inside it."""
    folder = shutil.copytree(planned, tmp_path / "site")
    monkeypatch.chdir(folder)
    return folder


def correct(rollpress: Rollpress, day: str, *remedy: str, what: str = "The roll was dull") -> Ran:
    said = ["--what", what, "--reason", "Nobody had looked!"]
    return rollpress("erratum", "vowelocity", day, *said, *remedy, "--as-of", DAY)


def line(day: str) -> dict[str, Any]:
    rows = map(json.loads, LEDGER.read_text("utf-8").splitlines())
    return next(row for row in rows if row["date"] == day)


def errata() -> list[dict[str, Any]]:
    return [json.loads(row) for row in ERRATA.read_text("utf-8").splitlines()]


def built(rollpress: Rollpress, as_of: str = DAY) -> dict[str, str]:
    assert rollpress("build", "--no-pdf", "--as-of", as_of).err == ""
    pages = Path("output").rglob("*.html")
    return {path.relative_to("output").as_posix(): path.read_text("utf-8") for path in pages}


def day_page(day: str, part: str = "") -> str:
    return f"daily/vowelocity/{day}/{part}index.html"


def pips(page: str) -> list[int]:
    """Return the dice that a day's page shows as its roll."""
    tray = re.findall(r'<section class="tray".*?</section>', page, re.DOTALL)[0]
    return [die.count("<circle") for die in re.findall("<svg.*?</svg>", tray)]


def test_todays_roll_is_replaced_and_its_page_says_so(rollpress: Rollpress) -> None:
    before = LEDGER.read_bytes()
    assert correct(rollpress, DAY, "--replace").out == (
        "vowelocity: 2027-01-03 corrected (replacement); `rollpress build` shows it\n"
    )
    (erratum,) = errata()
    assert LEDGER.read_bytes() == before
    assert erratum["replacement"]["attempt"] > line(DAY)["attempt"]
    assert "solution" not in erratum
    page = built(rollpress)[day_page(DAY)]
    assert (
        pips(page)
        == [int(die) for die in erratum["replacement"]["roll"]]
        != [int(die) for die in line(DAY)["roll"]]
    )
    said = "This roll took the place of another on Sunday 3 January 2027. The roll was dull. Nobody had looked!"
    assert said in page
    assert rollpress("verify", "--as-of", DAY).code == 0


def test_a_replacements_answer_is_filed_once_it_is_out(rollpress: Rollpress) -> None:
    correct(rollpress, DAY, "--replace")
    assert rollpress("plan", "--as-of", "2027-01-04").out.endswith(", 2 filed\n")
    (erratum,) = errata()
    answers = erratum["solution"]["best"]["answers"]
    answer_page = built(rollpress, "2027-01-04")[day_page(DAY, "answer/")]
    assert all(f'<span class="word">{answer}</span>' in answer_page for answer in answers)
    assert "The roll was dull." in answer_page
    assert rollpress("verify", "--as-of", "2027-01-04").code == 0
    again = LEDGER.read_bytes(), ERRATA.read_bytes()
    assert rollpress("plan", "--as-of", "2027-01-04").code == 0
    assert (LEDGER.read_bytes(), ERRATA.read_bytes()) == again


def test_a_day_that_is_taken_down_shows_no_roll_and_no_answer(rollpress: Rollpress) -> None:
    correct(rollpress, DAY, "--withdraw")
    pages = built(rollpress)
    assert '<svg class="die" viewBox' not in pages[day_page(DAY)].partition("<main")[2]
    assert "This puzzle was taken down on Sunday 3 January 2027." in pages[day_page(DAY)]
    assert f'href="{day_page(DAY)}"' in pages["index.html"]
    later = built(rollpress, "2027-01-05")
    assert day_page(DAY, "answer/") not in later
    assert day_page("2027-01-02", "answer/") in later


def test_a_roll_may_take_the_place_of_one_that_was_taken_down(rollpress: Rollpress) -> None:
    correct(rollpress, DAY, "--withdraw")
    correct(rollpress, DAY, "--replace")
    page = built(rollpress)[day_page(DAY)]
    assert pips(page) == [int(die) for die in errata()[1]["replacement"]["roll"]]
    assert page.index("taken down on") < page.index("took the place")


def solved(rollpress: Rollpress, roll: str) -> dict[str, Any]:
    solution: dict[str, Any] = json.loads(rollpress("solve", "vowelocity", "--roll", roll, "--json").out)
    return solution


def test_a_denied_word_leaves_the_counts_and_the_answer(rollpress: Rollpress) -> None:
    day = "2027-01-02"
    before = line(day)["solution"]
    denied = before["best"]["answers"]
    assert correct(rollpress, day, *(part for word in denied for part in ("--deny", word.lower()))).code == 0
    after = errata()[0]["solution"]
    whole = solved(rollpress, line(day)["roll"])["words"]
    left = [word["score"] for word in whole if word["answer"] not in denied]
    assert errata()[0]["deny"] == sorted(denied)
    assert after["best"]["score"] == max(left)
    assert after["counts"]["valid"] == before["counts"]["valid"] - len(denied) == len(left)
    page = built(rollpress)[day_page(day, "answer/")]
    assert not [word for word in denied if re.search(rf"\b{word}\b", page)]
    assert rollpress("verify", "--as-of", DAY).code == 0


def test_an_allowed_word_counts_on_its_day_alone(rollpress: Rollpress) -> None:
    day, other = "2027-01-02", "2027-01-01"
    best = line(day)["solution"]["best"]["answers"][0]
    word = next(made for made in map("".join, permutations(best)) if not english().has(made))
    before, ledger = line(day)["solution"]["counts"]["valid"], LEDGER.read_bytes()
    assert correct(rollpress, day, "--allow", word).code == 0
    (erratum,) = errata()
    assert erratum["allow"] == [word]
    assert erratum["lexicon"] == english().amended([word]).sha256 != line(other)["lexicon"]
    assert erratum["solution"]["counts"]["valid"] == before + 1
    assert LEDGER.read_bytes() == ledger
    assert rollpress("verify", "--as-of", DAY).code == 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"what":"The', '"what":"A', "the erratum is not what was sealed"),
        ('"best":{"score":', '"best":{"score":1', "its solution is not what was sealed"),
        ('"deny":', '"denied":', "is no erratum"),
        ("{", "", "is no erratum"),
        ('"date":"2027-01-02"', '"date":"2027-02-30"', "is no erratum: date: day is out of range for month"),
    ],
)
def test_an_altered_erratum_is_named(rollpress: Rollpress, old: str, new: str, says: str) -> None:
    correct(rollpress, "2027-01-02", "--deny", "cat")
    ERRATA.write_text(ERRATA.read_text("utf-8").replace(old, new, 1), "utf-8")
    ran = rollpress("check")
    assert ran.code == 1
    assert ran.err.startswith(f"{ERRATA.as_posix()}:1: ")
    assert says in ran.err


@pytest.mark.parametrize("command", ["verify", "build", "plan"])
def test_no_command_goes_on_with_an_altered_erratum(rollpress: Rollpress, command: str) -> None:
    correct(rollpress, "2027-01-02", "--withdraw")
    ERRATA.write_text(ERRATA.read_text("utf-8").replace('"what":"The', '"what":"A', 1), "utf-8")
    ran = rollpress(command, "--as-of", DAY)
    assert (ran.code, ran.err.count("the erratum is not what was sealed")) == (1, 1)


def test_a_forged_replacement_does_not_verify(rollpress: Rollpress) -> None:
    correct(rollpress, DAY, "--replace")
    (erratum,) = errata_from(ERRATA.read_text("utf-8"), ERRATA.as_posix())
    assert erratum.replacement is not None
    forged = Redrawn(attempt=erratum.replacement.attempt, key=erratum.replacement.key, roll="111")
    ERRATA.write_text(errata_text([signed(erratum.model_copy(update={"replacement": forged}))]), "utf-8")
    ran = rollpress("verify", "--as-of", DAY)
    assert (ran.code, ran.err.count("the line says 111")) == (1, 1)
    assert ran.err.startswith(f"{ERRATA}:1: {DAY}: ")


@pytest.mark.parametrize(
    ("remedy", "code", "says"),
    [
        ([], 2, "give one of --deny, --allow, --replace, --withdraw"),
        (["--replace", "--withdraw"], 2, "give one of"),
        (["--deny", "na1ve"], 1, "--deny: na1ve: "),
        (["--allow", "a" * 16], 1, f"--allow: {'A' * 16} has 16 letters"),
        (["--allow", min(english().flagged)], 1, "--allow: names a word that is never printed"),
    ],
)
def test_a_remedy_that_cannot_be_had_writes_nothing(
    rollpress: Rollpress, remedy: list[str], code: int, says: str
) -> None:
    ran = correct(rollpress, DAY, *remedy)
    assert ran.code == code
    assert says in ran.err
    assert not ERRATA.exists()


def test_a_notice_with_a_word_that_is_never_shown_is_refused(rollpress: Rollpress) -> None:
    planted = min(english().flagged, key=lambda word: (-len(word), word))
    ran = correct(rollpress, DAY, "--withdraw", what=f"It said {planted.lower()}.")
    assert (ran.code, ran.err.startswith("--what: shows ")) == (1, True)
    assert not ERRATA.exists()


@pytest.mark.parametrize("day", ["2027-01-06", "2026-12-31"])
def test_only_a_published_day_can_be_corrected(rollpress: Rollpress, day: str) -> None:
    assert correct(rollpress, day, "--withdraw").code == 2
    assert not ERRATA.exists()


def test_a_trial_ledger_that_is_drawn_anew_has_no_errata(rollpress: Rollpress) -> None:
    correct(rollpress, DAY, "--withdraw")
    assert rollpress("plan", "--replan", "--as-of", DAY).code == 0
    assert ERRATA.read_text("utf-8") == ""
    assert "taken down" not in built(rollpress)[day_page(DAY)]
