"""Say on a day's pages what was put right after it was published, and show the page of a day taken down."""

from __future__ import annotations

from rollpress.puzzles.errata import Correction, Erratum
from rollpress.puzzles.published import Withdrawn
from rollpress.site.series import Series
from rollpress.site.views import WithdrawnView
from rollpress.site.voice import Voice
from rollpress.spec.slots import filled

__all__ = ["notice_of", "withdrawn_view"]

_ENDINGS = (".", "!", "?", "…")


def notice_of(correction: Correction, voice: Voice) -> str:
    """Return what a day's errata say, in the order in which they were written; nothing where there are none."""
    return " ".join(_said(erratum, voice) for erratum in correction.errata)


def withdrawn_view(day: Withdrawn, series: Series) -> WithdrawnView:
    """Return the page of a day that was taken down."""
    voice, texts = series.voice, series.voice.texts.site
    earlier, later = series.neighbours(day)
    return WithdrawnView(
        game=series.badge,
        date=day.date,
        date_words=voice.full(day.date),
        eyebrow=texts.day_eyebrow,
        summary=filled(texts.withdrawn_summary, {"title": series.badge.title, "date": voice.full(day.date)}),
        notice=notice_of(day.correction, voice),
        earlier=earlier,
        later=later,
        today=day.date == series.as_of,
    )


def _said(erratum: Erratum, voice: Voice) -> str:
    texts = voice.texts.site
    told = {
        "replacement": texts.notice_replacement,
        "allow": texts.notice_allow,
        "deny": texts.notice_deny,
        "withdrawn": texts.notice_withdrawn,
    }
    slots = {
        "date": voice.full(erratum.issued), "what": _sentence(erratum.what), "reason": _sentence(erratum.reason),
    }  # fmt: skip
    return filled(told[erratum.remedy], slots)


def _sentence(text: str) -> str:
    """Return a text with a stop at its end.

    >>> _sentence("It had no vowel"), _sentence("Sorry!")
    ('It had no vowel.', 'Sorry!')
    """
    plain = " ".join(text.split())
    return plain if plain.endswith(_ENDINGS) else f"{plain}."
