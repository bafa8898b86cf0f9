"""A year of every game is fair, from its first day to its last: the long form of `tests/laws`."""

import pytest

from fair import unfair
from setups import project


@pytest.mark.parametrize("name", project().games)
def test_a_year_of_days_is_fair(name: str) -> None:
    assert unfair(name, 365) == []
