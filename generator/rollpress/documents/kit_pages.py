"""Say what a kit holds, what it takes to make, how to print it, and which edition it is.

Input is what was measured of the sheets as they were laid out: how many there are, and how far they are cut.
Nothing is estimated, so that nobody runs out of card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rollpress.documents.block_pages import BlockPages
from rollpress.documents.imprint import content_hash, imprint_of
from rollpress.documents.rulebook import Block, Heading, Paragraph, Rich, Steps, Table, plain
from rollpress.drawing import Ink
from rollpress.geometry import Paper
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["KitPages", "Measured", "Sides", "kit_pages", "paper_kinds"]

Sides = Literal["one", "long", "short"]
_SCREEN = "rulebook"


@dataclass(frozen=True, slots=True)
class Measured:
    """A file of a kit as it was laid out: its pages, its sheets of paper, its cuts in mm, and how it is flipped.

    `sides` is the edge about which sheets are turned, `long` or `short`, or `one` for sheets printed on one side;
    `digits` are those at the foot of its sheets.
    """

    stem: str
    pages: int
    sides: Sides = "one"
    cut_mm: float = 0
    digits: str = ""

    @property
    def sheets(self) -> int:
        """Return how many sheets of paper it takes."""
        return self.pages if self.sides == "one" else -(-self.pages // 2)


@dataclass(frozen=True, slots=True)
class KitPages(BlockPages):
    """Pages about a kit."""


def kit_pages(
    game: Game,
    texts: PrintTexts,
    paper: Paper,
    files: Sequence[Measured],
    *,
    large: bool = False,
    ink: Ink = "full",
) -> KitPages:
    """Return the pages about a kit of these files."""
    return KitPages(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        imprint=replace(imprint_of(game, texts), content=content_hash(game)),
        blocks=(
            *_contents(texts, files),
            *_needs(game, texts, files),
            *_steps(texts, files),
            *_edition(game, texts),
        ),
        kind=texts.kind_kit,
        paper=paper,
        large=large,
        ink=ink,
    )


def paper_kinds(files: Sequence[Measured], texts: PrintTexts) -> Mapping[str, int]:
    """Return how many sheets of each kind of paper a kit takes; what is for the screen takes none."""
    kinds: dict[str, int] = {}
    for file in files:
        if not _is_for_screen(file, files):
            kind = texts.kit_papers.get(file.stem, texts.kit_plain)
            kinds[kind] = kinds.get(kind, 0) + file.sheets
    return kinds


def _is_for_screen(file: Measured, files: Sequence[Measured]) -> bool:
    """A rulebook is printed as a booklet, where there is one."""
    return file.stem == _SCREEN and any(other.stem == "booklet" for other in files)


def _contents(texts: PrintTexts, files: Sequence[Measured]) -> Iterator[Block]:
    yield Heading(texts.kit_contents)
    heads = (
        texts.kit_head_file,
        texts.kit_head_sheets,
        texts.kit_head_paper,
        texts.kit_head_sides,
        texts.kit_head_digits,
    )
    yield Table(heads, tuple(_row(file, texts, files) for file in files), frozenset({1}))
    yield Paragraph(plain(texts.kit_digits))


def _row(file: Measured, texts: PrintTexts, files: Sequence[Measured]) -> tuple[Rich, ...]:
    if _is_for_screen(file, files):
        cells = ("–", texts.kit_screen, "–")
    else:
        paper = texts.kit_papers.get(file.stem, texts.kit_plain)
        cells = (str(file.sheets), paper, texts.kit_sides[file.sides])
    return tuple(map(plain, (f"{file.stem}.pdf", *cells, file.digits)))


def _needs(game: Game, texts: PrintTexts, files: Sequence[Measured]) -> Iterator[Block]:
    yield Heading(texts.kit_needs)
    rows = [(plain(kind), plain(str(count))) for kind, count in paper_kinds(files, texts).items()]
    yield Table((texts.kit_head_paper, texts.kit_head_sheets), tuple(rows), frozenset({1}))
    cut = sum(file.cut_mm for file in files)
    items = [filled(texts.kit_cuts, {"metres": f"{cut / 1000:.1f}"}), texts.kit_tools] if cut else []
    if game.edition.you_bring:
        items.append(filled(texts.kit_bring, {"things": game.edition.you_bring}))
    if items:
        yield Steps(tuple(map(plain, items)), numbered=False)


def _steps(texts: PrintTexts, files: Sequence[Measured]) -> Iterator[Block]:
    """The steps that hold for any kit, then those for the files that this one has."""
    yield Heading(texts.kit_how)
    special = (texts.kit_making[file.stem] for file in files if file.stem in texts.kit_making)
    yield Steps(tuple(map(plain, (*texts.kit_steps, *special))))


def _edition(game: Game, texts: PrintTexts) -> Iterator[Block]:
    yield Heading(texts.kit_edition)
    said = {"edition": game.edition.edition, "content": content_hash(game), "licence": texts.licence}
    yield Paragraph(plain(filled(texts.book_imprint, said)))
    if game.edition.changes:
        yield Paragraph(plain(texts.kit_changes))
        yield Steps(tuple(map(plain, game.edition.changes)), numbered=False)
    for credit in game.edition.credits:
        yield Paragraph(plain(credit))
