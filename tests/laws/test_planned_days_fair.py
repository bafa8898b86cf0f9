"""Planned days are fair: no flagged word, within the gates, no letters twice, ranks that rise, all proved."""

import pytest

from fair import unfair


@pytest.mark.parametrize(("name", "days"), [("epellelemele", 40), ("letra-mix", 3), ("vowelocity", 2)])
def test_planned_days_are_fair(name: str, days: int) -> None:
    assert unfair(name, days) == []
