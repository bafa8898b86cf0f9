"""Search for a plan that reaches a target, or refute it, by branch and bound.

A node is a set of options that may still be taken. Its relaxation is solved and the duals are made prices, which
bound it exactly. Below the target it is closed; and an option whose loss brings the bound below the target goes
too. Cuts tighten what is left. If the solution is whole it may be a plan; else the node is split by a round and a
trait of options: the round's option has it, or has it not. The trait is the one that the solution is most
undecided on, and the half that it leans to is searched first.

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
                self._waiting.extend(self._halves(*node))
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

    def _halves(self, active: Flags, fractions: Fractions) -> tuple[Flags, ...]:
        """Return the halves of a node, the one to be searched first last; none if each round has one option."""
        program = self.program
        in_round = program.in_round.astype(np.float64)
        having = (program.traits & active) @ in_round.T
        splits = (having > 0) & (having < active @ in_round.T)
        if not splits.any():
            return ()
        shares = (program.traits * fractions.taken) @ in_round.T
        undecided = np.where(splits, np.abs(shares - 0.5), np.inf)
        trait, number = np.unravel_index(undecided.argmin(), undecided.shape)
        elsewhere, has = ~program.in_round[number], program.traits[trait]
        halves = (active & (elsewhere | ~has), active & (elsewhere | has))
        return halves if shares[trait, number] >= 0.5 else halves[::-1]
