"""Make pupils' sheets from a class set: the roll, how to score, a worked example, helps, room to write.

The example is one of the edition's own, on dice of its own, and a word that this sheet's dice do not spell: so no
page holds an answer to itself, unless a word bank or a worked word of its own is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rollpress.documents.examples import roll_figure
from rollpress.documents.figures import figures_of
from rollpress.documents.handouts.design import Design
from rollpress.documents.handouts.helps import helps_of
from rollpress.documents.handouts.room import board_rows, left_for_writing, writing_lines
from rollpress.documents.handouts.sheet_examples import (
    Told,
    edition_examples,
    example_of_another,
    example_of_its_own,
    sized,
)
from rollpress.documents.handouts.views import HandoutSheets, PupilSheet
from rollpress.documents.rulebook import Figure
from rollpress.documents.score_sheets import part_columns
from rollpress.documents.sheets import Column
from rollpress.documents.wording import signed
from rollpress.drawing import PieceGrid
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Kind, Verdict
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.lexicon import Lexicon
from rollpress.puzzles.classes import ClassSet, ClassSheet
from rollpress.spec.game import Example, Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["handout_sheets"]

_WORD_SHARE, _PART_SHARE = 5, 2
_LEAST_LINES, _LEAST_ROWS, _LEAST_TILE = 3, 4, 7.2


@dataclass(frozen=True)
class _Set:
    """What all sheets of a set share; `lays` says that dice are laid on a board."""

    game: Game
    kind: Kind[Any, Any]
    lexicon: Lexicon
    texts: PrintTexts
    design: Design
    examples: Sequence[tuple[Example, Verdict]]
    pool: Figure | None
    lays: bool


def handout_sheets(
    made: ClassSet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts,
    design: Design, names: Sequence[str] = (),
) -> HandoutSheets:  # fmt: skip
    """Return the sheets of a set in order, with the names of the pupils as far as there are any."""
    said, lays = texts.handout, isinstance(game.setup, CrosswordSetup)
    called = [*names, *[""] * (len(made.sheets) - len(names))]
    examples, pool = edition_examples(game, kind, lexicon), _pool(game, texts, design)
    common = _Set(game, kind, lexicon, texts, design, examples, pool, lays)
    numbers = range(1, design.players + 1) if design.players > 1 else ()
    return HandoutSheets(
        lang=game.language,
        title=f"{game.edition.title}, {said.kind_sheets}",
        mark=game.file.mark,
        labels=(said.pupil, said.group, said.date, said.score),
        columns=_columns(game, kind, texts, design),
        total=texts.score_total,
        sheets=tuple(_sheet(sheet, name, common) for sheet, name in zip(made.sheets, called, strict=True)),
        board=len(game.setup.parts.dice) if lays else 0,
        players=tuple(filled(said.player, {"number": number}) for number in numbers),
        design=design,
    )


def _columns(game: Game, kind: Kind[Any, Any], texts: PrintTexts, design: Design) -> tuple[Column, ...]:
    """Return a column for the answer, where there are several, and those of the scorer's parts.

    Where there is little room, words have their score only, and a board has nothing beside it.
    """
    parts = part_columns(game, [part for part in kind.types.part_ids if part != "theme"], texts)
    whole = design.measures.whole and design.players == 1
    if isinstance(game.setup, CrosswordSetup):
        return parts if whole else ()
    score = Column(texts.handout.score, _PART_SHARE)
    if not isinstance(game.setup, SpellSetup) and whole:
        parts = (*parts, score)
    return (Column(texts.head_word, _WORD_SHARE), *(parts if whole else (score,)))


def _sheet(sheet: ClassSheet, name: str, common: _Set) -> PupilSheet:
    """Return a sheet; how much there is to write on is what all else leaves room for."""
    game, kind, said, design = common.game, common.kind, common.texts.handout, common.design
    figures = kind.quality(game.setup, kind.decode(game.setup, sheet.roll), sheet.solution, common.lexicon)
    code = f"{sheet.code}{design.helps}"
    example, beside = _example(sheet, common)
    bare = PupilSheet(
        code=code,
        name=name,
        title=filled(game.edition.day.headline, figures),
        task=filled(game.edition.day.how, figures),
        roll=_roll(sheet, common),
        foot=_foot(sheet, game, common.texts),
        qr_label=filled(said.qr, {"code": code}),
        lines=0,
        room="",
        example_head=said.worked if "example" in design.scaffolds else said.example,
        example=example,
        example_figure=beside,
        pool=common.pool,
        helps=tuple(helps_of(sheet, game.setup, design.scaffolds, said)),
    )
    left = left_for_writing(bare, design)
    lines = _lines(left, common)
    pool = _fitting(common.pool, left)
    if lines < (_LEAST_ROWS if common.lays else _LEAST_LINES) or (common.pool and not pool):
        what = f"{bare.code}: what is asked for leaves no room to write"
        raise Faulty([Fault(Place("sheets.pdf"), what, "choose fewer helps, or fewer sheets to a page")])
    room = filled(said.board if common.lays else said.lines, {"lines": lines})
    return replace(bare, lines=lines, room=room, pool=pool)


def _roll(sheet: ClassSheet, common: _Set) -> Figure:
    """Return the dice as large as they may be; across half a page they all lie in one row."""
    figure = roll_figure(common.game, common.kind, common.texts, sheet.roll)
    if common.design.per_page == 2 and isinstance(figure.content, PieceGrid):
        row = tuple(piece for pieces in figure.content.rows for piece in pieces)
        figure = replace(figure, content=replace(figure.content, rows=(row,)))
    return sized(figure, common.design.measures.die)


def _lines(left: float, common: _Set) -> int:
    """Return for how many lines, or rows of a board, all else leaves room."""
    design, setup = common.design, common.game.setup
    if isinstance(setup, CrosswordSetup):
        return board_rows(left, design, len(setup.parts.dice))
    strands = design.measures.strands if design.players == 1 and not common.pool else 1
    return writing_lines(left, design, strands)


def _fitting(pool: Figure | None, left: float) -> Figure | None:
    """Return the tiles on the table, so small that they end above the foot of a sheet; None if too small."""
    if pool is None or not isinstance(pool.content, PieceGrid):
        return pool
    rows, gap = len(pool.content.rows), pool.content.gap
    tile = min(pool.content.size, left / (rows + (rows - 1) * gap))
    return sized(pool, tile) if tile >= _LEAST_TILE else None


def _example(sheet: ClassSheet, common: _Set) -> Told:
    """Return the worked example: a small sheet has none, unless one is asked for."""
    game, kind, lexicon, design = common.game, common.kind, common.lexicon, common.design
    if "example" in design.scaffolds:
        return example_of_its_own(sheet, game, kind, lexicon, common.texts, design.measures)
    if not design.measures.whole:
        return "", None
    return example_of_another(sheet, game, kind, lexicon, common.texts, common.examples, design.measures)


def _foot(sheet: ClassSheet, game: Game, texts: PrintTexts) -> str:
    """Return game, level, and how much there is to find or to reach."""
    said, solution = texts.handout, sheet.solution
    level = [said.levels[sheet.level]] if sheet.level else []
    words = [filled(said.to_find, {"words": solution.counts.common})] if solution.words else []
    listed = [filled(said.to_find_listed, {"words": len(sheet.listed)})] if sheet.listed else []
    par = filled(said.to_reach, {"par": signed(solution.par.score)})
    return " · ".join([game.edition.title, *level, *(listed or words), par])


def _pool(game: Game, texts: PrintTexts, design: Design) -> Figure | None:
    """Return the tiles on the table, below the dice that claim them, for a game that has tiles."""
    blocks = figures_of(game, texts).get("tiles", ())
    return next((sized(block, design.measures.tile) for block in blocks if isinstance(block, Figure)), None)
