"""Fill the page of a game: facts, a turn in steps, its pieces, its rulebook, and what there is to print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rollpress import drawing
from rollpress.documents import Block, Facts, Heading, Paragraph, Rich, Rulebook, Steps
from rollpress.documents.pieces_of import drawn_faces
from rollpress.geometry import PAPERS
from rollpress.site.series import Series
from rollpress.site.tables import pool_of
from rollpress.site.views import DownloadView, Fact, FileView, GameView, Link, RollView
from rollpress.site.voice import Voice
from rollpress.spec.slots import filled

__all__ = ["Download", "game_view"]


@dataclass(frozen=True)
class Download:
    """A file to print: the game's id, the file's name (`dice-nets`), its paper, its path, its size in bytes."""

    game: str
    name: str
    paper: str
    path: str
    size: int


def game_view(series: Series, rulebook: Rulebook, downloads: Sequence[Download]) -> GameView:
    """Return the page of a game, as its present edition has it."""
    game, voice, texts = series.game, series.voice, series.voice.texts.site
    title, steps = _turn(rulebook.blocks)
    return GameView(
        game=series.badge,
        tagline=game.edition.tagline,
        summary=filled(texts.game_summary, {"title": series.badge.title}),
        facts=_facts(rulebook.blocks),
        turn_title=title,
        turn=steps,
        dice_title=texts.game_dice,
        dice=_dice(series),
        dice_text="",
        pool=pool_of(game, game.setup, voice, texts.game_tiles),
        rules=_rules(rulebook.blocks),
        downloads=_downloads([file for file in downloads if file.game == game.id], voice),
        download_text=texts.sheets_text,
        play=tuple(_play(series)),
        credits=game.edition.credits,
    )


def _facts(blocks: Sequence[Block]) -> tuple[Fact, ...]:
    return tuple(Fact(name, value) for block in blocks if isinstance(block, Facts) for name, value in block.facts)


def _rules(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return the book without its lead and its facts, which head the page already."""
    return tuple(
        block
        for block in blocks
        if not isinstance(block, Facts) and not (isinstance(block, Paragraph) and block.lead)
    )


def _turn(blocks: Sequence[Block]) -> tuple[str, tuple[str, ...]]:
    """Return the first numbered steps of the book, which tell a turn, and the heading over them."""
    title = ""
    for block in blocks:
        if isinstance(block, Heading):
            title = block.text
        elif isinstance(block, Steps) and block.numbered:
            return title, tuple(map(_plain, block.items))
    return "", ()


def _plain(text: Rich) -> str:
    return "".join(span.text for span in text)


def _dice(series: Series) -> tuple[RollView, ...]:
    """Return each die's faces; dice of pips are dice that everybody has, and need no picture."""
    name = series.voice.texts.print.die_name
    return tuple(
        RollView(filled(name, {"number": number}), faces)
        for number, faces in enumerate(drawn_faces(series.game), 1)
        if not all(isinstance(face, drawing.PipFace) for face in faces)
    )


def _downloads(files: Sequence[Download], voice: Voice) -> tuple[DownloadView, ...]:
    """Return the printed things in the order of the site's texts, each with its files by paper."""
    sheets = voice.texts.site.sheets
    order = list(sheets)
    ordered = sorted(files, key=lambda file: (order.index(file.name), file.paper))
    return tuple(
        DownloadView(sheets[name].title, sheets[name].note, tuple(_file(file, voice) for file in group))
        for name, group in groupby(ordered, key=lambda file: file.name)
    )


def _file(file: Download, voice: Voice) -> FileView:
    return FileView(PAPERS[file.paper].label, file.path, voice.size(file.size))


def _play(series: Series) -> Iterator[Link]:
    texts = series.voice.texts.site
    if series.newest:
        yield Link(texts.game_today, series.day_path(series.newest))
        yield Link(texts.game_days, series.path())
