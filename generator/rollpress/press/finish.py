"""Finish a PDF before it is written: what print dialogs and readers' programs need, and black that is black.

The engine writes no print preferences and no page labels, and inks black as a mixture of red, green and blue,
which a colour printer may mix again; here it becomes the device's own black. All on the engine's own objects, so
that nothing is parsed twice.
"""

from __future__ import annotations

from typing import Any

import pydyf

from rollpress.press.tags import mend_tags

__all__ = ["finished"]

_BLACK = {b"0 0 0 rg": b"0 g", b"0 0 0 RG": b"0 G"}


def finished(file: Any, pages: int, duplex: str = "") -> None:
    """Finish a file; `duplex` is empty or a name of PDF 1.7, such as DuplexFlipLongEdge."""
    preferences = file.catalog.get("ViewerPreferences") or pydyf.Dictionary()
    preferences.update({"PrintScaling": "/None", "PickTrayByPDFSize": "true", "DisplayDocTitle": "true"})
    if duplex:
        preferences["Duplex"] = f"/{duplex}"
    file.catalog["ViewerPreferences"] = preferences
    file.catalog["PageLabels"] = pydyf.Dictionary({"Nums": pydyf.Array([0, pydyf.Dictionary({"S": "/D"})])})
    _blacken(file)
    mend_tags(file, pages)


def _blacken(file: Any) -> None:
    for entry in file.objects:
        if isinstance(entry, pydyf.Stream):
            entry.stream[:] = [_BLACK.get(item, item) if isinstance(item, bytes) else item for item in entry.stream]
