"""Planning: which days are published, revealed and frozen, and what a plan may change."""

import datetime
from dataclasses import replace

import pytest

from ledgers import by_date, game, planned, planner, site, unsolved
from rollpress.chance import stream
from rollpress.faults import Faulty
from rollpress.puzzles.ledger import Line, sealed
from rollpress.puzzles.planning import Calendar
from setups import english

OTHER_WORDS = english().amended(deny=["OX", "BOX", "TREE"])
OTHER_GATES = game(gates={"dice": {"min": 2, "max": 2}})


def dates(lines: tuple[Line, ...]) -> list[str]:
    return [line.date for line in lines]


def calendar(as_of: str, **values: object) -> Calendar:
    return Calendar(site(**values), datetime.date.fromisoformat(as_of))


@pytest.mark.parametrize(
    ("as_of", "ahead", "last"),
    [
        ("2028-02-27", 2, "2028-02-29"), ("2028-02-28", 2, "2028-03-01"), ("2028-02-29", 0, "2028-02-29"),
        ("2100-02-27", 2, "2100-03-01"), ("2100-02-28", 1, "2100-03-01"), ("2027-12-30", 2, "2028-01-01"),
    ],
)  # fmt: skip
def test_days_are_published_a_fixed_number_of_dates_ahead(as_of: str, ahead: int, last: str) -> None:
    given = calendar(as_of, ahead_days=ahead)
    after = (datetime.date.fromisoformat(last) + datetime.timedelta(days=1)).isoformat()
    assert given.last.isoformat() == last
    assert given.is_published(last)
    assert not given.is_published(after)


@pytest.mark.parametrize(
    ("reveal", "revealed", "hidden", "answer_day"),
    [
        ("next-day", "2028-02-28", "2028-02-29", "2028-03-01"),
        ("same-day", "2028-02-29", "2028-03-01", "2028-02-29"),
        ("immediate", "2028-03-02", "2028-03-03", "2028-02-29"),
    ],
)
def test_answers_are_out_as_the_site_says(reveal: str, revealed: str, hidden: str, answer_day: str) -> None:
    given = calendar("2028-02-29", reveal=reveal)
    assert given.is_revealed(revealed)
    assert not given.is_revealed(hidden)
    assert given.answer_day("2028-02-29").isoformat() == answer_day


@pytest.mark.parametrize(
    ("first", "as_of", "until", "days"),
    [
        ("2027-12-31", "2027-12-31", "2028-01-03", "2027-12-31 2028-01-01 2028-01-02 2028-01-03"),
        ("2028-02-28", "2028-02-28", "2028-03-01", "2028-02-28 2028-02-29 2028-03-01"),
        ("2100-02-27", "2100-02-28", "2100-03-02", "2100-02-27 2100-02-28 2100-03-01 2100-03-02"),
    ],
)
def test_a_plan_holds_every_date_from_the_first_day(first: str, as_of: str, until: str, days: str) -> None:
    assert dates(planned(as_of, until, first_day=first)) == days.split()


def test_nothing_is_planned_before_the_first_day() -> None:
    assert planned("2026-12-24", "2026-12-31") == ()


def test_planning_again_changes_nothing() -> None:
    lines = planned("2027-01-03", "2027-01-06")
    assert planned("2027-01-03", "2027-01-06", lines) == lines
    assert planned("2027-01-03", "2027-01-04", lines) == lines


def test_a_plan_in_steps_is_the_plan_at_once() -> None:
    lines: tuple[Line, ...] = ()
    for day in range(1, 8):
        lines = planned(f"2027-01-{day:02}", f"2027-01-{day + 3:02}", lines)
    assert lines == planned("2027-01-07", "2027-01-10")


def test_filing_adds_the_solution_of_revealed_days_and_nothing_else() -> None:
    before = planned("2027-01-01", "2027-01-06")
    after = planned("2027-01-04", "2027-01-06", before)
    assert tuple(map(unsolved, after)) == before
    assert [line.date for line in after if line.solution] == ["2027-01-01", "2027-01-02", "2027-01-03"]
    assert all(line.is_whole() for line in after)


def test_a_filed_solution_lists_no_rare_word_but_counts_them() -> None:
    solution = planned("2027-01-02", "2027-01-01")[0].solution or {}
    assert {word["tier"] for word in solution["words"]} <= {"answers", "common"}
    assert solution["counts"]["valid"] >= len(solution["words"])


def test_frozen_lines_stay_when_the_gates_change_and_days_to_come_are_drawn_again() -> None:
    before = planned("2027-01-01", "2027-01-08")
    after = planned("2027-01-01", "2027-01-08", before, of=OTHER_GATES)
    assert after[:3] == before[:3]
    assert all(len(line.roll) == 2 for line in after[3:])
    assert all(line.rules["gates"] == {"dice": {"min": 2, "max": 2}} for line in after[3:])


def test_frozen_lines_stay_when_words_change_and_days_to_come_are_planned_again() -> None:
    before = planned("2027-01-02", "2027-01-08")
    after = planned("2027-01-02", "2027-01-08", before, words=OTHER_WORDS)
    assert after[:4] == before[:4]
    assert {line.lexicon for line in after[4:]} == {OTHER_WORDS.sha256}


def test_frozen_lines_stay_when_the_engine_changes() -> None:
    before = tuple(sealed(replace(line, engine="0")) for line in planned("2027-01-01", "2027-01-06"))
    after = planned("2027-01-01", "2027-01-06", before)
    assert [line.engine for line in after] == ["0", "0", "0", "1", "1", "1"]
    assert after[:3] == before[:3]


def test_a_day_is_filed_by_the_rules_of_its_own_line() -> None:
    before = planned("2027-01-01", "2027-01-03")
    cheap = game(parts__points=dict.fromkeys(game().setup.parts.points, 0))
    after = planned("2027-01-02", "2027-01-03", before, of=cheap)
    assert (after[0].solution or {})["best"]["score"] > 0


def test_a_revealed_day_of_a_lost_word_list_is_a_fault_with_the_way_out() -> None:
    before = planned("2027-01-01", "2027-01-08")
    with pytest.raises(Faulty) as caught:
        planned("2027-01-03", "2027-01-08", before, words=OTHER_WORDS)
    hint = "bring the old word list back, run `rollpress plan`, then change the words"
    what = "was planned with another word list, and its solution is not filed yet"
    ledger = "content/puzzles/vowelocity/en-1/2027.jsonl"
    told = [f"{ledger}:{day}: 2027-01-0{day}: {what}\n  hint: {hint}" for day in (1, 2)]
    assert [str(fault) for fault in caught.value.faults] == told


def test_a_trial_ledger_is_planned_anew_on_demand_and_a_live_one_only_where_it_is_not_published() -> None:
    before = planned("2027-01-02", "2027-01-08")
    trial = planned("2027-01-02", "2027-01-08", before, OTHER_WORDS, replan=True)
    live = planned("2027-01-02", "2027-01-08", before, OTHER_WORDS, replan=True, ledger="live")
    assert {line.lexicon for line in trial} == {OTHER_WORDS.sha256}
    assert live[:4] == before[:4]
    assert {line.lexicon for line in live[4:]} == {OTHER_WORDS.sha256}


def test_a_hole_in_the_ledger_is_filled() -> None:
    lines = planned("2027-01-03", "2027-01-06")
    assert planned("2027-01-03", "2027-01-06", (*lines[:1], *lines[2:])) == lines


def test_a_roll_is_the_first_attempt_that_passes_the_gates() -> None:
    by = planner("2027-01-01", of=OTHER_GATES)
    line = by_date(by.planned((), datetime.date(2027, 1, 4)))["2027-01-04"]
    earlier = [by.kind.roll(by.game.setup, stream(by.game.key(line.date, n))) for n in range(line.attempt)]
    assert line.key == f"vowelocity/en-1/roll/2027-01-04/{line.attempt}"
    assert len(line.roll) == 2
    assert all(len(roll) != 2 for roll in earlier)


def test_gates_that_nothing_passes_are_a_fault_of_the_game() -> None:
    with pytest.raises(Faulty) as caught:
        planned("2027-01-01", "2027-01-01", of=game(gates={"dice": {"min": 5, "max": None}}))
    assert str(caught.value) == (
        "content/games/vowelocity/game.yaml: none of 64 attempts for 2027-01-01 passes the gates\n"
        "  hint: widen daily.gates; `rollpress roll` with --attempt shows what is drawn"
    )
