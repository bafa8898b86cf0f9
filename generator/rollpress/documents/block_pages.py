"""Pages of blocks for the table, about a kit or its rules in brief: what stands on them, and the line below."""

from __future__ import annotations

from dataclasses import dataclass, field

from rollpress.documents.rulebook import Block
from rollpress.documents.sheets import Imprint
from rollpress.drawing import Ink
from rollpress.geometry import PAPERS, Paper

__all__ = ["BlockPages"]


@dataclass(frozen=True, slots=True)
class BlockPages:
    """One page, or in large print as many as it takes, of blocks in reading order."""

    lang: str
    title: str
    mark: str
    imprint: Imprint
    blocks: tuple[Block, ...]
    kind: str = field(default="", kw_only=True)
    paper: Paper = field(default=PAPERS["a4"], kw_only=True)
    ink: Ink = field(default="full", kw_only=True)
    large: bool = field(default=False, kw_only=True)
