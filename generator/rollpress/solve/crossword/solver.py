"""Solve a crossword-dice problem to its proved optimum.

The budgets rise from a lower bound through all losses that the values of the dice can add up to; the first
budget within which a layout is found is the least loss. All readings of the jokers are searched at one
budget before the next, so that the least loss over all of them is met first.
"""

from contextlib import suppress

from rollpress.solve.crossword.layouts import laid_out
from rollpress.solve.crossword.problem import Layout, Problem, Proof, Result
from rollpress.solve.crossword.readings import Readings
from rollpress.solve.crossword.tree import Nodes, OutOfNodesError, Rules

__all__ = ["PROVABLE_JOKERS", "optima", "solve"]

PROVABLE_JOKERS = 1  # a second joker would need a log for every pair of letters


def solve(problem: Problem, *, node_budget: int | None = None, bounds: bool = True) -> Result:
    """Return the layout of highest score.

    A node budget bounds the work: past it the best layout found soon is returned, with the proof `none`.
    """
    readings, nodes = Readings(problem, Rules(problem.may_repeat, bounds)), Nodes(node_budget)
    for loss in possible_losses(problem):
        try:
            layout = _layout_within(loss, readings, nodes)
        except OutOfNodesError:
            return _best_found(problem, readings, loss, nodes)
        if layout:
            return _result(problem, layout, loss, _proof(problem, loss), nodes.used)
    empty = 3 * problem.total
    return _result(problem, Layout(), empty, _proof(problem, empty), nodes.used)


def optima(problem: Problem, loss: int, cap: int) -> list[Layout]:
    """Return up to `cap` layouts of this loss, which must be the least one.

    Layouts of the same letters are one layout, whichever of them the jokers are; mirror images likewise.
    """
    readings = Readings(problem, Rules(problem.may_repeat))
    each_at_most = 2 * problem.size**problem.jokers  # boards of one layout: its mirror image, jokers elsewhere
    found: dict[str, Layout] = {}
    for reading in readings:
        if len(found) < cap and readings.floor(reading) <= loss:
            search = readings.search(reading)
            boards = search.boards(loss, Nodes(), wanted=cap * each_at_most)
            layouts = sorted((laid_out(board, search.stock) for board in boards), key=str)
            found |= {key: layout for layout in layouts if (key := _letters(layout)) not in found}
    return sorted(found.values(), key=str)[:cap]


def _letters(layout: Layout) -> str:
    return str(Layout(layout.rows).canonical())


def possible_losses(problem: Problem) -> list[int]:
    """Return, ascending, the losses below that of the empty layout that the values can add up to."""
    sums = {0}
    for face in problem.dice:
        value = problem.values[face]
        sums |= {loss + times * value for loss in sums for times in (1, 3)}
    return sorted(sums - {3 * problem.total})


def _layout_within(loss: int, readings: Readings, nodes: Nodes) -> Layout | None:
    for reading in readings:
        if readings.floor(reading) <= loss:
            search = readings.search(reading)
            for board in search.boards(loss, nodes):
                return laid_out(board, search.stock)
    return None


def _best_found(problem: Problem, readings: Readings, open_loss: int, nodes: Nodes) -> Result:
    """Return a layout from a few quick searches with ever larger budgets, or else the empty one.

    The likeliest reading must do. `open_loss` is the least loss that was not ruled out.
    """
    ceiling, share = 2 * problem.total - open_loss, max(1, nodes.used // 8)
    search = readings.search(next(iter(readings)))
    step = 1
    while open_loss + step < 3 * problem.total:
        with suppress(OutOfNodesError):
            for board, loss in search.boards(open_loss + step, Nodes(share)).items():
                return _result(problem, laid_out(board, search.stock), loss, "none", nodes.used, ceiling)
        step *= 2
    return _result(problem, Layout(), 3 * problem.total, "none", nodes.used, ceiling)


def _proof(problem: Problem, loss: int) -> Proof:
    if loss == 0:
        return "perfect"
    return "exhaustion" if problem.jokers <= PROVABLE_JOKERS else "search"


def _result(
    problem: Problem, layout: Layout, loss: int, proof: Proof, nodes: int, ceiling: int | None = None
) -> Result:
    score = 2 * problem.total - loss
    return Result(score, loss, layout, proof, nodes, score if ceiling is None else ceiling)
