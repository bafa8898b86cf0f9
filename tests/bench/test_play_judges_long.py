"""Ten thousand answers a game, asked of the judge of the pages and of the judge of the command line."""

import pytest

from play_answers import ROLLS, disagreements


@pytest.mark.parametrize("game", list(ROLLS))
def test_both_judges_agree_on_ten_thousand_answers(game: str) -> None:
    found = disagreements(game, 10_000)
    assert found.differing == []
    assert found.judged == 10_000
