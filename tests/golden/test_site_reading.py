"""A day and an answer as they are read aloud, in order: texts and the names of pictures, written here by hand."""

import html5lib

from rollpress.home import shipped_templates
from rollpress.site import look_from, render
from rollpress.site.views import PageView
from web.fixtures.answers import CROSS_ANSWER
from web.fixtures.days import CLAIM_DAY, CROSS_DAY
from web.fixtures.sample_site import FRAME

LOOK = look_from([shipped_templates()])

CROSS_DAY_READ = """
Letra-Mix · roll of the day | Days | Thursday 3 December | Friday 4 December 2026
This day was corrected on 4 December: OAK is now accepted.
The roll | Thirteen dice | T, 1 point | A, 1 point | O, 2 points | U, 2 points | U, 2 points | I, 1 point
T, 1 point | O, 2 points | K, 4 points | A, 1 point | H, 2 points | N, 1 point | J, 6 points
Hints, one step at a time | What the best layout leaves over | Nothing: all 13 dice are in it.
Its longest word | Four letters, and the J is in it.
How a layout scores | Add the dice of every word across, then of every word down; a die where two words cross counts
in both. Take off the dice not used. The joker is any letter and worth nothing. | All rules
The best layout scores 45. Puzzle L-2026-12-04, answer from Saturday.
Score | Ranks | 45 is the best
Letter | 0 | Line | 9 | Page | 18 | Chapter | 26 | Book | 35 | Library | 43 | 45 is proved, not guessed.
The answer | The answer appears here on Saturday 5 December.
Puzzle | L-2026-12-04 | . This page prints as one sheet with room to write.
"""

CROSS_ANSWER_READ = """
Letra-Mix · answer | Answers | Wednesday 2 December | Thursday 3 December 2026
A best layout | all 13 dice used | Across: OUR, IS, ALE, UP, SEE. Down: US, APE, OIL, USE.
The diamond is the joker: here it is an R, worth 0.
PROVED 35 BEST | Proved: nothing scores more
"""


def read(view: PageView) -> list[str]:
    """Texts and labels below the main landmark, in order; what is inside a labelled picture is not read."""
    tree = html5lib.parse(render(view, FRAME, LOOK), namespaceHTMLElements=False)
    (main,) = tree.iter("main")
    return [" ".join(text.split()) for text in spoken(main) if text.strip()]


def spoken(element):
    if element.get("aria-hidden") == "true":
        return
    if label := element.get("aria-label"):
        yield label
    if element.get("role") != "img" and not (element.tag == "a" and label):
        yield element.text or ""
        for child in element:
            yield from spoken(child)
            yield child.tail or ""


def written(text: str) -> list[str]:
    return [part.strip() for line in text.strip().splitlines() for part in line.split(" | ")]


def test_a_day_is_read_in_order():
    assert " ".join(read(CROSS_DAY)) == " ".join(written(CROSS_DAY_READ))


def test_an_answer_begins_with_the_layout_and_its_seal():
    expected = " ".join(written(CROSS_ANSWER_READ))
    assert " ".join(read(CROSS_ANSWER))[: len(expected)] == expected


def test_tiles_are_read_under_their_number():
    heard = read(CLAIM_DAY)
    first, second = heard.index("Number 1"), heard.index("Number 2")
    assert heard[first + 1 : second] == [
        "F, number 1, 3 points",
        "G, number 1, 2 points",
        "I, number 1, 2 points, vowel",
        "Q, number 1, 6 points",
        "S, number 1, 1 point",
    ]
