"""Two hundred Solo puzzles, none left out: all proved, as CP-SAT has them, and most by prices alone."""

from datetime import date, timedelta
from statistics import median
from time import process_time

from laws.solo_oracle import best_score
from rollpress.chance import stream
from rollpress.kinds import KINDS
from rollpress.kinds.claim.solo import words_of
from rollpress.solve.solo import Puzzle, solve
from setups import changed, english, project, setup

GAME = changed(setup("vowelocity"), puzzle="solo")
DAYS = [(date(2027, 1, 1) + timedelta(days=day)).isoformat() for day in range(200)]


def test_two_hundred_puzzles_are_proved_and_equal_to_another_solver() -> None:
    words, seconds, certified = words_of(GAME, english(), "valid"), [], 0
    edition = project().games["vowelocity"].edition.edition
    for day in DAYS:
        roll = KINDS["claim"].roll(GAME, stream(f"vowelocity/{edition}/solo/{day}/0"))
        puzzle = Puzzle(GAME.pool, roll.rounds, GAME.vowels)
        begun = process_time()
        found = solve(puzzle, words)
        seconds.append(process_time() - begun)
        certified += found.prices is not None
        assert found.proved, day
        assert found.score == best_score(puzzle, words), day
    assert certified >= len(DAYS) // 2
    assert median(seconds) <= 1
    assert max(seconds) <= 60
