"""Words from claimed tiles: the solver finds what trying every tile for every die finds."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from laws.words_reference import claimed
from rollpress.chance import pick, stream
from rollpress.dice import Tile
from rollpress.kinds import KINDS
from rollpress.kinds.base import Table
from rollpress.kinds.claim.rules import ClaimRules
from rollpress.lexicon import Lexicon
from rollpress.solve.claim import claim, points_of
from rollpress.spec.game import Setup
from setups import changed, english, setup, solved, table, verdict

GAME = setup("vowelocity")
CLAIM = KINDS["claim"]
LONG_WORDS = {size: [word for word in english().words() if len(word) == size] for size in (1, 2, 3, 4, 5)}


def expected(game: Setup[Any, Any], roll: str, lies: Table) -> dict[str, int]:
    """Return the words of a roll with what they add, by the rules of a setup, said again."""
    rules, dice = game.rules, [int(pips) for pips in roll]
    centre = [tile for tile in game.pool if tile not in (*lies.collected, *lies.taken)]
    may_rescue = lies.rescue and rules.rescue.per_game == 1
    kept = [tile for tile in lies.collected if tile.letter in game.vowels] if may_rescue else []
    plain, rescued = claimed(dice, centre), claimed(dice, centre, kept)
    short = len(dice) <= rules.short_words.length
    scores = {}
    for word in game.parts.short_words if short else LONG_WORDS[len(dice)]:
        key = "".join(sorted(word))
        if len(word) == len(dice) and sum(letter in game.vowels for letter in word) <= rules.vowels.max:
            if key in plain:
                scores[word] = plain[key]
            elif key in rescued:
                scores[word] = rescued[key]
    return scores


def found(game: Setup[Any, Any], roll: str, lies: Table) -> dict[str, int]:
    """Return the words of a solution, tiles read as the word they spell."""
    words = {}
    for word in solved(game, roll, lies).words:
        letters = "".join(letter for letter in word.answer if letter in game.letters)
        assert letters not in words
        words[letters] = word.score
    return words


def drawn_table(number: int) -> Table:
    """Return a table on which some tiles are collected and some are taken."""
    chance, left = stream(f"laws/table/{number}"), list(GAME.pool)
    gone = [left.pop(pick(chance, len(left))) for _ in range(number % 9)]
    return Table(tuple(gone[::2]), tuple(gone[1::2]), rescue=number % 5 > 0)


def test_two_hundred_rolls_on_full_and_thinned_tables_are_those_of_trying_everything() -> None:
    for number in range(200):
        roll = CLAIM.encode(CLAIM.roll(GAME, stream(f"laws/claim/{number}")))
        lies = drawn_table(number)
        assert found(GAME, roll, lies) == expected(GAME, roll, lies), (roll, lies)


def test_every_word_of_a_solution_is_judged_legal_with_its_score() -> None:
    for number in range(40):
        roll = CLAIM.encode(CLAIM.roll(GAME, stream(f"laws/agree/{number}")))
        lies = drawn_table(number)
        for word in solved(GAME, roll, lies).words:
            told = verdict(GAME, roll, word.answer, lies)
            assert (told.legal, told.total, told.answer) == (True, word.score, word.answer)


def most(word: str, dice: Sequence[int], tiles: Sequence[Tile]) -> tuple[int, int]:
    """Return the most points, and the most tiles, of any partial claim, letter by letter."""
    if not word:
        return 0, 0
    points, count = most(word[1:], dice, tiles)
    for index, tile in enumerate(tiles):
        if tile.letter == word[0] and tile.number in dice:
            left = [*dice]
            left.remove(tile.number)
            more = most(word[1:], left, [*tiles[:index], *tiles[index + 1 :]])
            points, count = max(points, more[0] + tile.points), max(count, more[1] + 1)
    return points, count


POINTS = {"A": 0, "B": 1, "C": 3, "D": 2}
tiles = st.lists(
    st.builds(
        lambda letter, number: Tile(letter, number, POINTS[letter]),
        st.sampled_from([*POINTS]),
        st.integers(1, 3),
    ),
    max_size=7,
)


@given(word=st.text("ABCD", max_size=5), dice=st.lists(st.integers(1, 3), max_size=5), tiles=tiles)
@settings(max_examples=400, deadline=None)
def test_a_claim_has_the_most_points_and_the_most_tiles_at_once(
    word: str, dice: list[int], tiles: list[Tile]
) -> None:
    taken = claim(word, dice, tiles)
    claimed_tiles = [tile for tile in taken if tile]
    assert all(tile is None or tile.letter == letter for letter, tile in zip(word, taken, strict=True))
    assert all(claimed_tiles.count(tile) <= tiles.count(tile) for tile in claimed_tiles)
    assert all([tile.number for tile in claimed_tiles].count(die) <= dice.count(die) for die in (1, 2, 3))
    assert (points_of(taken), len(claimed_tiles)) == most(word, dice, tiles)


@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_the_order_of_dice_and_tiles_changes_no_claim(data: st.DataObject) -> None:
    dice = data.draw(st.permutations([1, 3, 4, 6]))
    pool = data.draw(st.permutations(GAME.pool))
    assert claim("LASS", dice, pool) == claim("LASS", [1, 3, 4, 6], GAME.pool)


def test_more_words_in_the_dictionary_never_lower_best_or_lose_a_word() -> None:
    words = list(english().words())
    few = Lexicon.from_words(words[::3], english().alphabet, "few")
    more = Lexicon.from_words(words[::3] + words[1::3], english().alphabet, "more")
    for roll in ("136", "2346", "15", "1126"):
        less, all_of_them = solved(GAME, roll, words=few), solved(GAME, roll, words=more)
        assert set(less.words) <= set(all_of_them.words)
        assert less.best.score <= all_of_them.best.score


CHANGES: dict[str, list[object]] = {
    "vowels__max": [0, 2],
    "rescue__per_game": [0, 1],
    "short_words__length": [3],
}
DRAWS: dict[str, list[object]] = {"throw__dice": [[1], [3, 4]]}
REFUSED: dict[str, list[object]] = {
    "throw__dice": [[], [0], [3, 2], [2, 2], [2, 3, 4, 5]],
    "vowels__max": [-1, "1"],
    "rescue__per_game": [2, -1],
    "short_words__length": [-1, 1],
}


@pytest.mark.parametrize(("path", "value"), [(path, value) for path in CHANGES for value in CHANGES[path]])
def test_a_changed_rule_changes_scorer_and_solver_alike(path: str, value: object) -> None:
    game = changed(GAME, **{f"rules__{path}": value})
    for roll, collected in (("2346", ""), ("15", "E2"), ("246", "A4"), ("1245", "E2 A4")):
        lies = table(game, collected=collected)
        scores = expected(game, roll, lies)
        assert found(game, roll, lies) == scores
        for word in solved(game, roll, lies).words:
            assert verdict(game, roll, word.answer, lies).total == word.score
        plain = expected(game, roll, Table(lies.collected, rescue=False))
        for word in LONG_WORDS[len(roll)][::40]:
            told = verdict(game, roll, word, lies)
            assert (told.legal, told.total) == (word in plain, plain.get(word, 0))


@pytest.mark.parametrize(("path", "value"), [(path, value) for path in DRAWS for value in DRAWS[path]])
def test_a_changed_throw_changes_how_many_dice_are_drawn(path: str, value: list[int]) -> None:
    game = changed(GAME, **{f"rules__{path}": value})
    assert {len(CLAIM.roll(game, stream(str(number)))) for number in range(40)} == set(value)


@pytest.mark.parametrize(("path", "value"), [(path, value) for path in REFUSED for value in REFUSED[path]])
def test_a_rule_that_cannot_be_honoured_is_refused(path: str, value: object) -> None:
    with pytest.raises(ValidationError):
        changed(GAME, **{f"rules__{path}": value})


def test_no_number_of_the_rules_is_left_out_of_these_tests() -> None:
    numbers = {
        f"{name}__{number}"
        for name, rule in ClaimRules.model_fields.items()
        for number in getattr(rule.annotation, "model_fields", {})
        if number != "id" and name != "solo"  # those of a Solo puzzle have tests of their own
    }
    assert numbers == {*CHANGES, *DRAWS} == {*REFUSED}
