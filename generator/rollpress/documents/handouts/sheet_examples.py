"""Choose and tell the worked example on a sheet: one of the edition's own, or a word of the sheet itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rollpress.documents.answers import answer_figure, answer_word
from rollpress.documents.examples import roll_figure
from rollpress.documents.handouts.design import Measures
from rollpress.documents.handouts.helps import worked_word
from rollpress.documents.rulebook import Figure
from rollpress.documents.wording import signed
from rollpress.drawing import PieceGrid
from rollpress.kinds.base import Kind, Table, Verdict
from rollpress.lexicon import Lexicon
from rollpress.puzzles.classes import ClassSheet
from rollpress.puzzles.examples import example_verdict
from rollpress.spec.game import Example, Game
from rollpress.spec.print_texts import PrintTexts

__all__ = ["Told", "edition_examples", "example_of_another", "example_of_its_own", "sized"]

_LAID = 0.8
"""A layout is shown with smaller pieces than a roll."""

Told = tuple[str, Figure | None]
"""What is said of an example, and the picture beside it."""


def edition_examples(game: Game, kind: Kind[Any, Any], lexicon: Lexicon) -> list[tuple[Example, Verdict]]:
    """Return the edition's examples that need nothing on the table and break no rule, judged."""
    plain = [one for one in game.edition.examples.values() if not (one.collected or one.theme or one.breaks)]
    return [(one, example_verdict(game, kind, lexicon, one)) for one in plain]


def example_of_another(
    sheet: ClassSheet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts,
    examples: Sequence[tuple[Example, Verdict]], measures: Measures,
) -> Told:  # fmt: skip
    """Return the first example whose word is no answer to the sheet, if there is one; a layout never is."""
    roll = kind.decode(game.setup, sheet.roll)
    for example, verdict in examples:
        word = answer_word(game.setup, verdict.answer)
        if not word or not kind.judge(game.setup, roll, Table(), [word], lexicon).verdicts[0].legal:
            laid = answer_figure(game.setup, verdict.answer, game.turned, texts)
            shown = laid or roll_figure(game, kind, texts, example.roll)
            size = measures.example * (_LAID if laid else 1)
            return f"{_told(verdict, game)} {example.says}", sized(shown, size)
    return "", None


def example_of_its_own(
    sheet: ClassSheet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts, measures: Measures
) -> Told:
    """Return a word of the sheet's own, worked out; the dice are on the sheet already."""
    roll = kind.decode(game.setup, sheet.roll)
    verdict = kind.judge(game.setup, roll, Table(), [worked_word(sheet)], lexicon).verdicts[0]
    laid = answer_figure(game.setup, verdict.answer, game.turned, texts)
    return _told(verdict, game), sized(laid, measures.example * _LAID) if laid else None


def _told(verdict: Verdict, game: Game) -> str:
    values = [part for part in verdict.parts if part.id != "theme"]
    added = " + ".join(f"{game.edition.part_names[part.id]} {signed(part.value)}" for part in values)
    total = f" = {signed(verdict.total)}" if len(values) > 1 else ""
    word = answer_word(game.setup, verdict.answer)
    return f"{word}: {added}{total}." if word else f"{added}{total}."


def sized(figure: Figure, size: float) -> Figure:
    """Return a figure with pieces of at most this size in mm."""
    content = figure.content
    return replace(figure, content=replace(content, size=size)) if isinstance(content, PieceGrid) else figure
