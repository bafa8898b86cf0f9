"""The pieces of the three editions: values, lists and tiles, against tables written here by hand."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES
from rollpress.lexicon import Lexicon, load
from rollpress.spec.project import read_project

GAMES = read_project(shipped_content(), KIND_TYPES, shipped_content()).games
LETRA_MIX_VALUES = """
    A1 B3 C3 D2 E1 F3 G2 H2 I1 J6 K4 L2 M3 N1 O2 P3 Q6 R1 S1 T1 U2 V4 W4 X6 Y4 Z4
"""
SHORT_WORDS = "AM AN AS AT BE BY DO GO HE IF IN IS IT ME MY NO OF OH ON OR OX SO TO UP US WE"


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return load((shipped_content() / "languages" / "en" / "lexicon.bin.gz").read_bytes())


def test_letra_mix_values_are_those_of_the_table() -> None:
    values = GAMES["letra-mix"].setup.parts.values
    assert [f"{letter}{value}" for letter, value in values.items()] == LETRA_MIX_VALUES.split()


def test_one_die_of_letra_mix_carries_one_joker() -> None:
    faces = [face for die in GAMES["letra-mix"].setup.parts.dice for face in die.faces]
    assert len(faces) == 13 * 6
    assert faces.count("*") == 1


def test_every_letter_is_on_some_die_of_epellelemele() -> None:
    game = GAMES["epellelemele"]
    signs = {sign.upper() for die in game.setup.parts.dice for face in die.faces for sign in (face[0], face[-1])}
    assert signs - {"*"} == set(game.setup.letters)


def test_a_die_of_epellelemele_never_shows_one_letter_twice() -> None:
    faces = [face for die in GAMES["epellelemele"].setup.parts.dice for face in die.faces]
    assert [face for face in faces if face[0] == face[-1].upper()] == []


def test_thirty_tiles_hold_the_alphabet_and_four_letters_twice() -> None:
    setup = GAMES["vowelocity"].setup
    tiles = setup.parts.tiles
    counts = Counter(letter for letters in tiles.values() for letter in letters)
    assert set(counts) == set(setup.letters)
    assert {letter for letter, count in counts.items() if count > 1} == set("AEST")
    assert sum(counts.values()) == 30
    assert {number: len(letters) for number, letters in tiles.items()} == dict.fromkeys("123456", 5)


def test_the_list_of_short_words_is_closed_and_known(english: Lexicon) -> None:
    short = GAMES["vowelocity"].setup.parts.short_words
    assert list(short) == SHORT_WORDS.split()
    assert [word for word in short if not english.has(word)] == []


@pytest.mark.parametrize("dice", [2, 3, 4])
def test_every_first_roll_of_vowelocity_has_a_word_that_people_know(english: Lexicon, dice: int) -> None:
    setup = GAMES["vowelocity"].setup
    words = setup.parts.short_words if dice == 2 else [w for w in english.words("common") if len(w) == dice]
    numbers: dict[str, set[int]] = {}
    for number, letters in setup.parts.tiles.items():
        for letter in letters:
            numbers.setdefault(letter, set()).add(int(number))
    tiles = Counter({letter: len(found) for letter, found in numbers.items()})
    claimed = set()
    for word in words:
        counts = Counter(word)
        if sum(counts[vowel] for vowel in setup.vowels) > 1 or counts - tiles:
            continue
        for roll in product(*(numbers[letter] for letter in word)):
            if len(set(zip(word, roll, strict=True))) == dice:  # no tile twice: both of a letter differ in number
                claimed.add(tuple(sorted(roll)))
    assert set(combinations_with_replacement(range(1, 7), dice)) - claimed == set()
