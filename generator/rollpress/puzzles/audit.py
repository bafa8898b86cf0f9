"""Replay the ledger: every line's roll from its key, its gates, scores and proofs, as anyone could.

Roll and score are replayed always, from the line alone. Gates and counts read the word list, so they are
replayed where the line's list is the present one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rollpress.chance import stream
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Kind, Solution, Table
from rollpress.lexicon import Lexicon
from rollpress.puzzles.daily import refusals
from rollpress.puzzles.errata import Erratum, corrected
from rollpress.puzzles.forms import solution_from
from rollpress.puzzles.ledger import Line
from rollpress.spec.game import Setup

__all__ = ["correction_faults", "line_faults"]


def line_faults(
    line: Line, kind: Kind[Any, Any], lexicon: Lexicon, place: Place, begins: str, *, gated: bool = True
) -> Iterator[Fault]:
    """Yield what does not hold in a line whose seals are whole; `gated` tells whether its gates must hold.

    `begins` is what keys of its ledger begin with: game/edition.
    """
    try:
        setup = kind.setup_from(line.rules)
        roll = kind.decode(setup, line.roll)
    except (ValueError, Faulty) as error:
        yield Fault(place, f"{line.date}: its rules or its roll cannot be read: {error}")
        return
    if line.key != f"{begins}/{line.puzzle}/{line.date}/{line.attempt}":
        what = f"{line.date}: the key {line.key} is of another day, or of another ledger"
        yield Fault(
            place, what, "keys are game/edition/puzzle/date/attempt; a game that was renamed has `drawn_as`"
        )
    drawn = kind.encode(kind.roll(setup, stream(line.key)))
    if drawn != line.roll:
        yield Fault(place, f"{line.date}: the key draws {drawn}, the line says {line.roll}", "the line was altered")
    if line.solution is not None and line.lexicon == lexicon.sha256:
        yield from _solution_faults(line, setup, roll, kind, lexicon, place)
        if gated:
            yield from _gate_faults(line, setup, roll, kind, lexicon, place)


def correction_faults(
    published: Line, errata: Sequence[Erratum], kind: Kind[Any, Any], lexicon: Lexicon, place: Place, begins: str
) -> Iterator[Fault]:
    """Yield what does not hold in a day as its errata leave it; `lexicon` is the present list, `place` theirs.

    Words that were allowed or denied afterwards may lead a roll out of its gates: those are not replayed then.
    """
    line, correction = corrected(published, errata)
    if not correction.withdrawn:
        gated = not (correction.allow or correction.deny)
        yield from line_faults(line, kind, correction.words(lexicon), place, begins, gated=gated)


def _solution_faults(
    line: Line, setup: Setup[Any, Any], roll: Any, kind: Kind[Any, Any], lexicon: Lexicon, place: Place
) -> Iterator[Fault]:
    try:
        solution = solution_from(line.solution or {})
    except (KeyError, TypeError, ValueError) as error:
        yield Fault(place, f"{line.date}: its solution cannot be read: {error!r}")
        return
    yield from _score_faults(line, setup, roll, solution, kind, lexicon, place)
    for what in kind.disproofs(setup, roll, solution, lexicon):
        yield Fault(place, f"{line.date}: {what}")


def _gate_faults(
    line: Line, setup: Setup[Any, Any], roll: Any, kind: Kind[Any, Any], lexicon: Lexicon, place: Place
) -> Iterator[Fault]:
    try:
        solution = solution_from(line.solution or {})
    except (KeyError, TypeError, ValueError):
        return  # told already
    failed = refusals(setup.gates, kind.quality(setup, roll, solution, lexicon))
    if failed or not kind.playable(setup, roll):
        yield Fault(place, f"{line.date}: the roll does not pass its gates: {', '.join(failed) or 'playable'}")


def _score_faults(
    line: Line, setup: Setup[Any, Any], roll: Any, solution: Solution, kind: Kind[Any, Any], lexicon: Lexicon,
    place: Place,
) -> Iterator[Fault]:  # fmt: skip
    """Yield where the answers that are said to be best do not score what they are said to."""
    for name, optimum in (("best", solution.best), ("par", solution.par)):
        try:
            total = kind.judge(setup, roll, Table(), optimum.answers, lexicon).total
        except Faulty as fault:
            yield Fault(place, f"{line.date}: {name} has an answer that is none: {fault}")
            continue
        if total != optimum.score:
            yield Fault(place, f"{line.date}: {name} is said to score {optimum.score}, its answers score {total}")
    for found in solution.words:
        if lexicon.is_flagged(found.answer):
            yield Fault(place, f"{line.date}: lists a word that is never printed")
