"""Find the strings that fit a run of the board, with bit sets over all strings.

A set of strings is one integer: bit i stands for string i. The fit of a run depends on two things only:
on the letters and walls of its line, and on the dice left. Both come up again and again, so the set for a
piece of line and the set for a multiset of dice are kept; a fit is then two look-ups and one AND.

Cells hold EMPTY, BLOCKED (must stay empty, because a word ends there) or FIRST + the number of a face.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rollpress.solve.crossword.stock import Stock

__all__ = ["BLOCKED", "EMPTY", "FIRST", "Fit", "Index"]

EMPTY, BLOCKED, FIRST = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Fit:
    """Hold the strings that fit one run of one piece of line, whatever dice are left."""

    union: int
    starts: tuple[tuple[int, int], ...]  # (start of the string relative to the run's head, strings)
    length: int  # cells of the run
    line: int  # the faces of the piece of line, packed


class Index:
    """Hold the strings of a stock by what they need and where they have which face."""

    def __init__(self, stock: Stock, strings: Sequence[Sequence[int]], words: Sequence[str]) -> None:
        """Take strings of face numbers in ascending order, and the word that each one spells."""
        self._stock = stock
        self.strings = [bytes(FIRST + face for face in string) for string in strings]
        self.needs = [stock.packed(string) for string in strings]
        self.longest = max(map(len, strings), default=0)
        self.pairs = {pair for string in self.strings for pair in pairwise(string)}
        self.twins = _twins(words)
        self.places = [sum(string.count(face) for string in strings) for face in range(len(stock.faces))]
        self._at = _places(self.strings)
        self._within = self._up_to_length()
        self._wanting = self._more_than(strings)
        self._all = (1 << len(strings)) - 1
        self._fits: dict[tuple[bytes, int], Fit] = {}
        self._laid: dict[int, int] = {}

    def spelled(self, dice: int) -> int:
        """Return the strings that need no more than this packed multiset of dice."""
        known = self._laid.get(dice)
        if known is None:
            known = self._laid[dice] = self._all & ~self._beyond(dice)
        return known

    def through(self, cell: int) -> list[tuple[int, int]]:
        """Return each way to lay a string over one cell: (start relative to the cell, string), in order."""
        return sorted(
            (-position, number)
            for number, string in enumerate(self.strings)
            for position, held in enumerate(string)
            if held == cell
        )

    def fit(self, piece: bytes, head: int) -> Fit:
        """Return the strings that fit the run whose first cell is piece[head].

        The piece has no BLOCKED cell and reaches as far as a string through the run can, or to a wall.
        """
        known = self._fits.get((piece, head))
        if known is None:
            known = self._fits[piece, head] = self._fitted(piece, head)
        return known

    def _beyond(self, dice: int) -> int:
        beyond = 0
        for face, wanting in enumerate(self._wanting):
            have = self._stock.of_face(dice, face)
            if have < len(wanting):
                beyond |= wanting[have]
        return beyond

    def _fitted(self, piece: bytes, head: int) -> Fit:
        tail = next((i for i in range(head, len(piece)) if not piece[i]), len(piece))
        starts = [
            (start - head, strings)
            for start in range(max(0, tail - self.longest), head + 1)
            if (start == 0 or not piece[start - 1]) and (strings := self._from(piece, start, tail))
        ]
        union = 0
        for _, strings in starts:
            union |= strings
        line = self._stock.packed(cell - FIRST for cell in piece if cell)
        return Fit(union, tuple(starts), tail - head, line)

    def _from(self, piece: bytes, start: int, tail: int) -> int:
        """Return the strings that fit from a start and cover the run that ends before `tail`."""
        room = len(piece) - start
        strings = self._within[room] if room < len(self._within) else self._all
        for cell in range(start, min(len(piece), start + self.longest + 1)):
            if piece[cell]:
                matching = self._at.get((cell - start, piece[cell]), 0)
                if cell >= tail:  # a string may also end before the gap in front of this cell
                    matching |= self._within[cell - start - 1]
                strings &= matching
        return strings

    def _up_to_length(self) -> list[int]:
        by_length = defaultdict(list)
        for number, string in enumerate(self.strings):
            by_length[len(string)].append(number)
        within = [0]
        for length in range(1, self.longest + 1):
            within.append(within[-1] | _bits(by_length[length]))
        return within

    def _more_than(self, strings: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return for each face, at k, the strings that have it more than k times."""
        having: list[list[list[int]]] = [[] for _ in self._stock.faces]
        for number, string in enumerate(strings):
            for face in set(string):
                for k in range(string.count(face)):
                    if k == len(having[face]):
                        having[face].append([])
                    having[face][k].append(number)
        return [[_bits(numbers) for numbers in levels] for levels in having]


def _bits(numbers: Iterable[int]) -> int:
    """Return the set of these ascending numbers as an integer."""
    listed = list(numbers)
    packed = bytearray(listed[-1] // 8 + 1 if listed else 0)
    for number in listed:
        packed[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(packed, "little")


def _places(strings: Iterable[bytes]) -> dict[tuple[int, int], int]:
    places = defaultdict(list)
    for number, string in enumerate(strings):
        for position, cell in enumerate(string):
            places[position, cell].append(number)
    return {place: _bits(numbers) for place, numbers in places.items()}


def _twins(words: Iterable[str]) -> list[int]:
    """Return for each string all strings of the same word, itself among them."""
    listed = list(words)
    same = defaultdict(list)
    for number, word in enumerate(listed):
        same[word].append(number)
    return [_bits(same[word]) for word in listed]
