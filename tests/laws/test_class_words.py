"""A teacher's list: every line that is at fault is named, or the list is what a naive reader takes it for."""

from __future__ import annotations

import unicodedata
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollpress.faults import Faulty
from rollpress.kinds import KINDS
from rollpress.puzzles.class_words import listed_words, words_in
from setups import english, project

SETUP = project().games["epellelemele"].setup
FLAGGED = sorted(english().flagged)[:20]
SOME = (
    *("cat", "House", "CAFÉ", "cafe", "nai\u0308ve", "façade", "stone", "zzzq", "antidisestablishment", "to", "x1"),
    *("ß", "🎲", "it's", "interestingly", "two words", "", "  ", "# a note"),
    *FLAGGED,
)
LISTS = st.lists(st.sampled_from(SOME) | st.text(max_size=12).filter(lambda line: not line.isspace()), max_size=12)


def plain(line: str) -> str:
    """Return a line's word in plain capitals; signs that are no letters stay."""
    apart = unicodedata.normalize("NFD", line.strip().upper().replace("ß", "SS"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def at_fault(lines: list[str]) -> set[int]:
    """Return the numbers of the lines that cannot stand in a list of the game."""
    bad, seen = set(), set()
    for number, line in enumerate(lines, 1):
        word = plain(line)
        if not line.strip() or line.strip().startswith("#"):
            continue
        if word in seen or not 3 <= len(word) <= 12 or not english().has(word) or english().is_flagged(word):
            bad.add(number)
        seen.add(word)
    return bad


@settings(max_examples=1000, deadline=None)
@given(LISTS, st.sampled_from(["\n", "\r\n"]), st.booleans())
def test_every_fault_of_a_list_is_named_by_its_line_or_the_list_is_right(
    lines: list[str], ending: str, marked: bool
) -> None:
    lines = ending.join(lines).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    text = ("\ufeff" if marked else "") + ending.join(lines)
    said = {plain(line) for line in lines if line.strip() and not line.strip().startswith("#")}
    if at_fault(lines) or not said:
        with pytest.raises(Faulty) as refused:
            listed_words(text, "list.txt", SETUP, english())
        assert {fault.place.line for fault in refused.value.faults} == (at_fault(lines) or {0})
    else:
        assert set(listed_words(text, "list.txt", SETUP, english()).words()) == said


def test_ten_thousand_lines_are_read() -> None:
    fitting = [word.lower() for word in english().words("common") if 3 <= len(word) <= 12][:10_000]
    assert len(list(listed_words("\n".join(fitting), "list.txt", SETUP, english()).words())) == 10_000


@pytest.mark.parametrize(("name", "line", "says"), [
    ("vowelocity", "house", "has 5 letters"),
    ("letra-mix", FLAGGED[0], "never printed"),
    ("epellelemele", "a", "words have 2 to 15"),
])  # fmt: skip
def test_a_word_that_a_game_cannot_take_is_named(name: str, line: str, says: str) -> None:
    with pytest.raises(Faulty, match=says):
        listed_words(line, "list.txt", project().games[name].setup, english())


@pytest.mark.parametrize("roll", ["E1t T1a R1e C3e N1g Z6a", "A1s *0r T1a M3n C3e J6l"])
def test_the_words_that_a_roll_makes_are_those_its_letters_spell(roll: str) -> None:
    kind = KINDS[SETUP.kind]
    words = listed_words("cat\ntree\ngreat\nhouse\nstone\nzebra", "list.txt", SETUP, english())
    shown = Counter(sign for sign in roll.upper() if sign.isalpha())
    wilds = roll.count("*")
    spelled = [word for word in words.words() if (Counter(word) - shown).total() <= wilds]
    assert list(words_in(kind.decode(SETUP, roll), kind, SETUP, words)) == spelled
