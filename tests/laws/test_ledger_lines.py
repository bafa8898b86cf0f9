"""The ledger's text: lines come back as they were written, and whatever was altered is found."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledgers import planned
from rollpress.faults import Faulty
from rollpress.puzzles.ledger import Line, file_name, lines_from, sealed, text_of

RESTORE = "take the file from version control; a published line never changes"
NAME = "content/puzzles/vowelocity/en-1/2027.jsonl"


@cache
def ledger() -> tuple[Line, ...]:
    return planned("2027-01-03", "2027-01-05")


@cache
def text() -> str:
    return text_of(ledger())


def read(written: str, name: str = NAME) -> tuple[Line, ...] | tuple[str, ...]:
    """Return the lines of a text, or its faults as texts."""
    try:
        return lines_from(written, name)
    except Faulty as faulty:
        return tuple(map(str, faulty.faults))


def faults(written: str, name: str = NAME) -> list[str]:
    with pytest.raises(Faulty) as caught:
        lines_from(written, name)
    return [str(fault) for fault in caught.value.faults]


def first_line(**values: Any) -> str:
    """Return the text of the first line with values put in place, or taken out where they are `...`."""
    form = json.loads(text().split("\n")[0]) | values
    kept = {key: value for key, value in form.items() if value is not ...}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n"


def test_a_ledger_comes_back_as_it_was_written() -> None:
    assert lines_from(text(), NAME) == ledger()
    assert text_of(lines_from(text(), NAME)) == text()


def test_every_line_is_whole_and_revealed_days_are_filed() -> None:
    assert all(line.is_whole() for line in ledger())
    assert [line.solution is not None for line in ledger()] == [True, True, False, False, False]


def test_lines_stand_in_order_of_date_however_they_come() -> None:
    assert text_of(reversed(ledger())) == text()


@pytest.mark.parametrize("kept", range(6))
def test_a_ledger_cut_to_its_first_lines_is_a_ledger(kept: int) -> None:
    cut = "".join(text().splitlines(keepends=True)[:kept])
    assert lines_from(cut, NAME) == ledger()[:kept]


def test_a_ledger_cut_within_a_line_is_none() -> None:
    (fault,) = faults(text()[:-100])
    assert re.match(rf"{NAME}:5:\d+: is no line of a ledger: ", fault)
    assert fault.endswith(f"\n  hint: {RESTORE}")


def test_filing_adds_the_solution_and_changes_nothing_else() -> None:
    before = json.loads(text_of([replace(ledger()[0], solution=None)]))
    after = json.loads(text().split("\n")[0])
    assert {key: value for key, value in after.items() if key != "solution"} == before


def test_the_fields_of_a_line_are_those_of_the_contract() -> None:
    fields = ["date", "puzzle", "attempt", "key", "roll", "rules", "lexicon", "engine", "seal"]
    assert list(json.loads(text().split("\n")[2])) == fields
    assert list(json.loads(text().split("\n")[0])) == [*fields, "solution"]


@settings(max_examples=400)
@given(st.floats(0, 1, exclude_max=True), st.characters(max_codepoint=0x2FF))
def test_one_altered_sign_is_found_in_its_line(share: float, sign: str) -> None:
    at = int(share * len(text()))
    altered = text()[:at] + sign + text()[at + 1 :]
    outcome = read(altered)
    line = text()[:at].count("\n") + 1
    assert outcome == ledger() if altered == text() else str(outcome[0]).startswith(f"{NAME}:{line}:")


@pytest.mark.parametrize(
    "alter",
    [
        lambda row: row.replace('"attempt":', '"attempt": '),
        lambda row: row.replace("vowelocity", "\\u0076owelocity", 1),
        lambda row: row + " ",
        lambda row: row + "\r",
    ],
)
def test_the_same_values_written_otherwise_are_found(alter: Callable[[str], str]) -> None:
    rows = text().split("\n")
    rows[1] = alter(rows[1])
    told = "2027-01-02: is not written as it was published"
    assert faults("\n".join(rows)) == [f"{NAME}:2: {told}\n  hint: {RESTORE}"]


@pytest.mark.parametrize("name", ["date", "puzzle", "attempt", "key", "roll", "rules", "lexicon", "engine", "seal"])
def test_each_field_is_needed_and_sealed(name: str) -> None:
    missing = f"{NAME}:1: is no line of a ledger: {name} is missing or is not as it should be\n  hint: {RESTORE}"
    assert faults(first_line(**{name: ...})) == [missing]
    other = {"attempt": 77, "rules": {}, "date": "2027-01-31"}.get(name, "other")
    day = other if name == "date" else "2027-01-01"
    altered = f"{NAME}:1: {day}: the line is not what was sealed\n  hint: {RESTORE}"
    assert faults(first_line(**{name: other})) == [altered]


def test_a_number_in_the_rules_is_sealed() -> None:
    rules = json.loads(text().split("\n")[0])["rules"]
    rules["parts"]["points"]["A"] += 1
    assert faults(first_line(rules=rules))[0].startswith(f"{NAME}:1: 2027-01-01: the line is not what was sealed")


def test_a_solution_is_sealed_to_its_line() -> None:
    rows = [json.loads(row) for row in text().splitlines()]
    moved = first_line(solution=rows[1]["solution"])
    better = first_line(solution=rows[0]["solution"] | {"best": {"score": 99, "answers": ["X"], "proof": "none"}})
    for written in (moved, better):
        assert faults(written) == [f"{NAME}:1: 2027-01-01: its solution is not what was sealed\n  hint: {RESTORE}"]


@pytest.mark.parametrize(
    ("written", "what"),
    [
        ("[]\n", "it is not an object"),
        ("{}\n", "date is missing or is not as it should be"),
    ],
)
def test_what_is_no_line_is_told(written: str, what: str) -> None:
    assert faults(written) == [f"{NAME}:1: is no line of a ledger: {what}\n  hint: {RESTORE}"]


@pytest.mark.parametrize(
    ("written", "column", "what"),
    [
        ("\n", 1, "Expecting value"),
        ('{"date": 7,\n', 12, "Expecting property name enclosed in double quotes"),
        ("[" * 100_000, 25, "nested too deep"),
        ('{"a": ' + "9" * 5_000 + "}", 7, "a number of too many digits"),
    ],
)
def test_what_is_no_json_is_told_with_its_column(written: str, column: int, what: str) -> None:
    assert faults(written) == [f"{NAME}:1:{column}: is no line of a ledger: {what}\n  hint: {RESTORE}"]


@pytest.mark.parametrize(
    ("values", "what"),
    [
        ({"sloution": {}}, "sloution is no field of it"),
        ({"solution": []}, "solution is not as it should be"),
        ({"attempt": "0"}, "attempt is missing or is not as it should be"),
        ({"attempt": True}, "attempt is missing or is not as it should be"),
        ({"date": "2027-02-30"}, "day is out of range for month"),
        ({"date": "20270101"}, "'20270101' is no date"),
        ({"date": "2027-W01-1"}, "'2027-W01-1' is no date"),
    ],
)
def test_a_field_that_is_wrong_is_named(values: dict[str, Any], what: str) -> None:
    assert faults(first_line(**values)) == [f"{NAME}:1: is no line of a ledger: {what}\n  hint: {RESTORE}"]


def test_a_sign_that_has_no_bytes_is_refused() -> None:
    (fault,) = faults(first_line(roll="\ud800"))
    assert fault.startswith(f"{NAME}:1: is no line of a ledger: ")


def test_days_twice_or_out_of_order_are_told() -> None:
    one, two, *_ = text().splitlines(keepends=True)
    hint = "one line a day, in order of date"
    assert faults(one + one) == [f"{NAME}:2: 2027-01-01: stands after 2027-01-01\n  hint: {hint}"]
    assert faults(two + one) == [f"{NAME}:2: 2027-01-01: stands after 2027-01-02\n  hint: {hint}"]


def test_a_day_in_the_file_of_another_year_is_told() -> None:
    other = "content/puzzles/vowelocity/en-1/2028.jsonl"
    assert faults(first_line(), other) == [
        f"{other}:1: 2027-01-01: is of another year\n  hint: it belongs into 2027.jsonl"
    ]


def test_a_line_separator_within_a_text_ends_no_line() -> None:
    line = sealed(replace(ledger()[3], roll="one\u2028two"))
    assert lines_from(text_of([line]), NAME) == (line,)


def test_a_file_is_named_by_game_edition_and_year() -> None:
    assert file_name("vowelocity", "en-1", "2027-12-31") == "vowelocity/en-1/2027.jsonl"
