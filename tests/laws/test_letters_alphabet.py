"""Alphabets: one word has one folded form however it is typed, and what is no letter is named by its position."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.letters import Alphabet, UnknownLetter, capitals, graphemes

ENGLISH = Alphabet(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), frozenset("AEIOU"), {"ß": "SS", "Æ": "AE", "Ø": "O"})
GERMAN = Alphabet(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"), frozenset("AEIOUÄÖÜ"), {"ß": "SS", "Æ": "Ä", "Ø": "Ö"})
GREEK = Alphabet(tuple("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"), frozenset("ΑΕΗΙΟΥΩ"))
HEBREW = Alphabet(tuple("אבגדהוזחטיכלמנסעפצקרשת"), frozenset(), {"ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"})

WORDS = st.text("abcXYZéÉñäÄöüßæÆøØçõ", min_size=1, max_size=8)


@pytest.mark.parametrize(
    ("alphabet", "written", "folded"),
    [
        (ENGLISH, "café", "CAFE"), (ENGLISH, "groß", "GROSS"), (ENGLISH, "Ærø", "AERO"),
        (ENGLISH, "Ñandú", "NANDU"), (GERMAN, "Bär", "BÄR"), (GERMAN, "Café", "CAFE"),
        (GREEK, "λόγος", "ΛΟΓΟΣ"), (GREEK, "ῥυθμός", "ΡΥΘΜΟΣ"), (HEBREW, "שלום", "שלומ"), (ENGLISH, "", ""),
    ],
)  # fmt: skip
def test_a_word_is_folded_into_letters(alphabet: Alphabet, written: str, folded: str) -> None:
    assert alphabet.fold(written) == folded


@given(WORDS)
def test_composed_and_decomposed_capital_and_small_are_one_word(word: str) -> None:
    for alphabet in (ENGLISH, GERMAN):
        forms = {
            word,
            word.lower(),
            unicodedata.normalize("NFD", word),
            unicodedata.normalize("NFC", word),
            capitals(word),
        }
        assert len({alphabet.fold(form) for form in forms}) == 1


@given(WORDS)
def test_folding_twice_changes_nothing_and_gives_letters_alone(word: str) -> None:
    folded = GERMAN.fold(word)
    assert GERMAN.fold(folded) == folded
    assert all(letter in GERMAN for letter in folded)


@pytest.mark.parametrize(
    ("written", "sign", "index"),
    [
        ("a-b", "-", 1),
        ("cafe\u0301's", "'", 4),
        ("don’t", "’", 3),
        ("łan", "ł", 0),
        ("a b", " ", 1),
        ("ab🎲", "🎲", 2),
        ("a1", "1", 1),
    ],
)
def test_what_is_no_letter_is_named_with_its_position_among_signs(written: str, sign: str, index: int) -> None:
    with pytest.raises(UnknownLetter) as caught:
        ENGLISH.fold(written)
    assert (caught.value.sign, caught.value.index) == (sign, index)


def outcome_of(text: str) -> str | UnknownLetter:
    try:
        return ENGLISH.fold(text)
    except UnknownLetter as unknown:
        return unknown


@given(st.text())
def test_any_text_is_folded_or_refused_at_one_of_its_signs(text: str) -> None:
    outcome = outcome_of(text)
    if isinstance(outcome, str):
        assert all(letter in ENGLISH for letter in outcome)
    else:
        assert graphemes(text)[outcome.index] == outcome.sign


def test_signs_are_what_a_reader_counts() -> None:
    assert graphemes("e\u0301🏳️‍🌈x") == ["é", "🏳️‍🌈", "x"]


def test_a_sign_without_a_single_capital_is_kept() -> None:
    assert capitals("straße ﬁn") == "STRAßE ﬁN"
