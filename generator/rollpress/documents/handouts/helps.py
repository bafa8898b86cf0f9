"""Make the helps on a sheet: a word bank, first letters, lengths, a word of its own worked out.

All but the last speak of the same words: the best that an ordinary reader knows, which the key lists. A sheet with
helps is the same puzzle under the same code. Only the bank and the worked word tell answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rollpress.documents.answers import answer_word
from rollpress.faults import Place
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.layouts import cells_of, runs
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.puzzles.classes import ClassSheet
from rollpress.spec.game import Setup
from rollpress.spec.handout_options import Scaffold
from rollpress.spec.handout_texts import HandoutTexts

__all__ = ["help_words", "helps_of", "worked_word"]

Help = tuple[str, str]


def helps_of(
    sheet: ClassSheet, setup: Setup[Any, Any], scaffolds: Sequence[Scaffold], said: HandoutTexts
) -> Iterator[Help]:
    """Yield each help with its heading."""
    words = help_words(sheet, setup)
    letters, lengths = "first-letters" in scaffolds, "lengths" in scaffolds
    if "word-bank" in scaffolds:
        yield said.word_bank, ", ".join(words)
    if letters and lengths:
        yield said.letters_and_lengths, ", ".join(f"{word[0]}\u00a0{len(word)}" for word in words)
    elif letters:
        yield said.first_letters, ", ".join(word[0] for word in words)
    elif lengths:
        yield said.lengths, ", ".join(map(str, sorted(map(len, words), reverse=True)))


def help_words(sheet: ClassSheet, setup: Setup[Any, Any]) -> list[str]:
    """Return the words that helps speak of, in order of their letters."""
    solution = sheet.solution
    if isinstance(setup, CrosswordSetup):
        cells = cells_of(solution.par.answers[0], setup.alphabet, Place("par"))
        return sorted({run.word for run in runs(cells)})
    if isinstance(setup, ClaimSetup):
        return sorted({answer_word(setup, found.answer) for found in solution.words})
    return sorted(solution.par.answers)


def worked_word(sheet: ClassSheet) -> str:
    """Return the answer that is worked out on a sheet: the best that is not one of par, or else the last of all."""
    answers = [found.answer for found in sheet.solution.words]
    others = [answer for answer in answers if answer not in sheet.solution.par.answers]
    return (others or answers)[0 if others else -1]
