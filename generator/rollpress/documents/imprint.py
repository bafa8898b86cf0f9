"""Say which edition a printed thing is of, so that two sheets can be told apart by the small line at their foot."""

from __future__ import annotations

import json
from hashlib import sha256

from rollpress.documents.sheets import Imprint
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["content_hash", "imprint_of"]

_SHOWN = 8


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
    return sha256(canonical.encode()).hexdigest()[:_SHOWN]


def imprint_of(game: Game, texts: PrintTexts) -> Imprint:
    """Return the line at the foot of a game's sheets."""
    edition = filled(texts.edition, {"edition": game.edition.edition})
    return Imprint(edition, content_hash(game), texts.licence, texts.sheet)
