"""Bound the points of every plan by prices, in whole numbers: the proof that no plan is better.

Each tile has a price, and so has the token and each cut; a rescue of a vowel pays for its vowel and
round, never more than it would in the round before. An option earns its points, pays the prices of all it uses,
and if it collects a vowel it is paid what a rescue in the next round pays. For whatever prices are not negative, no
plan has more points than

    all prices together (that of a cut of 2k + 1 rows k times) + the best net option of each round,

because a plan pays each price once at most, and a rescue pays no more than the collector of its vowel was paid in
an earlier round. Any prices prove something; good ones come as duals of a linear program, rounded. So whatever a
floating-point solver does, what is proved here is exact.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rollpress.solve.solo.program import Cut, Flags, Ints, Program

__all__ = ["Bound", "Prices", "bound"]


@dataclass(frozen=True)
class Prices:
    """Prices in fractions of a point: `unit` of them are one point.

    `packing` are those of the tiles and of the token; `earlier` has one for each vowel and round: by how much a
    rescue pays less in the next round.
    """

    unit: int
    packing: Ints
    earlier: Ints
    cuts: tuple[tuple[Cut, int], ...] = ()

    @property
    def pays(self) -> Ints:
        """Return what a rescue pays, by vowel and round."""
        return self.earlier[:, ::-1].cumsum(axis=1)[:, ::-1]


@dataclass(frozen=True)
class Bound:
    """What no plan of the active options exceeds, and by how much each option stays below the best of its round."""

    value: int
    losses: Ints


def bound(program: Program, prices: Prices, active: Flags) -> Bound | None:
    """Return the bound over the active options, in units, or None if a round has none: then there is no plan."""
    net = _net(program, prices)
    best = np.array([net[active & row].max(initial=_NOTHING) for row in program.in_round], dtype=np.int64)
    if best.min() == _NOTHING:
        return None
    fixed = int(prices.packing.sum()) + sum(price * (len(cut) // 2) for cut, price in prices.cuts)
    return Bound(fixed + int(best.sum()), best[program.rounds] - net)


_NOTHING = np.iinfo(np.int64).min


def _net(program: Program, prices: Prices) -> Ints:
    """Return what each option nets."""
    net: Ints = prices.unit * program.points - prices.packing @ program.packing[: len(prices.packing)]
    net -= prices.earlier.reshape(-1) @ program.earlier
    for cut, price in prices.cuts:
        net -= price * program.cut_row(cut)
    return net
