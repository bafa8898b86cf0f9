"""Whole games against a naive account of them, kept here turn by turn while the solver plays."""

from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records import NAME, decisions, places, played, totals
from rollpress.chance import pick, stream
from rollpress.kinds import KINDS, WHOLE_GAMES
from rollpress.kinds.base import Table
from rollpress.kinds.nothing import NothingMatch
from rollpress.kinds.played import ranked
from rollpress.kinds.records import Recorded
from rollpress.source import read_yaml
from rollpress.spec.base import modelled
from setups import NOTHING, english, setup

CLAIM, SPELL = setup("vowelocity"), setup("epellelemele")
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class Account:
    """A game of tiles as a child would keep it: a heap in the centre, a heap for each player, the tokens."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.centre = [str(tile) for tile in CLAIM.pool]
        self.heaps: dict[str, list[str]] = {player: [] for player in players}
        self.tokens = dict.fromkeys(players, True)
        self.lines: list[str] = []
        self.failed: list[bool] = []

    def points(self, player: str) -> int:
        return sum(CLAIM.parts.points[tile[0]] for tile in self.heaps[player])

    def is_over(self) -> bool:
        turns, players = len(self.failed), len(self.heaps)
        if len(self.centre) < 2:
            return True
        if players == 1:
            return turns == 10
        return turns > 0 and turns % players == 0 and all(self.failed[-players:])

    def turn(self, player: str, roll: str, answer: list[str]) -> None:
        word = f", word: {' '.join(answer)}" if answer else ""
        self.lines.append(f"  - {{player: {player}, roll: {roll}{word}}}")
        self.failed.append(not answer)
        for tile in answer:
            if tile.endswith("!"):
                self.tokens[player] = False
            else:
                self.centre.remove(tile)
                self.heaps[player].append(tile)


def answers(account: Account, player: str, roll: str) -> Iterator[list[str]]:
    """Yield the tiles of every answer to a roll, best first."""
    kind, game = KINDS["claim"], CLAIM
    others = [tile for name, heap in account.heaps.items() if name != player for tile in heap]
    given = {"--collected": " ".join(account.heaps[player]), "--taken": " ".join(others)}
    table = kind.table(game, given | ({} if account.tokens[player] else {"--no-rescue": "yes"}))
    for found in kind.solve(game, kind.decode(game, roll), table, english()).words:
        if "!" in found.answer:
            yield found.answer.split()
        else:
            yield list(plain(found.answer, roll, account.centre))


def plain(word: str, roll: str, centre: list[str]) -> tuple[str, ...]:
    """Return the tiles of a word by trying all orders of the dice; equal letters have equal points."""
    for order in permutations(roll):
        tiles = tuple(letter + pips for letter, pips in zip(word, order, strict=True))
        if not Counter(tiles) - Counter(centre):
            return tiles
    raise AssertionError(f"{word} does not fit {roll}")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_of_tiles_is_what_a_naive_account_of_it_says(players: int) -> None:
    account, chance = Account(NAMES[:players]), stream(f"account/{players}")
    after: list[dict[str, int]] = []
    for number in count():
        if account.is_over():
            break
        player = NAMES[number % players]
        dice = min(2 + pick(chance, 3), len(account.centre))
        roll = "".join(str(1 + pick(chance, 6)) for _ in range(dice))
        account.turn(player, roll, next(answers(account, player, roll), []))
        after.append({name: account.points(name) for name in account.heaps})
    record = "\n".join([f"players: [{', '.join(NAMES[:players])}]", "turns:", *account.lines])
    game = played("vowelocity", record)
    assert totals(game) == after
    assert [made[2] == "fails" for made in decisions(game)] == account.failed
    keys = {name: (account.points(name), len(heap), best(heap)) for name, heap in account.heaps.items()}
    highest = max(keys.values())
    assert set(game.winners) == {name for name, key in keys.items() if key == highest}


def best(heap: list[str]) -> int:
    return max((CLAIM.parts.points[tile[0]] for tile in heap), default=0)


@pytest.mark.parametrize("seed", range(8))
def test_words_of_several_players_count_for_none_and_all_others_for_their_score(seed: int) -> None:
    kind, chance = KINDS["spell"], stream(f"shared/{seed}")
    roll = kind.roll(SPELL, chance)
    scores = {found.answer: found.score for found in kind.solve(SPELL, roll, Table(), english()).words[:40]}
    lists = {name: [word for word in scores if pick(chance, 4) == 0] for name in NAMES}
    words = [written(lists), *["{}"] * (len(NAMES) - 1)]
    turns = [
        f"  - {{player: {name}, roll: '{kind.encode(roll)}', words: {told}}}"
        for name, told in zip(NAMES, words, strict=True)
    ]
    record = "\n".join([f"players: [{', '.join(NAMES)}]", "end: {rounds: 1}", "turns:", *turns])
    finders = Counter(word for words in lists.values() for word in words)
    wanted = {name: sum(scores[word] for word in words if finders[word] == 1) for name, words in lists.items()}
    assert totals(played("epellelemele", record))[-1] == wanted


def written(lists: dict[str, list[str]]) -> str:
    return "{" + ", ".join(f"{name}: [{', '.join(map(repr, words))}]" for name, words in lists.items()) + "}"


@given(st.dictionaries(st.sampled_from(NAMES), st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1))
def test_a_place_is_one_more_than_the_number_of_players_ahead(keys: dict[str, tuple[int, int]]) -> None:
    standings = {standing.player: standing for standing in ranked(keys)}
    for player, key in keys.items():
        ahead = [
            other for other in keys.values() if other[0] > key[0] or (other[0] == key[0] and other[1] > key[1])
        ]
        assert standings[player].place == len(ahead) + 1
        assert standings[player].shared == (list(keys.values()).count(key) > 1)
    assert [standing.place for standing in ranked(keys)] == sorted(
        standing.place for standing in standings.values()
    )


def test_every_kind_can_judge_whole_games() -> None:
    assert set(WHOLE_GAMES) == set(KINDS)


def test_a_game_of_nothing_is_played_through_like_any_other() -> None:
    whole, match = WHOLE_GAMES["nothing"], NothingMatch.model_validate_json('{"end": {"id": "N2"}}')
    source = read_yaml(
        whole.template(NOTHING, match, ["Ada", "Ben"], english()).replace("word: A", "word: B", 1), NAME
    )
    game = whole.play(NOTHING, match, Recorded(modelled(whole.record, source), source), english())
    assert decisions(game) == [("Ada", "B", "refused", 0, ["N1"]), ("Ben", "A", "counts", 3, ["N1"])]
    assert places(game) == [(1, "Ben", 3), (2, "Ada", 0)]
