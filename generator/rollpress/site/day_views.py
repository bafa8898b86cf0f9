"""Fill the page of a day: its roll, its hints, its ranks, and where the answer is once it is out.

What a page says of a game (`day` in its edition) may name figures of the solution, as {best}; figures are counts
and scores, so a day can be told without its answer.
"""

from __future__ import annotations

from rollpress.faults import Fault, Faulty, nearest
from rollpress.kinds.claim.rolls import SoloRoll
from rollpress.letters import graphemes
from rollpress.puzzles.published import Published
from rollpress.puzzles.ranks import ranks
from rollpress.site.hints import hints_of
from rollpress.site.notices import notice_of
from rollpress.site.rounds import rounds_of
from rollpress.site.series import Series
from rollpress.site.tables import pool_of, roll_of
from rollpress.site.views import DayView, Link, RankStep, RanksView, SheetView
from rollpress.site.voice import Voice
from rollpress.spec.slots import filled

__all__ = ["code_of", "day_view", "said_of_day"]

_LINES = {"spell": 28}
_FEW_LINES = 10
_GRID_ROWS = 9


def day_view(day: Published, series: Series) -> DayView:
    """Return the page of a day."""
    voice, texts = series.voice, series.voice.texts.site
    earlier, later = series.neighbours(day)
    return DayView(
        game=series.badge,
        date=day.date,
        date_words=voice.full(day.date),
        eyebrow=texts.day_eyebrow,
        summary=said_of_day(day, "summary"),
        roll=roll_of(day, voice),
        pool=pool_of(day.game, day.setup, voice, texts.pool_title),
        hints=hints_of(day, voice),
        how_title=said_of_day(day, "how_title"),
        how=said_of_day(day, "how"),
        ranks=_ranks(day, voice),
        code=code_of(day),
        answer_text=_answer_text(day, series),
        answer=Link(texts.answer_link, series.answer_path(day)) if day.revealed else None,
        earlier=earlier,
        later=later,
        sheet=_sheet(day, series),
        today=day.date == series.as_of,
        notice=notice_of(day.correction, voice),
        picture=series.picture_path(day),
        rounds=rounds_of(day, voice),
    )


def said_of_day(day: Published, field: str) -> str:
    """Return a text of the game on its day, with figures filled in; an unknown one is the author's fault."""
    text: str = day.game.edition.day.model_dump()[field]
    try:
        return filled(text, day.figures)
    except KeyError as unknown:
        name, place = unknown.args[0], day.game.source.place(["day", field])
        what = f"day.{field}: {{{name}}} is no figure of a day"
        raise Faulty([Fault(place, what, nearest(name, day.figures))]) from None


def code_of(day: Published) -> str:
    """Return the code of a puzzle: the first letter of the game's title, and the date."""
    return f"{graphemes(day.game.edition.title)[0]}-{day.date}"


def _ranks(day: Published, voice: Voice) -> RanksView:
    texts = voice.texts.site
    best, par = (voice.number(score.value) for score in (day.best, day.par))
    told = [filled(texts.ranks_par, {"score": par})]
    if day.best.value > day.par.value:
        told.append(filled(texts.ranks_best, {"score": best}))
    told.append(texts.ranks_proved if day.best.proved and day.par.proved else texts.ranks_found)
    steps = tuple(RankStep(rank.name, rank.least) for rank in ranks(day.game.edition.ranks, day.par.value))
    return RanksView(texts.ranks_title, filled(texts.ranks_note, {"score": best}), steps, " ".join(told))


def _answer_text(day: Published, series: Series) -> str:
    texts = series.voice.texts.site
    return texts.answer_out if day.revealed else filled(texts.answer_waits, {"date": _answer_date(day, series)})


def _answer_date(day: Published, series: Series) -> str:
    return series.voice.day(series.calendar.answer_day(day.date).isoformat())


def _sheet(day: Published, series: Series) -> SheetView:
    """Return room to write: a grid where dice are laid, lines for words; rounds have their own columns for it."""
    slots = {
        "code": code_of(day),
        "best": series.voice.number(day.best.value),
        "date": _answer_date(day, series),
    }
    note = filled(series.voice.texts.site.day_sheet, slots)
    if day.setup.kind == "crossword":
        return SheetView(note, grid=(len(day.kind.faces(day.roll)), _GRID_ROWS))
    if isinstance(day.roll, SoloRoll):
        return SheetView(note)
    return SheetView(note, lines=_LINES.get(day.setup.kind, _FEW_LINES))
