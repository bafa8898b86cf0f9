"""Laws of documents: what their content hash sees, that they are pure, and that texts keep their places."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from documents import book, changed_project, made, table_texts, text_of, with_book
from rollpress.documents import Paragraph, Rulebook, Table
from rollpress.documents.imprint import content_hash
from rollpress.faults import Faulty
from rollpress.home import shipped_content
from rollpress.source import read_yaml
from rollpress.spec.base import modelled
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled
from setups import project

GAMES = ["epellelemele", "letra-mix", "vowelocity"]
PRINT = (shipped_content() / "languages" / "en" / "print.yaml").read_text("utf-8")
SLOTTED = [line for line in PRINT.split("\n") if re.search(r"^\s*\w+: .*\{\w+\}", line)]


@pytest.mark.parametrize("name", GAMES)
def test_documents_are_the_same_each_time(name: str) -> None:
    game = project().games[name]
    assert made(game) == made(game)


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("letra-mix/game.yaml", "target: 200", "target: 150"),
        ("letra-mix/game.yaml", "edge_mm: 16", "edge_mm: 18"),
        ("letra-mix/en.yaml", "[E, I, R, Q, J, Z]", "[E, I, R, Q, Z, J]"),
        ("letra-mix/en.yaml", "sand is running.", "sand runs."),
        ("letra-mix/rulebook.en.md", "beat the timer", "beat the sand"),
    ],
)
def test_whatever_an_author_changes_changes_the_hash(file: str, before: str, after: str, tmp_path: Path) -> None:
    changed = changed_project(tmp_path, file, before, after)
    assert content_hash(changed["letra-mix"]) != content_hash(project().games["letra-mix"])
    assert content_hash(changed["vowelocity"]) == content_hash(project().games["vowelocity"])


def test_the_order_of_keys_does_not_change_the_hash(tmp_path: Path) -> None:
    changed = changed_project(
        tmp_path, "letra-mix/game.yaml", "mark: cross\nink: indigo", "ink: indigo\nmark: cross"
    )
    assert content_hash(changed["letra-mix"]) == content_hash(project().games["letra-mix"])


@pytest.mark.parametrize("name", GAMES)
def test_parts_in_a_table_of_scores_add_up(name: str) -> None:
    scored = [table_texts(b) for b in book(name).blocks if isinstance(b, Table) and "Score" in b.heads]
    assert bool(scored) == (name != "vowelocity")
    for heads, *rows in scored:
        first = heads.index("Word") + 1 if "Word" in heads else 0
        for row in rows:
            *parts, total = (int(cell.replace("−", "-")) for cell in row[first:])
            assert sum(parts) == total


@given(st.lists(st.text(st.sampled_from("abcdeXYZ"), min_size=1, max_size=8), min_size=1, max_size=30), st.data())
def test_a_paragraph_reads_the_same_wherever_its_lines_break(words: list[str], data: st.DataObject) -> None:
    gaps = data.draw(st.lists(st.sampled_from([" ", "\n"]), min_size=len(words) - 1, max_size=len(words) - 1))
    text = "".join(part for pair in zip(words, [*gaps, ""], strict=True) for part in pair)
    found = made(with_book("vowelocity", text + "\n\n{notes}\n\n{credits}\n"))["rulebook"]
    assert isinstance(found, Rulebook)
    paragraph = found.blocks[2]
    assert isinstance(paragraph, Paragraph)
    assert text_of(paragraph.text) == " ".join(words)


@pytest.mark.parametrize("line", SLOTTED)
def test_a_text_that_loses_or_misspells_a_place_is_refused(line: str) -> None:
    place = re.search(r"\{(\w+)\}", line)
    assert place
    for other in ("", "{nonsense}"):
        broken = PRINT.replace(line, line.replace(place[0], other or "-", 1), 1)
        with pytest.raises(Faulty) as refused:
            modelled(PrintTexts, read_yaml(broken, "print.yaml"))
        assert re.search(rf"\{{({place[1]}|nonsense)\}} is", str(refused.value))


def test_filling_leaves_no_place_and_no_place_is_left_unfilled() -> None:
    assert filled("{a}, {b} and {a}", {"a": 1, "b": "{c}"}) == "1, {c} and 1"
    with pytest.raises(KeyError):
        filled("{a}", {})


def test_texts_without_their_last_form_are_refused() -> None:
    broken = PRINT.replace('  other: "{tiles} tiles of {edge} mm"\n', "")
    assert broken != PRINT
    with pytest.raises(Faulty, match="the form 'other' is missing"):
        modelled(PrintTexts, read_yaml(broken, "print.yaml"))


def test_the_hash_is_of_the_content_alone() -> None:
    game = project().games["vowelocity"]
    assert content_hash(replace(game, turned=())) == content_hash(game)
    assert re.fullmatch("[0-9A-F]{8}", content_hash(game))
