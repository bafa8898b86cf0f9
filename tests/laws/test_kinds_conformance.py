"""What every kind of play promises, asked of each game that ships and of the kind `nothing`."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollpress.chance import stream
from rollpress.faults import Fault, Faulty, Misused
from rollpress.kinds import KIND_TYPES, KINDS
from rollpress.kinds.base import Table
from rollpress.lexicon import Lexicon
from setups import changed, english, setup, solved

GAMES = ("epellelemele", "letra-mix", "nothing", "vowelocity")
LISTING = ("epellelemele", "nothing", "vowelocity")
"""The games whose solution lists every answer; the others promise one of the best."""
SMALL = {
    "epellelemele": "K5e P3s *0- T1-",
    "letra-mix": "TEASN*",
    "nothing": "B",
    "vowelocity": "2346",
}
SOME_WORDS = Lexicon.from_words([*english().words("answers")][::5], english().alphabet, "some")


def rolls(name: str, count: int) -> Iterator[Any]:
    game = setup(name)
    for number in range(count):
        yield KINDS[game.kind].roll(game, stream(f"conformance/{name}/{number}"))


def test_every_kind_is_entered_under_its_name_with_a_game_that_tests_it() -> None:
    assert {setup(name).kind for name in GAMES} == set(KINDS) == set(KIND_TYPES)
    assert all(kind.name == name and kind.types is KIND_TYPES[name] for name, kind in KINDS.items())


@pytest.mark.parametrize("name", GAMES)
def test_reading_inverts_writing(name: str) -> None:
    game, kind = setup(name), KINDS[setup(name).kind]
    for roll in rolls(name, 60):
        text = kind.encode(roll)
        assert kind.decode(game, text) == roll
        assert kind.encode(kind.decode(game, text.lower())) == text


@pytest.mark.parametrize("name", GAMES)
def test_one_key_draws_one_roll_and_other_keys_draw_others(name: str) -> None:
    game, kind = setup(name), KINDS[setup(name).kind]
    assert [*rolls(name, 20)] == [*rolls(name, 20)]
    assert len({kind.encode(roll) for roll in rolls(name, 40)}) > 1
    assert all(len(kind.faces(roll)) >= 1 for roll in rolls(name, 5))
    assert kind.decode(game, SMALL[name]) == kind.decode(game, f" {SMALL[name]} ")


@pytest.mark.parametrize("name", GAMES)
def test_solve_agrees_with_judge_and_parts_add_up(name: str) -> None:
    game, kind = setup(name), KINDS[setup(name).kind]
    roll = kind.decode(game, SMALL[name])
    solution = kind.solve(game, roll, Table(), SOME_WORDS)
    for optimum in (solution.best, solution.par):
        assert optimum.proved
        judgement = kind.judge(game, roll, Table(), optimum.answers, SOME_WORDS)
        assert all(verdict.legal for verdict in judgement.verdicts)
        assert judgement.total == optimum.score
        for verdict in judgement.verdicts:
            assert sum(part.value for part in verdict.parts) == verdict.total
            assert [part.id for part in verdict.parts] == [*kind.types.part_ids][: len(verdict.parts)]
    assert solution.best.score >= solution.par.score
    for word in solution.words:
        judgement = kind.judge(game, roll, Table(), [word.answer], SOME_WORDS)
        assert (judgement.verdicts[0].legal, judgement.total) == (True, word.score)


@pytest.mark.parametrize("name", LISTING)
def test_words_come_best_first_and_are_counted(name: str) -> None:
    solution = solved(setup(name), SMALL[name])
    keys = [(-word.score, word.answer) for word in solution.words]
    assert keys == sorted(keys)
    assert solution.counts.valid == len(solution.words) == sum(solution.counts.by_length.values())
    assert solution.counts.answers == sum(word.tier == "answers" for word in solution.words)
    assert solution.counts.common == sum(word.tier != "valid" for word in solution.words)


@pytest.mark.parametrize("name", GAMES)
def test_quality_has_the_promised_figures_and_the_cheap_ones_are_the_same(name: str) -> None:
    game, kind = setup(name), KINDS[setup(name).kind]
    roll = kind.decode(game, SMALL[name])
    figures = kind.quality(game, roll, kind.solve(game, roll, Table(), SOME_WORDS), SOME_WORDS)
    assert {*figures} == {*kind.types.figures}
    cheap = kind.survey(game, roll, SOME_WORDS)
    assert {figure: figures[figure] for figure in cheap} == cheap


@pytest.mark.parametrize("name", GAMES)
def test_with_one_tier_best_is_par(name: str) -> None:
    solution = solved(setup(name), SMALL[name], words=SOME_WORDS)
    assert solution.best.score == solution.par.score


@pytest.mark.parametrize("name", LISTING[::2])
def test_a_flagged_word_is_in_no_solution_and_in_no_count(name: str) -> None:
    game = setup(name)
    before = solved(game, SMALL[name], words=SOME_WORDS)
    flagged = before.words[0].answer
    ranks = {word: 3 for word in SOME_WORDS.words() if word != flagged}
    after = solved(game, SMALL[name], words=Lexicon.of("some", SOME_WORDS.alphabet, ranks, {flagged: 3}))
    assert flagged not in [*after.best.answers, *after.par.answers, *(word.answer for word in after.words)]
    assert after.counts.valid == before.counts.valid - 1


@pytest.mark.parametrize("name", GAMES)
def test_a_setup_survives_the_ledger(name: str) -> None:
    game = setup(name)
    assert type(game).model_validate_json(json.dumps(game.model_dump(mode="json"))) == game


@pytest.mark.parametrize("name", LISTING)
def test_an_unknown_puzzle_is_misuse(name: str) -> None:
    game = changed(setup(name), puzzle="marathon")
    with pytest.raises(Misused, match="marathon"):
        KINDS[game.kind].decode(game, SMALL[name])
    with pytest.raises(Misused, match="marathon"):
        KINDS[game.kind].roll(game, stream("any"))


TEXTS = st.text(st.sampled_from("AaBbEeSsTtQQUU123456709 *-.!/()[]é\u0301ßŒ\n\0٣"), max_size=24) | st.text(
    max_size=24
)


def tried(call: Callable[[], Any]) -> tuple[Any, tuple[Fault, ...]]:
    """Return what a call gives and no faults, or nothing and the faults it raises."""
    try:
        return call(), ()
    except Faulty as refused:
        return None, refused.faults


@pytest.mark.parametrize("name", GAMES)
@given(text=TEXTS)
@settings(max_examples=250, deadline=None)
def test_any_text_is_a_roll_that_can_be_played_or_a_fault(name: str, text: str) -> None:
    game, kind = setup(name), KINDS[setup(name).kind]
    roll, faults = tried(lambda: kind.decode(game, text))
    assert all(fault.place.path == "--roll" and fault.what for fault in faults)
    if faults:
        return
    assert kind.decode(game, kind.encode(roll)) == roll
    assert kind.faces(roll)
    assert kind.judge(game, roll, Table(), ["AB", "A"], SOME_WORDS)
    if name in LISTING:
        solution = kind.solve(game, roll, Table(), SOME_WORDS)
        assert kind.quality(game, roll, solution, SOME_WORDS)


@pytest.mark.parametrize("name", GAMES)
@given(texts=st.lists(TEXTS, max_size=3))
@settings(max_examples=250, deadline=None)
def test_any_texts_are_judged_or_faults_of_their_answers(name: str, texts: list[str]) -> None:
    game, kind = setup(name), KINDS[setup(name).kind]
    roll = kind.decode(game, SMALL[name])
    judgement, faults = tried(lambda: kind.judge(game, roll, Table(), texts, SOME_WORDS))
    assert {fault.place.path for fault in faults} <= {f"ANSWER {number}" for number, _ in enumerate(texts, 1)}
    if faults:
        return
    assert len(judgement.verdicts) == len(texts)
    for verdict in judgement.verdicts:
        assert verdict.total == (sum(part.value for part in verdict.parts) if verdict.legal else 0)
        assert all(breach.rule and breach.text for breach in verdict.breaches)
