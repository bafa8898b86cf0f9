"""Print kits: all that a game needs at the table, for one paper, by file name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rollpress.build.forms import Form, printed
from rollpress.build.shelf import Shelf
from rollpress.documents.from_game import Document, documents_of
from rollpress.documents.only import only
from rollpress.documents.variant import Variant
from rollpress.geometry import Paper
from rollpress.kinds import KINDS
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts

__all__ = ["Kit", "printed_kits"]


@dataclass(frozen=True)
class Kit:
    """A kit that is wanted: of which game, on which paper, in which variant, or of it a single item."""

    game: Game
    paper: Paper
    variant: Variant = field(default_factory=Variant)
    item: str = ""


def printed_kits(
    kits: Sequence[Kit], texts: PrintTexts, shelf: Shelf, processes: int | None = None
) -> list[dict[str, bytes]]:
    """Return the files of each kit by name; raise Faulty with the faults of all."""
    sheets = [_sheets(kit, texts, shelf) for kit in kits]
    forms = [Form(stem, document) for documents in sheets for stem, document in documents.items()]
    pdfs = iter(printed(forms, shelf, processes))
    return [{f"{stem}.pdf": next(pdfs) for stem in documents} for documents in sheets]


def _sheets(kit: Kit, texts: PrintTexts, shelf: Shelf) -> Mapping[str, Document]:
    game = kit.game
    documents = documents_of(game, KINDS[game.kind], shelf.lexicon(game.language), texts, kit.paper, kit.variant)
    return only(documents, kit.item, game, texts) if kit.item else documents
