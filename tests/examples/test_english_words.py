"""The English list holds what a family expects of it, and nothing that only a computer would call a word."""

from pathlib import Path

import pytest

from rollpress.home import shipped_content
from rollpress.lexicon import TIERS, Lexicon, Tier, load
from rollpress.lexicon.authored import Authored, authored_from

FOLDER = shipped_content() / "languages" / "en"
FIXTURES = Path(__file__).parent / "english"

VOWELOCITY = "AM AN AS AT BE BY DO GO HE IF IN IS IT ME MY NO OF OH ON OR OX SO TO UP US WE"  # V11

WORDS_AFTER_ALL = {
    "BERLIN": "a carriage",
    "GOOGLE": "to look up on the web",
    "JANE": "a coin of Genoa",
    "PA": "father",
    "PETER": "to dwindle, with out",
    "TWITTER": "what birds do",
    "WED": "to marry",
}
"""Looks like a name or an abbreviation, but stands in dictionaries as an ordinary word."""


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return load((FOLDER / "lexicon.bin.gz").read_bytes())


@pytest.fixture(scope="module")
def authored() -> Authored:
    return authored_from(FOLDER, "content/languages/en")


def listed(name: str) -> list[str]:
    return (FIXTURES / name).read_text(encoding="utf-8").upper().split()


def test_ordinary_forms_are_words(english: Lexicon) -> None:
    missing = [word for word in listed("ordinary_forms.txt") if not english.has(word)]
    assert missing == []


def test_names_abbreviations_and_misspellings_are_none(english: Lexicon) -> None:
    accepted = {word for word in listed("no_words.txt") if english.has(word)}
    assert accepted == WORDS_AFTER_ALL.keys()


def test_the_words_of_two_letters_are_those_accepted_by_hand(english: Lexicon, authored: Authored) -> None:
    short = {word for word in [*english.words(), *english.flagged] if len(word) == 2}
    assert short == authored.two_letter.accepted.keys()


def test_each_accepted_amended_and_flagged_word_has_its_reason(authored: Authored) -> None:
    reasons = [
        *authored.two_letter.accepted.values(),
        *(added.reason for added in authored.amendments.allow.values()),
        *authored.amendments.deny.values(),
        *(steps[1] for steps, _, _ in authored.flags.forms()),
    ]
    assert [reason for reason in reasons if len(str(reason)) < len("look")] == []


def test_vowelocitys_closed_list_is_known_to_everyone(english: Lexicon) -> None:
    assert [word for word in VOWELOCITY.split() if english.tier(word) != "answers"] == []


@pytest.mark.parametrize(
    ("word", "tier"),
    [
        ("CAT", "answers"),
        ("CAFE", "answers"),
        ("OK", "answers"),
        ("OXEN", "answers"),
        ("SMORGASBORD", "common"),
        ("EW", "common"),
        ("QI", "valid"),
        ("ZA", "valid"),
        ("COLOUR", "answers"),
        ("COLOR", "answers"),
        ("CSC", None),
        ("KHZ", None),
        ("LONDON", None),
        ("QU", None),
    ],
)
def test_a_word_is_in_the_tier_that_readers_would_put_it(english: Lexicon, word: str, tier: str | None) -> None:
    assert english.tier(word) == tier


@pytest.mark.parametrize(("tier", "expected"), [("valid", 114_300), ("common", 69_100), ("answers", 40_200)])
def test_the_tiers_have_the_sizes_that_the_sources_give_them(english: Lexicon, tier: Tier, expected: int) -> None:
    ranks = [*english.ranks.values(), *english.flagged.values()]
    size = sum(rank >= TIERS.index(tier) for rank in ranks)
    assert size == pytest.approx(expected, rel=0.02)


def test_words_have_two_to_fifteen_letters_of_the_alphabet(english: Lexicon, authored: Authored) -> None:
    words = [*english.words(), *english.flagged]
    assert {len(word) for word in words} == set(range(2, 16))
    assert set("".join(words)) == set(authored.alphabet.letters)
