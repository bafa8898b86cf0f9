"""What the pages of a Solo puzzle say: all its rounds on the day, the plans once they are out, never before."""

import json
from dataclasses import replace

import pytest

from rollpress.build.checks import broken_links
from rollpress.drawing import PipFace, Token
from rollpress.kinds import KINDS
from rollpress.kinds.base import Counts, Optimum, Solution, Table
from rollpress.puzzles.ledger import ENGINE, Line, sealed
from rollpress.puzzles.published import Published, published
from rollpress.site.answer_views import answer_view
from rollpress.site.api import day_form
from rollpress.site.day_views import day_view
from rollpress.site.play_data import play_view
from rollpress.site.play_words import words_of
from rollpress.site.share import share_card
from rollpress.site.views import AnswerView
from setups import changed, english, project
from site_days import DATES, files_of, series

CLAIM = KINDS["claim"]
SETUP = changed(project().games["vowelocity"].setup, puzzle="solo", gates={})
ROLL = (
    "52 266 5114 / 53 324 4624 / 26 266 2166 / 65 515 3526 / 33 255 3441 / 43 145 3224 / 44 344 5142 /"
    " 23 265 6665 / 31 225 1622 / 31 651 5221"
)
GILT = {"word": "GILT", "tiles": ["G1", "I1", "L4", "T5"], "rescue": None}
RIM = {"word": "RIM", "tiles": ["M6", "R6"], "rescue": "I1"}
NO_DAYS: dict[str, list[Published]] = {name: [] for name in project().games}
COUNTS = Counts(9, 8, 7, {2: 2, 3: 3, 4: 4}, {"G": 8})


def plan(*moves: dict[str, object] | None) -> str:
    return json.dumps([*moves, *[None] * (10 - len(moves))])


def solution(best: str, par: str) -> Solution:
    return Solution(Optimum(9, (best,), "prices", {"unit": 1}), Optimum(6, (par,), "search"), (), COUNTS)


KNOWN = solution(plan(GILT, None, RIM), plan(GILT))


def a_day(*, revealed: bool, told: Solution = KNOWN) -> Published:
    game = replace(project().games["vowelocity"], setup=SETUP)
    rules, key = SETUP.model_dump(mode="json"), game.key(DATES[0], 0)
    line = sealed(Line(DATES[0], "solo", 0, key, ROLL, rules, english().sha256, ENGINE, ""))
    return published(game, CLAIM, line, told, english(), revealed=revealed)


def answer(told: Solution = KNOWN) -> AnswerView:
    day = a_day(revealed=True, told=told)
    assert day.solution is not None
    return answer_view(day, day.solution, series(day), english())


def test_the_plans_of_these_tests_score_what_they_are_said_to() -> None:
    roll = CLAIM.decode(SETUP, ROLL)
    verdicts = CLAIM.judge(SETUP, roll, Table(), [plan(GILT, None, RIM), plan(GILT)], english()).verdicts
    assert [(verdict.legal, verdict.total) for verdict in verdicts] == [(True, 9), (True, 6)]


def test_a_day_shows_the_dice_of_every_round_and_reads_them_out() -> None:
    day = a_day(revealed=False)
    rounds = day_view(day, series(day)).rounds
    assert rounds is not None
    shown = [" ".join(choice.label.replace(", ", "") for choice in one.choices) for one in rounds.rounds]
    assert " / ".join(shown) == ROLL
    assert rounds.heads == ("Round", "2 dice", "3 dice", "4 dice")
    assert rounds.token == Token("AEIOU")


def test_paper_has_columns_to_write_and_no_other_lines() -> None:
    day = a_day(revealed=False)
    shown = day_view(day, series(day))
    assert shown.rounds is not None
    assert shown.rounds.write == ("Word", "Tiles", "Points", "Total")
    assert (shown.sheet.lines, shown.sheet.grid) == (0, None)


def test_the_first_round_stands_for_the_puzzle_on_cards_and_pictures() -> None:
    day = a_day(revealed=False)
    dice = tuple(map(PipFace, (5, 1, 1, 4)))
    roll = day_view(day, series(day)).roll
    assert (roll.label, roll.pieces) == ("Round 1: 4 dice", dice)
    assert share_card(day, series(day), "Rollpress").faces == dice


def test_the_last_hint_counts_tiles_left_and_rounds_passed() -> None:
    day = a_day(revealed=False)
    said = day_view(day, series(day)).hints[-1].text
    assert said == "The best score is 9. The plan that we found leaves 24 tiles in the centre. It passes 8 rounds."


def test_a_plan_is_told_round_by_round_with_a_running_total() -> None:
    best, par = answer().plans
    assert [(row.word, row.tiles, row.points, row.total) for row in best.rows[:4]] == [
        ("GILT", "G1 I1 L4 T5", "6", "6"),
        ("", "passed", "0", "6"),
        ("RIM", "M6 R6, and I1 rescued", "3", "9"),
        ("", "passed", "0", "9"),
    ]
    assert [row.dice and row.dice.label for row in best.rows[:3]] == ["5, 1, 1, 4", None, "2, 6, 6"]
    assert (par.title, par.note, par.rows[-1].total) == ("Par: everyday words", "6 points", "6")


def test_best_and_par_each_say_how_they_are_proved() -> None:
    best, par = answer().optima
    assert (best.proved, par.proved) == (True, True)
    assert best.text.startswith("A price for each piece")
    assert par.text.startswith("The solver went through every plan")


def test_a_plan_with_a_word_that_was_flagged_since_is_withheld() -> None:
    day = a_day(revealed=True)
    stricter = replace(english(), flagged={**english().flagged, "RIM": english().ranks["RIM"]})
    shown = answer_view(day, KNOWN, series(day), stricter)
    assert shown.withheld
    assert [one.title for one in shown.plans] == ["Par: everyday words"]
    assert "RIM" not in files_of({**NO_DAYS, "vowelocity": [day]}, words=stricter)[shown.path].decode()


@pytest.mark.parametrize("other", [plan(None, None, None, GILT | {"word": "GLIT"}, None, RIM)])
def test_nothing_that_is_written_of_a_day_to_come_depends_on_its_plans(other: str) -> None:
    known, changed_plans = (a_day(revealed=False, told=told) for told in (KNOWN, solution(other, other)))
    assert files_of({**NO_DAYS, "vowelocity": [known]}) == files_of({**NO_DAYS, "vowelocity": [changed_plans]})


def test_programs_read_the_plans_once_they_are_out() -> None:
    for revealed in (False, True):
        day = a_day(revealed=revealed)
        puzzle = day_form(day, series(day), "https://example.org/", english()).puzzle
        assert puzzle is not None
        assert (puzzle.puzzle, puzzle.roll, puzzle.best.proof) == ("solo", ROLL, "prices")
        assert (puzzle.answer and puzzle.answer.best) == ([plan(GILT, None, RIM)] if revealed else None)


def test_a_day_is_played_by_the_script_of_its_puzzle_not_that_of_its_kind() -> None:
    day = a_day(revealed=False)
    view = play_view(day, series(day), english())
    assert view is not None
    files = files_of({**NO_DAYS, "vowelocity": [day]})
    scripts = [path for path in files if path.startswith("assets/play/solo.")]
    assert view.script == "solo"
    assert len(scripts) == 1
    assert scripts[0] in files[day_view(day, series(day)).path].decode()
    assert list(broken_links(files)) == []


def test_a_page_knows_a_word_that_needs_the_rescue_and_no_word_of_two_vowels() -> None:
    words = words_of(a_day(revealed=False), english())
    assert words is not None
    assert {"BASS", "GILT", "RIM"} <= words.keys()
    assert not {"IDEA", "SEA", "MY", "HEATS"} & words.keys()


def test_an_answered_day_knows_the_words_of_its_plans_whatever_became_of_the_list() -> None:
    filed = solution(plan(GILT | {"word": "GLIT"}), plan(GILT))
    words = words_of(a_day(revealed=True, told=filed), english())
    assert words is not None
    assert (words.get("GLIT"), words["GILT"]) == ("valid", english().tier("GILT"))
