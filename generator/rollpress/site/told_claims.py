"""Tell the answer of a day whose words claim tiles: each word with the tile that each of its letters takes."""

from __future__ import annotations

from collections.abc import Iterable

from rollpress.documents.pieces_of import tiles_of
from rollpress.kinds.claim.rolls import SoloRoll
from rollpress.site.told import Answered, Told
from rollpress.site.told_plans import told_plans
from rollpress.site.views import ScoreRow, ScoreTable
from rollpress.solve.claim import claim, points_of

__all__ = ["told_claims"]


def told_claims(answered: Answered) -> Told:
    """Return what claims most, par, and all common words, each with its tiles; or plans where there are rounds."""
    if isinstance(answered.day.roll, SoloRoll):
        return told_plans(answered, answered.day.roll)
    solution, voice = answered.solution, answered.voice
    texts = voice.texts.site
    common = [word.answer for word in answered.listed("answers", "common")]
    tables = [_table(answered, solution.best.answers, texts.answer_best_claims)]
    if solution.par.answers != solution.best.answers:
        tables.append(_table(answered, solution.par.answers, texts.answer_par))
    tables.append(_table(answered, common, texts.answer_claims))
    note = voice.counted(texts.points, solution.best.score)
    return Told(texts.answer_best_claims, note, answered.rare, tables=tuple(tables))


def _table(answered: Answered, words: Iterable[str], title: str) -> ScoreTable:
    texts = answered.voice.texts.site
    rows = tuple(_row(answered, word) for word in answered.shown(words))
    heads = (texts.head_word, texts.head_tiles, texts.head_score)
    return ScoreTable(title, answered.voice.counted(texts.words, len(rows)), heads, rows, numeric=False)


def _row(answered: Answered, word: str) -> ScoreRow:
    """Return a word with its tiles; a day is rolled against the full centre, so every letter takes one."""
    day = answered.day
    tiles = claim(word, day.roll, tiles_of(day.setup))
    return ScoreRow(word, (" ".join(map(str, tiles)), answered.voice.number(points_of(tiles))))
