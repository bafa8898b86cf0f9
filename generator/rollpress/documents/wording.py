"""Say numbers, ranges and pieces with a language's own texts: small pure functions that documents share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from babel import Locale

from rollpress.drawing import Piece, Wording, spoken
from rollpress.spec.base import Span
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["counted", "in_words", "opening", "said_pieces", "signed", "spanned", "spares_told"]


def in_words(number: int, texts: PrintTexts) -> str:
    """Return a number in words where the language lists its word, else in figures."""
    return texts.numbers[number] if 0 <= number < len(texts.numbers) else str(number)


def counted(forms: Mapping[str, str], number: int, language: str, values: Mapping[str, object]) -> str:
    """Return the plural form that a language uses for a number, with its values filled in.

    >>> counted({"one": "{n} die", "other": "{n} dice"}, 6, "en", {"n": "six"})
    'six dice'
    """
    category = Locale.parse(language, sep="-").plural_form(number)
    return filled(forms.get(category, forms["other"]), values)


def spares_told(forms: Mapping[str, str], spares: int, language: str, texts: PrintTexts) -> str:
    """Return a sentence about so many spare pieces after another one, or nothing where there are none."""
    if not spares:
        return ""
    return " " + opening(counted(forms, spares, language, {"spares": in_words(spares, texts)}))


def opening(sentence: str) -> str:
    """Return a text as a sentence begins: its first letter a capital."""
    return sentence[:1].upper() + sentence[1:]


def spanned(span: Span, texts: PrintTexts) -> str:
    """Return a range in words: `1 to 6`, `1 and up`, `up to 6`, or the one number that it holds."""
    if span.max is None:
        return filled(texts.at_least, {"min": span.min or 0})
    if span.min is None:
        return filled(texts.at_most, {"max": span.max})
    return str(span.min) if span.min == span.max else filled(texts.range, span.model_dump())


def signed(number: int) -> str:
    """Return a number with a true minus sign.

    >>> signed(-3), signed(14)
    ('−3', '14')
    """
    return str(number).replace("-", "−")


def said_pieces(pieces: Iterable[Piece | None], texts: PrintTexts) -> str:
    """Return pieces in words, in order; empty places of a grid say nothing."""
    wording = Wording(**texts.pieces.model_dump())
    return "; ".join(spoken(piece, wording) for piece in pieces if piece is not None)
