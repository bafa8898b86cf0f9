"""Finish a PDF before it is written: what print dialogs need, and what readers for the blind need.

The engine writes no print preferences. Its tags lack the scope of table heads, the print flag of links, and
it leaves running feet as content that hangs on nothing; here they become page furniture ("artifacts"), as
PDF/UA-1 (ISO 14289-1, 7.1 and 7.5) wants. All on the engine's own objects, so nothing is parsed twice.
"""

from __future__ import annotations

from typing import Any

__all__ = ["finished"]


def finished(file: Any, pages: int, duplex: str = "") -> None:
    """Set print preferences and mend tags; `duplex` is empty or a name of PDF 1.7, such as DuplexFlipLongEdge."""
    preferences = file.catalog.get("ViewerPreferences") or type(file.catalog)()
    preferences.update({"PrintScaling": "/None", "PickTrayByPDFSize": "true", "DisplayDocTitle": "true"})
    if duplex:
        preferences["Duplex"] = f"/{duplex}"
    file.catalog["ViewerPreferences"] = preferences
    for entry in file.objects:
        if hasattr(entry, "get"):
            _mend(entry)
    _furnish(file, pages)


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
        loose = {mark for mark, reference in enumerate(marks) if _number(reference) not in reached}
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


def _as_artifacts(content: list[Any], loose: set[int]) -> None:
    """Rewrite `/Tag <</MCID n>> BDC` of loose marks; the operands stand before and after the dictionary."""
    for at, item in enumerate(content):
        if hasattr(item, "get") and item.get("MCID") in loose:
            content[at - 1 : at + 2] = [b"/Artifact", b"<</Type /Pagination>>", b"BDC"]


def _content(file: Any, page: int) -> list[Any]:
    page_object = file.objects[file.pages["Kids"][3 * page]]
    stream: list[Any] = _object(file, page_object["Contents"]).stream
    return stream


def _object(file: Any, reference: Any) -> Any:
    return file.objects[_number(reference)]


def _number(reference: Any) -> int:
    return int(bytes(reference).split()[0])
