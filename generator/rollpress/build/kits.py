"""Print kits: all that a game needs at the table, for one paper, by file name."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import PurePath
from typing import Literal, TypeVar

from rollpress.build.forms import Form, printed, remembered
from rollpress.build.nestings import nested
from rollpress.build.shelf import Shelf
from rollpress.build.sources import sourced
from rollpress.documents import NetSheet, Rulebook, Sheet
from rollpress.documents.block_pages import BlockPages
from rollpress.documents.from_game import Document, documents_of
from rollpress.documents.kit_pages import Measured, Sides, kit_pages
from rollpress.documents.only import only
from rollpress.documents.variant import Variant
from rollpress.faults import Place
from rollpress.geometry import Paper, Printer
from rollpress.kinds import KINDS
from rollpress.press.corrected import corrected
from rollpress.press.cut_files import cut_files
from rollpress.press.impose import Flip, imposed
from rollpress.press.measure import cut_length, pages_of
from rollpress.spec.game import Game
from rollpress.spec.printer import PrinterProfile
from rollpress.spec.project import Project

__all__ = ["Dice", "Kit", "printed_kits", "printer_of"]

Dice = Literal["nets", "stickers"]

_OTHER_DICE = {"nets": "stickers", "stickers": "dice-nets"}
_SIDES: Mapping[str, Sides] = {"/DuplexFlipLongEdge": "long", "/DuplexFlipShortEdge": "short"}
_FOLDED = "booklet"
NamedT = TypeVar("NamedT", bound=Rulebook | Sheet | BlockPages)


@dataclass(frozen=True)
class Kit:
    """A kit that is wanted: of which game, on which paper, in which variant, or of it a single item.

    `dice` says how they are made, where it is not both ways; `flip` is the edge about which a sheet is turned; a
    known `printer` is corrected and named on sheets, which keep clear of its margin.
    """

    game: Game
    paper: Paper
    variant: Variant = field(default_factory=Variant)
    item: str = ""
    dice: Dice | None = None
    flip: Flip = "short"
    printer: Printer | None = None

    @property
    def usable(self) -> Paper:
        """Return what the printer reaches of the paper."""
        return self.paper.within(self.printer.margin) if self.printer else self.paper


def printer_of(profile: PrinterProfile | None) -> Printer | None:
    """Return the printer that a profile describes, if there is one."""
    return Printer(**profile.model_dump()) if profile else None


def printed_kits(
    kits: Sequence[Kit], project: Project, shelf: Shelf, processes: int | None = None
) -> list[dict[str, bytes]]:
    """Return the files of each kit by name; raise Faulty with the faults of all."""
    sheets = [_sheets(kit, project, shelf) for kit in kits]
    forms = [Form(stem, document) for documents in sheets for stem, document in documents.items()]
    cut = [_cut_files(documents, shelf) for documents in sheets]
    pdfs = iter(printed(forms, shelf, processes))
    made = [{f"{stem}.pdf": next(pdfs) for stem in documents} for documents in sheets]
    whole = [_with_booklet(kit, files, project, shelf) for kit, files in zip(kits, made, strict=True)]
    abouts = [_about(*each, project, shelf) for each in zip(kits, sheets, whole, strict=True) if not each[0].item]
    about_pdfs = iter(printed(abouts, shelf, processes))
    finished = (
        files if kit.item else {"kit.pdf": next(about_pdfs)} | files for kit, files in zip(kits, whole, strict=True)
    )
    return [
        sourced(_for_printer(kit, files), kit.game, shelf) | svgs
        for kit, files, svgs in zip(kits, finished, cut, strict=True)
    ]


def _for_printer(kit: Kit, files: dict[str, bytes]) -> dict[str, bytes]:
    """Correct the sheets for the kit's printer, if it has one; cut files are for a machine that prints nothing."""
    if kit.printer is None:
        return files
    return {name: corrected(content, kit.printer) for name, content in files.items()}


def _named(document: NamedT, printer: Printer | None) -> NamedT:
    """Return the document with its printer's name in the small line at its foot, if a printer is known."""
    if printer is None:
        return document
    if isinstance(document, Rulebook):
        return replace(document, foot=f"{document.foot} · {printer.name}")
    return replace(document, imprint=replace(document.imprint, printer=printer.name))


def _cut_files(documents: Mapping[str, Document], shelf: Shelf) -> dict[str, bytes]:
    """Return the files for cutting machines, kept like forms: packing nets takes longer than writing them."""
    files: dict[str, bytes] = {}
    for stem, document in documents.items():
        made = remembered(partial(_written, document, stem), shelf, "cut", stem, repr(document))
        files |= {name: text.encode() for name, text in json.loads(made).items()}
    return files


def _written(document: Document, stem: str) -> bytes:
    return json.dumps({name: svg.decode() for name, svg in cut_files(document, stem).items()}).encode()


def _about(
    kit: Kit, documents: Mapping[str, Document], files: Mapping[str, bytes], project: Project, shelf: Shelf
) -> Form:
    """Return the pages about a kit, which are made when all else is laid out."""
    measured = [_measured(PurePath(file).stem, content, documents, shelf) for file, content in files.items()]
    texts, variant = project.texts.print, kit.variant
    pages = kit_pages(kit.game, texts, kit.usable, measured, large=variant.large, ink=variant.ink)
    return Form("kit", _named(pages, kit.printer))


def _measured(stem: str, content: bytes, documents: Mapping[str, Document], shelf: Shelf) -> Measured:
    pages, duplex = pages_of(content)
    cut = _cut_mm(documents[stem], shelf) if stem in documents else 0
    return Measured(
        stem, pages, _SIDES.get(duplex, "one"), cut, _digits(documents["rulebook" if stem == _FOLDED else stem])
    )


def _digits(document: Document) -> str:
    """Return the digits that a document is marked with."""
    return document.digits if isinstance(document, Rulebook) else document.imprint.content


def _cut_mm(document: Document, shelf: Shelf) -> float:
    """Return how far a document is cut, kept like forms for the same reason as cut files."""
    length = remembered(lambda: json.dumps(cut_length(document)).encode(), shelf, "cut length", repr(document))
    return float(json.loads(length))


def _sheets(kit: Kit, project: Project, shelf: Shelf) -> Mapping[str, Document]:
    game, texts = kit.game, project.texts.print
    documents = documents_of(game, KINDS[game.kind], shelf.lexicon(game.language), texts, kit.usable, kit.variant)
    left_out = _OTHER_DICE.get(kit.dice or "")
    kept = {stem: document for stem, document in documents.items() if stem != left_out}
    wanted = only(kept, kit.item, game, texts) if kit.item else kept
    return {stem: _laid(_named(document, kit.printer), shelf) for stem, document in wanted.items()}


def _laid(document: Document, shelf: Shelf) -> Document:
    """Return a net sheet with how its nets lie; any other document as it is."""
    return nested(document, shelf, Place("dice-nets.pdf")) if isinstance(document, NetSheet) else document


def _with_booklet(kit: Kit, files: dict[str, bytes], project: Project, shelf: Shelf) -> dict[str, bytes]:
    """Add the rulebook as a booklet; one in large print has pages as large as the paper, and is none."""
    if "rulebook.pdf" not in files or kit.variant.large:
        return files
    leftwards = project.languages[kit.game.language].direction == "rtl"
    book = files["rulebook.pdf"]
    fold = partial(imposed, book, kit.paper, flip=kit.flip, right_to_left=leftwards)
    parts = (sha256(book).hexdigest(), kit.paper.id, kit.flip, str(leftwards))
    return files | {f"{_FOLDED}.pdf": remembered(fold, shelf, "booklet", *parts)}
