"""Judge the worked examples of an edition: an example that a rulebook prints has to be true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Kind, Table, Verdict
from rollpress.lexicon import Lexicon
from rollpress.spec.game import Example, Game

__all__ = ["example_faults", "example_verdict"]


def example_faults(game: Game, kind: Kind[Any, Any], lexicon: Lexicon) -> Iterator[Fault]:
    """Yield what is wrong with the examples: a word said to hold that breaks a rule, a sum that is off."""
    for name, example in game.edition.examples.items():
        place, title = game.source.place(["examples", name]), f"examples.{name}"
        try:
            verdict = example_verdict(game, kind, lexicon, example)
        except Faulty as fault:
            for inner in fault.faults:
                yield Fault(place, f"{title}: {inner.what}", inner.hint)
            continue
        yield from _differences(verdict, example, place, title)


def example_verdict(game: Game, kind: Kind[Any, Any], lexicon: Lexicon, example: Example) -> Verdict:
    """Return the verdict on an example's answer; its theme is taken to hold the word."""
    given = {"--collected": example.collected} if example.collected else {}
    table = kind.table(game.setup, given)
    if example.theme:
        table = Table(
            table.collected, table.taken, table.rescue, frozenset([lexicon.alphabet.fold(example.answer)])
        )
    roll = kind.decode(game.setup, example.roll)
    return kind.judge(game.setup, roll, table, [example.answer], lexicon).verdicts[0]


def _differences(verdict: Verdict, example: Example, place: Place, title: str) -> Iterator[Fault]:
    broken = {breach.rule: breach.text for breach in verdict.breaches}
    for rule, text in broken.items():
        if rule not in example.breaks:
            yield Fault(
                place, f"{title}: {example.answer} breaks {rule}: {text}", "correct it, or say so in breaks"
            )
    for rule in example.breaks:
        if rule not in broken:
            yield Fault(place, f"{title}: {example.answer} does not break {rule}", f"take {rule} out of breaks")
    if example.total is not None and verdict.legal and verdict.total != example.total:
        what = f"{title}: {example.answer} scores {verdict.total}, not {example.total}"
        yield Fault(place, what, f"write total: {verdict.total}")
    values = tuple(part.value for part in verdict.parts)
    if example.parts and values != example.parts:
        yield Fault(place, f"{title}: the parts are {list(values)}, not {list(example.parts)}", "correct parts")
