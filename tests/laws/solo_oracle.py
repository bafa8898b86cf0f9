"""The best score of a Solo puzzle by CP-SAT, over options of our own solver (which trying every plan checks)."""

from ortools.sat.python import cp_model

from rollpress.solve.solo import Puzzle
from rollpress.solve.solo.options import options_of

__all__ = ["best_score"]


def best_score(puzzle: Puzzle, words: list[str]) -> int:
    """Return the proved best score."""
    model = cp_model.CpModel()
    options = [option for each in options_of(puzzle, words) for option in each]
    taken = [model.new_bool_var("") for _ in options]
    pairs = list(zip(options, taken, strict=True))
    for number in range(len(puzzle.rounds)):
        model.add_exactly_one(var for option, var in pairs if option.round == number)
    for tile in range(len(puzzle.tiles)):
        model.add_at_most_one(var for option, var in pairs if tile in option.tiles)
    model.add_at_most_one(var for option, var in pairs if option.rescued)
    for vowel in puzzle.vowels:
        same = {tile for tile, shown in enumerate(puzzle.tiles) if shown.letter == vowel}
        for number in range(len(puzzle.rounds)):
            rescues = [var for option, var in pairs if option.rescued == vowel and option.round == number]
            before = [var for option, var in pairs if same & {*option.tiles} and option.round < number]
            model.add(sum(rescues) <= sum(before))
    model.maximize(sum(option.points * var for option, var in pairs))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)
