"""Fill the page of an answer that is out: what is best, how it is known, and by which words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rollpress.kinds.base import Proof, Solution
from rollpress.lexicon import Lexicon
from rollpress.puzzles.published import Published, Score
from rollpress.site.day_views import code_of
from rollpress.site.notices import notice_of
from rollpress.site.series import Series
from rollpress.site.tables import roll_of
from rollpress.site.told import Answered, Told
from rollpress.site.told_claims import told_claims
from rollpress.site.told_layout import told_layout
from rollpress.site.told_words import told_words
from rollpress.site.views import AnswerView, Link, OptimumView
from rollpress.spec.site_texts import SiteTexts
from rollpress.spec.slots import filled

__all__ = ["answer_view"]

_TELLERS: Mapping[str, Callable[[Answered], Told]] = {"claim": told_claims, "crossword": told_layout}
"""How an answer is told, by kind of play; any other kind has words with parts."""

_HASH_SHOWN = 8


def answer_view(day: Published, solution: Solution, series: Series, lexicon: Lexicon) -> AnswerView:
    """Return the page of a revealed day's answer."""
    voice, texts = series.voice, series.voice.texts.site
    told = _TELLERS.get(day.setup.kind, told_words)(Answered(day, solution, lexicon, voice))
    earlier, later = series.answered_neighbours(day)
    return AnswerView(
        game=series.badge,
        date=day.date,
        date_words=voice.full(day.date),
        eyebrow=texts.answer_eyebrow,
        summary=filled(texts.answer_summary, {"title": series.badge.title, "date": voice.full(day.date)}),
        answer_title=told.title,
        answer_note=told.note,
        answer_text=told.text,
        board=told.board,
        parts=told.parts,
        tables=told.tables,
        optima=_optima(day, series),
        roll=roll_of(day, voice),
        words=told.words,
        list_text=texts.answer_list,
        list_id=day.lexicon_id,
        list_hash=day.line.lexicon[:_HASH_SHOWN],
        code=code_of(day),
        day=Link(texts.answer_back, series.day_path(day)),
        earlier=earlier,
        later=later,
        withheld=told.withheld,
        notice=notice_of(day.correction, voice),
        picture=series.picture_path(day),
        plans=told.plans,
    )


def _optima(day: Published, series: Series) -> tuple[OptimumView, OptimumView]:
    texts = series.voice.texts.site
    return (
        _optimum(day.best, texts.best_proved, texts.best_found, texts.seal_best, series),
        _optimum(day.par, texts.par_proved, texts.par_found, texts.seal_par, series),
    )


def _optimum(score: Score, proved: str, found: str, seal: str, series: Series) -> OptimumView:
    """Return a score with its proof; one that is not proved says so in its title, and has no seal."""
    texts = series.voice.texts.site
    title = filled(proved if score.proved else found, {"score": series.voice.number(score.value)})
    text = _proofs(texts)[score.proof]
    return OptimumView(score.value, title, text, score.proved, (texts.seal_proved, seal))


def _proofs(texts: SiteTexts) -> dict[Proof, str]:
    return {
        "perfect": texts.proof_perfect,
        "exhaustion": texts.proof_exhaustion,
        "closed-form": texts.proof_closed_form,
        "enumeration": texts.proof_enumeration,
        "prices": texts.proof_prices,
        "search": texts.proof_search,
        "none": texts.proof_none,
    }
