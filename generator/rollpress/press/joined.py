"""Join tagged PDFs into one: pages, the tree of tags, the numbers that lead from pages to tags, names of cells.

Input are files as the engine writes them: a document element with one child after the other, a flat table of
parents (ISO 32000-1, 14.7.4.4) and cells that name their heads. Each file's tags follow those of the file
before it; its page numbers and the names of its cells are moved on, so that none is taken twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

import pikepdf

__all__ = ["joined"]


def joined(files: Sequence[bytes]) -> bytes:
    """Return the files as one, the same bytes for the same files; title and language are the first one's."""
    if len(files) == 1:
        return files[0]
    with pikepdf.open(BytesIO(files[0])) as whole:
        for number, file in enumerate(files[1:], 1):
            with pikepdf.open(BytesIO(file)) as part:
                _append(whole, part, number)
        out = BytesIO()
        whole.save(out, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
        return out.getvalue()


def _append(whole: pikepdf.Pdf, part: pikepdf.Pdf, number: int) -> None:
    pages, links = len(whole.pages), _next_parent(whole)
    whole.pages.extend(part.pages)
    for page in whole.pages[pages:]:
        page.obj.StructParents = int(page.obj.StructParents) + links
    theirs = whole.copy_foreign(part.Root.StructTreeRoot)
    ours = whole.Root.StructTreeRoot
    document = ours.K[0]
    for child in theirs.K[0].K:
        child.P = document
        document.K.append(child)
    for element in _elements(theirs.K[0]):
        _rename(element, number)
    for at, entry in enumerate(theirs.ParentTree.Nums):
        ours.ParentTree.Nums.append(entry if at % 2 else int(entry) + links)


def _next_parent(whole: pikepdf.Pdf) -> int:
    """Return the first number that the table of parents has not taken."""
    return 1 + max(int(number) for number in list(whole.Root.StructTreeRoot.ParentTree.Nums)[::2])


def _elements(root: Any) -> Iterator[Any]:
    """Yield all elements of tags below one, each once."""
    todo = list(root.K)
    while todo:
        element = todo.pop()
        if isinstance(element, pikepdf.Dictionary) and "/S" in element:
            yield element
            kids: Any = element.get("/K", [])
            todo.extend(kids if isinstance(kids, pikepdf.Array) else [kids])


def _rename(element: Any, number: int) -> None:
    """Give a cell, and the heads that it names, names of this file alone."""
    if "/ID" in element:
        element.ID = pikepdf.String(f"{number}.{element.ID}")
    attributes = element.get("/A")
    if isinstance(attributes, pikepdf.Dictionary) and "/Headers" in attributes:
        attributes.Headers = pikepdf.Array([pikepdf.String(f"{number}.{name}") for name in attributes.Headers])
