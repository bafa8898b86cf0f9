"""What the pages state as facts is what the project is: layers, libraries, numbers of words, rules, tests."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence

import pytest

from docs.sessions import ROOT
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES
from rollpress.spec.project import read_project

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DESIGN = (ROOT / "docs/design.md").read_text("utf-8")
GAMES = read_project(shipped_content(), KIND_TYPES, shipped_content()).games


def table_below(text: str, head: str) -> list[list[str]]:
    """Return the rows of the table that begins with a head, as stripped cells."""
    _, _, rest = text.partition(f"\n{head}")
    assert rest, f"no table begins with {head}"
    rows = rest.split("\n\n")[0].split("\n")[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def names(requirements: Sequence[str]) -> list[str]:
    """Return the names of requirements without versions and extras."""
    return [re.split(r"[\[<>=,]", requirement)[0].lower() for requirement in requirements]


def test_the_layers_of_the_design_are_those_that_the_linter_holds() -> None:
    told = [set(re.findall(r"`(\w+)`", row[0])) for row in table_below(DESIGN, "| layer, highest first |")]
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    assert told == [set(layer.split(" | ")) for layer in layers]


def test_every_library_is_named_with_its_licence_size_and_reason() -> None:
    rows = table_below(DESIGN, "| library |")
    assert [row[0].split()[0] for row in rows] == names(PROJECT["project"]["dependencies"])
    assert all(len(row) == 4 and all(row) for row in rows)


def test_the_numbers_of_words_are_those_of_the_compiled_list() -> None:
    meta = json.loads((shipped_content() / "languages/en/META.json").read_text("utf-8"))
    page = (ROOT / "docs/words.md").read_text("utf-8")
    for tier, counted in meta["counts"].items():
        assert re.search(rf"^\| `{tier}` .* {counted['total']:,} \|$", page, re.MULTILINE), tier
    for level, number in meta["flagged"].items():
        assert f"{number:,}" in page, level


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_notes_is_a_rule_of_its_game(game: str) -> None:
    page = (ROOT / "docs/rules-notes.md").read_text("utf-8")
    title = GAMES[game].edition.title
    (section,) = re.findall(rf"^## {title}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    noted = re.findall(r"^\| ([A-Z]+[0-9]+) \|", section, re.MULTILINE)
    assert noted
    assert set(noted) <= set(GAMES[game].sentences)


def test_every_folder_of_tests_is_told_to_contributors() -> None:
    told = table_below((ROOT / "CONTRIBUTING.md").read_text("utf-8"), "| folder | holds |")
    there = {f"`tests/{path.parent.relative_to(ROOT / 'tests')}/`" for path in (ROOT / "tests").glob("*/test_*.py")}
    assert {row[0] for row in told} == there
