"""Read a teacher's list of words, and tell which of them a roll can make.

A list is read as a dictionary file is, one word a line. Every fault of it is named with its line: nothing is left
out in silence. A word is at fault as well where the game could never take it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Kind, Table
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import JOKER, CrosswordSetup, letters_of
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.letters import Alphabet, UnknownLetter
from rollpress.lexicon import Lexicon
from rollpress.lexicon.dictionary import parse_dictionary
from rollpress.lexicon.words import LEAST, MOST
from rollpress.spec.game import Setup

__all__ = ["listed_words", "words_in"]


def listed_words(text: str, path: str, setup: Setup[Any, Any], lexicon: Lexicon) -> Lexicon:
    """Return a teacher's words as a list of their own; raise Faulty with every fault of every line."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    faults = list(_game_faults(text, path, setup, lexicon))
    try:
        words = parse_dictionary(text, path, setup.alphabet)
    except Faulty as fault:
        raise Faulty(sorted([*fault.faults, *faults])) from None
    if faults:
        raise Faulty(faults)
    return words


def words_in(roll: Any, kind: Kind[Any, Any], setup: Setup[Any, Any], words: Lexicon) -> tuple[str, ...]:
    """Return the words of a list that a roll can make, in order; a crossword lays each for itself."""
    if isinstance(setup, CrosswordSetup):
        return tuple(words.spelled(*letters_of(roll)))
    return tuple(sorted(found.answer for found in kind.solve(setup, roll, Table(), words).words))


def _game_faults(text: str, path: str, setup: Setup[Any, Any], lexicon: Lexicon) -> Iterator[Fault]:
    least, most = _lengths(setup)
    letters, wild = _letters(setup)
    alphabet = setup.alphabet
    for line, written in enumerate(text.split("\n"), 1):
        word = _folded(written.strip(), alphabet)
        place = Place(path, line)
        lacking = sorted(set(word) - letters)
        if not LEAST <= len(word) <= MOST:
            continue  # no word, or one that reading the list finds fault with
        if not least <= len(word) <= most:
            hint = f"this game's words have {least} to {most}"
            yield Fault(place, f"{word}: has {len(word)} letters", hint)
        if lacking and not wild:
            yield Fault(place, f"{word}: no die or tile has {lacking[0]}", "take the word out")
        if lexicon.is_flagged(word):
            yield Fault(place, f"{word}: is a word that is never printed", "take the word out")
        elif not lexicon.has(word):
            yield Fault(place, f"{word}: is not in the word list", "correct it, or give words with --dictionary")


def _folded(written: str, alphabet: Alphabet) -> str:
    """Return the word of a line; "" for a line that says nothing or that no word can be read from."""
    if written.startswith("#"):
        return ""
    try:
        return alphabet.fold(written)
    except UnknownLetter:
        return ""


def _lengths(setup: Setup[Any, Any]) -> tuple[int, int]:
    if isinstance(setup, SpellSetup):
        return setup.rules.length.min, setup.rules.length.max
    if isinstance(setup, CrosswordSetup):
        return setup.rules.grid.min_length, len(setup.dice)
    return (min(setup.rules.throw.dice), max(setup.rules.throw.dice)) if isinstance(setup, ClaimSetup) else (1, 99)


def _letters(setup: Setup[Any, Any]) -> tuple[set[str], bool]:
    """Return the letters on the game's pieces, and whether some face stands for any letter."""
    if isinstance(setup, SpellSetup):
        faces = [face for die in setup.faces for face in die]
        return set("".join(face.large + face.small for face in faces)), any(face.is_wild for face in faces)
    if isinstance(setup, CrosswordSetup):
        texts = [face for die in setup.parts.dice for face in die.faces]
        return set("".join(text for text in texts if text != JOKER)), JOKER in texts
    if isinstance(setup, ClaimSetup):
        return {tile.letter for tile in setup.pool}, False
    return set(setup.letters), False
