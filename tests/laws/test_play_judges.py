"""The judge of a page is the judge of the command line: same rules broken, same sentences, same parts and totals.

A page knows the words that its roll spells and no others. So it does not ask its list about a word that the dice
cannot serve; that word breaks a rule already. Nothing else may differ. `make bench` asks five times as often.
"""

import pytest

from play_answers import ROLLS, disagreements, puzzle_of_first_roll

ANSWERS = 2000
RULES = {
    "epellelemele": {"E3", "E5", "E11"},
    "letra-mix": {"L3", "L6", "L12", "L13"},
    "vowelocity": {"V4", "V5", "V6", "V9", "V11"},
    "vowelocity solo": {"V4", "V5", "V6", "V9", "V11"},
}


@pytest.mark.parametrize("game", list(ROLLS))
def test_the_page_judges_as_the_command_line_does(game: str) -> None:
    found = disagreements(game, ANSWERS)
    assert found.differing == []
    assert found.judged == ANSWERS
    assert found.legal > ANSWERS / 20
    assert found.unread > 0
    assert found.rules == RULES[game]


@pytest.mark.parametrize("game", list(ROLLS))
def test_a_puzzle_on_a_page_carries_the_rules_of_its_own_line(game: str) -> None:
    day, held = puzzle_of_first_roll(game)
    assert held["rules"] == day.line.rules["rules"]
    assert held["ranks"][0] == [day.game.edition.ranks[0], 0]
    assert held["ranks"][-1] == [day.game.edition.ranks[-1], held["par"]]
