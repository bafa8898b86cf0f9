"""What must not change the answer, and what may change it in one direction only."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.crossword_reference import LETTERS, VALUES, WORDS, drawn, problem, score_of
from rollpress.solve.crossword import Layout, Problem, optima, solve

ROLLS = [(f"law/{n}", 6 + n % 6, n % 2) for n in range(24)]


@pytest.mark.parametrize(("key", "size", "jokers"), ROLLS)
def test_the_bounds_change_no_answer(key: str, size: int, jokers: int) -> None:
    given_ = problem(drawn(key, min(size, 9), jokers), jokers)
    assert solve(given_).score == solve(given_, bounds=False).score


@pytest.mark.parametrize(("key", "size", "jokers"), ROLLS)
def test_the_order_of_dice_and_words_means_nothing(key: str, size: int, jokers: int) -> None:
    dice = drawn(key, size, jokers)
    turned = Problem(dice[::-1], jokers, VALUES, WORDS[::-1], LETTERS[::-1])
    assert solve(turned) == solve(Problem(dice, jokers, VALUES, WORDS, LETTERS))


@pytest.mark.parametrize(("key", "size", "jokers"), ROLLS)
def test_renaming_the_letters_changes_no_score(key: str, size: int, jokers: int) -> None:
    dice = drawn(key, size, jokers)
    renamed = str.maketrans("".join(LETTERS), "ЯЮЭЬЫЩШЧЦХФУТСРПОНМЛКЙИЗЖЕ")
    other = Problem(
        tuple(face.translate(renamed) for face in dice),
        jokers,
        {face.translate(renamed): value for face, value in VALUES.items()},
        tuple(word.translate(renamed) for word in WORDS),
        tuple(letter.translate(renamed) for letter in LETTERS),
    )
    assert solve(other).score == solve(problem(dice, jokers)).score


@given(st.integers(0, 10**6), st.integers(2, 9), st.sets(st.sampled_from(WORDS)))
@settings(max_examples=60, deadline=None)
def test_more_words_never_lower_the_score(key: int, size: int, kept: set[str]) -> None:
    whole = problem(drawn(f"monotone/{key}", size))
    fewer = Problem(whole.dice, 0, VALUES, tuple(sorted(kept)), LETTERS)
    assert solve(fewer).score <= solve(whole).score


@given(st.integers(0, 10**6), st.integers(3, 9))
@settings(max_examples=40, deadline=None)
def test_a_joker_is_never_worse_than_the_die_it_replaces_was_worth(key: int, size: int) -> None:
    dice = drawn(f"joker/{key}", size)
    plain, joker = solve(problem(dice)), solve(problem(dice[1:], 1))
    assert joker.score >= plain.score - 2 * VALUES[dice[0]]


@pytest.mark.parametrize(("key", "size", "jokers"), ROLLS)
def test_every_optimal_layout_scores_the_optimum_and_none_is_listed_twice(key: str, size: int, jokers: int) -> None:
    given_ = problem(drawn(key, size, jokers), jokers)
    result = solve(given_)
    layouts = optima(given_, result.loss, 20)
    assert {score_of(layout, given_) for layout in layouts} <= {result.score}
    letters = [str(Layout(layout.rows).canonical()) for layout in layouts]
    assert len(set(letters)) == len(letters)
    assert str(Layout(result.layout.rows).canonical()) in letters or len(letters) == 20


@pytest.mark.parametrize("allowed", [0, 1, 10, 100, 1000])
@pytest.mark.parametrize("key", range(4))
def test_a_node_budget_brackets_the_optimum(key: int, allowed: int) -> None:
    given_ = problem(drawn(f"budget/{key}", 9))
    best, quick = solve(given_), solve(given_, node_budget=allowed)
    assert quick.score <= best.score <= quick.ceiling
    assert quick.proof == "none" or quick.score == best.score
    assert not quick.layout.rows or score_of(quick.layout, given_) == quick.score
