"""A site owner's own words: they count or not, the list's hash tells of them, published days keep their list."""

import json
import shutil
from pathlib import Path

import pytest

from conftest import Rollpress
from ledgers import with_rolls_solved_fast
from setups import english

OWNER = Path("content/languages/en/owner.yaml")
LEDGER = Path("content/puzzles/vowelocity/en-1/2027.jsonl")


@pytest.fixture(autouse=True)
def site(project_folder: Path) -> Path:
    """Return a site of one game that began with the year; the test runs inside it."""
    for game in ("epellelemele", "letra-mix"):
        shutil.rmtree(project_folder / "content" / "games" / game)
    shutil.rmtree(project_folder / "content" / "classes")  # a set that was solved with the shipped words
    settings = project_folder / "content" / "site.yaml"
    settings.write_text(settings.read_text("utf-8").replace("2026-11-23", "2027-01-01"), "utf-8")
    with_rolls_solved_fast(project_folder / "content")
    return project_folder


def write(*lines: str) -> None:
    OWNER.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def legal(rollpress: Rollpress, roll: str, word: str) -> bool:
    return rollpress("score", "vowelocity", "--roll", roll, word).code == 0


def test_allowed_words_count_and_denied_ones_do_not(rollpress: Rollpress) -> None:
    assert (legal(rollpress, "234", "cat"), legal(rollpress, "234", "tca")) == (True, False)
    write("allow: {TCA: our club}", "deny: {CAT: we are dog people}")
    assert (legal(rollpress, "234", "cat"), legal(rollpress, "234", "tca")) == (False, True)
    told = json.loads(rollpress("words", "list", "en", "--json").out)
    assert told["dictionary"]["sha256"] == english().amended(["TCA"], ["CAT"]).sha256
    assert "TCA" in told["words"]
    assert "CAT" not in told["words"]


@pytest.mark.parametrize(
    ("lines", "place", "says"),
    [
        (["allow: {CA7: a plate}"], "1:9", "allow.CA7: '7' is no letter of this alphabet"),
        (["deny:", "  cat: small"], "2:3", "deny.cat is not written as it is compared"),
        (["allow:", "  A: one letter"], "2:3", "allow.A has 1 letters"),
        (["allow: {TCA: x}", "deny: {TCA: y}"], "2:8", "TCA is allowed and denied"),
        ([f"allow: {{{min(english().flagged)}: no}}"], "1:9", "allow: names a word that is never printed"),
        (["allow: {TCA: }"], "1:14", "allow.TCA: null does not do here"),
        (["alow: {TCA: x}"], "1:1", "alow: no such key"),
        (["allow: [TCA]"], "1:8", "allow: "),
    ],
)
def test_what_is_wrong_with_them_is_told(rollpress: Rollpress, lines: list[str], place: str, says: str) -> None:
    write(*lines)
    ran = rollpress("check")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{OWNER.as_posix()}:{place}: {says}")
    assert "\n  hint: " in ran.err


def test_a_worked_example_whose_word_is_denied_is_a_fault(rollpress: Rollpress) -> None:
    write("deny: {BOAT: a test}")
    assert "BOAT breaks " in rollpress("check").err


def test_published_days_keep_the_list_they_were_planned_with(rollpress: Rollpress, site: Path) -> None:
    plan = ["plan", "--until", "2027-01-07", "--as-of"]
    write("allow:", "  TCA: our club")
    assert rollpress(*plan, "2027-01-02").code == 0
    before = [json.loads(row) for row in LEDGER.read_text("utf-8").splitlines()]
    write("allow:", "  TCA: our club", "  TCU: the other club", "deny:", "  THE: a test", "  AND: a test")
    shutil.rmtree(site / ".rollpress")
    assert rollpress("build", "--no-pdf", "--as-of", "2027-01-02").err == ""
    assert rollpress(*plan, "2027-01-04").err == ""
    after = [json.loads(row) for row in LEDGER.read_text("utf-8").splitlines()]
    then, now = english().amended(["TCA"]), english().amended(["TCA", "TCU"], ["THE", "AND"])
    assert {row["lexicon"] for row in before} == {then.sha256}
    assert [row["lexicon"] for row in after] == [then.sha256] * 6 + [now.sha256]
    assert [row["solution"]["dictionary"]["sha256"] for row in after[:3]] == [then.sha256] * 3
    assert rollpress("verify", "--as-of", "2027-01-04").code == 0


def test_a_list_that_cannot_be_found_again_is_a_fault(rollpress: Rollpress) -> None:
    write("allow: {TCA: our club}")
    assert rollpress("plan", "--as-of", "2027-01-02").code == 0
    write("allow: {TCU: the other club}")
    ran = rollpress("plan", "--as-of", "2027-01-03")
    assert (ran.code, "was planned with another word list" in ran.err) == (1, True)
