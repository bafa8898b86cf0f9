"""Make the key of a class set, and its marking sheet: what the best answers are, and who has which sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rollpress.dice import Tile
from rollpress.documents.handouts.views import Entry, HandoutKey, MarkingSheet
from rollpress.documents.wording import signed
from rollpress.faults import Place
from rollpress.geometry import Paper
from rollpress.kinds.base import Kind, Table
from rollpress.kinds.claim.judging import board_of
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.layouts import cells_of
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.lexicon import Lexicon
from rollpress.puzzles.classes import ClassSet, ClassSheet
from rollpress.solve.claim import claim
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["handout_key", "marking_rows", "marking_sheet"]

_JOKER = "({})"


def handout_key(
    made: ClassSet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts, paper: Paper
) -> HandoutKey:
    """Return the key of a set, in order of code."""
    said = texts.handout
    return HandoutKey(
        lang=game.language,
        title=f"{game.edition.title}, {said.kind_key}",
        mark=game.file.mark,
        lead=filled(said.others_count, {"dictionary": made.dictionary}),
        entries=tuple(_entry(sheet, game, kind, lexicon, texts) for sheet in made.by_code),
        paper=paper,
    )


def _entry(sheet: ClassSheet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts) -> Entry:
    level = texts.handout.levels[sheet.level] if sheet.level else ""
    listed = ((texts.handout.listed, ", ".join(sheet.listed)),) if sheet.listed else ()
    if isinstance(game.setup, CrosswordSetup):
        facts = ((texts.handout.par, _adds_up(sheet, game, kind, lexicon)),)
        return Entry(sheet.code, level, (*listed, *facts), _layout(game.setup, sheet.solution.par.answers[0]))
    if isinstance(game.setup, ClaimSetup):
        return Entry(sheet.code, level, (*listed, *_claims(sheet, game.setup, kind, texts)))
    return Entry(sheet.code, level, (*listed, *_words(sheet, texts)))


def _words(sheet: ClassSheet, texts: PrintTexts) -> Iterator[tuple[str, str]]:
    """The words of par with their scores, how many words there are of each length, and what par comes to."""
    said, solution = texts.handout, sheet.solution
    scores = {found.answer: found.score for found in solution.words}
    yield said.best_words, ", ".join(f"{word} {scores[word]}" for word in solution.par.answers)
    (length, words), *longer = sorted(solution.counts.by_length.items())
    shortest = filled(said.of_length, {"length": length, "words": words})
    yield said.by_length, ", ".join([shortest, *(f"{length}: {words}" for length, words in longer)])
    yield said.par, filled(said.par_words, {"words": len(solution.par.answers), **_figures(sheet)})


def _claims(
    sheet: ClassSheet, setup: ClaimSetup, kind: Kind[Any, Any], texts: PrintTexts
) -> Iterator[tuple[str, str]]:
    """The best words with the tiles that they claim, and what par comes to."""
    said, solution = texts.handout, sheet.solution
    board = board_of(setup, kind.decode(setup, sheet.roll), Table())
    claims = (
        f"{found.answer} {found.score} ({_tiles(claim(found.answer, board.dice, board.centre))})"
        for found in solution.words
    )
    yield said.claims, ", ".join(claims)
    yield said.par, filled(said.par_claim, _figures(sheet))


def _figures(sheet: ClassSheet) -> dict[str, int]:
    solution = sheet.solution
    return {"par": solution.par.score, "everyday": solution.counts.common, "all": solution.counts.valid}


def _tiles(claimed: Sequence[Tile | None]) -> str:
    return " ".join(str(tile) for tile in claimed if tile)


def _adds_up(sheet: ClassSheet, game: Game, kind: Kind[Any, Any], lexicon: Lexicon) -> str:
    """Return how the layout of par adds up, in the scorer's parts."""
    setup, answer = game.setup, sheet.solution.par.answers[0]
    (verdict,) = kind.judge(setup, kind.decode(setup, sheet.roll), Table(), [answer], lexicon).verdicts
    parts = " + ".join(f"{game.edition.part_names[part.id]} {signed(part.value)}" for part in verdict.parts)
    return f"{parts} = {signed(sheet.solution.par.score)}."


def _layout(setup: CrosswordSetup, answer: str) -> tuple[tuple[str, ...], ...]:
    cells = cells_of(answer, setup.alphabet, Place("par"))
    height, width = (1 + max((spot[axis] for spot in cells), default=-1) for axis in (0, 1))
    return tuple(tuple(_cell(cells.get((row, column))) for column in range(width)) for row in range(height))


def _cell(cell: Any) -> str:
    if cell is None:
        return ""
    return _JOKER.format(cell.letters) if cell.joker else str(cell.letters)


def marking_rows(made: ClassSet, names: Sequence[str], texts: PrintTexts) -> tuple[tuple[str, ...], ...]:
    """Return the heads of a marking sheet, then a row a sheet, those with names first: in order of sheet."""
    said = texts.handout
    heads = (said.pupil, said.code, said.level, said.par, said.score)
    called = [*names, *[""] * (len(made.sheets) - len(names))]
    rows = (
        (name, sheet.code, said.levels[sheet.level] if sheet.level else "", str(sheet.solution.par.score), "")
        for name, sheet in zip(called, made.sheets, strict=True)
    )
    return heads, *rows


def marking_sheet(
    made: ClassSet, names: Sequence[str], game: Game, texts: PrintTexts, paper: Paper
) -> MarkingSheet:
    """Return the sheet on which a teacher writes the scores."""
    heads, *rows = marking_rows(made, names, texts)
    title = f"{game.edition.title}, {texts.handout.kind_marking}"
    return MarkingSheet(game.language, title, game.file.mark, heads, tuple(rows), paper=paper)
