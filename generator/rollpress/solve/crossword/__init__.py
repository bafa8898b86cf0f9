"""Solve crossword dice exactly: the best layout of a roll, and the log that proves it.

Input: a `Problem` (faces, jokers, values, words, rules). Output: a `Result`, whose layout is the same on every
machine. The way through the modules: `strings` spells words with faces, `stock` numbers the faces, `packing`
bounds the loss, `index` finds what fits, `tree` walks from one anchor, `search` goes through the anchors
of one budget, `readings` goes through the letters of the jokers, `solver` raises the budget, `certificate`
writes down the proof.
"""

from rollpress.solve.crossword.certificate import prove
from rollpress.solve.crossword.problem import Layout, Problem, Proof, Result
from rollpress.solve.crossword.solver import optima, solve

__all__ = ["Layout", "Problem", "Proof", "Result", "optima", "prove", "solve"]
