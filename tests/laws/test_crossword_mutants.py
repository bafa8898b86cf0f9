"""Layouts that were right, with a cell altered, are judged as a naive judge judges them."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setups import english, setup, solved, verdict

GAME = setup("letra-mix")
ROLLS = ("TEASNORE", "AXIOMSHE", "QEULRNIAT")
LETTERS = "AEIONRSTXQ"


def naive(roll: str, rows: list[str]) -> tuple[bool, int]:
    """Tell whether a layout of a roll without jokers is legal, and what it would score if it were."""
    width = max(map(len, rows), default=0)
    grid = [row.ljust(width, ".") for row in rows]
    columns = ["".join(column) for column in zip(*grid, strict=True)]
    words = [word for line in [*grid, *columns] for word in line.split(".") if len(word) > 1]
    cells = {(y, x) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign != "."}
    laid = Counter(sign for row in grid for sign in row if sign != ".")
    legal = laid <= Counter(roll) and all(map(english().has, words)) and connected(cells)
    # L12: no single die stands alone
    legal = legal and all(any((y + dy, x + dx) in cells for dy, dx in SIDES) for y, x in cells)
    value = GAME.parts.values
    unused = Counter(roll) - laid
    score = sum(value[sign] for word in words for sign in word) - sum(value[sign] for sign in unused.elements())
    return legal, score if legal else 0


SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def connected(cells: set[tuple[int, int]]) -> bool:
    """Tell whether all cells are reached from any one of them."""
    reached, fringe = set(), [*cells][:1]
    while fringe:
        y, x = fringe.pop()
        if (y, x) in cells - reached:
            reached.add((y, x))
            fringe += [(y + dy, x + dx) for dy, dx in SIDES]
    return reached == cells


@cache
def optimum(roll: str) -> list[str]:
    return solved(GAME, roll).best.answers[0].split("/")


@pytest.mark.parametrize("roll", ROLLS)
def test_the_naive_judge_agrees_on_what_was_solved(roll: str) -> None:
    solution = solved(GAME, roll)
    assert naive(roll, optimum(roll)) == (True, solution.best.score)


@pytest.mark.parametrize("roll", ROLLS)
@given(data=st.data())
@settings(max_examples=120, deadline=None)
def test_altered_layouts_are_judged_as_the_naive_judge_does(roll: str, data: st.DataObject) -> None:
    rows = optimum(roll)
    for _ in range(data.draw(st.integers(1, 3))):
        y = data.draw(st.integers(0, len(rows) - 1))
        x = data.draw(st.integers(0, len(rows[y])))
        sign = data.draw(st.sampled_from(f".{roll}{LETTERS}"))
        rows = [*rows[:y], rows[y][:x] + sign + rows[y][x + 1 :], *rows[y + 1 :]]
    judged = verdict(GAME, roll, "/".join(rows))
    assert (judged.legal, judged.total) == naive(roll, rows)
