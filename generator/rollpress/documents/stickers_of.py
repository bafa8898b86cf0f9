"""Put a game's dice on stickers for blank dice: the same faces in the same order as on the nets.

Blank dice are sold with edges of 12, 14, 16, 19 and 20 mm, and those edges are round. A sticker is narrower than
its die by 2 mm, from 16 mm on by 3 mm, so that it lies on the flat of the face.
"""

from __future__ import annotations

from collections.abc import Iterator

from rollpress.documents.imprint import imprint_of
from rollpress.documents.nets_of import net_sheet
from rollpress.documents.sheets import DieView, StickerSheet
from rollpress.documents.wording import counted, in_words, opening, spares_told
from rollpress.drawing import Blank
from rollpress.geometry import MM, Paper
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["BLANKS_MM", "sticker_edge", "sticker_sheet"]

BLANKS_MM = (12, 14, 16, 19, 20)
_ROW = 6


def sticker_sheet(game: Game, texts: PrintTexts, paper: Paper) -> StickerSheet | None:
    """Return the stickers of a game's dice, for the blank nearest below the game's edge; None without dice."""
    nets = net_sheet(game, texts, paper)
    if nets is None:
        return None
    blank = max((edge for edge in BLANKS_MM if edge <= game.file.edge_mm), default=BLANKS_MM[0])
    said = {"dice": in_words(len(nets.dice), texts), "edge": blank, "sticker": sticker_edge(blank)}
    advice = opening(counted(texts.forms("stickers_advice"), len(nets.dice), game.language, said))
    spares = tuple(_spares(game.file.spares, texts))
    return StickerSheet(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        advice=advice + spares_told(texts.forms("stickers_spares"), _ROW * len(spares), game.language, texts),
        imprint=imprint_of(game, texts),
        check=nets.check,
        dice=(*nets.dice, *spares),
        alt=filled(texts.stickers_alt, {"title": game.edition.title}),
        edge=sticker_edge(blank) * MM,
        kind=texts.kind_stickers,
        paper=paper,
    )


def _spares(count: int, texts: PrintTexts) -> Iterator[DieView]:
    """Yield rows of blank stickers, as many as it takes for so many."""
    face = Blank()
    for _ in range(0, count, _ROW):
        yield DieView(texts.spare_name, "", (face, face, face, face, face, face))


def sticker_edge(blank_mm: int) -> int:
    """Return the edge in mm of the stickers for a blank die.

    >>> [sticker_edge(edge) for edge in BLANKS_MM]
    [10, 12, 13, 16, 17]
    """
    return blank_mm - (3 if blank_mm >= 16 else 2)
