"""No letters come back within a year, whichever days were there before; and levels part as they say."""

import datetime
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledgers import site
from rollpress.dice import JokerFace, LetterFace, PipFace, SpellFace
from rollpress.faults import Faulty
from rollpress.kinds import KINDS
from rollpress.kinds.base import Solution
from rollpress.kinds.nothing import NothingParts
from rollpress.lexicon import Lexicon
from rollpress.puzzles.ledger import Line, sealed
from rollpress.puzzles.planning import Calendar, Planner
from rollpress.puzzles.repeats import letter_set, letter_sets, repeated, within_a_year
from rollpress.spec.game import Levels, Setup
from setups import NOTHING, english, project

FIRST = datetime.date(2027, 1, 1)
LETTERS = english().alphabet.letters


def day(number: int) -> str:
    return (FIRST + datetime.timedelta(days=number)).isoformat()


def planner(letters: int) -> Planner:
    """Return a planner of a game whose one die shows so many letters, and so has as many letter sets."""
    faces = NothingParts(faces=LETTERS[:letters])
    setup = NOTHING.model_copy(update={"parts": faces, "letters": LETTERS, "gates": {}})
    game = replace(project().games["vowelocity"], setup=setup)
    kind = KINDS["nothing"]
    words = Lexicon.from_words([], english().alphabet, "none")

    def solve(of: Setup[NothingParts, NothingParts], roll: str) -> Solution:
        return kind.solve(of, roll, kind.table(of, {}), words)

    return Planner(game, kind, Calendar(site(), FIRST), words, solve)


def planned(letters: int, days: int, before: tuple[Line, ...] = ()) -> tuple[Line, ...]:
    return planner(letters).planned(before, FIRST + datetime.timedelta(days=days - 1))


def test_the_letters_of_a_roll_are_told_however_its_dice_share_them() -> None:
    one = [SpellFace("A", 1, "S"), SpellFace("QU", 6, ""), SpellFace("", 0, "A")]
    other = [SpellFace("S", 3, "A"), SpellFace("U", 1, "A"), SpellFace("", 0, "Q")]
    assert letter_set(one) == letter_set(other) == "*AAQSU"
    assert letter_set([LetterFace("B", 3), JokerFace(), LetterFace("A", 1)]) == "*AB"
    assert letter_set([PipFace(3), PipFace(6)]) == ""


def test_no_letters_are_planned_twice_while_there_are_others() -> None:
    lines = planned(12, 12)
    assert sorted(line.roll for line in lines) == sorted(LETTERS[:12])
    with pytest.raises(Faulty, match="2027-01-13 passes the gates"):
        planned(12, 13)


def test_a_hole_is_filled_with_letters_that_no_day_around_it_has() -> None:
    lines = planned(9, 9)
    for gap in range(1, 9):
        assert planned(9, 9, (*lines[:gap], *lines[gap + 1 :])) == lines


def test_letters_may_come_back_after_a_year() -> None:
    (line,) = planned(1, 1)
    later = sealed(replace(line, date=day(365)))
    sooner = sealed(replace(line, date=day(364)))
    kind = KINDS["nothing"]
    assert [*repeated(letter_sets([line, later], kind))] == []
    assert [*repeated(letter_sets([line, sooner], kind))] == [(day(364), day(0))]


@given(st.dictionaries(st.integers(0, 1200).map(day), st.sampled_from("ABCD"), max_size=12))
def test_repeats_are_what_comparing_every_day_with_every_other_finds(sets: dict[str, str]) -> None:
    def apart(one: str, other: str) -> int:
        return abs((datetime.date.fromisoformat(one) - datetime.date.fromisoformat(other)).days)

    late = {
        one
        for one in sets
        for other in sets
        if other < one and sets[one] == sets[other] and apart(one, other) < 365
    }
    assert {one for one, _ in repeated(sets)} == late
    for one in sets:
        others = {date: letters for date, letters in sets.items() if date != one}
        assert within_a_year(others, one) == {sets[other] for other in others if apart(one, other) < 365}


@pytest.mark.parametrize(("easy", "medium"), [(9, 9), (15, 9)])
def test_levels_that_leave_one_without_rolls_are_refused(easy: int, medium: int) -> None:
    with pytest.raises(ValueError, match="is not below medium"):
        Levels(easy=easy, medium=medium)
