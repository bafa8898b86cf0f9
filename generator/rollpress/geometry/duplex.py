"""Find the place of a back behind its front: whole micrometres, for each way that a sheet is turned or folded.

A back is drawn on a page of its own, as it is seen when the sheet has been turned, or beside its front on the same
page, which is folded once. Turned about an upright edge, left and right change places. Turned about a level edge,
or folded along a level line, top and bottom do, and the back stands on its head: it is upright on the cut piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rollpress.geometry.paper import Area, Paper

__all__ = ["Backs", "Behind", "behind"]

Backs = Literal["none", "long-edge", "short-edge", "fold"]


@dataclass(frozen=True, slots=True)
class Behind:
    """Where a back lies, and by how many quarters it is turned."""

    area: Area
    turns: int


def behind(front: Area, backs: Backs, paper: Paper, fold: int = 0) -> Behind:
    """Return the place of the back of a piece; `fold` is the height of the line that a page is folded along."""
    if backs == "long-edge":
        return Behind(Area(paper.width - front.x - front.width, front.y, front.width, front.height), 0)
    line = fold if backs == "fold" else paper.height / 2
    return Behind(Area(front.x, round(2 * line) - front.y - front.height, front.width, front.height), 2)
