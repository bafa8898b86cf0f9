"""The judged rules of Letra-Mix, by id: a layout that keeps each, and one that breaks it."""

import pytest

from rollpress.faults import Faulty
from rollpress.kinds import KINDS
from rollpress.kinds.base import Verdict
from setups import broken, changed, judged, parts, setup, solved, verdict

GAME = setup("letra-mix")
LEAFLET = "NAROSEHEXIMB*"


def told(given: Verdict) -> list[tuple[str, str]]:
    return [(breach.rule, breach.text) for breach in given.breaches]


def sum_of(layout: str, roll: str = LEAFLET) -> int:
    return sum(parts(verdict(GAME, roll, layout)).values())


# L2: a roll with few vowels may be thrown again


@pytest.mark.parametrize(
    ("roll", "may_stay"), [("AEBCD", True), ("ABCD", False), ("AYBCD", False), ("A*BC", False)]
)
def test_a_roll_with_one_vowel_or_none_fails_and_neither_y_nor_a_joker_is_a_vowel(
    roll: str, may_stay: bool
) -> None:
    kind = KINDS["crossword"]
    assert kind.playable(GAME, kind.decode(GAME, roll)) is may_stay


# L3: dictionary words only


def test_a_run_that_is_no_word_breaks_the_rule_of_words() -> None:
    assert told(verdict(GAME, "XABC", "XAB")) == [("L3", "XAB is not in the word list.")]


def test_each_word_that_is_not_in_the_list_is_named_once() -> None:
    given = verdict(GAME, "XAXAB", "XA/A.")
    assert told(given) == [("L3", "XA is not in the word list.")]


# L4: the joker stands for one letter, and is worth nothing


def test_a_joker_is_worth_nothing_in_both_of_its_words() -> None:
    assert parts(verdict(GAME, "CATO*", "CA(T)/..O")) == {"across": 4, "down": 2, "unused": -1}


def test_an_unused_joker_costs_nothing() -> None:
    assert parts(verdict(GAME, "CAT*", "CAT"))["unused"] == 0


def test_an_unmarked_letter_that_the_roll_lacks_is_a_joker_where_it_costs_least() -> None:
    # one T is in two words, the other in one: the joker takes the latter
    given = verdict(GAME, "TAO*", "TOT/A..")
    assert given.answer == "TO(T)/A"
    assert parts(given) == {"across": 1 + 2, "down": 1 + 1, "unused": 0}


# L6: one connected block of words


def test_a_second_block_makes_the_layout_illegal_and_its_parts_are_still_shown() -> None:
    given = verdict(GAME, "CATDOG", "CAT/.../DOG")
    assert told(given) == [("L6", "D O G does not touch the rest. All dice join in one block.")]
    assert given.total == 0
    assert parts(given)["across"] == 5 + 6


def test_dice_that_touch_only_at_a_corner_do_not_join() -> None:
    assert "L6" in broken(verdict(GAME, "CATIS", "CAT../...IS"))


def test_words_shorter_than_the_edition_allows_break_the_rule() -> None:
    longer = changed(GAME, rules__grid__min_length=3)
    assert broken(verdict(longer, "CATO", "CAT/..O")) == ["L6"]
    assert verdict(GAME, "CATO", "CAT/..O").legal


def test_the_empty_layout_is_legal_and_costs_all_dice() -> None:
    given = verdict(GAME, "CAT*", ".")
    assert given.legal
    assert given.total == -(3 + 1 + 1)


# L7, L8: across and down count, unused dice are taken off


def test_the_example_of_the_leaflet_scores_twenty() -> None:
    given = verdict(GAME, LEAFLET, "E..H/AXIOMS/R..N/...E")
    assert given.legal
    assert given.total == 20
    assert parts(given) == {"across": 14, "down": 9, "unused": -3}


def test_a_die_in_two_words_counts_twice() -> None:
    assert sum_of("ON/.E", "ONE") == (2 + 1) + (1 + 1)


def test_empty_rows_and_columns_around_a_layout_mean_nothing_nor_does_case() -> None:
    inner, outer = verdict(GAME, LEAFLET, "E..H/AXIOMS/R..N/...E"), "....../.e..h../.axioms/.r..n/....e/......"
    assert verdict(GAME, LEAFLET, outer) == inner


# L11: all dice in words is as good as it gets


def test_a_layout_that_uses_all_dice_leaves_nothing_to_take_off() -> None:
    assert parts(verdict(GAME, "ONE", "ON/.E"))["unused"] == 0


# L12: a word may stand twice; a single die is no word


def test_a_word_may_stand_twice_unless_the_edition_says_no() -> None:
    once = changed(GAME, rules__repeat__may_repeat=False)
    assert verdict(GAME, "TOO", "TO/O.").legal
    assert told(verdict(once, "TOO", "TO/O.")) == [("L12", "TO stands twice; a word stands once.")]


def test_a_single_die_is_no_word() -> None:
    assert told(verdict(GAME, "CAT", "A")) == [("L12", "A stands alone; a single die is no word.")]


# L13: the dice rolled, each once


def test_a_letter_that_no_die_shows_breaks_the_rule_of_dice() -> None:
    assert told(verdict(GAME, "CAT", "CATS")) == [("L13", "The layout needs S once; the dice show it not at all.")]


def test_more_jokers_marked_than_rolled_break_the_rule_of_dice() -> None:
    given = verdict(GAME, "CAT*", "(C)(A)T")
    assert told(given) == [("L13", "The layout marks 2 jokers; the dice show one joker.")]


def test_all_broken_rules_are_told_each_on_its_own() -> None:
    assert set(broken(verdict(GAME, "XAB", "XAB/.../ZZ."))) == {"L3", "L6", "L13"}


# faces of several letters, accents, what is no layout at all


def test_a_face_of_two_letters_lies_in_one_cell() -> None:
    game = changed(GAME, parts__values={**GAME.parts.values, "QU": 6})
    assert parts(verdict(game, "QU.I.T", "[QU]IT")) == {"across": 8, "down": 0, "unused": 0}
    assert broken(verdict(game, "QU.I.T", "QUIT")) == ["L13", "L13"]


def test_a_face_that_these_dice_do_not_have_is_worth_its_letters() -> None:
    assert parts(verdict(GAME, "N.A.QU.*", "[QU]A"))["across"] == 6 + 2 + 1
    assert solved(GAME, "QU.I.T").best.score == judged(GAME, "QU.I.T", "[QU]IT").total


def test_accents_fold_into_the_letters_of_the_dice() -> None:
    assert verdict(GAME, "CAFE", "cafe\N{COMBINING ACUTE ACCENT}").legal


@pytest.mark.parametrize("text", ["CA(T", "C]AT", "C(AT)", "C1T", "", "Ж"])
def test_a_text_that_is_no_layout_is_a_fault_and_no_verdict(text: str) -> None:
    with pytest.raises(Faulty, match="ANSWER 1"):
        judged(GAME, "CAT*", text)


def test_together_layouts_come_to_the_best_legal_one() -> None:
    assert judged(GAME, LEAFLET, ".", "E..H/AXIOMS/R..N/...E", "AXIOMSZ").total == 20


def test_the_solver_finds_more_than_the_example_and_the_judge_agrees() -> None:
    solution = solved(GAME, LEAFLET)
    for optimum in (solution.best, solution.par):
        assert optimum.proved
        assert judged(GAME, LEAFLET, *optimum.answers).total == optimum.score
    assert 20 < solution.par.score <= solution.best.score <= 2 * sum_of_values(LEAFLET)


def sum_of_values(roll: str) -> int:
    return sum(GAME.parts.values.get(letter, 0) for letter in roll)
