"""Read a rulebook's Markdown as blocks: a small part of Markdown, and slots for what is computed.

A slot on a line of its own becomes blocks: `{figure: die}`, `{example: name}` (several in a row share a table),
`{notes}`, `{credits}`. `{E1}` inside a text becomes the sentence of that rule, and its id. Markdown is parsed
whole, HTML too, so that whatever a book does not print is found and refused instead of being left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Protocol

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from rollpress.documents.rulebook import Block, Credits, Heading, Notes, Paragraph, Rich, Span, Steps

__all__ = ["SLOT", "Slots", "block_slots", "book_blocks", "book_tree", "example_order", "node_blocks", "slot_parts"]

SLOT = re.compile(r"\{([^{}\n]*)\}")
_NAMED = re.compile(r"\s*(\w+)\s*:\s*(\S+)\s*")
_BREAKS = ("softbreak", "hardbreak")


class _Examples(Protocol):
    def __call__(self, names: Sequence[str]) -> Iterator[Block]: ...


@dataclass(frozen=True)
class Slots:
    """What slots stand for: sentences by rule, figures by name, blocks for examples that follow each other."""

    sentences: Mapping[str, str]
    figures: Mapping[str, tuple[Block, ...]]
    examples: _Examples
    notes: Notes
    credits: Credits


@lru_cache(maxsize=4)  # of one book faults, pages and rules in brief are made
def book_tree(text: str) -> SyntaxTreeNode:
    """Return the parsed Markdown; tables are parsed to be refused."""
    return SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text))


def slot_parts(slot: str) -> tuple[str, str]:
    """Return what a slot asks for and its name, "" if it has none.

    >>> slot_parts("figure: die"), slot_parts("notes")
    (('figure', 'die'), ('notes', ''))
    """
    named = _NAMED.fullmatch(slot)
    return (named[1], named[2]) if named else (slot.strip(), "")


def example_order(text: str) -> tuple[str, ...]:
    """Return the names of the examples that a book shows, in its order."""
    parts = (slot_parts(slot) for slot in SLOT.findall(text))
    return tuple(name for what, name in parts if what == "example" and name)


def book_blocks(text: str, slots: Slots) -> tuple[Block, ...]:
    """Return the blocks of a book in which `book_faults` found nothing."""
    blocks: list[Block] = []
    for node in book_tree(text).children:
        for block in node_blocks(node, slots):
            if isinstance(block, Notes):
                _add_notes(blocks, block)
            else:
                blocks.append(block)
    return tuple(blocks)


def _add_notes(blocks: list[Block], notes: Notes) -> None:
    """The heading above the notes goes into their box; without notes there is neither."""
    heading = blocks.pop() if blocks and isinstance(blocks[-1], Heading) else None
    if notes.items:
        blocks.append(replace(notes, title=heading.text) if isinstance(heading, Heading) else notes)


def node_blocks(node: SyntaxTreeNode, slots: Slots) -> Iterator[Block]:
    """Yield the blocks that one node of the text stands for."""
    if node.type == "heading":
        yield Heading("".join(span.text for span in _rich(node, slots)), int(node.tag[1:]))
    elif node.type in ("ordered_list", "bullet_list"):
        items = tuple(_rich(item.children[0], slots) for item in node.children)
        yield Steps(items, numbered=node.type == "ordered_list")
    elif asked := block_slots(node):
        yield from _asked(asked, slots)
    else:
        yield Paragraph(_rich(node, slots))


def block_slots(node: SyntaxTreeNode) -> list[tuple[str, str]]:
    """Return the slots of a paragraph that holds nothing else than slots for blocks, a line each."""
    lines = [line.strip() for line in node.children[0].content.split("\n")] if node.type == "paragraph" else []
    slots = [slot_parts(found[1]) for line in lines if (found := SLOT.fullmatch(line))]
    whole = len(slots) == len(lines) and all(name or what in ("notes", "credits") for what, name in slots)
    return slots if whole else []


def _asked(asked: Sequence[tuple[str, str]], slots: Slots) -> Iterator[Block]:
    for what, group in groupby(asked, key=lambda slot: slot[0]):
        names = [name for _, name in group]
        if what == "example":
            yield from slots.examples(names)
        elif what == "figure":
            yield from (block for name in names for block in slots.figures[name])
        else:
            yield slots.notes if what == "notes" else slots.credits


def _rich(node: SyntaxTreeNode, slots: Slots) -> Rich:
    spans = _spans(node, slots, "")
    joined = (
        Span("".join(span.text for span in group), manner)
        for manner, group in groupby(spans, key=lambda span: span.manner)
    )
    return tuple(span for span in joined if span.text)


def _spans(node: SyntaxTreeNode, slots: Slots, manner: str) -> Iterator[Span]:
    for child in node.children:
        if child.type in _BREAKS:
            yield Span(" ", manner)
        elif child.type == "text":
            yield from _said(child.content, slots.sentences, manner)
        elif child.type == "code_inline":
            yield Span(child.content, "word")
        else:
            yield from _spans(child, slots, "strong" if child.type == "strong" else manner)


def _said(text: str, sentences: Mapping[str, str], manner: str) -> Iterator[Span]:
    """Put sentences for rules; `split` leaves the ids between the texts."""
    for number, piece in enumerate(SLOT.split(text)):
        if number % 2:
            yield Span(sentences[piece], manner)
            yield Span(f" ({piece})", "rule")
        else:
            yield Span(piece, manner)
