"""Solve a Solo puzzle: the best score of any plan, a plan that has it, and how it is proved.

The relaxation of the whole program, tightened by cuts, bounds the score from above; refilled plans bring it up from
below. Where the two do not meet, the bound becomes the target of a search, in turns with more refilling: the
search finds a plan, or it refutes the target and the bound comes down by one. Where the bound of the beginning is
the best score, its prices in a round unit are a certificate that anyone can check; else the search is the proof.

How a search goes depends on floating-point numbers, so which plan it finds might depend on the machine. Refilled
plans do not. The plan that is returned is the first of those with the best score; only if there is none among the
first `PLANS` is it the one that the search found. Scores are exact in any case.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from rollpress.solve.solo.options import Plan, Puzzle, options_of, worth
from rollpress.solve.solo.prices import Bound, Prices, bound
from rollpress.solve.solo.program import Program, program_of
from rollpress.solve.solo.refill import refilled
from rollpress.solve.solo.relaxation import Fractions, Relaxation
from rollpress.solve.solo.search import UNIT, Search

__all__ = ["NODES", "PLANS", "Solved", "solve"]

NODES = 60_000
"""How many nodes are searched at most; what is not proved then is only the best found."""
PLANS = 10_000
"""How many plans are refilled at most, for the plan of a score that the search has reached."""
_PLANS_A_TURN, _NODES_A_TURN = 2_000, 200
_ROUNDS_OF_CUTS, _CUTS = 12, 30
_UNITS = (100, 10_000, UNIT)


@dataclass(frozen=True)
class Solved:
    """The best plan. Without `proved` it is the best found; `prices` prove it by themselves where there are any."""

    score: int
    plan: Plan
    proved: bool
    prices: Prices | None
    nodes: int


def solve(puzzle: Puzzle, words: Iterable[str], nodes: int = NODES) -> Solved:
    """Return the best plan that some words allow; of words for the same tiles the first is said."""
    options = options_of(puzzle, words)
    root = _root(program_of(puzzle, (option for each in options for option in each)))
    plans = refilled(puzzle, options)
    plan = tuple(each[-1] for each in options)
    upper, left = root.bound.value // UNIT, nodes
    search = root.search(upper)
    while worth(plan := _better(plan, plans, _PLANS_A_TURN, upper)) < upper and left > 0:
        left -= search.advance(min(left, _NODES_A_TURN))
        if search.found:
            plan = _better(plan, plans, PLANS, upper)
            plan = plan if worth(plan) == upper else search.found
        elif search.done:
            upper -= 1
            search = root.search(upper)
    score = worth(plan)
    return Solved(score, plan, score == upper, root.certificate(score), nodes - left)


def _better(plan: Plan, plans: Iterator[Plan], count: int, enough: int) -> Plan:
    """Return the first of the best of a plan and the next `count` plans; break off where one is enough."""
    for other in islice(plans, count if worth(plan) < enough else 0):
        plan = other if worth(other) > worth(plan) else plan
        if worth(plan) >= enough:
            break
    return plan


@dataclass(frozen=True)
class _Root:
    """The solution over all options, and what it bounds."""

    relaxation: Relaxation
    fractions: Fractions
    bound: Bound

    def search(self, target: int) -> Search:
        """Return a search for a plan with a score, of the options that such a plan can have."""
        prices = self.relaxation.prices(self.fractions, UNIT)
        kept = self.bound.value - self.bound.losses >= target * UNIT
        return Search(self.relaxation.program.only(kept), tuple(cut for cut, _ in prices.cuts), target)

    def certificate(self, score: int) -> Prices | None:
        """Return prices in the roundest unit that prove the score to be the best, or None."""
        for unit in _UNITS:
            prices = self.relaxation.prices(self.fractions, unit)
            if _bound(self.relaxation.program, prices).value < unit * (score + 1):
                return prices
        return None


def _root(program: Program) -> _Root:
    relaxation = Relaxation(program)
    every = np.ones(len(program.options), dtype=np.bool_)
    fractions = relaxation.solve(every)
    for _ in range(_ROUNDS_OF_CUTS):
        if fractions.whole or not relaxation.separate(fractions, _CUTS):
            break
        fractions = relaxation.solve(every)
    return _Root(relaxation, fractions, _bound(program, relaxation.prices(fractions, UNIT)))


def _bound(program: Program, prices: Prices) -> Bound:
    """Return the bound over all options; each round has at least the one that passes."""
    found = bound(program, prices, np.ones(len(program.options), dtype=np.bool_))
    return found if found is not None else Bound(0, np.zeros(0, dtype=np.int64))
