"""Judge words against the signs on the table: which rules a word breaks, and its score in parts.

Each rule is tested on its own, so that a word that is too short and unknown is told both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rollpress.dice import SpellFace
from rollpress.kinds.base import Breach, Judgement, Part, Table, Verdict
from rollpress.kinds.reading import all_read, folded
from rollpress.kinds.spell.rules import Length, SpellRules, SpellSetup
from rollpress.kinds.wording import number, several, times
from rollpress.lexicon import Lexicon
from rollpress.solve.spell import Serving, Signs, serve, sorted_signs

__all__ = ["judgement", "parts_of", "signs_of"]


def signs_of(roll: Sequence[SpellFace]) -> Signs:
    """Return what the faces show: E1: a small letter is worth nothing, and both signs of a die may serve."""
    large = [(face.large, face.points) for face in roll]
    small = [(face.small, 0) for face in roll if face.small]
    return sorted_signs([*large, *small])


def judgement(
    setup: SpellSetup, roll: Sequence[SpellFace], table: Table, answers: Sequence[str], lexicon: Lexicon
) -> Judgement:
    """Judge a list of words; the total is the sum of the legal ones."""
    alphabet = setup.alphabet
    words = all_read(answers, lambda text, path: folded(text, path, alphabet))
    signs = signs_of(roll)
    verdicts = []
    for index, word in enumerate(words):
        serving = serve(word, signs)
        breaches = [*_breaches(setup.rules, word, serving, signs, lexicon)]
        if word in words[:index]:  # E11: after folding, so that case and accents make no new word
            text = f"{word} is on your list already. A word counts once."
            breaches.append(Breach(setup.rules.distinct.id, text))
        verdicts.append(Verdict(word, parts_of(setup.rules, word, serving, table), tuple(breaches)))
    return Judgement(tuple(verdicts), sum(verdict.total for verdict in verdicts))


def parts_of(rules: SpellRules, word: str, serving: Serving, table: Table) -> tuple[Part, ...]:
    """Return the parts of a word's score; E7: its length, and the points of the large letters used."""
    parts = (Part("length", rules.score.letter * len(word)), Part("letters", serving.points))
    if not table.theme:
        return parts
    return (*parts, Part("theme", rules.theme.bonus if word in table.theme else 0))  # E8


def _breaches(rules: SpellRules, word: str, serving: Serving, signs: Signs, lexicon: Lexicon) -> Iterator[Breach]:
    # E3, E4: a wild is a sign too, and serves once like any other
    if not serving.within(signs.wilds):
        yield Breach(rules.once.id, _too_few(word, serving, signs))
    if not rules.length.min <= len(word) <= rules.length.max:
        yield Breach(rules.length.id, _wrong_length(word, rules.length))
    if not lexicon.has(word):
        yield Breach(rules.dictionary.id, f"{word} is not in our list.")


def _wrong_length(word: str, length: Length) -> str:
    span = str(length.min) if length.min == length.max else f"{length.min} to {length.max}"
    return f"{word} has {several(len(word), 'letter')}; a word has {span}."


def _too_few(word: str, serving: Serving, signs: Signs) -> str:
    """Say which letters the signs do not serve, and that the wilds are too few."""
    need, shown = Counter(word), signs.letters
    short = [letter for letter in need if letter in serving.unserved]
    sentences = [_short(who, letter, need[letter], shown[letter]) for who, letter in _subjects(word, short)]
    if signs.wilds:
        several_wilds = "One *" if signs.wilds == 1 else f"{number(signs.wilds).capitalize()} *"
        count = several(len(serving.unserved), "letter")
        sentences.append(f"{several_wilds} cannot stand for {count}.")
    return " ".join(sentences)


def _subjects(word: str, letters: Sequence[str]) -> Iterator[tuple[str, str]]:
    for index, letter in enumerate(letters):
        yield ("It" if index else word), letter


def _short(who: str, letter: str, need: int, shown: int) -> str:
    """Say that a letter is shown too seldom, or, if often enough, that it is bound to its neighbours."""
    wanted = letter if need == 1 else f"{letter} {times(need)}"
    if not shown:
        return f"{who} needs {wanted}; the dice do not show it."
    if shown < need:
        return f"{who} needs {wanted}; the dice show it {times(shown)}."
    return f"{who} needs {wanted}; the dice show it only together with other letters."
