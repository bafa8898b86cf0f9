"""What a solver finds depends on the dictionary alone, and more words never make a roll worth less."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollpress.kinds.listing import difficulty, twins
from rollpress.lexicon import Lexicon
from rollpress.lexicon.words import RANKS
from setups import english, setup, solved

ROLLS = {
    "epellelemele": "K5e P3s *0- T1-",
    "letra-mix": "TEASN*",
    "vowelocity": "2346",
}
GAMES = pytest.mark.parametrize("name", ROLLS)


@cache
def known(name: str) -> tuple[str, ...]:
    """Return words that the roll of a game might spell."""
    game, words = setup(name), english()
    whole = solved(game, ROLLS[name])
    found = [word.answer for word in whole.words] or words.spelled(dict.fromkeys("TEASN", 1), 1)
    return tuple(word for word in found if words.has(word))


def lexicon(ranks: Mapping[str, int]) -> Lexicon:
    return Lexicon.of("some", english().alphabet, ranks, {})


def ranked(name: str) -> st.SearchStrategy[dict[str, int]]:
    words = st.sampled_from(known(name))
    return st.dictionaries(words, st.integers(0, len(RANKS) - 1), max_size=25)


@GAMES
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_more_words_and_better_known_ones_never_score_less(name: str, data: st.DataObject) -> None:
    few = data.draw(ranked(name))
    many = data.draw(ranked(name))
    more = {word: max(few.get(word, 0), many.get(word, 0)) for word in {*few, *many}}
    before, after = (solved(setup(name), ROLLS[name], words=lexicon(ranks)) for ranks in (few, more))
    assert after.best.score >= before.best.score
    assert after.par.score >= before.par.score
    assert after.easy >= before.easy
    assert after.counts.valid >= before.counts.valid


@GAMES
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_best_par_and_easy_are_what_solving_with_their_words_alone_gives(name: str, data: st.DataObject) -> None:
    ranks = data.draw(ranked(name))
    solution = solved(setup(name), ROLLS[name], words=lexicon(ranks))
    for tier, score in (("answers", solution.par.score), ("easy", solution.easy)):
        alone = {word: rank for word, rank in ranks.items() if rank >= RANKS.index(tier)}
        assert solved(setup(name), ROLLS[name], words=lexicon(alone)).best.score == score
    assert solution.easy <= solution.par.score <= solution.best.score


@GAMES
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_words_that_the_roll_cannot_spell_change_nothing(name: str, data: st.DataObject) -> None:
    ranks = data.draw(ranked(name))
    strange = dict.fromkeys(data.draw(st.lists(st.text("ZXJQ", min_size=2, max_size=9), max_size=5)), 3)
    before = solved(setup(name), ROLLS[name], words=lexicon(ranks))
    assert solved(setup(name), ROLLS[name], words=lexicon(strange | ranks)) == before


def renamed(value: Any, names: dict[int, str]) -> Any:
    """Return plain data with every letter renamed, in keys too."""
    if isinstance(value, dict):
        return {renamed(key, names): renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [renamed(inner, names) for inner in value]
    return value.translate(names) if isinstance(value, str) else value


@GAMES
@given(data=st.data())
@settings(max_examples=15, deadline=None)
def test_renaming_the_letters_everywhere_changes_no_score(name: str, data: st.DataObject) -> None:
    game, letters = setup(name), "".join(english().alphabet.letters)
    turned = "".join(data.draw(st.permutations(letters)))
    names = str.maketrans(letters + letters.lower(), turned + turned.lower())
    plain = game.model_dump(mode="json")
    pieces = {key: renamed(part, names) for key, part in plain["parts"].items() if key != "dice"}
    dice = [{**die, "faces": renamed(die["faces"], names)} for die in plain["parts"].get("dice", [])]
    changes = {"parts": plain["parts"] | pieces | {"dice": dice}, "vowels": renamed(plain["vowels"], names)}
    other = type(game).model_validate_json(json.dumps(plain | changes))
    ranks = data.draw(ranked(name))
    before = solved(game, ROLLS[name], words=lexicon(ranks))
    after = solved(other, ROLLS[name].translate(names), words=lexicon(renamed(ranks, names)))
    assert (after.best.score, after.par.score, after.easy) == (before.best.score, before.par.score, before.easy)
    assert (after.counts.valid, after.counts.by_length) == (before.counts.valid, before.counts.by_length)


@given(st.integers(-60, 90), st.integers(0, 60))
def test_difficulty_falls_as_easy_words_score_more(easy: int, par: int) -> None:
    hardness = difficulty(min(easy, par), par)
    assert 0 <= hardness <= 100
    assert difficulty(min(easy, par) - 1, par) >= hardness
    assert difficulty(par, par) == 0


@given(st.sets(st.text("AB", min_size=1, max_size=5), max_size=12), st.sets(st.text("AB", min_size=1, max_size=2)))
def test_twins_are_words_that_another_word_and_an_ending_make(words: set[str], endings: set[str]) -> None:
    made = {word + ending for word in words for ending in endings} & words
    assert twins(words, endings) == (100 * len(made) // len(words) if words else 0)
