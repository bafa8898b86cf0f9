"""The solver finds what trying everything finds, whatever the rules, the jokers and the faces."""

import pytest

from laws.crossword_reference import best_score, drawn, problem, score_of
from rollpress.solve.crossword import Problem, solve

PLAIN = [(f"plain/{n}", 5 + n % 3, 0) for n in range(36)]
JOKER = [(f"joker/{n}", 4 + n % 3, 1) for n in range(24)]


def agrees(given: Problem) -> bool:
    result = solve(given)
    assert score_of(result.layout, given) == result.score == 2 * given.total - result.loss
    return result.score == best_score(given)


@pytest.mark.parametrize(("key", "size", "jokers"), PLAIN + JOKER)
def test_the_optimum_is_that_of_trying_every_shape_and_filling(key: str, size: int, jokers: int) -> None:
    assert agrees(problem(drawn(key, size, jokers), jokers))


@pytest.mark.parametrize("key", range(4))
def test_two_jokers_are_solved_exactly(key: int) -> None:
    assert agrees(problem(drawn(f"two/{key}", 5, 2), 2))


@pytest.mark.parametrize("key", range(12))
@pytest.mark.parametrize(("min_length", "may_repeat"), [(3, True), (4, True), (2, False), (3, False)])
def test_shorter_words_and_second_uses_are_left_out_when_the_rules_say_so(
    key: int, min_length: int, may_repeat: bool
) -> None:
    jokers = key % 2
    dice = drawn(f"rules/{key}", 6 - jokers, jokers)
    assert agrees(problem(dice, jokers, min_length, may_repeat))


@pytest.mark.parametrize("key", range(12))
def test_a_face_of_several_letters_lies_in_one_cell(key: int) -> None:
    jokers = key % 2
    dice = (*drawn(f"cluster/{key}", 4, jokers), "QU", "TH")[key % 3 // 2 :]
    assert agrees(problem(dice, jokers))


@pytest.mark.parametrize("dice", [("QU", "A", "U", "Q"), ("Q", "U", "QU", "A", "A"), ("TH", "T", "H", "E", "E")])
def test_a_word_may_be_cut_into_faces_in_several_ways(dice: tuple[str, ...]) -> None:
    assert agrees(problem(dice))


@pytest.mark.parametrize("dice", [(), ("A",), ("X", "X"), ("Q", "J", "V")])
def test_dice_that_spell_nothing_are_best_left_alone(dice: tuple[str, ...]) -> None:
    result = solve(problem(dice))
    assert (result.score, result.layout.rows) == (-problem(dice).total, ())
