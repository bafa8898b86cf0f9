"""Small crosswords that can be checked by eye."""

import pytest

from rollpress.solve.crossword import Layout, Problem, solve

LETTERS = tuple("AEHMNORSX")


def problem(dice: str, words: str, jokers: int = 0, min_length: int = 2, may_repeat: bool = True) -> Problem:
    values = {"A": 1, "E": 1, "H": 2, "M": 3, "N": 1, "O": 2, "R": 1, "S": 1, "X": 6, "QU": 7}
    return Problem(tuple(dice.split()), jokers, values, tuple(words.split()), LETTERS, min_length, may_repeat)


def test_a_word_crossed_in_every_letter_counts_twice() -> None:
    result = solve(problem("O X X O", "OX XO"))
    assert str(result.layout) in {"OX/XO", "XO/OX"}
    assert (result.score, result.loss, result.proof) == (32, 0, "perfect")


def test_an_unused_die_is_subtracted() -> None:
    result = solve(problem("O X M", "OX"))
    assert (str(result.layout), result.score, result.loss) == ("OX", 8 - 3, 8 + 9)
    assert result.proof == "exhaustion"


def test_without_a_word_everything_is_lost() -> None:
    result = solve(problem("O X M", "AREA"))
    assert (result.layout, result.score) == (Layout(), -11)


def test_a_joker_stands_where_it_costs_least() -> None:
    result = solve(problem("O X", "OX", jokers=1))
    assert result.score == 2 + 6 + 6  # X in two words and the joker an O, better than O in two and the joker an X
    assert [result.layout.rows[row][column] for row, column in result.layout.jokers] == ["O"]


def test_a_face_of_two_letters_lies_in_one_cell() -> None:
    result = solve(problem("QU A E S", "QUA SEA", min_length=3))
    assert "[QU]" in str(result.layout)
    assert result.score == 7 + 1 + 1 + 1 + 1


@pytest.mark.parametrize(("may_repeat", "score"), [(True, 32), (False, 6 + 2 + 2 + 6 - 2)])
def test_a_word_may_stand_twice_only_if_the_rules_say_so(may_repeat: bool, score: int) -> None:
    assert solve(problem("O X X O", "OX XO", may_repeat=may_repeat)).score == score


def test_more_than_one_joker_is_solved_by_search() -> None:
    result = solve(problem("X", "OX XO", jokers=2))
    assert (result.score, result.proof) == (12, "perfect")


def test_a_layout_reads_as_text() -> None:
    layout = Layout(((None, "QU", None), ("X", "A", "R")), ((1, 2),))
    assert str(layout) == ".[QU]./XA(R)"
    assert str(layout.mirrored()) == ".X/[QU]A/.(R)"


def test_a_negative_value_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        Problem(("X",), 0, {"X": -1}, (), LETTERS)
