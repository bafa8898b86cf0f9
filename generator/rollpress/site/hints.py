"""Word the hints of a day, each a step stronger: counts and scores only, never a word of the answer.

Which hints there are follows from the figures that the kind of play has; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterator

from rollpress.puzzles.published import Published
from rollpress.site.views import Count, HintView
from rollpress.site.voice import Voice
from rollpress.spec.slots import filled

__all__ = ["hints_of"]


def hints_of(day: Published, voice: Voice) -> tuple[HintView, ...]:
    """Return the hints of a day; one that would say nothing is left out."""
    hints = (_words(day, voice), _lengths(day, voice), _beginnings(day, voice), _best(day, voice))
    return tuple(hint for hint in hints if hint.text or hint.counts)


def _words(day: Published, voice: Voice) -> HintView:
    texts, counts = voice.texts.site, day.counts
    slots = {
        "valid": voice.counted(texts.words, counts.valid),
        "common": voice.number(counts.common),
        "answers": voice.number(counts.answers),
    }
    return HintView(texts.hint_words_title, filled(texts.hint_words, slots))


def _lengths(day: Published, voice: Voice) -> HintView:
    """Where all words have one length there is nothing to tell."""
    texts, lengths = voice.texts.site, day.counts.by_length
    counts = tuple(Count(str(length), words) for length, words in sorted(lengths.items()))
    heads = (texts.hint_lengths_letters, texts.hint_lengths_words)
    return HintView(texts.hint_lengths_title, counts=counts if len(counts) > 1 else (), heads=heads)


def _beginnings(day: Published, voice: Voice) -> HintView:
    """The letters come in the order of their alphabet."""
    firsts = day.counts.by_first
    counts = tuple(Count(letter, firsts[letter]) for letter in day.setup.letters if letter in firsts)
    return HintView(voice.texts.site.hint_firsts_title, counts=counts)


def _best(day: Published, voice: Voice) -> HintView:
    return HintView(voice.texts.site.hint_best_title, " ".join(_about_best(day, voice)))


def _about_best(day: Published, voice: Voice) -> Iterator[str]:
    texts, figures = voice.texts.site, day.figures
    yield filled(texts.hint_best, {"score": voice.number(day.best.value)})
    if "best_word" in figures:
        yield filled(texts.hint_best_word, {"score": voice.number(figures["best_word"])})
        yield filled(texts.hint_longest, {"letters": voice.counted(texts.letters, figures["longest"])})
    if "dice_left" in figures:
        left = figures["dice_left"]
        yield voice.counted(texts.hint_dice_left, left) if left else texts.hint_all_dice
    if figures.get("rounds", 1) > 1:
        left, passed = figures["tiles_left"], figures["rounds_passed"]
        yield voice.counted(texts.hint_tiles_left, left) if left else texts.hint_all_tiles
        yield voice.counted(texts.hint_passed, passed) if passed else texts.hint_none_passed
