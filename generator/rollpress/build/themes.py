"""Lay a theme's words on the table, and find what is wrong with a project's themes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Misused, Place, nearest
from rollpress.kinds.base import Table
from rollpress.lexicon import Lexicon
from rollpress.spec.theme import theme_from, theme_source

__all__ = ["theme_faults", "themed"]


def themed(table: Table, theme: str, shelf: Shelf, language: str) -> Table:
    """Return the table with a theme's words on it; an unknown theme is a misuse."""
    known = shelf.themes()
    if theme not in known:
        raise Misused(f"there is no theme '{theme}'; {nearest(theme, known) or 'this project has none'}")
    words = theme_from(theme_source(known[theme]), language, shelf.lexicon(language).alphabet)
    return replace(table, theme=frozenset(words))


def theme_faults(shelf: Shelf, language: str) -> Iterator[Fault]:
    """Yield what is wrong with the project's own themes: beyond their form, words that bring no bonus."""
    own = (path for path in shelf.themes().values() if path.is_relative_to(shelf.content))
    for path in own:
        lexicon = shelf.lexicon(language)
        try:
            words = theme_from(theme_source(path), language, lexicon.alphabet)
        except Faulty as fault:
            yield from fault.faults
            continue
        for word, place in words.items():
            yield from _word_faults(word, place, lexicon)


def _word_faults(word: str, place: Place, lexicon: Lexicon) -> Iterator[Fault]:
    if not lexicon.has(word):
        yield Fault(place, f"{word} is not in the word list", "correct it or take it out")
    elif lexicon.is_flagged(word):
        yield Fault(place, f"{word} is a word that is never printed", "take it out")
