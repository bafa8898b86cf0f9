"""A dictionary file is read whole, and everything wrong with it is named at once."""

import pytest

from rollpress.faults import Faulty
from rollpress.letters import Alphabet
from rollpress.lexicon import Lexicon, parse_dictionary

LATIN = Alphabet(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), folds={"ß": "SS"})


def read(text: str) -> Lexicon:
    return parse_dictionary(text, "club/words.txt", LATIN)


def faults(text: str) -> list[str]:
    with pytest.raises(Faulty) as found:
        read(text)
    return [str(fault) for fault in found.value.faults]


ALONE = "spell it with letters alone"


@pytest.mark.parametrize(
    "text",
    [
        "cat\ndog\n",
        "dog\r\ncat",
        "\N{ZERO WIDTH NO-BREAK SPACE}cat\r\rdog\r",
        "# pets\n\n  CAT\t\n#bird\nDog\n",
    ],
)
def test_marks_line_ends_blanks_and_comments_do_no_harm(text: str) -> None:
    words = read(text)
    assert list(words.words("answers")) == ["CAT", "DOG"]
    assert (words.id, words.sha256) == ("words.txt", read("cat\ndog").sha256)


def test_accents_marks_apart_and_sharp_s_fold() -> None:
    assert list(read("café\nnai\u0308ve\ngroß").words()) == ["CAFE", "GROSS", "NAIVE"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "cat\nit's\n",
            ["club/words.txt:2:3: it's: \"'\" is no letter of this alphabet\n  hint: spell it with letters alone"],
        ),
        (
            "naïve\n\nnaive\nNAIVE\n",
            [
                "club/words.txt:3: naive: stands twice\n  hint: line 1 has it as NAIVE",
                "club/words.txt:4: NAIVE: stands twice\n  hint: line 1 has it as NAIVE",
            ],
        ),
        ("a\ncat", ["club/words.txt:1: a: 1 letter\n  hint: words have 2 to 15 letters"]),
        (
            "antidisestablish\n",
            ["club/words.txt:1: antidisestablish: 16 letters\n  hint: words have 2 to 15 letters"],
        ),
        ("ice cream", ["club/words.txt:1: ice cream: more than one word\n  hint: write one word a line"]),
        ("a" * 9_999, [f"club/words.txt:1: {'a' * 40}…: 9999 letters\n  hint: words have 2 to 15 letters"]),
        (
            "b" * 50 + "-",
            [f"club/words.txt:1:51: {'b' * 40}…: '-' is no letter of this alphabet\n  hint: {ALONE}"],
        ),
        ("# nothing\n\n", ["club/words.txt: holds no word\n  hint: write one word a line"]),
        ("", ["club/words.txt: holds no word\n  hint: write one word a line"]),
    ],
)
def test_a_line_that_is_no_word_is_named_with_its_reason(text: str, expected: list[str]) -> None:
    assert faults(text) == expected


def test_all_faults_come_at_once_in_the_order_of_lines() -> None:
    lines = [fault.splitlines()[0].split(": ")[0] for fault in faults("x\nцвет\ncat\ncat\nb-b")]
    assert lines == [
        "club/words.txt:1",
        "club/words.txt:2:1",
        "club/words.txt:4",
        "club/words.txt:5:2",
    ]
