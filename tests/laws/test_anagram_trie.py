"""The trie spells exactly what a naive search spells."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.chance import pick, stream
from rollpress.home import shipped_content
from rollpress.lexicon import load
from rollpress.lexicon.trie import plant, rarest_first

LETTERS = "ABÑΩ字"
WORDS = st.lists(st.text(LETTERS, min_size=1, max_size=6), max_size=25)
RACKS = st.text(LETTERS, max_size=9)


def missing(word: str, counts: Mapping[str, int]) -> int:
    """Return how many letters the word needs beyond `counts`."""
    return sum((Counter(word) - Counter(counts)).values())


def naive(words: Iterable[str], counts: Mapping[str, int], wilds: int) -> list[str]:
    return sorted(word for word in set(words) if missing(word, counts) <= wilds)


@given(WORDS, RACKS, st.integers(0, 3))
def test_the_trie_spells_what_a_search_through_all_words_spells(words: list[str], rack: str, wilds: int) -> None:
    found = plant(words).spelled(Counter(rack), wilds)
    assert sorted(found) == naive(words, Counter(rack), wilds)


@given(WORDS, RACKS)
def test_a_query_leaves_the_counts_as_they_were(words: list[str], rack: str) -> None:
    counts = Counter(rack)
    plant(words).spelled(counts, 1)
    assert counts == Counter(rack)


@given(WORDS)
def test_a_skip_leads_to_the_next_node_that_lies_no_deeper(words: list[str]) -> None:
    trie = plant(words)
    for node, skip in enumerate(trie.skip):
        later = range(node + 1, len(trie.depth))
        assert skip == next((n for n in later if trie.depth[n] <= trie.depth[node]), len(trie.depth))


@given(WORDS, st.randoms(use_true_random=False))
def test_the_order_of_the_words_is_irrelevant(words: list[str], chance: Random) -> None:
    shuffled = [*words, *words[:3]]
    chance.shuffle(shuffled)
    assert plant(shuffled) == plant(words)


def test_rare_letters_come_first_and_equally_rare_ones_in_code_order() -> None:
    assert rarest_first(["ABBA", "CAB"]) == "CAB"
    assert rarest_first(["BA", "CD"]) == "ABCD"


def test_letters_that_no_word_has_spell_nothing() -> None:
    assert plant(["ON", "NO"]).spelled({"N": 1, "O": 1, "?": 4, "Ž": 1}) == ["NO", "ON"]


def test_a_letter_owed_counts_as_a_letter_lacking() -> None:
    assert plant(["ON"]).spelled({"N": 1, "O": -2}, wilds=1) == ["ON"]
    assert plant(["ON"]).spelled({"N": 1, "O": -2}) == []


def test_no_words_spell_nothing() -> None:
    assert plant([]).spelled({"A": 3}, wilds=2) == []


def test_more_anagrams_than_a_byte_counts_are_all_found() -> None:
    words = ["".join(letters) for letters in permutations("ABCDEF")]
    assert sorted(plant(words).spelled(Counter("ABCDEF"))) == words


@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_the_shipped_words_are_spelled_as_a_search_through_all_of_them_spells(wilds: int) -> None:
    lexicon = load((shipped_content() / "languages/en/lexicon.bin.gz").read_bytes())
    words = list(lexicon.words())
    text = "".join(words)
    sample = text[:: len(text) // 256]  # letters as often as the words have them
    for rack in range(4):
        chance = stream(f"test/anagram-trie/{rack}")
        letters = Counter(sample[pick(chance, 256)] for _ in range(12 - wilds))
        assert lexicon.spelled(letters, wilds) == naive(words, letters, wilds)
