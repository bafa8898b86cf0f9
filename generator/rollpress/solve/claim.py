"""Match the letters of a word with tiles and dice, so that the claimed tiles add most.

Input: a word, the numbers that the dice show, and the tiles that may be claimed. Each die claims at most one
tile of its number, each letter of the word takes at most one tile. Output: a tile for each letter, or None.

The points of a tile belong to its letter: equal letters have equal points. Then the letters that can be
matched together are the independent sets of a matroid (they are linked through tiles of one place each to
numbers of as many places as dice), and the greedy way is exact: offer the dearest letter a place first; make
room along an augmenting path where that is possible; a letter that finds no place now never finds one later, and
a letter that has one keeps one. The outcome claims the most points and the most tiles at once.

    dice 2 2    tiles A2 B2 B3 C2    word ABC: A and C take A2 and C2, B finds no die (points: A 1, C 3, B 1)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence

from rollpress.dice import Tile

__all__ = ["Claim", "claim", "points_of", "rescues"]

Claim = tuple[Tile | None, ...]
"""For each letter of a word the tile that it takes."""


def points_of(tiles: Iterable[Tile | None]) -> int:
    """Return what the tiles add."""
    return sum(tile.points for tile in tiles if tile is not None)


def claim(word: str, dice: Sequence[int], tiles: Iterable[Tile]) -> Claim:
    """Return the claim that adds most; of equal ones the same whatever the order of dice and tiles."""
    return _Matching(word, dice, tiles).claim()


def rescues(
    word: str, dice: Sequence[int], tiles: Collection[Tile], kept: Collection[Tile]
) -> Iterator[tuple[int, Tile, Claim]]:
    """Yield each way to spell a word with one kept tile, claiming a tile for every other letter.

    A way is the place of the kept tile in the word, the tile, and the claim of the whole word (None at that
    place). One die goes unmatched.
    """
    by_letter = {tile.letter: tile for tile in sorted(kept, reverse=True)}
    for place, letter in enumerate(word):
        if letter in by_letter:
            rest = claim(word[:place] + word[place + 1 :], dice, tiles)
            if None not in rest:
                yield place, by_letter[letter], (*rest[:place], None, *rest[place:])


class _Matching:
    """A growing matching: `taken` holds the tile of each matched place of the word."""

    def __init__(self, word: str, dice: Sequence[int], tiles: Iterable[Tile]) -> None:
        self.word = word
        self.dice = Counter(dice)
        self.free: dict[str, list[Tile]] = defaultdict(list)
        for tile in sorted(tiles):
            if tile.number in self.dice and tile.letter in word:
                self.free[tile.letter].append(tile)
        self.taken: dict[int, Tile] = {}

    def claim(self) -> Claim:
        for place in sorted(range(len(self.word)), key=self._dearest_first):
            self._settle(place, set())
        return tuple(self.taken.get(place) for place in range(len(self.word)))

    def _dearest_first(self, place: int) -> tuple[int, int]:
        return -points_of(self.free[self.word[place]][:1]), place

    def _settle(self, place: int, tried: set[int]) -> bool:
        """Find a tile for a place of the word, moving other places to other numbers if need be."""
        for tile in tuple(self.free[self.word[place]]):
            if tile.number not in tried:
                tried.add(tile.number)
                if self._make_room(tile.number, tried):
                    self.free[tile.letter].remove(tile)
                    self.taken[place] = tile
                    return True
        return False

    def _make_room(self, number: int, tried: set[int]) -> bool:
        """Free a die of this number: one that is idle, or one whose place settles elsewhere."""
        users = [place for place, tile in self.taken.items() if tile.number == number]
        if len(users) < self.dice[number]:
            return True
        return any(self._move(place, tried) for place in users)

    def _move(self, place: int, tried: set[int]) -> bool:
        left = self.taken[place]
        if not self._settle(place, tried):
            return False
        self.free[left.letter].append(left)
        self.free[left.letter].sort()
        return True
