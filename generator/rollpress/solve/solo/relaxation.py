"""Solve the linear relaxation of a Solo program, tightened by cuts; the only module that knows HiGHS.

The relaxation lets a plan take fractions of options. Its value guides the search and its duals become prices; both
are floating-point numbers that prove nothing (`prices` does). Passing may be forbidden, and then the relaxation
could have no solution at all; so it always may pass, but pays more for it than all tiles are worth.

Cuts are found by trying all triples of packing rows: in practice those of three tiles, or of two tiles and a round,
that options share pairwise by halves.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
from highspy import kHighsInf
from highspy._core import _Highs

from rollpress.solve.solo.prices import Prices
from rollpress.solve.solo.program import Cut, Flags, Ints, Program

__all__ = ["Floats", "Fractions", "Relaxation"]

Floats = npt.NDArray[np.float64]
_TINY = 1e-6


@dataclass(frozen=True)
class Fractions:
    """How much of each option an optimal solution takes, and the duals of the rows without those of rounds."""

    taken: Floats
    packing: Floats
    earlier: Floats
    cuts: Floats

    @property
    def whole(self) -> bool:
        """Tell whether every option is taken or not."""
        return bool((np.abs(self.taken - self.taken.round()) < _TINY).all())


class Relaxation:
    """A linear program that keeps its basis from one solve to the next, which makes the next one fast."""

    def __init__(self, program: Program, cuts: tuple[Cut, ...] = ()) -> None:
        """State the program; all options may be taken."""
        self.program = program
        self.cuts: list[Cut] = []
        count = len(program.options)
        self._passing = np.array([not option.word for option in program.options], dtype=np.bool_)
        self._active = np.ones(count, dtype=np.bool_)
        self._dear = 1.0 + sum(tile.points for tile in program.puzzle.tiles)
        self._highs = _Highs()  # the public class writes a banner to standard output, where answers are printed
        for option, value in (("output_flag", False), ("threads", 1), ("presolve", "off")):
            self._highs.setOptionValue(option, value)
        self._highs.addVars(count, np.zeros(count), np.full(count, kHighsInf))
        self._cost(np.arange(count), -program.points.astype(np.float64))
        for row in program.packing:
            self._add(row, 1)
        for row in program.earlier:
            self._add(row, 0)
        for cut in cuts:
            self.cut(cut)

    def cut(self, cut: Cut) -> None:
        """Add a cut."""
        self.cuts.append(cut)
        self._add(self.program.cut_row(cut), len(cut) // 2)

    def solve(self, active: Flags) -> Fractions:
        """Return an optimal solution over the active options."""
        self._allow(active)
        self._highs.run()
        solution = self._highs.getSolution()
        duals = -np.array(solution.row_dual)
        rounds, rows = len(self.program.puzzle.rounds), len(self.program.packing)
        end = rows + len(self.program.earlier)
        earlier = duals[rows:end].reshape(-1, rounds)
        return Fractions(np.array(solution.col_value), duals[: rows - rounds], earlier, duals[end:])

    def prices(self, fractions: Fractions, unit: int) -> Prices:
        """Return the duals of a solution as prices."""
        cuts = zip(self.cuts, _whole(fractions.cuts, unit).tolist(), strict=True)
        return Prices(
            unit,
            _whole(fractions.packing, unit),
            _whole(fractions.earlier, unit),
            tuple((cut, price) for cut, price in cuts if price),
        )

    def separate(self, fractions: Fractions, most: int, least: float = 0.01) -> bool:
        """Add the cuts of three rows that a solution breaks most; tell whether there are any."""
        support = np.flatnonzero(fractions.taken > _TINY)
        uses, taken = self.program.packing[:, support], fractions.taken[support]
        shared = (uses * taken) @ uses.T
        first, second, third = np.array([*combinations(range(len(uses)), 3)]).T
        near = np.flatnonzero(shared[first, second] + shared[first, third] + shared[second, third] > 1 + least)
        triples = np.stack([first[near], second[near], third[near]], axis=1)
        excess = ((uses[triples].sum(axis=1) > 1) * taken).sum(axis=1) - 1
        worst = [place for place in np.argsort(-excess, kind="stable")[:most] if excess[place] > least]
        for place in worst:
            self.cut(tuple(triples[place].tolist()))
        return bool(worst)

    def _allow(self, active: Flags) -> None:
        changed = np.flatnonzero(active != self._active).astype(np.int32)
        if not len(changed):
            return
        self._active = active.copy()
        passing = self._passing[changed]
        upper = np.where(active[changed] | passing, kHighsInf, 0.0)
        self._highs.changeColsBounds(len(changed), changed, np.zeros(len(changed)), upper)
        passes = changed[passing]
        self._cost(passes, np.where(active[passes], 0.0, self._dear))

    def _cost(self, columns: npt.NDArray[np.integer], costs: Floats) -> None:
        if len(columns):
            self._highs.changeColsCost(len(columns), columns.astype(np.int32), costs)

    def _add(self, row: Ints, most: int) -> None:
        columns = np.flatnonzero(row).astype(np.int32)
        values = row[columns].astype(np.float64)
        self._highs.addRow(-kHighsInf, float(most), len(columns), columns, values)


def _whole(duals: Floats, unit: int) -> Ints:
    """Return duals as prices: whole, and none negative."""
    whole: Ints = np.maximum(0, (unit * duals).round()).astype(np.int64)
    return whole
