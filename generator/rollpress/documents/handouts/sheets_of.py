"""Make pupils' sheets from a class set: the roll, how to score, a worked example, room to write.

The example is one of the edition's own, on dice of its own, and a word that this sheet's dice do not spell: so no
page holds an answer to itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rollpress.documents.answers import answer_figure, answer_word
from rollpress.documents.examples import roll_figure
from rollpress.documents.figures import figures_of
from rollpress.documents.handouts.views import Board, HandoutSheets, PupilSheet
from rollpress.documents.rulebook import Figure
from rollpress.documents.score_sheets import part_columns
from rollpress.documents.sheets import Column
from rollpress.documents.wording import signed
from rollpress.drawing import PieceGrid
from rollpress.geometry import MM, Paper
from rollpress.kinds.base import Kind, Table, Verdict
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.lexicon import Lexicon
from rollpress.puzzles.classes import ClassSet, ClassSheet
from rollpress.puzzles.examples import example_verdict
from rollpress.spec.game import Example, Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["handout_sheets"]

_DIE_MM, _EXAMPLE_MM, _LAID_MM, _TILE_MM = 26, 8, 6.5, 12
_LINES, _LINES_LARGE = 10, 5
_WORD_SHARE, _PART_SHARE = 5, 2
_CELL, _ABOVE_BOARD, _ABOVE_BOARD_LARGE = 11 * MM, 194 * MM, 217 * MM
"""What else stands on a page with a board: an estimate, which costs nothing but rows."""


def handout_sheets(
    made: ClassSet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts, paper: Paper, *,
    names: Sequence[str] = (), large: bool = False,
) -> HandoutSheets:  # fmt: skip
    """Return the sheets of a set in order, with the names of the pupils as far as there are any."""
    said, setup = texts.handout, game.setup
    called = [*names, *[""] * (len(made.sheets) - len(names))]
    examples = _examples(game, kind, lexicon)
    lays = isinstance(setup, CrosswordSetup)
    rows = (paper.height - (_ABOVE_BOARD_LARGE if large else _ABOVE_BOARD)) // _CELL
    return HandoutSheets(
        lang=game.language,
        title=f"{game.edition.title}, {said.kind_sheets}",
        mark=game.file.mark,
        labels=(said.pupil, said.group, said.date),
        example=said.example,
        columns=_columns(game, kind, texts),
        lines=_LINES_LARGE if large else _LINES,
        total=texts.score_total,
        sheets=tuple(
            _pupil_sheet(sheet, name, game, kind, lexicon, texts, examples)
            for sheet, name in zip(made.sheets, called, strict=True)
        ),
        board=Board(len(setup.parts.dice), rows) if lays else None,
        paper=paper,
        large=large,
    )


def _columns(game: Game, kind: Kind[Any, Any], texts: PrintTexts) -> tuple[Column, ...]:
    """Return a column for the answer, where there are several, and those of the scorer's parts."""
    parts = [part for part in kind.types.part_ids if part != "theme"]
    columns = part_columns(game, parts, texts)
    if isinstance(game.setup, CrosswordSetup):
        return columns
    if not isinstance(game.setup, SpellSetup):
        columns = (*columns, Column(texts.handout.score, _PART_SHARE))
    return (Column(texts.head_word, _WORD_SHARE), *columns)


def _pupil_sheet(
    sheet: ClassSheet, name: str, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts,
    examples: Sequence[tuple[Example, Verdict]],
) -> PupilSheet:  # fmt: skip
    figures = kind.quality(game.setup, kind.decode(game.setup, sheet.roll), sheet.solution, lexicon)
    roll = roll_figure(game, kind, texts, sheet.roll)
    example = _fitting(sheet, game, kind, lexicon, examples)
    return PupilSheet(
        code=sheet.code,
        name=name,
        title=filled(game.edition.day.headline, figures),
        task=filled(game.edition.day.how, figures),
        roll=_sized(roll, _DIE_MM),
        foot=_foot(sheet, game, texts),
        qr_label=filled(texts.handout.qr, {"code": sheet.code}),
        example=_told(*example, game) if example else "",
        example_figure=_shown(*example, game, kind, texts) if example else None,
        pool=_pool(game, texts),
    )


def _foot(sheet: ClassSheet, game: Game, texts: PrintTexts) -> str:
    """Return game, level, and how much there is to find or to reach."""
    said, solution = texts.handout, sheet.solution
    level = [said.levels[sheet.level]] if sheet.level else []
    words = [filled(said.to_find, {"words": solution.counts.common})] if solution.words else []
    listed = [filled(said.to_find_listed, {"words": len(sheet.listed)})] if sheet.listed else []
    par = filled(said.to_reach, {"par": signed(solution.par.score)})
    return " · ".join([game.edition.title, *level, *(listed or words), par])


def _examples(game: Game, kind: Kind[Any, Any], lexicon: Lexicon) -> list[tuple[Example, Verdict]]:
    """Return the edition's examples that need nothing on the table and break no rule, judged."""
    plain = [one for one in game.edition.examples.values() if not (one.collected or one.theme or one.breaks)]
    return [(one, example_verdict(game, kind, lexicon, one)) for one in plain]


def _fitting(
    sheet: ClassSheet,
    game: Game,
    kind: Kind[Any, Any],
    lexicon: Lexicon,
    examples: Sequence[tuple[Example, Verdict]],
) -> tuple[Example, Verdict] | None:
    """Return the first example whose word is no answer to the sheet, if there is one; a layout never is."""
    roll = kind.decode(game.setup, sheet.roll)
    for example, verdict in examples:
        word = answer_word(game.setup, verdict.answer)
        if not word or not kind.judge(game.setup, roll, Table(), [word], lexicon).verdicts[0].legal:
            return example, verdict
    return None


def _told(example: Example, verdict: Verdict, game: Game) -> str:
    values = [part for part in verdict.parts if part.id != "theme"]
    added = " + ".join(f"{game.edition.part_names[part.id]} {signed(part.value)}" for part in values)
    total = f" = {signed(verdict.total)}" if len(values) > 1 else ""
    word = answer_word(game.setup, verdict.answer)
    return " ".join([f"{word}: {added}{total}." if word else f"{added}{total}.", example.says])


def _shown(example: Example, verdict: Verdict, game: Game, kind: Kind[Any, Any], texts: PrintTexts) -> Figure:
    laid = answer_figure(game.setup, verdict.answer, game.turned, texts)
    return _sized(laid, _LAID_MM) if laid else _sized(roll_figure(game, kind, texts, example.roll), _EXAMPLE_MM)


def _pool(game: Game, texts: PrintTexts) -> Figure | None:
    """Return the tiles on the table, below the dice that claim them, for a game that has tiles."""
    blocks = figures_of(game, texts).get("tiles", ())
    return next((_sized(block, _TILE_MM) for block in blocks if isinstance(block, Figure)), None)


def _sized(figure: Figure, size: float) -> Figure:
    content = figure.content
    return replace(figure, content=replace(content, size=size)) if isinstance(content, PieceGrid) else figure
