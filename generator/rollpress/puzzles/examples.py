"""Judge the worked examples of an edition: an example that a rulebook prints has to be true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollpress.faults import Fault, Faulty
from rollpress.kinds.base import Kind, Table, Verdict
from rollpress.lexicon import Lexicon
from rollpress.spec.game import Example, Game

__all__ = ["example_faults", "example_verdict"]


_WRITTEN_AT = {"--roll": "roll", "ANSWER 1": "answer"}
"""Where an example says what a player would write on the command line."""


def example_faults(game: Game, kind: Kind[Any, Any], lexicon: Lexicon) -> Iterator[Fault]:
    """Yield what is wrong with the examples: a word said to hold that breaks a rule, a sum that is off."""
    for name, example in game.edition.examples.items():

        def fault(key: str, what: str, hint: str, name: str = name) -> Fault:
            return Fault(game.source.place(["examples", name, key]), f"examples.{name}.{key}: {what}", hint)

        try:
            verdict = example_verdict(game, kind, lexicon, example)
        except Faulty as faulty:
            for inner in faulty.faults:
                key = _WRITTEN_AT.get(inner.place.path, inner.place.path.removeprefix("--"))
                yield fault(key, inner.what, inner.hint)
            continue
        yield from (fault(*difference) for difference in _differences(verdict, example))


def example_verdict(game: Game, kind: Kind[Any, Any], lexicon: Lexicon, example: Example) -> Verdict:
    """Return the verdict on an example's answer; its theme is taken to hold the word."""
    setup = kind.setup_for(game.setup, example.roll)
    given = {"--collected": example.collected} if example.collected else {}
    table = kind.table(setup, given)
    if example.theme:
        table = Table(
            table.collected, table.taken, table.rescue, frozenset([lexicon.alphabet.fold(example.answer)])
        )
    roll = kind.decode(setup, example.roll)
    return kind.judge(setup, roll, table, [example.answer], lexicon).verdicts[0]


def _differences(verdict: Verdict, example: Example) -> Iterator[tuple[str, str, str]]:
    """Yield the key of an example that is not true, what is wrong, and what to do next."""
    broken = {breach.rule: breach.text for breach in verdict.breaches}
    for rule, text in broken.items():
        if rule not in example.breaks:
            what = f"{example.answer} breaks {rule}: {text.removesuffix('.')}"
            yield "answer", what, f"correct it, or say so: breaks: [{', '.join(broken)}]"
    for rule in example.breaks:
        if rule not in broken:
            yield "breaks", f"{example.answer} does not break {rule}", f"take {rule} out of breaks"
    if example.total is not None and verdict.legal and verdict.total != example.total:
        yield (
            "total",
            f"{example.answer} scores {verdict.total}, not {example.total}",
            f"write total: {verdict.total}",
        )
    values = [part.value for part in verdict.parts]
    if example.parts and values != list(example.parts):
        yield "parts", f"the parts are {values}, not {list(example.parts)}", f"write parts: {values}"
