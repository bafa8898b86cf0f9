"""Write down why a result is the best: a certificate that `rollpress.solve.proofs.exhaustion` can check.

A perfect result needs its layout only. Any other needs, for each reading of the jokers, the log of a search that
found nothing below its loss. A log holds the choices of the search and none of its findings: the checker does
all the work again along these choices, so that a wrong log can only fail. An empty log says that the packing of
all dice alone breaks the budget.
"""

from base64 import b64encode
from typing import Any
from zlib import compress

from rollpress.solve.crossword.problem import Layout, Problem, Result
from rollpress.solve.crossword.readings import Readings
from rollpress.solve.crossword.strings import joker
from rollpress.solve.crossword.tree import Nodes, Rules

__all__ = ["logs", "prove"]

FORMAT = 1


def prove(problem: Problem, result: Result) -> dict[str, Any]:
    """Return the certificate of a solved problem, ready for JSON.

    Its `kind` says what is proved, and is the result's proof: with `search` and `none` the layout and its
    score can be checked, but not that nothing is better.
    """
    certificate = {
        "format": FORMAT,
        "kind": result.proof,
        "dice": sorted(problem.dice),
        "jokers": problem.jokers,
        "letters": sorted(set(problem.letters)),
        "values": {face: problem.values[face] for face in sorted(set(problem.dice))},
        "min_length": problem.min_length,
        "may_repeat": problem.may_repeat,
        "score": result.score,
        "layout": _rows(result.layout),
    }
    if result.proof != "exhaustion":
        return certificate
    written = {key: b64encode(compress(log, 9)).decode() for key, log in logs(problem, result.loss - 1).items()}
    return {**certificate, "logs": written}


def logs(problem: Problem, budget: int) -> dict[str, bytes]:
    """Return for each reading of the jokers the log of a search for a loss within the budget.

    They prove that there is no such layout, if that is so; otherwise no checker will accept them.
    """
    readings = Readings(problem, Rules(problem.may_repeat))
    written = {}
    for reading in readings:
        log = bytearray()
        if readings.floor(reading) <= budget:
            readings.search(reading).boards(budget, Nodes(), log=log)
        written["".join(reading)] = bytes(log)
    return dict(sorted(written.items()))


def _rows(layout: Layout) -> list[list[str | None]]:
    return [
        [joker(face) if face and (r, c) in layout.jokers else face for c, face in enumerate(row)]
        for r, row in enumerate(layout.rows)
    ]
