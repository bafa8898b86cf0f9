"""Print worked examples: the roll, the answer, its score in the scorer's parts, and what is to be said of it.

Everything but that sentence is computed by the judge who judges players, so that a rulebook cannot miscount.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rollpress.documents.answers import answer_figure, answer_word
from rollpress.documents.figures import face_rows, grid
from rollpress.documents.rulebook import Block, Figure, Paragraph, Rich, Span, Steps, Table, plain
from rollpress.documents.shown import shown_face
from rollpress.documents.wording import signed
from rollpress.kinds.base import Kind, Verdict
from rollpress.lexicon import Lexicon
from rollpress.puzzles.examples import example_verdict
from rollpress.spec.game import Example, Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["Worked", "example_blocks", "roll_figure", "worked_examples"]


@dataclass(frozen=True)
class Worked:
    """An example judged: `word` is "" where the answer is a layout; `roll` is shown where it is a new one."""

    example: Example
    verdict: Verdict
    word: str
    roll: Figure | None
    picture: Figure | None


def worked_examples(
    game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts, order: Sequence[str]
) -> Mapping[str, Worked]:
    """Return the examples by name, judged; in the order of the book each draws its roll unless the last one did."""
    rolls = [game.edition.examples[name].roll for name in order]
    shown = {name for name, roll, before in zip(order, rolls, ["", *rolls], strict=False) if roll != before}
    return {
        name: _worked(game, kind, texts, example, example_verdict(game, kind, lexicon, example), name in shown)
        for name, example in game.edition.examples.items()
    }


def _worked(
    game: Game, kind: Kind[Any, Any], texts: PrintTexts, example: Example, verdict: Verdict, with_roll: bool
) -> Worked:
    return Worked(
        example,
        verdict,
        answer_word(game.setup, verdict.answer),
        roll_figure(game, kind, texts, example.roll) if with_roll else None,
        answer_figure(game.setup, verdict.answer, game.turned, texts),
    )


def roll_figure(game: Game, kind: Kind[Any, Any], texts: PrintTexts, roll: str) -> Figure:
    """Return the faces that a roll text shows, in the order of the dice."""
    shown = kind.faces(kind.decode(kind.setup_for(game.setup, roll), roll))
    faces = [shown_face(face, game.turned) for face in shown]
    return grid(face_rows(faces), texts, texts.alt_roll)


def example_blocks(examples: Sequence[Worked], part_names: Mapping[str, str], texts: PrintTexts) -> Iterator[Block]:
    """Yield blocks for examples that follow each other: words of one roll share a table, a picture has its own."""
    for _, group in groupby(enumerate(examples), key=lambda pair: _company(*pair)):
        yield from _together([worked for _, worked in group], part_names, texts)


def _company(number: int, worked: Worked) -> object:
    return number if worked.picture else worked.example.roll


def _together(group: Sequence[Worked], part_names: Mapping[str, str], texts: PrintTexts) -> Iterator[Block]:
    for figure in (group[0].roll, group[0].picture):
        if figure:
            yield figure
    if legal := [worked for worked in group if worked.verdict.legal]:
        yield _scores(legal, part_names, texts)
    says = tuple(rich for worked in group if (rich := _says(worked, texts)))
    if len(says) == 1:
        yield Paragraph(says[0])
    elif says:
        yield Steps(says, numbered=False)


def _scores(legal: Sequence[Worked], part_names: Mapping[str, str], texts: PrintTexts) -> Table:
    """The columns are the scorer's parts in the scorer's order, and their sum where there are several."""
    parts = [part for part in part_names if any(_value(worked, part) is not None for worked in legal)]
    labels = (texts.head_word,) if legal[0].word else ()
    totals = (texts.head_total,) if len(parts) > 1 else ()
    heads = (*labels, *(part_names[part] for part in parts), *totals)
    rows = tuple(
        (
            *(((Span(worked.word, "word"),),) if labels else ()),
            *(plain(signed(_value(worked, part) or 0)) for part in parts),
            *(((Span(signed(worked.verdict.total), "strong"),),) if totals else ()),
        )
        for worked in legal
    )
    return Table(heads, rows, frozenset(range(len(labels), len(heads))))


def _value(worked: Worked, part: str) -> int | None:
    return next((scored.value for scored in worked.verdict.parts if scored.id == part), None)


def _says(worked: Worked, texts: PrintTexts) -> Rich:
    """What is wrong with an illegal answer comes first, by the ids of the rules."""
    rules = ", ".join(dict.fromkeys(breach.rule for breach in worked.verdict.breaches))
    says = worked.example.says
    if not rules:
        return (
            (Span(worked.word, "word"), Span(f" {says}")) if worked.word and says else plain(says) if says else ()
        )
    subject = Span(worked.word, "word") if worked.word else Span(texts.this_answer)
    return (subject, Span(" " + filled(texts.breaks, {"rules": rules}) + (f" {says}" if says else "")))
