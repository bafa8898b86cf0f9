"""The printed documents of the shipped games, and ways to read a rulebook's text."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from rollpress.documents import Figure, Heading, Notes, Paragraph, PlayerAid, Rich, Rulebook, Steps, Table
from rollpress.documents.from_game import Document, documents_of
from rollpress.documents.variant import Variant
from rollpress.faults import Faulty
from rollpress.geometry import PAPERS
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES, KINDS
from rollpress.spec.game import Game
from rollpress.spec.project import read_project
from setups import english, project


@cache
def printed(name: str, paper: str = "a4") -> dict[str, Document]:
    return made(project().games[name], paper)


def made(game: Game, paper: str = "a4", variant: Variant | None = None) -> dict[str, Document]:
    texts = project().texts.print
    return documents_of(game, KINDS[game.kind], english(), texts, PAPERS[paper], variant or Variant())


def book(name: str) -> Rulebook:
    found = printed(name)["rulebook"]
    assert isinstance(found, Rulebook)
    return found


def with_book(name: str, text: str) -> Game:
    """Return a shipped game with another text of its rulebook."""
    return replace(project().games[name], rulebook=text)


def faults_of(game: Game) -> list[str]:
    """Return what documents of a game are refused for, as a reader sees it."""
    try:
        made(game)
    except Faulty as refused:
        return [str(fault) for fault in refused.faults]
    return []


def text_of(rich: Rich) -> str:
    return "".join(span.text for span in rich)


def table_texts(table: Table) -> list[list[str]]:
    return [list(table.heads), *([text_of(cell) for cell in row] for row in table.rows)]


def texts_of(found: Rulebook | PlayerAid) -> list[str]:
    """Return all that a reader of the book reads, block by block."""
    texts: list[str] = []
    for block in found.blocks:
        match block:
            case Heading(text):
                texts.append(text)
            case Paragraph(text):
                texts.append(text_of(text))
            case Steps(items) | Notes(items=items):
                texts.extend(map(text_of, items))
            case Table():
                texts.extend(" | ".join(row) for row in table_texts(block))
            case Figure(alt=alt):
                texts.append(alt)
            case _:
                texts.append(str(block))
    return texts


def changed_project(tmp_path: Path, file: str, before: str, after: str) -> dict[str, Game]:
    """Return the shipped games with one text of one file replaced, read anew."""
    for path in (shipped_content() / "games").rglob("*.*"):
        copy = tmp_path / "games" / path.relative_to(shipped_content() / "games")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(path.read_text("utf-8"), "utf-8")
    changed = tmp_path / "games" / file
    text = changed.read_text("utf-8")
    assert text.count(before) == 1
    changed.write_text(text.replace(before, after), "utf-8")
    return dict(read_project(tmp_path, KIND_TYPES, shipped_content()).games)
