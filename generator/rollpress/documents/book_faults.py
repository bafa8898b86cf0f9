"""Find what is wrong with a rulebook's text, each fault with its line.

Slots that stand for nothing or stand among other text, and Markdown that a book does not print.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from markdown_it.tree import SyntaxTreeNode

from rollpress.documents.book_text import SLOT, block_slots, book_tree, slot_parts
from rollpress.faults import Fault, Place, nearest

__all__ = ["book_faults"]

_TEXT = ("text", "softbreak", "strong", "code_inline", "inline")
_ALLOWED = {
    "root": ("heading", "paragraph", "ordered_list", "bullet_list"),
    "heading": _TEXT, "paragraph": _TEXT, "inline": _TEXT, "strong": _TEXT,
    "ordered_list": ("list_item",), "bullet_list": ("list_item",), "list_item": ("paragraph",),
}  # fmt: skip
_UNPRINTED = {
    "html_block": ("HTML", "write it as Markdown"),
    "html_inline": ("HTML", "write it as Markdown"),
    "link": ("a link", "paper has no links: write the address as text"),
    "image": ("a picture", "write {figure: name} for what the game's pieces look like"),
    "table": ("a table", "write a list"),
    "em": ("italic type", "write **bold**, or `WORD` for a word of the game"),
    "hardbreak": ("a forced line break", "start a paragraph or a list"),
    "ordered_list": ("a list in a list", "write a list of its own"),
    "bullet_list": ("a list in a list", "write a list of its own"),
}
_HEADINGS = ("h2", "h3")
_BARE = ("notes", "credits")


def book_faults(
    text: str, path: str, sentences: Collection[str], named: Mapping[str, Collection[str]], wanted: Collection[str]
) -> Iterator[Fault]:
    """Yield the faults of a book: `named` has the names that each slot may ask for, `wanted` the slots it needs."""
    lines = text.split("\n")
    tree = book_tree(text)
    alone = set(_lines_of_block_slots(tree))
    for number, line in enumerate(lines, 1):
        for slot in SLOT.finditer(line):
            place = Place(path, number, slot.start() + 1)
            yield from _slot_faults(slot[1], place, sentences, named, is_alone=number in alone)
    said = {slot_parts(slot)[0] for slot in SLOT.findall(text)}
    for name in wanted:
        if name not in said:
            yield Fault(Place(path), f"does not print {{{name}}}", f"write {{{name}}} on a line of its own")
    yield from _form_faults(tree, path, 1)


def _slot_faults(
    slot: str, place: Place, sentences: Collection[str], named: Mapping[str, Collection[str]], *, is_alone: bool
) -> Iterator[Fault]:
    what, name = slot_parts(slot)
    if slot in sentences:
        return
    if what not in (named if name else _BARE):
        known = [*sentences, *_BARE, *(f"{kind}: …" for kind in named)]
        yield Fault(place, f"{{{slot}}}: nothing stands for this", nearest(slot, known))
    elif name and name not in named[what]:
        yield Fault(place, f"{{{slot}}}: this game has no such {what}", nearest(name, named[what]))
    elif not is_alone:
        hint = "put it on a line of its own, with an empty line before and after"
        yield Fault(place, f"{{{slot}}}: stands among other text", hint)


def _lines_of_block_slots(tree: SyntaxTreeNode) -> Iterator[int]:
    for node in tree.children:
        if node.type == "paragraph" and node.map and block_slots(node):
            yield from range(node.map[0] + 1, node.map[1] + 1)


def _form_faults(node: SyntaxTreeNode, path: str, line: int) -> Iterator[Fault]:
    """Walk down; where a node has no line of its own, line breaks before it are counted."""
    for child in node.children:
        here = child.map[0] + 1 if child.map else line
        if child.type not in _ALLOWED.get(node.type, ()):
            what, hint = _UNPRINTED.get(child.type, (f"a {re.sub('_', ' ', child.type)}", "write plain paragraphs"))
            yield Fault(Place(path, here), f"{what} is not printed", hint)
        else:
            yield from _own_faults(child, Place(path, here))
            yield from _form_faults(child, path, here)
        line += sum(part.type in ("softbreak", "hardbreak") for part in child.walk())


def _own_faults(node: SyntaxTreeNode, place: Place) -> Iterator[Fault]:
    if node.type == "heading" and node.tag not in _HEADINGS:
        hint = "write ## for a part and ### for a part of it; the title is the game's own"
        yield Fault(place, f"a heading of level {node.tag[1:]} is not printed", hint)
    if node.type == "list_item" and sum(part.type == "paragraph" for part in node.children) != 1:
        yield Fault(place, "an item of a list is not one paragraph", "write one paragraph an item")
