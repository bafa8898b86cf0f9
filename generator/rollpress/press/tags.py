"""Mend the tags of a PDF, so that those who hear it meet all of its content and nothing else.

The engine's tags lack the scope of table heads and the print flag of links. It leaves running feet as content that
hangs on nothing, and calls a drawing without a name a figure. Here heads say what they speak for, and what hangs on
nothing or has no name becomes page furniture ("artifacts"), as PDF/UA-1 (ISO 14289-1, 7.1, 7.3 and 7.5) wants.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["mend_tags"]


def mend_tags(file: Any, pages: int) -> None:
    """Mend the tags of a file that the engine is about to write."""
    for entry in file.objects:
        if hasattr(entry, "get"):
            _mend(entry)
    for entry in file.objects:
        if hasattr(entry, "get") and isinstance(entry.get("K"), list):
            entry["K"][:] = [child for child in entry["K"] if not _is_ornament(file, child)]
    _furnish(file, pages)


def _is_ornament(file: Any, child: Any) -> bool:
    """Tell whether a child is a drawing that nobody named: the mark beside a title."""
    if isinstance(child, int):
        return False
    entry = _object(file, child)
    return hasattr(entry, "get") and entry.get("S") == "/Figure" and not entry.get("Alt")


def _mend(entry: Any) -> None:
    if entry.get("Subtype") == "/Link":
        entry["F"] = 4
    elif entry.get("S") == "/TH" and "ID" in entry:
        # The cell's id ends in its row: heads in the first row speak for columns, all others for rows.
        in_first_row = entry["ID"].string.split("-")[1] == "0"
        entry["A"]["Scope"] = "/Column" if in_first_row else "/Row"


def _furnish(file: Any, pages: int) -> None:
    """Mark content whose tag belongs to no element as page furniture."""
    root = _object(file, file.catalog["StructTreeRoot"])
    reached = _reached(file, root["K"][0])
    parents = _object(file, root["ParentTree"])["Nums"]
    for page in range(pages):
        marks = parents[2 * page + 1]
        loose = {
            mark: "Layout" if _object(file, reference).get("S") == "/Figure" else "Pagination"
            for mark, reference in enumerate(marks)
            if _number(reference) not in reached
        }
        _as_artifacts(_content(file, page), loose)
        for mark in loose:
            marks[mark] = "null"


def _reached(file: Any, first: Any) -> set[int]:
    """Return the numbers of all objects that the tree of tags leads to."""
    reached: set[int] = set()
    todo = [first]
    while todo:
        reference = todo.pop()
        if isinstance(reference, int) or _number(reference) in reached:
            continue
        reached.add(_number(reference))
        entry = _object(file, reference)
        todo.extend(entry.get("K", ()) if hasattr(entry, "get") else ())
    return reached


def _as_artifacts(content: list[Any], loose: Mapping[int, str]) -> None:
    """Rewrite `/Tag <</MCID n>> BDC` of loose marks; the operands stand before and after the dictionary."""
    for at, item in enumerate(content):
        if hasattr(item, "get") and (kind := loose.get(item.get("MCID"))):
            content[at - 1 : at + 2] = [b"/Artifact", f"<</Type /{kind}>>".encode(), b"BDC"]


def _content(file: Any, page: int) -> list[Any]:
    page_object = file.objects[file.pages["Kids"][3 * page]]
    stream: list[Any] = _object(file, page_object["Contents"]).stream
    return stream


def _object(file: Any, reference: Any) -> Any:
    return file.objects[_number(reference)]


def _number(reference: Any) -> int:
    return int(bytes(reference).split()[0])
