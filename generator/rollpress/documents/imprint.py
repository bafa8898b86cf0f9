"""Say which edition a printed thing is of, and mark it with digits that change with what stands on it.

A sheet's digits are of that sheet alone: two that show the same can stay in the same box, whatever else of the game
was changed. The pages about a kit carry the digits of the whole game, and list those of its sheets.
"""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import TypeVar

from rollpress.documents.block_pages import BlockPages
from rollpress.documents.sheets import Imprint, Sheet
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["content_hash", "digits_of", "imprint_of", "stamped"]

_SHOWN = 8
MarkedT = TypeVar("MarkedT", bound=Sheet | BlockPages)


def content_hash(game: Game) -> str:
    """Return eight hex digits that change with anything an author wrote: rules, pieces, texts, rulebook.

    The order in which keys were written does not count.
    """
    content = {
        "setup": game.setup.model_dump(mode="json"),
        "game": game.file.model_dump(mode="json"),
        "edition": game.edition.model_dump(mode="json"),
        "rulebook": game.rulebook,
    }
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return _digits(canonical)


def digits_of(content: object) -> str:
    """Return eight hex digits of a frozen value, which is known by how it is written down."""
    return _digits(repr(content))


def stamped(document: MarkedT) -> MarkedT:
    """Return a document with the digits of what stands on it at its foot."""
    bare = replace(document, imprint=replace(document.imprint, content=""))
    return replace(document, imprint=replace(document.imprint, content=digits_of(bare)))


def imprint_of(game: Game, texts: PrintTexts) -> Imprint:
    """Return the line at the foot of a game's sheets, which are not marked yet."""
    edition = filled(texts.edition, {"edition": game.edition.edition})
    return Imprint(edition, "", texts.licence, texts.sheet)


def _digits(text: str) -> str:
    # In capitals, for those who hear a sheet: small letters among figures are read as words.
    return sha256(text.encode()).hexdigest()[:_SHOWN].upper()
