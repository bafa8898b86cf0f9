"""Ranks: named steps towards par, strictly rising."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Rank", "ranks"]

SHARES = (0, 20, 40, 60, 80, 100)
"""Percent of par that each rank begins at, rounded up."""


@dataclass(frozen=True)
class Rank:
    """A rank's name and the least score that earns it."""

    name: str
    least: int


def ranks(names: Sequence[str], par: int) -> tuple[Rank, ...]:
    """Return the ranks of a puzzle; of ranks that fall on one score the highest name stays.

    >>> [rank.least for rank in ranks("abcdef", 45)]
    [0, 9, 18, 27, 36, 45]
    >>> [(rank.name, rank.least) for rank in ranks("abcdef", 2)]
    [('a', 0), ('c', 1), ('f', 2)]
    """
    steps: dict[int, str] = {}
    for name, share in zip(names, SHARES, strict=True):
        steps[-(-max(par, 0) * share // 100)] = name
    return tuple(Rank(name, least) for least, name in sorted(steps.items()))
