"""Folding many words fast folds them as the alphabet does."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.letters import Alphabet, UnknownLetter
from rollpress.lexicon.folding import folding

GERMAN = Alphabet(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"), folds={"ß": "SS", "Æ": "AE"})


def outcome(fold: Callable[[str], str], word: str) -> str:
    try:
        return fold(word)
    except UnknownLetter as unknown:
        return f"{unknown.index}: {unknown}"


@given(st.text("aeißÄäéÆŉfﬁıſ-'\u0301\u0308", max_size=6))
def test_the_fast_way_and_the_careful_way_agree(word: str) -> None:
    assert outcome(folding(GERMAN), word) == outcome(GERMAN.fold, word)


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("café", "CAFE"),
        (unicodedata.normalize("NFD", "café"), "CAFE"),
        ("groß", "GROSS"),
        ("Gemüse", "GEMÜSE"),
        (unicodedata.normalize("NFD", "Gemüse"), "GEMÜSE"),
        ("læssø", None),
        ("encyclopædia", "ENCYCLOPAEDIA"),
    ],
)
def test_marks_fall_unless_they_make_a_letter(written: str, folded: str | None) -> None:
    fold = folding(GERMAN)
    if folded is None:
        with pytest.raises(UnknownLetter):
            fold(written)
    else:
        assert fold(written) == folded
