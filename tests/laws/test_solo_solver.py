"""The Solo puzzle: the solver finds what trying every plan finds, and its prices and plans hold."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from rollpress.chance import pick, stream
from rollpress.dice import Tile
from rollpress.kinds import KINDS
from rollpress.kinds.base import Solution, Table
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.solo import words_of
from rollpress.lexicon import Lexicon
from rollpress.solve.proofs.prices import bound, proves
from rollpress.solve.solo import Puzzle, solve, worth
from setups import changed, english, setup

GAME = changed(setup("vowelocity"), puzzle="solo")
SHORT = changed(GAME, rules__solo__rounds=3)
CLAIM = KINDS["claim"]
WORDS = Lexicon.from_words([*english().words("answers")][::9], english().alphabet, "some")


def fits(word: str, tiles: Iterable[Tile], dice: tuple[int, ...]) -> Iterator[frozenset[Tile]]:
    """Yield each set of tiles that a word can claim, one die a letter."""
    tiles = [*tiles]
    for order in set(permutations(dice)):
        choices = [
            [tile for tile in tiles if (tile.letter, tile.number) == pair] for pair in zip(word, order, strict=True)
        ]
        if all(choices):
            claimed = frozenset(choice[0] for choice in choices)
            if len(claimed) == len(word):
                yield claimed


def best_by_trying(game: ClaimSetup, rounds: tuple[Any, ...], words: list[str]) -> int:
    """Return the most points of any plan, said again from the rules, round by round."""
    ways = [{*moves(game, rolls, words)} for rolls in rounds]

    @cache
    def most(number: int, collected: frozenset[Tile], token: bool) -> int:
        if number == len(rounds):
            return 0
        best = most(number + 1, collected, token)
        for tiles, rescued in ways[number]:
            had = token and any(tile.letter == rescued for tile in collected)
            if not tiles & collected and (not rescued or had):
                rest = most(number + 1, collected | tiles, token and not rescued)
                best = max(best, rest + sum(tile.points for tile in tiles))
        return best

    return most(0, frozenset(), game.rules.rescue.per_game == 1)


def moves(
    game: ClaimSetup, rolls: Iterable[tuple[int, ...]], words: list[str]
) -> Iterator[tuple[frozenset[Tile], str]]:
    """Yield what each word may take in a round, and the vowel it rescues for that."""
    for dice in rolls:
        for word in (word for word in words if len(word) == len(dice)):
            yield from ((tiles, "") for tiles in fits(word, game.pool, dice))
            for vowel in {*word} & {*game.vowels}:
                for place in range(len(dice)):
                    fewer = dice[:place] + dice[place + 1 :]
                    yield from ((tiles, vowel) for tiles in fits(word.replace(vowel, "", 1), game.pool, fewer))


def drawn(game: ClaimSetup, number: int) -> Any:
    return CLAIM.roll(game, stream(f"laws/solo/{number}"))


def solved(game: ClaimSetup, number: int, words: Lexicon = WORDS) -> Solution:
    return CLAIM.solve(game, drawn(game, number), Table(), words)


@pytest.mark.parametrize("rescues", [0, 1])
def test_short_puzzles_score_what_trying_every_plan_scores(rescues: int) -> None:
    game = changed(SHORT, rules__rescue__per_game=rescues)
    few = Lexicon.from_words([*english().words("answers")][::40], english().alphabet, "few")
    for number in range(8):
        expected = best_by_trying(game, drawn(game, number).rounds, words_of(game, few, "valid"))
        assert solved(game, number, few).best.score == expected, number


def test_the_numbers_of_the_rules_are_honoured() -> None:
    for path, value in (
        ("vowels__max", 2),
        ("vowels__max", 0),
        ("throw__dice", [2, 3]),
        ("short_words__length", 3),
    ):
        game = changed(SHORT, **{f"rules__{path}": value})
        few = Lexicon.from_words([*english().words("answers")][::40], english().alphabet, "few")
        for number in range(2):
            expected = best_by_trying(game, drawn(game, number).rounds, words_of(game, few, "valid"))
            assert solved(game, number, few).best.score == expected, (path, value)


def test_the_best_plan_is_judged_legal_with_its_score_and_the_same_every_time() -> None:
    for number in (0, 3, 4):
        roll, solution = drawn(GAME, number), solved(GAME, number)
        judged = CLAIM.judge(GAME, roll, Table(), solution.best.answers, WORDS)
        assert (judged.verdicts[0].breaches, judged.total) == ((), solution.best.score)
        assert solution.best.proved
        assert solved(GAME, number).best == solution.best


def test_neither_the_order_of_dice_nor_that_of_words_changes_the_score() -> None:
    roll, words = drawn(GAME, 5), words_of(GAME, WORDS, "valid")
    puzzle = Puzzle(GAME.pool, roll.rounds, GAME.vowels)
    turned = Puzzle(GAME.pool, tuple(tuple(one[::-1] for one in rolls[::-1]) for rolls in roll.rounds), GAME.vowels)
    assert solve(puzzle, words).score == solve(turned, words[::-1]).score


def test_more_words_or_a_rescue_never_score_less() -> None:
    roll, words = drawn(GAME, 6), words_of(GAME, WORDS, "valid")
    fewer, all_of_them = (solve(Puzzle(GAME.pool, roll.rounds, GAME.vowels), some) for some in (words[::2], words))
    alone = solve(Puzzle(GAME.pool, roll.rounds, GAME.vowels, rescue=False), words)
    assert fewer.score <= all_of_them.score >= alone.score


@cache
def certified() -> list[tuple[int, dict[str, Any], Any]]:
    """Return scores with the prices that prove them, as they come back from a file."""
    found = []
    for number in range(3, 6):
        roll = drawn(GAME, number)
        solution = CLAIM.certified(GAME, roll, solved(GAME, number), WORDS)
        if solution.best.proof == "prices":
            assert [*CLAIM.disproofs(GAME, roll, solution, WORDS)] == []
            found.append((solution.best.score, json.loads(json.dumps(solution.best.certificate)), roll))
    return found


ROWS = [(tile.letter, tile.number, tile.points) for tile in GAME.pool]


def test_prices_prove_their_score_and_no_lower_one() -> None:
    found = certified()
    assert len(found) >= 2
    words = words_of(GAME, WORDS, "valid")
    for score, prices, roll in found:
        assert proves(score, prices, ROWS, roll.rounds, GAME.vowels, words)
        assert not proves(score - 1, prices, ROWS, roll.rounds, GAME.vowels, words)


def test_without_a_rescue_no_vowel_pays() -> None:
    alone = changed(SHORT, rules__rescue__per_game=0)
    roll = drawn(alone, 0)
    solution = CLAIM.certified(alone, roll, solved(alone, 0), WORDS)
    assert solution.best.proof == "prices"
    assert (solution.best.certificate or {})["pays"] == {}
    assert [*CLAIM.disproofs(alone, roll, solution, WORDS)] == []


def test_any_prices_that_are_taken_bound_every_plan() -> None:
    score, _, roll = certified()[0]
    words, chance = words_of(GAME, WORDS, "valid"), stream("laws/prices")
    for _ in range(40):
        tiles = [pick(chance, 256) for _ in ROWS]
        pays = {vowel: sorted((pick(chance, 200) for _ in roll.rounds), reverse=True) for vowel in GAME.vowels}
        cuts = [[[pick(chance, 41) for _ in range(3)], pick(chance, 90)] for _ in range(5)]
        forged = {"unit": 100, "tiles": tiles, "token": pick(chance, 200), "pays": pays, "cuts": cuts}
        assert bound(forged, ROWS, roll.rounds, GAME.vowels, words) >= 100 * score


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tiles", [-1] * 30), ("tiles", [1.0] * 30), ("tiles", []), ("token", -5), ("token", None), ("unit", 0),
        ("pays", {"A": [0, 1, *[0] * 8]}), ("pays", {"A": [0]}), ("pays", {}),
        ("pays", dict.fromkeys("AEIO", [0] * 10)), ("pays", dict.fromkeys("AEIOU", [-1] * 10)),
        ("cuts", [[[0, 1, 2], -1]]), ("cuts", [[0, 1]]), ("cuts", None),
    ],
)  # fmt: skip
def test_prices_that_the_lemma_does_not_allow_prove_nothing(name: str, value: object) -> None:
    score, prices, roll = certified()[0]
    assert not proves(
        score, {**prices, name: value}, ROWS, roll.rounds, GAME.vowels, words_of(GAME, WORDS, "valid")
    )


def test_a_plan_that_was_beaten_is_told() -> None:
    roll, solution = drawn(GAME, 3), solved(GAME, 3)
    lower = type(solution.best)(solution.best.score - 1, solution.best.answers, "search")
    told = type(solution)(lower, solution.par, (), solution.counts, solution.easy)
    assert any(what.startswith("best") for what in CLAIM.disproofs(GAME, roll, told, WORDS))


def test_a_search_without_nodes_says_that_it_proved_nothing() -> None:
    words = words_of(GAME, WORDS, "valid")
    for number in range(8):
        puzzle = Puzzle(GAME.pool, drawn(GAME, number).rounds, GAME.vowels)
        found = solve(puzzle, words, nodes=0)
        assert worth(found.plan) == found.score
        if not found.proved:
            assert found.prices is None
            return
    pytest.fail("every puzzle was proved at once")
