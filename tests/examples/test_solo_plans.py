"""The Solo puzzle: its rolls and plans as text, and each rule of a plan kept and broken."""

import json
from typing import Any

import pytest

from rollpress.chance import stream
from rollpress.faults import Faulty
from rollpress.kinds import KINDS
from rollpress.kinds.base import Table, Verdict
from setups import broken, changed, english, setup, table

GAME = changed(setup("vowelocity"), puzzle="solo", rules__solo__rounds=3)
CLAIM = KINDS["claim"]
# 1: F G I Q S    2: C E N O K    3: J S T U Z    4: A B L V Y    5: E H P T W    6: A D M R X
ROLL = "24 245 2346 / 22 516 1234 / 25 125 2256"


def move(word: str, tiles: str, rescue: str | None = None) -> dict[str, Any]:
    return {"word": word, "tiles": tiles.split(), "rescue": rescue}


def judged(*plan: dict[str, Any] | None, lies: Table | None = None, roll: str = ROLL) -> Verdict:
    given = CLAIM.decode(GAME, roll)
    return CLAIM.judge(GAME, given, lies or Table(), [json.dumps(plan)], english()).verdicts[0]


CAT = move("CAT", "C2 A4 T5")


def test_a_roll_is_drawn_round_by_round_die_by_die() -> None:
    roll = CLAIM.roll(GAME, iter([0, 1, 2, 3, 4, 5] * 5))
    assert CLAIM.encode(roll) == "12 345 6123 / 45 612 3456 / 12 345 6123"
    assert CLAIM.decode(GAME, CLAIM.encode(roll)) == roll


def test_the_shipped_puzzle_has_ten_rounds() -> None:
    game = changed(setup("vowelocity"), puzzle="solo")
    assert len(CLAIM.roll(game, stream("any")).rounds) == 10


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("24 245 2346", 0), ("24 245 2346 / 22 516 1274 / 25 125 2256", 24),
        ("24 245 / 22 516 1234 / 25 125 2256", 1), ("", 0),
    ],
)  # fmt: skip
def test_what_is_no_roll_is_a_fault_with_its_place(text: str, column: int) -> None:
    with pytest.raises(Faulty) as refused:
        CLAIM.decode(GAME, text)
    assert ("--roll", column) in [(fault.place.path, fault.place.column) for fault in refused.value.faults]


def test_a_plan_scores_the_tiles_it_collects_and_may_pass() -> None:
    verdict = judged(CAT, None, None)
    assert (verdict.legal, verdict.total) == (True, 5)
    assert json.loads(verdict.answer) == [CAT, None, None]


def test_a_vowel_of_an_earlier_round_is_rescued_and_not_scored_again() -> None:
    assert judged(CAT, None, move("HE", "H5", "E2")).breaches[0].rule == "V9"
    verdict = judged(CAT, move("BAN", "B4 N2", "A4"), None, roll="24 245 2346 / 22 246 1234 / 25 125 2256")
    assert (verdict.legal, verdict.total) == (True, 5 + 3)


def test_each_rule_is_told_with_its_round() -> None:
    assert [breach.text[:8] for breach in judged(None, CAT, CAT).breaches] == ["Round 2:", "Round 3:"]


@pytest.mark.parametrize(
    ("plan", "rules"),
    [
        ([move("FROGS", "F1 R6 O2 G1 S1"), None, None], ["V4", "V5"]),
        ([move("CAT", "C2 A6 T5"), None, None], ["V5"]),
        ([move("CAT", "C2 A4 T3"), None, None], ["V5"]),
        ([move("CAT", "C2 A4 P5"), None, None], ["V5"]),
        ([CAT, None, move("PET", "P5 E2 T5")], ["V5", "V5"]),
        ([move("CTA", "C2 T5 A4"), None, None], ["V11"]),
        ([move("YO", "Y4 O2"), None, None], ["V11"]),
        ([move("TEA", "T5 E2 A4"), None, None], ["V6"]),
        ([move("CAT", "C2 T5", "A4"), None, None], ["V9"]),
    ],
)
def test_a_plan_that_breaks_a_rule_scores_nothing(plan: list[dict[str, Any] | None], rules: list[str]) -> None:
    verdict = judged(*plan)
    assert verdict.total == 0
    assert set(broken(verdict)) == set(rules)


def test_a_second_rescue_finds_the_token_spent_even_if_the_first_word_failed() -> None:
    roll = "24 245 2346 / 22 246 1234 / 25 246 2256"
    wrong = move("BXN", "B4 N2", "A4")
    verdict = judged(CAT, wrong, move("BAN", "B4 N2", "A4"), roll=roll)
    assert "Round 3: The rescue token is spent." in [breach.text for breach in verdict.breaches]
    spent = judged(CAT, None, move("BAN", "B4 N2", "A4"), roll=roll, lies=table(GAME, no_rescue="yes"))
    assert broken(spent) == ["V9"]


def test_more_dice_than_tiles_and_a_rescued_vowel_are_too_many() -> None:
    tiles = {"2": ["C"], "4": ["A"], "5": ["T"], "6": ["D"]}
    few = changed(GAME, parts__tiles=tiles, parts__points=dict.fromkeys("CATD", 1))
    plan = json.dumps([CAT, move("AD", "D6", "A4"), None])
    roll = CLAIM.decode(few, "24 245 2346 / 62 516 1234 / 25 125 2256")
    lexicon = english()
    assert "V3" not in broken(CLAIM.judge(few, roll, Table(), [plan], lexicon).verdicts[0])
    long = json.dumps([CAT, move("DAD", "D6 D6", "A4"), None])
    assert "V3" in broken(CLAIM.judge(few, roll, Table(), [long], lexicon).verdicts[0])


@pytest.mark.parametrize(
    "text",
    [
        "", "CAT", "[", "null", "{}", "[null]", "[1, null, null]", '[{"word": "CAT"}, null, null]',
        '[{"word": 3, "tiles": []}, null, null]', '[{"word": "CAT", "tiles": ["C9"]}, null, null]',
        '[{"word": "CAT", "tiles": ["C2 A4"]}, null, null]', '[{"word": "CAT", "tiles": ["A4!"]}, null, null]',
        '[{"word": "", "tiles": []}, null, null]', '[{"word": "A", "tiles": [], "rescue": 4}, null, null]',
        '[{"word": "A", "tiles": [], "wrod": 4}, null, null]', "[" * 100_000,
    ],
)  # fmt: skip
def test_what_is_no_plan_is_a_fault_of_its_answer(text: str) -> None:
    with pytest.raises(Faulty) as refused:
        CLAIM.judge(GAME, CLAIM.decode(GAME, ROLL), Table(), [text], english())
    assert {fault.place.path for fault in refused.value.faults} == {"ANSWER 1"}


def test_tiles_on_the_table_are_refused() -> None:
    with pytest.raises(Faulty) as refused:
        table(GAME, collected="A4", taken="C2")
    assert [fault.place.path for fault in refused.value.faults] == ["--collected", "--taken"]
