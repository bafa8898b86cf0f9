"""Whole Solo puzzles of shipped words score what CP-SAT, an independent solver, scores."""

from laws.solo_oracle import best_score
from rollpress.chance import stream
from rollpress.kinds import KINDS
from rollpress.kinds.claim.solo import words_of
from rollpress.solve.solo import Puzzle, solve
from setups import changed, english, setup

GAME = changed(setup("vowelocity"), puzzle="solo")


def test_some_puzzles_score_what_another_solver_scores() -> None:
    for number in range(3):
        roll = KINDS["claim"].roll(GAME, stream(f"laws/oracle/{number}"))
        puzzle, words = Puzzle(GAME.pool, roll.rounds, GAME.vowels), words_of(GAME, english(), "answers")
        found = solve(puzzle, words)
        assert (found.score, found.proved) == (best_score(puzzle, words), True)
