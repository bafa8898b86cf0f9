"""Make a game's printed documents: from spec, kind and word list to rulebook, nets, tiles and score sheet.

Pure: the same game gives the same documents. Their keys are the names of the files they are printed to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any

from rollpress.documents.book_faults import book_faults
from rollpress.documents.book_text import Slots, book_blocks, example_order
from rollpress.documents.examples import example_blocks, roll_figure, worked_examples
from rollpress.documents.figures import figures_of
from rollpress.documents.imprint import digits_of, imprint_of, stamped
from rollpress.documents.nets_of import net_faults, net_sheet
from rollpress.documents.player_aid import PlayerAid, aid_blocks
from rollpress.documents.rulebook import Block, Credits, Facts, Notes, Paragraph, Rulebook, plain
from rollpress.documents.score_sheets import score_sheet
from rollpress.documents.sheets import NetSheet, ScoreSheet, StickerSheet, TileSheet
from rollpress.documents.stickers_of import sticker_sheet
from rollpress.documents.tiles_of import tile_sheet
from rollpress.documents.variant import Variant, varied
from rollpress.documents.wording import spanned
from rollpress.faults import Fault, Faulty
from rollpress.geometry import Paper
from rollpress.kinds.base import Kind
from rollpress.lexicon import Lexicon
from rollpress.spec.base import Span
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["Document", "document_faults", "documents_of", "rulebook", "rulebook_faults"]

Document = Rulebook | NetSheet | StickerSheet | TileSheet | ScoreSheet | PlayerAid
_PLAIN = Variant()


def documents_of(
    game: Game,
    kind: Kind[Any, Any],
    lexicon: Lexicon,
    texts: PrintTexts,
    paper: Paper,
    variant: Variant = _PLAIN,
) -> dict[str, Document]:
    """Return what is printed of a game, by file stem, in the order of a kit; raise Faulty."""
    game = varied(game, variant)
    made: dict[str, Document | None] = {
        "rulebook": rulebook(game, kind, lexicon, texts, paper, large=variant.large),
        "dice-nets": net_sheet(game, texts, paper),
        "stickers": sticker_sheet(game, texts, paper),
        "tiles": tile_sheet(game, texts, paper, variant.backs),
        "score-sheet": score_sheet(game, kind.types.part_ids, texts, paper, variant.company),
        "player-aid": player_aid(game, kind, lexicon, texts, paper, large=variant.large),
    }
    inked = {stem: replace(document, ink=variant.ink) for stem, document in made.items() if document is not None}
    return {stem: _marked(document) for stem, document in inked.items()}


def _marked(document: Document) -> Document:
    """Return a document with its digits; a rulebook has them from the start, among its credits."""
    return document if isinstance(document, Rulebook) else stamped(document)


def document_faults(game: Game, texts: PrintTexts) -> Iterator[Fault]:
    """Yield what keeps a game's documents from being printed, without printing them."""
    yield from rulebook_faults(game, texts)
    yield from net_faults(game)


def rulebook_faults(game: Game, texts: PrintTexts) -> Iterator[Fault]:
    """Yield what is wrong with the text of a game's rulebook, by its lines."""
    path = str(PurePosixPath(game.source.path).with_name(f"rulebook.{game.language}.md"))
    named = {"figure": _figure_names(game, texts), "example": tuple(game.edition.examples)}
    wanted = ("notes", "credits") if game.edition.notes else ("credits",)
    yield from book_faults(game.rulebook, path, tuple(game.sentences), named, wanted)


def rulebook(
    game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts, paper: Paper, *, large: bool = False
) -> Rulebook:
    """Return a game's rulebook; raise Faulty with everything that is wrong with its text."""
    if faults := list(rulebook_faults(game, texts)):
        raise Faulty(faults)
    slots = _slots(game, kind, lexicon, texts)
    bare = _book(game, slots, texts, paper, large=large)
    digits = digits_of(bare)
    said = {"edition": game.edition.edition, "content": digits, "licence": texts.licence}
    credited = Credits((*slots.credits.paragraphs, plain(filled(texts.book_imprint, said))))
    blocks = tuple(credited if block == slots.credits else block for block in bare.blocks)
    return replace(bare, blocks=blocks, digits=digits)


def _book(game: Game, slots: Slots, texts: PrintTexts, paper: Paper, *, large: bool) -> Rulebook:
    said = {"title": game.edition.title, "edition": game.edition.edition}
    return Rulebook(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        foot=filled(texts.book_foot, said),
        blocks=(
            Paragraph(plain(game.edition.tagline), lead=True),
            Facts(tuple(_facts(game, texts))),
            *book_blocks(game.rulebook, slots),
        ),
        kind=texts.kind_book,
        paper=paper,
        large=large,
    )


def player_aid(
    game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts, paper: Paper, *, large: bool = False
) -> PlayerAid | None:
    """Return the rules in brief, or None for a rulebook that states none."""
    blocks = aid_blocks(game.rulebook, _slots(game, kind, lexicon, texts))
    if not blocks:
        return None
    return PlayerAid(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        imprint=imprint_of(game, texts),
        blocks=blocks,
        kind=texts.kind_aid,
        paper=paper,
        large=large,
    )


def _figure_names(game: Game, texts: PrintTexts) -> tuple[str, ...]:
    return (*figures_of(game, texts), *(("roll",) if game.edition.examples else ()))


def _slots(game: Game, kind: Kind[Any, Any], lexicon: Lexicon, texts: PrintTexts) -> Slots:
    worked = worked_examples(game, kind, lexicon, texts, example_order(game.rulebook))
    part_names = {part: game.edition.part_names[part] for part in kind.types.part_ids}
    figures: dict[str, tuple[Block, ...]] = dict(figures_of(game, texts))
    for example in list(game.edition.examples.values())[:1]:
        figures["roll"] = (roll_figure(game, kind, texts, example.roll),)
    return Slots(
        sentences=game.sentences,
        figures=figures,
        examples=lambda names: example_blocks([worked[name] for name in names], part_names, texts),
        notes=Notes(texts.notes, tuple(map(plain, game.edition.notes))),
        credits=Credits(tuple(map(plain, game.edition.credits))),
    )


def _facts(game: Game, texts: PrintTexts) -> Iterator[tuple[str, str]]:
    file = game.file
    yield texts.fact_players, spanned(file.players, texts)
    if file.age is not None:
        yield texts.fact_age, spanned(Span(min=file.age), texts)
    if file.minutes is not None:
        yield texts.fact_minutes, filled(texts.minutes, {"minutes": spanned(file.minutes, texts)})
    if game.edition.you_bring:
        yield texts.fact_bring, game.edition.you_bring
