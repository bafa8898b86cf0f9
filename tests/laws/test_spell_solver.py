"""Words from letter dice: the solver finds what a naive search finds, and scores as trying all faces does."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from laws.words_reference import mask_of, most_points, signs_of, spelled
from rollpress.chance import stream
from rollpress.kinds import KINDS
from rollpress.kinds.base import Table
from rollpress.kinds.spell.rules import SpellRules
from rollpress.lexicon import Lexicon
from rollpress.solve.spell import serve, sorted_signs
from rollpress.spec.game import Setup
from setups import changed, english, judged, parts, setup, solved, verdict

GAME = setup("epellelemele")
SPELL = KINDS["spell"]
ROLL = "K5e P3s R1e *0t N1g T1p"


@cache
def masks() -> dict[str, int]:
    return {word: mask_of(word) for word in english().words()}


def drawn(number: int) -> Any:
    return SPELL.roll(GAME, stream(f"laws/spell/{number}"))


def expected(game: Setup[Any, Any], roll: str, theme: frozenset[str]) -> dict[str, int]:
    """Return the words of a roll and their scores by the rules of a setup, said again."""
    signs, rules = signs_of(SPELL.decode(game, roll)), game.rules
    scores = {}
    for word in spelled(masks(), signs):
        if rules.length.min <= len(word) <= rules.length.max:
            points = most_points(word, signs)
            assert points is not None
            scores[word] = rules.score.letter * len(word) + points + rules.theme.bonus * (word in theme)
    return scores


def test_words_and_scores_of_two_hundred_rolls_are_those_of_trying_everything() -> None:
    for number in range(200):
        roll = drawn(number)
        signs = signs_of(roll)
        naive = [word for word in spelled(masks(), signs) if 3 <= len(word) <= 12]
        found = SPELL.solve(GAME, roll, Table(), english()).words
        assert sorted(word.answer for word in found) == naive, SPELL.encode(roll)
        for word in [word for word in found if len(word.answer) <= 7][number % 7 :: len(found) // 6 + 1]:
            assert word.score == len(word.answer) + (most_points(word.answer, signs) or 0)


signs = st.lists(
    st.tuples(st.sampled_from(["", "A", "B", "C", "AB", "BA", "ABC", "AA"]), st.integers(0, 9)), max_size=7
).map(lambda drawn: tuple((letters, points if letters else 0) for letters, points in drawn))


@given(word=st.text("ABC", min_size=1, max_size=7), signs=signs)
@settings(max_examples=400, deadline=None)
def test_faces_of_several_letters_are_served_as_trying_every_way_does(
    word: str, signs: tuple[tuple[str, int], ...]
) -> None:
    table = sorted_signs(signs)
    serving = serve(word, table)
    most = most_points(word, signs)
    assert serving.within(table.wilds) == (most is not None)
    if most is not None:
        assert serving.points == most


@given(order=st.permutations(ROLL.split()))
@settings(max_examples=12, deadline=None)
def test_the_order_of_the_dice_changes_nothing(order: list[str]) -> None:
    assert solved(GAME, " ".join(order)) == solved(GAME, ROLL)


def test_joined_faces_find_fewer_words_than_their_letters_apart() -> None:
    joined = {word.answer for word in solved(GAME, "QU6sch I1n T1e").words}
    apart = {word.answer for word in solved(GAME, "Q6s U0c H0- I1n T1e").words}
    assert joined < apart
    assert "QUITE" in joined


def test_more_words_in_the_dictionary_never_lower_best_or_lose_a_word() -> None:
    words = list(english().words())
    few = Lexicon.from_words(words[::3], english().alphabet, "few")
    more = Lexicon.from_words(words[::3] + words[1::3], english().alphabet, "more")
    for number in range(10):
        roll = SPELL.encode(drawn(number))
        less, all_of_them = solved(GAME, roll, words=few), solved(GAME, roll, words=more)
        assert set(less.words) <= set(all_of_them.words)
        assert less.best.score <= all_of_them.best.score


CHANGES: dict[str, list[object]] = {
    "length__min": [1, 5],
    "length__max": [5, 15],
    "score__letter": [0, 4],
    "theme__bonus": [0, 11],
    "best_words__words": [1, 3],
}
REFUSED: dict[str, list[object]] = {
    "wild__value": [1, -1, None, "0"],
    "length__min": [0, 13, "3"],
    "length__max": [2],
    "score__letter": [-1],
    "theme__bonus": [-5],
    "best_words__words": [0],
}


@pytest.mark.parametrize(("path", "value"), [(path, value) for path in CHANGES for value in CHANGES[path]])
def test_a_changed_rule_changes_scorer_and_solver_alike(path: str, value: object) -> None:
    game = changed(GAME, **{f"rules__{path}": value})
    theme = frozenset(["STEP", "KEPT"])
    scores = expected(game, ROLL, theme)
    solution = solved(game, ROLL, Table(theme=theme))
    assert {word.answer: word.score for word in solution.words} == scores
    best = sorted(scores.values(), reverse=True)[: game.rules.best_words.words]
    assert solution.best.score == sum(best)
    for word in [*scores][:: len(scores) // 40 + 1]:
        told = verdict(game, ROLL, word, Table(theme=theme))
        assert (told.legal, told.total) == (True, scores[word])
    outside = [word for word in ("NO", "PET", "STEEP", "INTERPRETERS") if word not in scores]
    assert all(not verdict(game, ROLL, word).legal for word in outside)


@pytest.mark.parametrize(("path", "value"), [(path, value) for path in REFUSED for value in REFUSED[path]])
def test_a_rule_that_cannot_be_honoured_is_refused(path: str, value: object) -> None:
    with pytest.raises(ValidationError):
        changed(GAME, **{f"rules__{path}": value})


def test_no_number_of_the_rules_is_left_out_of_these_tests() -> None:
    numbers = {
        f"{name}__{number}"
        for name, rule in SpellRules.model_fields.items()
        for number in getattr(rule.annotation, "model_fields", {})
        if number != "id"
    }
    assert numbers == {*CHANGES, *REFUSED}


def test_every_word_of_a_solution_is_judged_legal_with_its_score() -> None:
    for number in range(5):
        roll = SPELL.encode(drawn(number))
        words = solved(GAME, roll).words
        verdicts = judged(GAME, roll, *(word.answer for word in words)).verdicts
        assert [(one.legal, one.total) for one in verdicts] == [(True, word.score) for word in words]
        assert all(sum(parts(one).values()) == one.total for one in verdicts)
