"""Make the folder of a class set: sheets, key, set file, and with a roster a marking sheet, as bytes by name.

What was searched for is remembered by a hash of all that it depends on, and so are the PDFs: a second run only
reads.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rollpress.build.forms import remembered_key
from rollpress.build.shelf import Shelf
from rollpress.documents.handouts.key_of import handout_key, marking_rows, marking_sheet
from rollpress.documents.handouts.sheets_of import handout_sheets
from rollpress.geometry import Paper
from rollpress.kinds import KINDS
from rollpress.lexicon import Lexicon
from rollpress.press.handouts import Handout, print_handout
from rollpress.puzzles.class_forms import class_form, class_from
from rollpress.puzzles.classes import DEFAULT_SET, ClassSet, Drawing
from rollpress.puzzles.forms import canonical
from rollpress.puzzles.ledger import ENGINE
from rollpress.puzzles.levels import Level
from rollpress.puzzles.repeats import letter_sets
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts

__all__ = ["Look", "class_set", "drawing_of", "handout_files"]


@dataclass(frozen=True)
class Look:
    """How a set is printed: in which words, on which paper, for which eyes, with which names."""

    texts: PrintTexts
    paper: Paper
    large: bool = False
    names: tuple[str, ...] = ()


def drawing_of(
    game: Game, shelf: Shelf, lexicon: Lexicon, name: str = DEFAULT_SET, listed: Lexicon | None = None
) -> Drawing:
    """Return what draws a game's set; sets solved with other words than the project's have other codes."""
    kind, game = KINDS[game.kind], game.for_class
    own = lexicon.sha256 == shelf.lexicon(game.language).sha256
    mark = name if own and not listed else f"{name}/{lexicon.sha256}/{listed.sha256 if listed else ''}"
    taken = frozenset(letter_sets(shelf.ledger(game), kind).values())
    return Drawing(game, kind, lexicon, shelf.solver(kind, lexicon, keep=False), name, mark, taken, listed)


def class_set(drawing: Drawing, levels: Sequence[Level | None], shelf: Shelf) -> ClassSet:
    """Return a set, searched for or recalled."""
    key = _set_key(drawing, levels)
    if not shelf.remembers("classes", key):
        made = drawing.class_set(levels)
        shelf.remember("classes", key, canonical(class_form(made, drawing.lexicon)).encode())
    return class_from(json.loads(shelf.recall("classes", key)))


def _set_key(drawing: Drawing, levels: Sequence[Level | None]) -> str:
    game = drawing.game
    edges = game.file.daily.levels
    parts = [
        ENGINE, game.id, game.edition.edition, game.setup.model_dump(mode="json"), drawing.lexicon.sha256,
        drawing.name, drawing.mark, sorted(drawing.taken), list(levels), edges and edges.model_dump(mode="json"),
    ]  # fmt: skip
    return hashlib.sha256(canonical(parts).encode()).hexdigest() + ".json"


def handout_files(made: ClassSet, drawing: Drawing, look: Look, shelf: Shelf) -> dict[str, bytes]:
    """Return the files of a set's folder by name."""
    game, kind, lexicon = drawing.game, drawing.kind, drawing.lexicon
    sheets = handout_sheets(made, game, kind, lexicon, look.texts, look.paper, names=look.names, large=look.large)
    files = {
        "sheets.pdf": _printed(sheets, shelf),
        "key.pdf": _printed(handout_key(made, game, kind, lexicon, look.texts, look.paper), shelf),
        "set.json": (canonical(class_form(made, lexicon)) + "\n").encode(),
    }
    if look.names:
        marking = marking_sheet(made, look.names, game, look.texts, look.paper)
        files["marking.pdf"] = _printed(marking, shelf)
        files["marking.csv"] = _csv(marking_rows(made, look.names, look.texts))
    return files


def _printed(document: Handout, shelf: Shelf) -> bytes:
    key = remembered_key(type(document).__name__, repr(document))
    if not shelf.remembers("forms", key):
        shelf.remember("forms", key, print_handout(document))
    return shelf.recall("forms", key)


def _csv(rows: Iterable[Sequence[Any]]) -> bytes:
    """Return rows as CSV that spreadsheets open as they are: with a byte order mark, lines ended by CRLF."""
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue().encode("utf-8-sig")
