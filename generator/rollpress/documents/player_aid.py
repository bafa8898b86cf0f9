"""Put the rules on one page for the table: the sentences of the rulebook, without its stories and examples.

Input is the rulebook's own text, so that a rule cannot say one thing in the book and another beside the board. A
part of the book is kept if it states a rule or has a table; of it stay the numbered steps, the paragraphs that
state rules, and tables. What follows an example speaks of that example, and is left out with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markdown_it.tree import SyntaxTreeNode

from rollpress.documents.block_pages import BlockPages
from rollpress.documents.book_text import Slots, block_slots, book_tree, node_blocks
from rollpress.documents.rulebook import Block, Figure, Heading, Paragraph, Rich, Steps, Table

__all__ = ["PlayerAid", "aid_blocks"]


@dataclass(frozen=True, slots=True)
class PlayerAid(BlockPages):
    """The rules in brief."""


def aid_blocks(text: str, slots: Slots) -> tuple[Block, ...]:
    """Return the rules of a rulebook's text, under its own headings."""
    return tuple(block for part in _parts(book_tree(text).children) for block in _kept(part, slots))


def _parts(nodes: Sequence[SyntaxTreeNode]) -> Iterator[list[SyntaxTreeNode]]:
    """Yield the nodes of each part that has a heading, with it."""
    part: list[SyntaxTreeNode] = []
    for node in nodes:
        if node.type == "heading":
            yield part
            part = []
        part.append(node)
    yield part


def _kept(part: Sequence[SyntaxTreeNode], slots: Slots) -> list[Block]:
    blocks: list[Block] = []
    for node in part:
        if any(what == "example" for what, _ in block_slots(node)):
            break
        is_slot = bool(block_slots(node))
        blocks += [block for block in node_blocks(node, slots) if _serves(block, is_slot=is_slot)]
    return blocks if any(isinstance(block, Table) or _states(block) for block in blocks) else []


def _serves(block: Block, *, is_slot: bool) -> bool:
    if isinstance(block, Heading | Table):
        return True
    return not isinstance(block, Figure) and (is_slot or _states(block))


def _states(block: Block) -> bool:
    """Tell whether a block states a rule, which its id shows."""
    texts: tuple[Rich, ...] = ()
    if isinstance(block, Paragraph):
        texts = (block.text,)
    elif isinstance(block, Steps):
        texts = block.items
    return any(span.manner == "rule" for text in texts for span in text)
