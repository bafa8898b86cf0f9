"""Recall how nets lie in each other: it takes seconds to find out, and hangs on lengths alone, on no face."""

from __future__ import annotations

import json
from dataclasses import replace

from rollpress.build.forms import remembered
from rollpress.build.shelf import Shelf
from rollpress.documents import NetSheet
from rollpress.faults import Place
from rollpress.geometry import Lying, Nesting
from rollpress.press.net_layouts import widest_name
from rollpress.press.net_plates import nesting_of

__all__ = ["nested"]


def nested(sheet: NetSheet, shelf: Shelf, place: Place) -> NetSheet:
    """Return a net sheet with how its nets lie; raise Faulty for nets that nobody could make."""
    lengths = (sheet.paper, sheet.edge, sheet.tab, len(sheet.dice), widest_name(sheet))
    parts = ("nesting", repr(lengths), sheet.imprint.printer)
    return replace(sheet, nesting=_read(remembered(lambda: _written(nesting_of(sheet, place)), shelf, *parts)))


def _written(nesting: Nesting) -> bytes:
    lying = [[one.turn, one.x, one.y] for one in nesting.lying]
    return json.dumps({"net": nesting.net, "lying": lying}).encode()


def _read(written: bytes) -> Nesting:
    found = json.loads(written)
    return Nesting(found["net"], tuple(Lying(*one) for one in found["lying"]))
