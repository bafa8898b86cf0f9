"""Say what stands on the sheets of a kit: dice nets, tiles and tokens, score sheets.

Every text that is printed comes with the document, so that a sheet can be in any language. Lengths are whole
micrometres. `lang` is a BCP 47 tag, `mark` one of the drawn marks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from rollpress.drawing import Blank, Face, Ink, Tile, Token
from rollpress.geometry import MM, PAPERS, Backs, Nesting, Paper

__all__ = [
    "Column",
    "CutSheet",
    "DieView",
    "Imprint",
    "NetSheet",
    "NetWords",
    "ScoreSheet",
    "ScoreTable",
    "Sheet",
    "StickerSheet",
    "TileSheet",
]


@dataclass(frozen=True, slots=True)
class Imprint:
    """The small line at the foot: which edition, which sheet, of what content, under which licence.

    `sheet` is a text with places for `page` and `pages`; `printer` names the one that a sheet is corrected for.
    """

    edition: str
    content: str
    licence: str
    sheet: str = "sheet {page} of {pages}"
    printer: str = ""

    def line(self, page: int, pages: int, paper: Paper) -> str:
        """Return the line for one page; the paper is named, since the same sheet exists for others."""
        sheet = self.sheet.format(page=page, pages=pages)
        return self._joined(sheet, paper)

    def pieces(self, paper: Paper) -> tuple[str, ...]:
        """Return the line cut at `{page}` and `{pages}`, which stand alone, for pages that are not counted yet."""
        return tuple(re.split(r"(\{pages?\})", self._joined(self.sheet, paper)))

    def _joined(self, sheet: str, paper: Paper) -> str:
        parts = (self.edition, sheet, paper.label, self.content, self.licence, self.printer)
        return " · ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What every sheet has: its title, mark, advice, imprint and paper; `kind` names it in lists."""

    lang: str
    title: str
    mark: str
    advice: str
    imprint: Imprint
    kind: str = field(default="", kw_only=True)
    paper: Paper = field(default=PAPERS["a4"], kw_only=True)
    ink: Ink = field(default="full", kw_only=True)


@dataclass(frozen=True, slots=True)
class CutSheet(Sheet):
    """A sheet to cut: `check` stands beside the ruler, in bold "Print at 100 %.", then what to do if it is not."""

    check: tuple[str, str]


@dataclass(frozen=True, slots=True)
class DieView:
    """A die to cut out: its name, a summary of its faces, and the faces in the order of the net.

    Order of the net: a strip of four, then the face above the second of them and the one below it.
    """

    name: str
    summary: str
    faces: tuple[Face, Face, Face, Face, Face, Face]


@dataclass(frozen=True, slots=True)
class NetWords:
    """The key of lines, and what the picture is called for those who hear it."""

    cut: str
    fold: str
    glue: str
    alt: str


@dataclass(frozen=True, slots=True)
class NetSheet(CutSheet):
    """Nets of dice, one a die, with their edge and the depth of their glue tabs.

    `nesting` says how they lie, if that was found out before: it depends on no face.
    """

    words: NetWords
    dice: tuple[DieView, ...]
    edge: int = 20 * MM
    tab: int = 6 * MM
    nesting: Nesting | None = None


@dataclass(frozen=True, slots=True)
class TileSheet(CutSheet):
    """Square tiles in columns, spare ones last, and round tokens as wide with a heading and a note beside them.

    Cuts run on by `overhang` at both ends. `backs` says whether pieces have a back, and how the sheet is turned to
    print it.
    """

    tiles: tuple[Tile | Blank, ...]
    alt: str
    tokens: tuple[Token, ...] = ()
    tokens_title: str = ""
    tokens_note: str = ""
    edge: int = 30 * MM
    columns: int = 6
    overhang: int = 4 * MM
    backs: Backs = "none"


@dataclass(frozen=True, slots=True)
class StickerSheet(CutSheet):
    """Stickers for blank dice, six in a row for each, in the order of the net; `edge` is a sticker's."""

    dice: tuple[DieView, ...]
    alt: str
    edge: int


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table to fill in: its head, and its share of the width."""

    head: str
    share: int = 1


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """A table to fill in: `rows` empty lines, then a line for the total if `total` names one.

    `blank` draws a line to write on after the heading; `labels` stand in the first column, from the top.
    """

    columns: tuple[Column, ...]
    rows: int
    heading: str = ""
    blank: bool = False
    total: str = ""
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet(Sheet):
    """Lines to write names on, then tables: each band holds one table, or two side by side, and is never parted."""

    fields: tuple[Column, ...]
    bands: tuple[tuple[ScoreTable, ...], ...]
    note: str = ""
    foot: str = ""
    large: bool = field(default=False, kw_only=True)
