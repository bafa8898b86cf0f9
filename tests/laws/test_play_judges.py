"""The judge of a page is the judge of the command line: same rules broken, same sentences, same parts and totals.

A page knows the words that its roll spells and no others. So it does not ask its list about a word that the dice
cannot serve; that word breaks a rule already. Nothing else may differ.
"""

from play_answers import Chance, Told, day_of, listed, mutated, puzzle, told, told_by_pages, written
from rollpress.puzzles.published import Published
from setups import english

SPELL_ROLLS = (
    "K5e I1l R1e L1o Y4t O2c",
    "D2i W4e *0a H3t N1g S1h",
    "*0a E1n *0r L1o K5- T1a",
    "QU6sz Q6u U2s I1t E1- QU4a",
    "A1s ST2st T1a AR3s R1e",
)
ANSWERS = 2000


def asked(told: Told, refusing: str, sentence: str) -> Told:
    """Leave the sentence about the word list out where the dice refuse the word anyway."""
    if told is None or all(rule != refusing for rule, _ in told["faults"]):
        return told
    return {**told, "faults": [(rule, text) for rule, text in told["faults"] if not text.endswith(sentence)]}


def spelled_answers(day: Published, chance: Chance) -> list[list[str]]:
    """Lists of ten words each, as players enter them: right, wrong, twice, and in any writing."""
    known, any_word = listed(day), [*english().words()]
    letters = "".join(day.setup.letters)
    rows = []
    for _ in range(ANSWERS // len(SPELL_ROLLS) // 10):
        words = [
            chance.choice(known) if known and chance.happens(70) else chance.choice(any_word) for _ in range(9)
        ]
        words = [mutated(word, chance, letters) if chance.happens(30) else word for word in words]
        rows.append([written(word, chance) for word in (*words, chance.choice(words))])
    return rows


def test_the_page_judges_spelled_words_as_the_command_line_does() -> None:
    chance = Chance("spell")
    days = [day_of("epellelemele", roll) for roll in SPELL_ROLLS]
    cases = [(day, spelled_answers(day, chance)) for day in days]
    expected = [
        [asked(verdict, "E3", "is not in our list.") for row in rows for verdict in told(day, row, english())]
        for day, rows in cases
    ]
    assert told_by_pages("spell", cases) == as_json(expected)
    outcomes = [verdict for case in expected for verdict in case]
    assert sum(verdict is not None and not verdict["faults"] for verdict in outcomes) > ANSWERS / 5
    assert {rule for verdict in outcomes if verdict for rule, _ in verdict["faults"]} == {"E3", "E5", "E11"}
    assert None in outcomes


def as_json(cases: list[list[Told]]) -> list[list[Told]]:
    """The same with lists for tuples, as JSON has it."""
    return [
        [verdict and {**verdict, "faults": [*map(list, verdict["faults"])]} for verdict in case] for case in cases
    ]


def test_a_puzzle_on_a_page_carries_the_rules_of_its_own_line() -> None:
    held = puzzle(day_of("epellelemele", SPELL_ROLLS[0]))
    assert held["rules"]["length"] == {"id": "E5", "min": 3, "max": 12}
    assert held["ranks"][0] == ["Letter", 0]
    assert held["ranks"][-1] == ["Library", held["par"]]
