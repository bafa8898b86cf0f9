"""Number the faces of a roll and pack multisets of them into integers.

A multiset of faces is one integer: `width` bits a face, of which the top one stays clear. That makes
multisets cheap to add, subtract, compare and use as keys, and there are few of them: 13 dice have at most
8,192 sub-multisets.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rollpress.solve.crossword.problem import Problem
from rollpress.solve.crossword.strings import is_joker, joker

__all__ = ["Stock", "stocked"]


@dataclass(frozen=True)
class Stock:
    """Hold the dice of a roll once each joker has been given its letter."""

    faces: tuple[str, ...]  # distinct, sorted; a face is known by its number in this order
    counts: tuple[int, ...]
    values: tuple[int, ...]

    @cached_property
    def width(self) -> int:
        """Return the bits of a face's field: its count and one clear bit above."""
        return max(self.counts, default=0).bit_length() + 1

    @cached_property
    def units(self) -> tuple[int, ...]:
        """Return the packed multiset of each single face."""
        return tuple(1 << self.width * number for number in range(len(self.faces)))

    @cached_property
    def guard(self) -> int:
        """Return the clear bits: `(a | guard) - b & guard == guard` says that a contains b."""
        return sum(self.units) << self.width - 1

    @cached_property
    def all(self) -> int:
        """Return the packed multiset of all dice."""
        return sum(unit * count for unit, count in zip(self.units, self.counts, strict=True))

    def packed(self, faces: Iterable[int]) -> int:
        """Return the packed multiset of these faces."""
        return sum(self.units[face] for face in faces)

    def of_face(self, dice: int, face: int) -> int:
        """Return how many dice of a face a packed multiset holds."""
        return dice >> self.width * face & (1 << self.width) - 1

    def worth(self, dice: int) -> int:
        """Return the sum of the values of a packed multiset."""
        return sum(value * self.of_face(dice, face) for face, value in enumerate(self.values))


def stocked(problem: Problem, reading: tuple[str, ...]) -> Stock:
    """Return the dice of a problem whose jokers stand for these letters."""
    counts = Counter((*problem.dice, *map(joker, reading)))
    faces = tuple(sorted(counts))
    values = tuple(0 if is_joker(face) else problem.values[face] for face in faces)
    return Stock(faces, tuple(counts[face] for face in faces), values)
