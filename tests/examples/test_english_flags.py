"""What children should not read is flagged; what public lists flag in vain is not."""

from collections import Counter
from pathlib import Path

import pytest

from rollpress.home import shipped_content
from rollpress.lexicon import TIERS, Lexicon, Tier, load

NAMED = Path(__file__).parent / "english" / "named_by_public_lists.txt"

ORDINARY = """
    BEANBAG BEANBAGS BOONIES CHUG CHUGS CHUNKY COX DIPSTICK DIRTY DUMMY ESCORT FLANGE GABLES GEEZER HO HOAR HOER
    HOES JIG JIGS KUMQUAT LIMY LOOSER LOSER MAMS MUFF MUNCHER NIP PAWN PIKER RIGGER SCISSORING SHRIMPING SKEET
    SNATCH SNOWBALLING SOOTY SPIT SPITTER SQUINTY STRINGER SWALLOWER TANG TRIPLEX WELFARE WHACKER WHIZ WHOP
"""
"""Named by a public list, read by us, and left printable: nobody minds them in a game."""

NEVER_MEANT = """
    BASEMENT BLOW CLASS COCKEREL COCKPIT CRAPE DICKENS DRAPE FARTHER GOD GRAPES HORN MUFFIN MUSHROOM PASSION
    PRICKLY RAPIDS SEXTANT SHIITAKE SPICE SPICED TITAN TITLE TITTER TONGUE WHORL
"""
"""Ordinary words that hold a rude one, or that clumsy lists name."""


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return load((shipped_content() / "languages/en/lexicon.bin.gz").read_bytes())


def test_a_thousand_forms_and_more_are_flagged(english: Lexicon) -> None:
    assert len(english.flagged) >= 1_000


def test_what_public_lists_name_is_flagged_but_for_the_ordinary_words(english: Lexicon) -> None:
    named = NAMED.read_text(encoding="utf-8").split()
    assert all(english.has(word) for word in named)
    assert {word for word in named if not english.is_flagged(word)} == set(ORDINARY.split())
    assert len(ORDINARY.split()) <= len(named) / 10


def test_ordinary_words_are_not_flagged(english: Lexicon) -> None:
    assert all(english.has(word) and not english.is_flagged(word) for word in NEVER_MEANT.split())


@pytest.mark.parametrize("ending", ["S", "ES", "ED", "ING"])
def test_the_plain_forms_of_the_worst_words_are_flagged_with_them(english: Lexicon, ending: str) -> None:
    worst = ("BITCH", "COON", "CUNT", "FUCK", "KIKE", "LYNCH", "MOLEST", "MURDER", "PISS", "TURD", "WANK", "WOG")
    forms = [base + ending for base in worst if english.has(base + ending)]
    assert forms
    assert [form for form in forms if not english.is_flagged(form)] == []


@pytest.mark.parametrize("tier", TIERS)
def test_no_rack_brings_a_flagged_word_out(english: Lexicon, tier: Tier) -> None:
    for flagged in sorted(english.flagged)[::40]:
        assert flagged not in english.spelled(Counter(flagged), tier=tier)


def test_flagged_words_are_accepted_from_players(english: Lexicon) -> None:
    assert all(english.has(word) for word in english.flagged)
    assert not set(english.flagged) & set(english.words())
