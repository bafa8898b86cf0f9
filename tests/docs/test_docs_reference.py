"""The references name what there is: each command and option, each key with its type and default."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click
import pytest

from docs.model_keys import Row, rows_of
from docs.sessions import ROOT
from rollpress.cli.main import rollpress
from rollpress.kinds import KINDS
from rollpress.lexicon.authored import Amendments, Flags, ListSources, TwoLetter
from rollpress.lexicon.owner import OwnWords
from rollpress.spec.base import Strict
from rollpress.spec.game import Edition, GameFile
from rollpress.spec.language import Language
from rollpress.spec.site import Site

SPEC = (ROOT / "docs/spec.md").read_text("utf-8")
CLI = (ROOT / "docs/cli.md").read_text("utf-8")

FILES: dict[str, type[Strict]] = {
    "## `site.yaml`": Site,
    "## `game.yaml`": GameFile,
    "## `<lang>.yaml`": Edition,
    "### `language.yaml`": Language,
    "### `sources.yaml`": ListSources,
    "### `two-letter.yaml`": TwoLetter,
    "### `amendments.yaml`": Amendments,
    "### `flags.yaml`": Flags,
    "### `owner.yaml`": OwnWords,
}
PLAYED = sorted(name for name in KINDS if name != "nothing")


def section(heading: str) -> str:
    """Return the text of the reference below a heading, up to the next."""
    _, _, rest = SPEC.partition(f"\n{heading}\n")
    assert rest, f"docs/spec.md has no heading {heading}"
    return re.split(r"^##+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def tables(text: str, head: str) -> list[list[list[str]]]:
    """Return the tables of a text whose head begins so: rows of cells, each stripped."""
    found = re.findall(r"((?:^\|.*\n)+)", text, re.MULTILINE)
    cells = [[[cell.strip() for cell in row[1:-2].split("|")] for row in table.splitlines(True)] for table in found]
    return [rows[2:] for rows in cells if rows[0][0] == head]


def told(table: list[list[str]]) -> list[Row]:
    """Return the keys, types and defaults that a table tells; each row also says what the key means."""
    assert all(row[3] for row in table)
    return [(row[0].strip("`"), row[1], row[2]) for row in table]


@pytest.mark.parametrize("heading", FILES)
def test_every_key_of_a_file_is_told_as_it_is_read(heading: str) -> None:
    (table,) = tables(section(heading), "key")
    assert told(table) == list(rows_of(FILES[heading]))


@pytest.mark.parametrize("name", PLAYED)
def test_every_rule_and_piece_of_a_kind_is_told_as_it_is_read(name: str) -> None:
    rules, match, parts = tables(section(f"## Kind `{name}`"), "key")
    assert told(rules) == list(rows_of(KINDS[name].types.rules))
    assert told(match) == list(rows_of(KINDS[name].types.match))
    assert told(parts) == list(rows_of(KINDS[name].types.parts))


@pytest.mark.parametrize("name", PLAYED)
def test_every_figure_for_gates_and_every_part_of_a_score_is_told(name: str) -> None:
    text, types = section(f"## Kind `{name}`"), KINDS[name].types
    (figures,) = tables(text, "figure for gates")
    assert [row[0].strip("`") for row in figures] == list(types.figures)
    parts = re.search(r"parts of a score, for `part_names`: (.*)\.$", text, re.MULTILINE)
    assert parts is not None
    assert re.findall(r"`(\w+)`", parts[1]) == list(types.part_ids)


def commands(group: click.Group, path: str = "") -> Iterator[str]:
    """Yield the names of all commands, as one types them."""
    context = click.Context(group)
    for name in group.list_commands(context):
        yield f"{path}{name}"
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from commands(command, f"{path}{name} ")


def test_every_command_has_its_help_in_the_reference_and_no_other_is_told() -> None:
    headings = re.findall(r"^##+ `(.+)`$", CLI, re.MULTILINE)
    helps = re.findall(r"^\$ rollpress (.+) --help$", CLI, re.MULTILINE)
    assert sorted(headings) == sorted(helps) == sorted(commands(rollpress))
