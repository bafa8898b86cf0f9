"""The pages hold together: links lead somewhere, sessions print what they show, decisions are in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.sessions import ROOT, project_in, steps_of

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = sorted((ROOT / "docs/decisions").glob("*.md"))
RUN = [page for page in PAGES if "```console" in page.read_text("utf-8")]


def name_of(page: Path) -> str:
    """Return a page's path from the root, for the names of tests."""
    return page.relative_to(ROOT).as_posix()


def without_code(page: Path) -> str:
    """Return a page's text without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Return what links to a page may have after `#`: headings in small letters, hyphens for spaces."""
    headings = re.findall(r"^#+ (.+)$", without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_files_and_headings_that_are_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page)):
        if target.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        found = (page.parent / path).resolve() if path else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), target


@pytest.mark.parametrize("page", RUN, ids=name_of)
def test_commands_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    for step in steps_of(page.read_text("utf-8"), project_in(tmp_path)):
        assert step.holds, f"$ {step.command}\n{step.printed}"


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(page.name[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))


@pytest.mark.parametrize("page", DECISIONS, ids=name_of)
def test_a_decision_says_question_choice_cost_and_when_to_revisit(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text.startswith(f"# {page.name[:4]}. ")
    assert re.findall(r"^\*\*(.+?)\.\*\* ", text, re.MULTILINE) == ["Question", "Choice", "Cost", "When to revisit"]


def test_the_index_of_the_docs_names_every_page_and_every_decision() -> None:
    index = (ROOT / "docs/index.md").read_text("utf-8")
    linked = set(re.findall(r"\]\(([^)#]+)", index))
    listed = {page.relative_to(ROOT / "docs").as_posix() for page in PAGES if page.is_relative_to(ROOT / "docs")}
    assert listed - {"index.md"} <= linked


def test_every_folder_and_module_of_the_tour_is_there() -> None:
    tour = (ROOT / "docs/tour.md").read_text("utf-8")
    named = re.findall(r"`((?:content|templates|generator|output|tests)/[\w./-]*)`", tour)
    assert named
    for path in named:
        assert (ROOT / path).exists(), path
