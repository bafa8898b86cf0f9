"""Search for a plan that reaches a target, or refute it, by branch and bound.

A node is a set of options that may still be taken. Its relaxation is solved and the duals are made prices, which
bound it exactly. Below the target it is closed; and an option whose loss brings the bound below the target goes
too. Cuts tighten what is left. What the solution takes most of may be a plan; if not, the node is parted by a
trait: the tile (or the rescued vowel) that is open and has the fewest options. In each part another round has it,
and in one no round. The rarest tiles leave little choice, so parts are few and narrow; and mostly a tile left over
costs more than the target allows. The round that the solution leans to is searched first.

Floating-point numbers choose only where to look. A node is closed by whole prices, or because a round has nothing
left, or because its one plan is none: so a refutation holds whatever the linear solver says.
"""

from __future__ import annotations

import numpy as np

from rollpress.solve.solo.options import Plan
from rollpress.solve.solo.prices import bound
from rollpress.solve.solo.program import Cut, Flags, Program
from rollpress.solve.solo.relaxation import Fractions, Relaxation

__all__ = ["UNIT", "Search"]

UNIT = 1_000_000
_CUTS, _TIMES, _MOST = 10, 3, 250


class Search:
    """Searches a program for a plan that reaches the target, some nodes at a time.

    It is `done` when it has one in `found`, or when it has refuted the target: then `found` stays None.
    """

    def __init__(self, program: Program, cuts: tuple[Cut, ...], target: int) -> None:
        """Begin with all options, and with cuts that are known to be good."""
        self.program, self.target = program, target
        self.found: Plan | None = None
        self._relaxation = Relaxation(program, cuts)
        self._waiting: list[Flags] = [np.ones(len(program.options), dtype=np.bool_)]

    @property
    def done(self) -> bool:
        """Tell whether the target is reached or refuted."""
        return self.found is not None or not self._waiting

    def advance(self, nodes: int) -> int:
        """Work on at most this many nodes more, and return on how many."""
        for spent in range(nodes):
            if self.done:
                return spent
            node = self._tightened(self._waiting.pop())
            if node is not None:
                self.found = self._rounded(*node)
                self._waiting.extend(self._parts(*node))
        return nodes

    def _tightened(self, active: Flags) -> tuple[Flags, Fractions] | None:
        """Return the options that a node keeps, with a solution, or None if it cannot reach the target."""
        goal = self.target * UNIT
        for _ in range(_TIMES):
            fractions = self._relaxation.solve(active)
            found = bound(self.program, self._relaxation.prices(fractions, UNIT), active)
            if found is None or found.value < goal:
                return None
            active = active & (found.value - found.losses >= goal)
            full = len(self._relaxation.cuts) >= _MOST
            if fractions.whole or full or not self._relaxation.separate(fractions, _CUTS):
                break
        return active, fractions

    def _rounded(self, active: Flags, fractions: Fractions) -> Plan | None:
        """Return the plan of what a solution takes most of in each round, if it is one and reaches the target."""
        weights = np.where(active, fractions.taken, -1.0)
        in_round = self.program.in_round
        taken = tuple(self.program.options[np.where(row, weights, -2.0).argmax()] for row in in_round)
        enough = sum(option.points for option in taken) >= self.target
        return taken if enough and self.program.is_plan(taken) else None

    def _parts(self, active: Flags, fractions: Fractions) -> list[Flags]:
        """Return the parts of a node, the one to be searched first last; none if each round has one option."""
        program, in_round = self.program, self.program.in_round
        having = (program.traits & active).astype(np.int64) @ in_round.T
        everywhere = active.astype(np.int64) @ in_round.T
        open_traits = ((having > 0) & (having < everywhere)).any(axis=1) | ((having > 0).sum(axis=1) > 1)
        if not open_traits.any():
            return []
        trait = np.where(open_traits, having.sum(axis=1), len(active) + 1).argmin()
        has = program.traits[trait]
        shares = (has * fractions.taken) @ in_round.T
        rounds = [number for number in shares.argsort(kind="stable") if having[trait, number]]
        return [active & ~has, *(active & (has == in_round[number]) for number in rounds)]
