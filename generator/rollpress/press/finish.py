"""Finish a PDF before it is written: what print dialogs and readers' programs need, and black that is black.

The engine writes no print preferences and no page labels, and inks black as a mixture of red, green and blue,
which a colour printer may mix again; here it becomes the device's own black. A file can carry what it was made
from. All on the engine's own objects, so that nothing is parsed twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pydyf

from rollpress.press.tags import mend_tags

__all__ = ["Attached", "finished"]

_BLACK = {b"0 0 0 rg": b"0 g", b"0 0 0 RG": b"0 G"}


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that travels inside a PDF: its name, its type, and what it holds."""

    name: str
    media_type: str
    content: bytes


def finished(file: Any, pages: int, duplex: str = "", attached: Sequence[Attached] = ()) -> None:
    """Finish a file; `duplex` is empty or a name of PDF 1.7, such as DuplexFlipLongEdge."""
    preferences = file.catalog.get("ViewerPreferences") or pydyf.Dictionary()
    preferences.update({"PrintScaling": "/None", "PickTrayByPDFSize": "true", "DisplayDocTitle": "true"})
    if duplex:
        preferences["Duplex"] = f"/{duplex}"
    file.catalog["ViewerPreferences"] = preferences
    file.catalog["PageLabels"] = pydyf.Dictionary({"Nums": pydyf.Array([0, pydyf.Dictionary({"S": "/D"})])})
    _blacken(file)
    mend_tags(file, pages)
    _attach(file, attached)


def _blacken(file: Any) -> None:
    for entry in file.objects:
        if isinstance(entry, pydyf.Stream):
            entry.stream[:] = [_BLACK.get(item, item) if isinstance(item, bytes) else item for item in entry.stream]


def _attach(file: Any, attached: Sequence[Attached]) -> None:
    """Put files in, named in the catalogue as what the document was made from; no dates, for none is known."""
    if not attached:
        return
    named = pydyf.Array()
    for one in sorted(attached, key=lambda one: one.name):
        named += [pydyf.String(one.name), _specification(file, one).reference]
    names = file.catalog.setdefault("Names", pydyf.Dictionary())
    names["EmbeddedFiles"] = pydyf.Dictionary({"Names": named})
    file.catalog["AF"] = pydyf.Array(named[1::2])


def _specification(file: Any, one: Attached) -> Any:
    subtype = "/" + one.media_type.replace("/", "#2f")
    parameters = pydyf.Dictionary({"Size": len(one.content)})
    held = pydyf.Stream(
        [one.content], {"Type": "/EmbeddedFile", "Subtype": subtype, "Params": parameters}, compress=True
    )
    file.add_object(held)
    name = pydyf.String(one.name)
    embedded = pydyf.Dictionary({"F": held.reference, "UF": held.reference})
    entries = {
        "Type": "/Filespec",
        "F": name,
        "UF": name,
        "Desc": name,
        "EF": embedded,
        "AFRelationship": "/Source",
    }
    specification = pydyf.Dictionary(entries)
    file.add_object(specification)
    return specification
