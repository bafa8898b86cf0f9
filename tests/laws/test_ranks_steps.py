"""Ranks rise strictly from nothing to par, whatever par is."""

from fractions import Fraction
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.puzzles.ranks import Rank, ranks

NAMES = ("Letter", "Line", "Page", "Chapter", "Book", "Best")


@given(st.integers(5, 5000))
def test_each_rank_begins_at_its_share_of_par_rounded_up(par: int) -> None:
    steps = [ceil(Fraction(par * share, 100)) for share in (0, 20, 40, 60, 80, 100)]
    assert ranks(NAMES, par) == tuple(map(Rank, NAMES, steps))


@given(st.integers(-50, 5000))
def test_ranks_rise_strictly_from_zero_and_the_last_is_par(par: int) -> None:
    found = ranks(NAMES, par)
    least = [rank.least for rank in found]
    assert least == sorted(set(least))
    assert (least[0], found[-1]) == (0, Rank("Best", max(par, 0)))


@pytest.mark.parametrize(
    ("par", "names"),
    [(0, "Best"), (1, "Letter Best"), (2, "Letter Page Best"), (3, "Letter Line Chapter Best"), (-7, "Best")],
)
def test_of_ranks_that_fall_on_one_score_the_highest_stays(par: int, names: str) -> None:
    assert " ".join(rank.name for rank in ranks(NAMES, par)) == names


def test_names_and_steps_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="argument"):
        ranks(NAMES[:5], 10)
