"""Tiers nest, flags hide, owners amend, and one list has one name however it was made."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.letters import Alphabet
from rollpress.lexicon import TIERS, Lexicon, Rank, Tier
from rollpress.lexicon.words import RANKS

GREEK = Alphabet(tuple("ΑΒΓΔ"), vowels=frozenset("Α"))
WORD = st.text("ΑΒΓΔ", min_size=2, max_size=5)
RANKED = st.dictionaries(WORD, st.integers(0, 3), max_size=20)


def lexicon(ranks: dict[str, int], flagged: dict[str, int] | None = None) -> Lexicon:
    return Lexicon.of("test", GREEK, ranks, flagged or {})


@given(RANKED)
def test_each_tier_lies_within_the_wider_one(ranks: dict[str, int]) -> None:
    valid, common, answers, easy = (set(lexicon(ranks).words(tier)) for tier in RANKS)
    assert easy <= answers <= common <= valid == set(ranks)


@given(RANKED)
def test_an_easy_word_is_reported_as_an_answer(ranks: dict[str, int]) -> None:
    words = lexicon(ranks)
    easy = [word for word in ranks if words.is_easy(word)]
    assert sorted(easy) == [*words.words("easy")]
    assert all(words.tier(word) == "answers" for word in easy)
    assert {words.tier(word) for word in ranks} <= set(TIERS)


@given(RANKED, st.text("ΑΒΓΔ", max_size=8), st.sampled_from(RANKS))
def test_what_is_spelled_in_a_tier_are_the_tiers_words_among_all_spelled(
    ranks: dict[str, int], rack: str, tier: Rank
) -> None:
    words = lexicon(ranks)
    everything = words.spelled(Counter(rack), wilds=1)
    assert words.spelled(Counter(rack), 1, tier) == [w for w in everything if w in set(words.words(tier))]


@given(RANKED, RANKED)
def test_a_flagged_word_is_accepted_but_never_brought_out(ranks: dict[str, int], flagged: dict[str, int]) -> None:
    clean = {word: rank for word, rank in ranks.items() if word not in flagged}
    words = lexicon(clean, flagged)
    brought_out = {*words.words(), *words.spelled({}, wilds=5)}
    assert brought_out == set(clean)
    assert all(words.has(word) and words.is_flagged(word) and words.tier(word) for word in flagged)
    assert sum(words.counts().values()) == len(clean)


def test_a_planted_word_comes_out_until_it_is_flagged() -> None:
    rack = Counter("ΑΒΓ")
    assert lexicon({"ΓΑΒ": 2, "ΑΒ": 2}).spelled(rack) == ["ΑΒ", "ΓΑΒ"]
    assert lexicon({"ΑΒ": 2}, {"ΓΑΒ": 2}).spelled(rack) == ["ΑΒ"]


def test_a_word_that_is_none_has_no_tier() -> None:
    words = lexicon({"ΑΒ": 0}, {"ΒΑ": 1})
    assert (words.tier("ΑΒ"), words.tier("ΒΑ"), words.tier("ΓΓ")) == ("valid", "common", None)
    assert not words.has("ΓΓ")


@given(st.lists(WORD, max_size=15))
def test_every_word_of_a_plain_list_is_an_easy_answer(listed: list[str]) -> None:
    words = Lexicon.from_words(listed, GREEK, "class 3b")
    assert list(words.words("answers")) == list(words.words("easy")) == sorted(set(listed))
    assert words.id == "class 3b"


@given(RANKED)
def test_a_lists_hash_depends_on_its_words_not_on_their_order(ranks: dict[str, int]) -> None:
    backwards = dict(reversed(ranks.items()))
    assert lexicon(ranks).sha256 == lexicon(backwards).sha256


def test_a_lists_hash_changes_with_a_word_a_tier_or_a_flag() -> None:
    lists = [
        lexicon({"ΑΒ": 0}),
        lexicon({"ΑΒ": 1}),
        lexicon({"ΑΒ": 0, "ΒΑ": 0}),
        lexicon({"ΑΒ": 0}, {"ΒΑ": 0}),
        lexicon({"ΒΑ": 0}, {"ΑΒ": 0}),
    ]
    assert len({words.sha256 for words in lists}) == len(lists)


@given(RANKED, st.sets(WORD, max_size=4), st.sets(WORD, max_size=4))
def test_an_amended_list_is_the_list_that_was_meant(ranks: dict[str, int], allow: set[str], deny: set[str]) -> None:
    amended = lexicon(ranks).amended(allow, deny)
    meant = dict.fromkeys(allow, 0) | ranks
    fresh = lexicon({word: rank for word, rank in meant.items() if word not in deny})
    assert amended.sha256 == fresh.sha256
    assert amended.spelled({}, wilds=5) == fresh.spelled({}, wilds=5)


def test_amending_twice_brings_each_word_out_once() -> None:
    words = lexicon({"ΑΒ": 2}).amended(deny=["ΑΒ"]).amended(allow=["ΑΒ"])
    assert words.spelled(Counter("ΑΒ")) == ["ΑΒ"]


def test_an_allowed_word_loses_its_flag_and_keeps_its_tier() -> None:
    words = lexicon({}, {"ΑΒ": 2, "ΒΑ": 2}).amended(allow=["ΑΒ"], deny=["ΒΑ"])
    assert words.spelled(Counter("ΑΒ"), tier="answers") == ["ΑΒ"]
    assert not words.is_flagged("ΑΒ")
    assert not words.has("ΒΑ")


@pytest.mark.parametrize("tier", TIERS)
def test_counts_by_length_add_up_to_the_words(tier: Tier) -> None:
    words = lexicon({"ΑΒ": 2, "ΒΑ": 1, "ΑΒΓ": 0, "ΔΔΔΔ": 2})
    assert sum(words.counts(tier).values()) == len(list(words.words(tier)))
    assert words.counts("common") == {2: 2, 4: 1}
