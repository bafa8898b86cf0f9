"""Tell the answer of a day whose words are written: the best with the parts of their scores, then all by score."""

from __future__ import annotations

from rollpress.kinds.base import Optimum, Table
from rollpress.site.told import Answered, Told
from rollpress.site.views import Fact, ScoreRow, ScoreTable

__all__ = ["told_words"]


def told_words(answered: Answered) -> Told:
    """Return the best words and par's in parts, then the words that are not rare by score."""
    solution, voice = answered.solution, answered.voice
    texts = voice.texts.site
    note = voice.counted(texts.points, solution.best.score)
    tables = [_table(answered, solution.best, texts.answer_best_words)]
    if solution.par.answers != solution.best.answers:
        tables.append(_table(answered, solution.par, texts.answer_par))
    lists = (
        answered.word_list(texts.answer_everyday, "answers"),
        answered.word_list(texts.answer_common, "common", answered.rare),
    )
    return Told(
        texts.answer_best_words, note, tables=tuple(tables), words=tuple(shown for shown in lists if shown.groups)
    )


def _table(answered: Answered, optimum: Optimum, title: str) -> ScoreTable:
    """Return words with the parts of their scores, as the judge gives them."""
    day, voice = answered.day, answered.voice
    texts = voice.texts.site
    words = answered.shown(optimum.answers)
    verdicts = day.kind.judge(day.setup, day.roll, Table(), words, answered.lexicon).verdicts
    names = [day.game.edition.part_names[part.id] for verdict in verdicts[:1] for part in verdict.parts]
    rows = tuple(
        ScoreRow(
            verdict.answer,
            (
                *(voice.number(part.value) for part in verdict.parts),
                voice.number(sum(part.value for part in verdict.parts)),
            ),
        )
        for verdict in verdicts
    )
    heads = (texts.head_word, *names, texts.head_score)
    note = voice.counted(texts.words, len(rows))
    return ScoreTable(title, note, heads, rows, Fact(texts.total, voice.number(optimum.score)))
