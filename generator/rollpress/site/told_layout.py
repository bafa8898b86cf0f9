"""Tell the answer of a day whose dice are laid as a crossword: the board, its words, its score in parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rollpress import drawing
from rollpress.dice import LetterFace
from rollpress.documents.shown import shown_face
from rollpress.faults import Place
from rollpress.kinds.base import Optimum, Table, Verdict
from rollpress.kinds.crossword.layouts import Cell, Cells, Run, cells_of, runs
from rollpress.site.told import Answered, Told
from rollpress.site.views import BoardPiece, BoardView, Fact, ScoreRow, ScoreTable
from rollpress.spec.slots import filled

__all__ = ["told_layout"]

_MARGIN = 1
"""How many empty cells the board shows on each side of a layout."""


def told_layout(answered: Answered) -> Told:
    """Return the best layout on its board with its words, and the words of par's layout.

    A layout that may not be shown is left out, its words too.
    """
    texts = answered.voice.texts.site
    best, par = (_verdict(answered, optimum) for optimum in (answered.solution.best, answered.solution.par))
    tables: list[ScoreTable] = []
    if par and answered.solution.par.answers != answered.solution.best.answers:
        tables += _tables(answered, _cells(answered, par), texts.answer_par_line)
    if best is None:
        return Told(texts.answer_layout, "", texts.answer_withheld, tables=tuple(tables), withheld=True)
    cells = _cells(answered, best)
    return Told(
        texts.answer_layout,
        _dice_used(answered, cells),
        _jokers(answered, cells),
        _board(answered, cells),
        _parts(answered, best),
        (*_tables(answered, cells, "{line}"), *tables),
    )


def _verdict(answered: Answered, optimum: Optimum) -> Verdict | None:
    """Let the judge settle which cells of the first layout that may be shown are jokers, and give its parts."""
    day, shown = answered.day, answered.shown(optimum.answers)
    verdicts = day.kind.judge(day.setup, day.roll, Table(), shown[:1], answered.lexicon).verdicts
    return verdicts[0] if verdicts else None


def _cells(answered: Answered, verdict: Verdict) -> Cells:
    return cells_of(verdict.answer, answered.day.setup.alphabet, Place(answered.day.date))


def _dice_used(answered: Answered, cells: Cells) -> str:
    texts = answered.voice.texts.site
    rolled = len(answered.day.kind.faces(answered.day.roll))
    slots = {"used": answered.voice.number(len(cells)), "dice": answered.voice.counted(texts.dice, rolled)}
    return filled(texts.answer_all_dice if len(cells) == rolled else texts.answer_some_dice, slots)


def _jokers(answered: Answered, cells: Cells) -> str:
    letters = ", ".join(cell.letters for _, cell in sorted(cells.items()) if cell.joker)
    return filled(answered.voice.texts.site.answer_joker, {"letters": letters}) if letters else ""


def _board(answered: Answered, cells: Cells) -> BoardView:
    height, width = (1 + max((spot[axis] for spot in cells), default=0) for axis in (0, 1))
    pieces = tuple(
        BoardPiece(row + 1 + _MARGIN, column + 1 + _MARGIN, _piece(answered, cell))
        for (row, column), cell in sorted(cells.items())
    )
    label = " ".join(f"{name}: {', '.join(run.word for run in lines)}." for name, lines in _lines(answered, cells))
    return BoardView(label, height + 2 * _MARGIN, width + 2 * _MARGIN, pieces)


def _piece(answered: Answered, cell: Cell) -> drawing.Face:
    """Return a die as it lies on the board: a joker shows the letter that it stands for."""
    if cell.joker:
        return drawing.JokerFace(cell.letters)
    face = LetterFace(cell.letters, _value(answered, cell))
    return shown_face(face, answered.day.game.turned)


def _parts(answered: Answered, verdict: Verdict) -> tuple[Fact, ...]:
    names, voice = answered.day.game.edition.part_names, answered.voice
    parts = (Fact(names[part.id], voice.number(part.value)) for part in verdict.parts)
    total = sum(part.value for part in verdict.parts)
    return (*parts, Fact(voice.texts.site.total, voice.number(total)))


def _lines(answered: Answered, cells: Cells) -> Iterator[tuple[str, tuple[Run, ...]]]:
    """Yield the words across and the words down, each with the name of that part of the score."""
    names: Mapping[str, str] = answered.day.game.edition.part_names
    for part, across in (("across", True), ("down", False)):
        lines = tuple(run for run in runs(cells) if run.across is across)
        if lines:
            yield names[part], lines


def _tables(answered: Answered, cells: Cells, title: str) -> Iterator[ScoreTable]:
    texts, voice = answered.voice.texts.site, answered.voice
    heads = (texts.head_word, texts.head_dice, texts.head_score)
    for name, lines in _lines(answered, cells):
        rows = tuple(_row(answered, cells, run) for run in lines)
        note = voice.counted(texts.words, len(rows))
        yield ScoreTable(filled(title, {"line": name}), note, heads, rows, numeric=False)


def _row(answered: Answered, cells: Cells, run: Run) -> ScoreRow:
    """Return a word with the value of each of its dice."""
    values = [_value(answered, cells[spot]) for spot in run.spots]
    return ScoreRow(run.word, (" + ".join(map(str, values)), answered.voice.number(sum(values))))


def _value(answered: Answered, cell: Cell) -> int:
    values: Mapping[str, int] = answered.day.setup.parts.values
    return 0 if cell.joker else values[cell.letters]  # L4: a joker is worth nothing
