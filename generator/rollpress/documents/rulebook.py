"""Say what a rulebook contains: typed blocks in reading order, their texts made of spans."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rollpress.drawing import FigureContent, Ink
from rollpress.geometry import PAPERS, Paper

__all__ = [
    "Block",
    "Credits",
    "Facts",
    "Figure",
    "Heading",
    "Notes",
    "Paragraph",
    "Rich",
    "Rulebook",
    "Span",
    "Steps",
    "Table",
    "plain",
]


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one manner.

    `strong` is bold, `word` a word of the game in spaced capitals, `rule` the small id after a rule's sentence.
    """

    text: str
    manner: str = ""


Rich = tuple[Span, ...]


def plain(text: str) -> Rich:
    """Return a text without any emphasis."""
    return (Span(text),)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 2 or 3; the title of the book is level 1."""

    kind: ClassVar[str] = "heading"
    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; a `lead` is larger and stands under the title."""

    kind: ClassVar[str] = "paragraph"
    text: Rich
    lead: bool = False


@dataclass(frozen=True, slots=True)
class Steps:
    """A list in order, numbered, or without numbers if `numbered` is false."""

    kind: ClassVar[str] = "steps"
    items: tuple[Rich, ...]
    numbered: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """A table with heads; columns named in `numbers` (from 0) are set to the right."""

    kind: ClassVar[str] = "table"
    heads: tuple[str, ...]
    rows: tuple[tuple[Rich, ...], ...]
    numbers: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Facts:
    """Short facts side by side: what, and how much."""

    kind: ClassVar[str] = "facts"
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and what it shows, in words."""

    kind: ClassVar[str] = "figure"
    content: FigureContent
    alt: str


@dataclass(frozen=True, slots=True)
class Notes:
    """The one box of the book: what the edition decided."""

    kind: ClassVar[str] = "notes"
    title: str
    items: tuple[Rich, ...]


@dataclass(frozen=True, slots=True)
class Credits:
    """Small print at the end."""

    kind: ClassVar[str] = "credits"
    paragraphs: tuple[Rich, ...]


Block = Heading | Paragraph | Steps | Table | Facts | Figure | Notes | Credits


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A book of pages half as large as the paper, or in large print as large; `foot` stands under each.

    `digits` stand in its credits, and change with anything else that stands in the book.
    """

    lang: str
    title: str
    mark: str
    foot: str
    blocks: tuple[Block, ...]
    digits: str = field(default="", kw_only=True)
    kind: str = field(default="", kw_only=True)
    paper: Paper = field(default=PAPERS["a4"], kw_only=True)
    ink: Ink = field(default="full", kw_only=True)
    large: bool = field(default=False, kw_only=True)
