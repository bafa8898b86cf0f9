"""Class sets: every sheet another puzzle, all of like difficulty, each to be found again by its code."""

from __future__ import annotations

import statistics
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rollpress.build.shelf import Shelf
from rollpress.dice import LetterFace, SpellFace
from rollpress.faults import Faulty, Place
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES, KINDS
from rollpress.puzzles.classes import ClassSet, Drawing
from rollpress.puzzles.codes import code_from
from rollpress.puzzles.levels import Level
from rollpress.spec.project import read_project

SHIPPED = shipped_content()
PROJECT = read_project(SHIPPED, KIND_TYPES, SHIPPED)
SHELF = Shelf(SHIPPED, SHIPPED, Path("nowhere"))


def drawing(game_id: str, **more: Any) -> Drawing:
    game = PROJECT.games[game_id].for_class
    kind, lexicon = KINDS[game.kind], SHELF.lexicon(game.language)
    return Drawing(game, kind, lexicon, SHELF.solver(kind, lexicon, keep=False), **more)


def letters(name: str, roll: str) -> list[str]:
    """Return the letters of a roll in order, whichever die shows them."""
    game = PROJECT.games[name].for_class
    faces = KINDS[game.kind].faces(KINDS[game.kind].decode(game.setup, roll))
    shown = [face.large + face.small for face in faces if isinstance(face, SpellFace)]
    shown += [face.letters for face in faces if isinstance(face, LetterFace)]
    return sorted("".join(shown)) or sorted(map(str, faces))


def made(name: str, levels: list[Level | None], **more: Any) -> ClassSet:
    return drawing(name, **more).class_set(levels)


@pytest.mark.parametrize(("name", "count"), [("epellelemele", 12), ("vowelocity", 12), ("letra-mix", 2)])
def test_each_sheet_has_its_own_puzzle_and_code_and_a_second_run_makes_the_same(name: str, count: int) -> None:
    sheets = made(name, [None] * count).sheets
    assert [sheet.number for sheet in sheets] == list(range(1, count + 1))
    assert len({sheet.code for sheet in sheets}) == count
    assert len({tuple(letters(name, sheet.roll)) for sheet in sheets}) == count
    assert made(name, [None] * count).sheets == sheets


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_sheets_of_a_level_are_within_a_tenth_of_their_median(level: Level) -> None:
    sheets = made("epellelemele", [level] * 8).sheets
    eases = [100 * sheet.solution.easy / sheet.solution.par.score for sheet in sheets]
    median = statistics.median(eases)
    assert {sheet.level for sheet in sheets} == {level}
    assert all(0.9 * median - 1 <= ease <= 1.1 * median for ease in eases)


def test_a_mix_keeps_its_order_of_levels() -> None:
    mix: list[Level | None] = ["easy", "hard", "medium"]
    assert [sheet.level for sheet in made("epellelemele", mix).sheets] == mix


def test_no_sheet_shows_the_letters_of_a_roll_of_the_day() -> None:
    first = made("epellelemele", [None]).sheets[0]
    shown = "".join(letters("epellelemele", first.roll))
    again = made("epellelemele", [None], taken=frozenset([shown])).sheets[0]
    assert again.attempt > first.attempt


def test_a_code_leads_back_to_its_sheet() -> None:
    maker = drawing("epellelemele", name="4b", mark="4b")
    for sheet in maker.class_set([None] * 4).sheets:
        code = code_from(sheet.code, Place("CODE"))
        assert maker.sheet(code.sheet, code.attempt) == sheet


def test_a_game_with_few_rolls_has_no_more_sheets_than_rolls() -> None:
    maker = drawing("vowelocity")
    solve = cache(lambda roll: maker.solve(maker.game.setup, roll))
    with pytest.raises(Faulty, match=r"--sheets: sheet .*no other sheet has"):
        replace(maker, solve=lambda _, roll: solve(roll)).class_set([None] * 200)
