"""List what each round of a Solo puzzle offers: words with the tiles they claim.

Input: the tiles, the rolls of each round, the vowels, and the words that may be said (all of them legal by
length and vowels). Output: for each round its options, no two of them alike in tiles and rescued vowel.

A word of n letters answers a roll of n dice. Either each letter claims a tile, and the numbers of the tiles are
those of the dice; or one vowel is rescued, and the numbers are those of the dice but one. What a plan is worth
depends on tiles and rescue only, so of several words for the same tiles the one that comes first among the words
stands for all; and a rescue that claims what a word without a rescue claims in that round is never needed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from rollpress.dice import Tile

__all__ = ["Option", "Plan", "Puzzle", "Rolls", "options_of", "playable", "worth"]

Rolls = tuple[tuple[int, ...], ...]
"""The rolls of one round, each by the pips of its dice; a player chooses one of them."""


@dataclass(frozen=True)
class Puzzle:
    """Tiles in the centre, the rolls of each round, the vowels, and whether one may be rescued."""

    tiles: tuple[Tile, ...]
    rounds: tuple[Rolls, ...]
    vowels: tuple[str, ...]
    rescue: bool = True

    @cached_property
    def by_letter(self) -> Mapping[str, tuple[int, ...]]:
        """Return the tiles of each letter, by their places in `tiles`."""
        return {
            letter: tuple(index for index, tile in enumerate(self.tiles) if tile.letter == letter)
            for letter in sorted({tile.letter for tile in self.tiles})
        }


@dataclass(frozen=True, slots=True)
class Option:
    """One way to play a round. `tiles` are places in the puzzle's tiles, rising; passing has no word."""

    round: int
    word: str = ""
    tiles: tuple[int, ...] = ()
    rescued: str = ""
    points: int = 0


Plan = tuple[Option, ...]
"""An option of each round, in order."""

_Claimed = tuple[tuple[int, ...], tuple[int, ...]]
"""The tiles that some letters claim, rising, and the sorted numbers on them."""
_Rounds = Mapping[tuple[int, ...], Sequence[int]]
"""For the numbers on some tiles the rounds whose dice can claim them."""


def worth(plan: Plan) -> int:
    """Return the points of a plan."""
    return sum(option.points for option in plan)


def options_of(puzzle: Puzzle, words: Iterable[str]) -> tuple[tuple[Option, ...], ...]:
    """Return the options of each round, those with the most points first, and last to pass."""
    words = tuple(words)
    found: list[dict[tuple[tuple[int, ...], str], Option]]
    found = [{((), ""): Option(number)} for number in range(len(puzzle.rounds))]
    for option in (*_plain(puzzle, words), *_rescuing(puzzle, words)):
        if (option.tiles, "") not in found[option.round]:
            found[option.round].setdefault((option.tiles, option.rescued), option)
    return tuple(tuple(sorted(options.values(), key=_order)) for options in found)


def playable(puzzle: Puzzle, words: Iterable[str]) -> frozenset[str]:
    """Return those of the words that some round's dice can claim while all tiles lie in the centre."""
    words = tuple(words)
    return frozenset(option.word for option in (*_plain(puzzle, words), *_rescuing(puzzle, words)))


def _order(option: Option) -> tuple[bool, int, str, tuple[int, ...]]:
    return not option.word, -option.points, option.rescued, option.tiles


def _plain(puzzle: Puzzle, words: Iterable[str]) -> Iterator[Option]:
    rounds = _rounds(puzzle, dropped=0)
    for word in words:
        for tiles, numbers in _claims(puzzle, word):
            for number in rounds.get(numbers, ()):
                yield Option(number, word, tiles, "", _points(puzzle, tiles))


def _rescuing(puzzle: Puzzle, words: Iterable[str]) -> Iterator[Option]:
    rounds = _rounds(puzzle, dropped=1) if puzzle.rescue else {}
    for word in words if rounds else ():
        for vowel in sorted(set(word).intersection(puzzle.vowels, puzzle.by_letter)):
            # V9: the rescued vowel claims no die
            for tiles, numbers in _claims(puzzle, word.replace(vowel, "", 1)):
                for number in rounds.get(numbers, ()):
                    yield Option(number, word, tiles, vowel, _points(puzzle, tiles))


def _points(puzzle: Puzzle, tiles: Iterable[int]) -> int:
    return sum(puzzle.tiles[tile].points for tile in tiles)


def _rounds(puzzle: Puzzle, dropped: int) -> _Rounds:
    """Return the rounds by the sorted numbers of one of their rolls, with one die dropped or none."""
    rounds: dict[tuple[int, ...], dict[int, None]] = defaultdict(dict)
    for number, rolls in enumerate(puzzle.rounds):
        for roll in map(tuple, map(sorted, rolls)):
            for place in range(len(roll)) if dropped else (len(roll),):
                rounds[roll[:place] + roll[place + 1 :]][number] = None
    return {numbers: tuple(found) for numbers, found in rounds.items()}


def _claims(puzzle: Puzzle, letters: str) -> Iterator[_Claimed]:
    """Yield each choice of tiles for some letters once; V5: a double letter needs two tiles."""
    choices = product(*(puzzle.by_letter.get(letter, ()) for letter in letters))
    for tiles in sorted({tuple(sorted(choice)) for choice in choices if len(set(choice)) == len(choice)}):
        yield tiles, tuple(sorted(puzzle.tiles[tile].number for tile in tiles))
