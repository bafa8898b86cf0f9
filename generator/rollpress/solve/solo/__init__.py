"""The Solo puzzle: rounds whose rolls are all known, solved to the provably best plan."""

from rollpress.solve.solo.options import Option, Plan, Puzzle, Rolls, playable, worth
from rollpress.solve.solo.prices import Prices
from rollpress.solve.solo.solver import Solved, solve

__all__ = ["Option", "Plan", "Prices", "Puzzle", "Rolls", "Solved", "playable", "solve", "worth"]
