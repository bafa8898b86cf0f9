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

__all__ = ["Stock", "stocked"]


@dataclass(frozen=True)
class Stock:
    """Hold the dice once each joker has been given its letter.

    `free[i]` dice of face i are jokers and worth nothing, wherever in the layout that helps most: a joker
    that stands for a letter is one more die of that letter.
    """

    faces: tuple[str, ...]  # distinct, sorted; a face is known by its number in this order
    counts: tuple[int, ...]
    free: tuple[int, ...]
    values: tuple[int, ...]

    @cached_property
    def width(self) -> int:
        """Return the bits of a face's field: its count and one clear bit above."""
        return max(self.counts, default=0).bit_length() + 1

    @cached_property
    def units(self) -> tuple[int, ...]:
        """Return the packed multiset of each single face."""
        return tuple(1 << self.width * i for i in range(len(self.faces)))

    @cached_property
    def guard(self) -> int:
        """Return the clear bits: `(a | guard) - b & guard == guard` says that a contains b."""
        return sum(self.units) << self.width - 1

    @cached_property
    def all(self) -> int:
        """Return the packed multiset of all dice."""
        return sum(unit * count for unit, count in zip(self.units, self.counts, strict=True))

    def worth(self, face: int) -> int:
        """Return the sum of the values of all dice of a face, jokers at 0."""
        return self.values[face] * (self.counts[face] - self.free[face])

    def packed(self, faces: Iterable[int]) -> int:
        """Return the packed multiset of these faces."""
        return sum(self.units[face] for face in faces)


def stocked(problem: Problem, lent: tuple[str, ...]) -> Stock:
    """Return the dice of a problem with its jokers standing for the letters lent."""
    counts = Counter((*problem.dice, *lent))
    faces = tuple(sorted(counts))
    free = Counter(lent)
    return Stock(
        faces=faces,
        counts=tuple(counts[face] for face in faces),
        free=tuple(free[face] for face in faces),
        values=tuple(problem.values[face] if face in problem.dice else 0 for face in faces),
    )
