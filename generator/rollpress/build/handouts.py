"""Make the folder of a class set: sheets and key, as PDF and as pages, set file, marking sheet: bytes by name.

What was searched for is remembered by a hash of all that it depends on, and so are the PDFs: a second run only
reads.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from rollpress.build.exports import csv_of, exported
from rollpress.build.forms import remembered_key
from rollpress.build.shelf import Shelf
from rollpress.documents.handouts import Design
from rollpress.documents.handouts.key_of import handout_key, marking_rows, marking_sheet
from rollpress.documents.handouts.sheets_of import handout_sheets
from rollpress.kinds import KINDS
from rollpress.lexicon import Lexicon
from rollpress.press.engine import warm_up
from rollpress.press.handouts import Handout, handout_page, print_handout, sections
from rollpress.press.joined import joined
from rollpress.puzzles.class_forms import class_form, class_from
from rollpress.puzzles.classes import DEFAULT_SET, ClassSet, Drawing
from rollpress.puzzles.forms import canonical
from rollpress.puzzles.ledger import ENGINE
from rollpress.puzzles.levels import Level
from rollpress.puzzles.repeats import letter_sets
from rollpress.spec.game import Game
from rollpress.spec.handout_options import Export
from rollpress.spec.print_texts import PrintTexts

__all__ = ["Look", "class_set", "drawing_of", "handout_files"]


@dataclass(frozen=True)
class Look:
    """How a set is printed: in which words, in which design, with which names, written also as what else."""

    texts: PrintTexts
    design: Design
    names: tuple[str, ...] = ()
    exports: tuple[Export, ...] = ()


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
        ENGINE, game.id, game.drawn_as, game.edition.edition, game.setup.model_dump(mode="json"),
        drawing.lexicon.sha256, drawing.name, drawing.mark, sorted(drawing.taken), list(levels),
        edges and edges.model_dump(mode="json"),
    ]  # fmt: skip
    return hashlib.sha256(canonical(parts).encode()).hexdigest() + ".json"


def handout_files(made: ClassSet, drawing: Drawing, look: Look, shelf: Shelf) -> dict[str, bytes]:
    """Return the files of a set's folder by name."""
    game, kind, lexicon, texts, paper = drawing.game, drawing.kind, drawing.lexicon, look.texts, look.design.paper
    sheets = handout_sheets(made, game, kind, lexicon, texts, look.design, look.names)
    key = handout_key(made, game, kind, lexicon, texts, paper)
    documents: dict[str, Sequence[Handout]] = {"sheets.pdf": sections(sheets), "key.pdf": [key]}
    files = {
        "set.json": (canonical(class_form(made, lexicon)) + "\n").encode(),
        "sheets.html": handout_page(sheets, "handout-twin.html").encode(),
        "key.html": handout_page(key, "handout-key-twin.html").encode(),
        **exported(sheets, key, made, look.exports, texts),
    }
    if look.names:
        documents["marking.pdf"] = [marking_sheet(made, look.names, game, texts, paper)]
        files["marking.csv"] = csv_of(marking_rows(made, look.names, texts))
    return dict(sorted({**files, **_printed(documents, shelf)}.items()))


def _printed(documents: Mapping[str, Sequence[Handout]], shelf: Shelf) -> dict[str, bytes]:
    """Return each document as PDF, joined from its parts; what was printed before is recalled."""
    keys = {name: [_key_of(part) for part in parts] for name, parts in documents.items()}
    parts = {_key_of(part): part for found in documents.values() for part in found}
    fresh = {key: part for key, part in parts.items() if not shelf.remembers("forms", key)}
    for key, pdf in zip(fresh, _pressed(list(fresh.values())), strict=True):
        shelf.remember("forms", key, pdf)
    return {name: joined([shelf.recall("forms", key) for key in found]) for name, found in keys.items()}


def _key_of(document: Handout) -> str:
    return remembered_key(type(document).__name__, repr(document))


def _pressed(documents: Sequence[Handout]) -> list[bytes]:
    """Print documents side by side; the largest come first, so that no process ends long after the others."""
    workers = min(len(documents), os.cpu_count() or 1)
    if workers < 2:
        return [print_handout(document) for document in documents]
    warm_up()
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(print_handout, documents))
