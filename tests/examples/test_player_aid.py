"""The rules in brief are the rulebook's sentences: all that states a rule, and no story, example or note."""

import pytest

from documents import made, printed, texts_of, with_book
from printed import page_sizes, texts
from rollpress.documents import Heading, PlayerAid, Steps, Table
from rollpress.press import print_sheet


def aid(name: str, paper: str = "a4") -> PlayerAid:
    found = printed(name, paper)["player-aid"]
    assert isinstance(found, PlayerAid)
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["epellelemele", "letra-mix", "vowelocity"])
def test_it_is_one_page(name: str, paper: str) -> None:
    pdf = print_sheet(aid(name, paper))
    assert len(page_sizes(pdf)) == 1
    assert "rules in brief" in texts(pdf)


def test_it_has_the_turn_the_scoring_and_the_tables() -> None:
    blocks = aid("letra-mix").blocks
    heads = [block.text for block in blocks if isinstance(block, Heading)]
    assert heads[:5] == ["A die", "A turn", "Laying words", "The joker", "Scoring"]
    assert [len(block.items) for block in blocks if isinstance(block, Steps)] == [6]
    assert [block.heads[0] for block in blocks if isinstance(block, Table)] == ["Value", "Die"]


def test_stories_examples_and_what_speaks_of_an_example_stay_in_the_book() -> None:
    said = " ".join(texts_of(aid("letra-mix")))
    assert "Add the values of the dice in all words across" in said
    for left_out in ("beat the timer", "AXIOMS", "That makes 20", "The roll of the day", "Notes of this edition"):
        assert left_out not in said


def test_a_book_that_states_no_rule_has_none() -> None:
    assert "player-aid" not in made(with_book("letra-mix", "## Play\n\nAsk a friend.\n\n{notes}\n\n{credits}\n"))
