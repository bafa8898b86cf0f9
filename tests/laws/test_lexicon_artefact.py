"""What is packed comes back, from the same bytes whatever the process that packed it."""

import gzip
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.letters import Alphabet
from rollpress.lexicon import Lexicon, load
from rollpress.lexicon.artefact import pack, unpack

CYRILLIC = Alphabet(tuple("АБВЪ"), vowels=frozenset("А"), folds={"Ъ": "Б"})
RANKED = st.dictionaries(st.text("АБВ", min_size=2, max_size=6), st.integers(0, 2), max_size=20)


@given(RANKED, RANKED)
def test_a_lexicon_comes_back_as_it_was_packed(ranks: dict[str, int], flagged: dict[str, int]) -> None:
    clean = {word: rank for word, rank in ranks.items() if word not in flagged}
    packed = Lexicon.of("test", CYRILLIC, clean, flagged)
    back = unpack(pack(packed))
    assert back == packed
    assert (back.ranks, back.flagged, back.tries) == (clean, flagged, packed.tries)


def test_the_file_is_the_content_compressed() -> None:
    packed = Lexicon.from_words(["АБ", "ВАБ"], CYRILLIC, "test")
    assert load(gzip.compress(pack(packed))) == packed


def test_a_file_of_another_format_is_refused() -> None:
    content = pack(Lexicon.from_words(["АБ"], CYRILLIC, "test"))
    with pytest.raises(ValueError, match="rollpress-lexicon-9"):
        unpack(content.replace(b"rollpress-lexicon-1", b"rollpress-lexicon-9"))


PACKER = """
import hashlib
from rollpress.letters import Alphabet
from rollpress.lexicon import Lexicon
from rollpress.lexicon.artefact import pack
words = {a + b + c for a in "ABC" for b in "ABC" for c in "ABC"}
lexicon = Lexicon.from_words(words, Alphabet(tuple("ABC"), frozenset("A")), "test")
print(hashlib.sha256(pack(lexicon)).hexdigest())
"""


def test_the_same_words_give_the_same_bytes_under_any_hash_seed_and_locale() -> None:
    def packed(seed: str, locale: str) -> str:
        env = os.environ | {"PYTHONHASHSEED": seed, "LC_ALL": locale, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", PACKER], env=env, capture_output=True, text=True, check=True)
        return done.stdout

    assert packed("1", "C") == packed("2", "C.UTF-8")
