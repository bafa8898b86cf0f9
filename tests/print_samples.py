"""Small documents to print: what tests of the press share."""

from __future__ import annotations

from dataclasses import replace

from rollpress.documents import (
    Column,
    Credits,
    DieView,
    Facts,
    Figure,
    Heading,
    Imprint,
    NetSheet,
    NetWords,
    Notes,
    Paragraph,
    Rulebook,
    ScoreSheet,
    ScoreTable,
    Span,
    Steps,
    Table,
    TileSheet,
    plain,
)
from rollpress.drawing import (
    JokerFace,
    LabelledPiece,
    LetterFace,
    PieceGrid,
    PipFace,
    Pointer,
    SpellFace,
    Tile,
    Token,
)
from rollpress.geometry import PAPERS

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
IMPRINT = Imprint(edition="Edition 1", content="7f3a91c2", licence="CC BY 4.0")
CHECK = ("Print at 100 %.", "If these 100 mm are not 100 mm on your ruler, do not cut.")
FACES = (
    SpellFace("K", 5, "e"),
    SpellFace("M", 3, "n", bar=True),
    SpellFace("*", 0, "r"),
    LetterFace("QU", 6),
    JokerFace(),
    PipFace(5),
)


def net_sheet(dice: int = 6, edge: int = 20_000, tab: int = 6_000) -> NetSheet:
    """Return nets of so many dice on A4."""
    return NetSheet(
        lang="en",
        title="Sample",
        mark="square",
        advice="Score the folds, cut, fold back, glue the tabs in the order 1 to 7.",
        imprint=IMPRINT,
        check=CHECK,
        words=NetWords("cut", "fold back", "glue", "Nets of dice"),
        dice=tuple(DieView(f"Die {number}", "K M * QU", FACES) for number in range(1, dice + 1)),
        edge=edge,
        tab=tab,
        kind="dice nets",
    )


def tile_sheet(tiles: int = 30, tokens: int = 4) -> TileSheet:
    """Return so many tiles of 30 mm and tokens on A4."""
    letters = "AFCJEGBHDINTLPMQOUVRSKZYWX"
    return TileSheet(
        lang="en",
        title="Sample",
        mark="ring",
        advice="Cut along the lines, long ones first.",
        imprint=IMPRINT,
        check=CHECK,
        tiles=tuple(Tile(letters[n % 26], n % 6 + 1, 2, vowel=n % 3 == 0) for n in range(tiles)),
        alt="Letter tiles and tokens",
        tokens=(Token("AEIOU"),) * tokens,
        tokens_title="Rescue",
        tokens_note="Use a vowel of your own again.",
        kind="tiles",
    )


def score_sheet() -> ScoreSheet:
    """Return a score sheet with two tables side by side and one below."""
    words = ScoreTable((Column("Word", 4), Column("Letters", 2), Column("Score", 2)), 10, "Round", True, "Total")
    game = ScoreTable((Column("Player", 4), *(Column(str(n)) for n in range(1, 11))), 6, "The game")
    return ScoreSheet(
        lang="en",
        title="Sample",
        mark="square",
        advice="A word scores its letters.",
        imprint=IMPRINT,
        fields=(Column("Name", 2), Column("Date")),
        bands=((words, words), (game,)),
        note="The game ends after the rounds agreed.",
        foot="1 to 6 players",
        kind="score sheet",
    )


def rulebook() -> Rulebook:
    """Return a book with a block of every kind."""
    labelled = LabelledPiece(
        FACES[0], (Pointer("points", 10, 20),), (Pointer("large letter:\nits points", 62, 37),)
    )
    layout = PieceGrid(((LetterFace("O", 2), None), (LetterFace("X", 6), JokerFace("E"))), size=12, gap=0.04)
    return Rulebook(
        lang="en",
        title="Sample",
        mark="cross",
        foot="Sample · rulebook",
        blocks=(
            Paragraph(plain("Find the words that nobody else finds."), lead=True),
            Facts((("Players", "1 to 6"), ("Age", "12 and up"))),
            Heading("A die"),
            Figure(labelled, "A die with its points and its large letter"),
            Heading("A turn"),
            Steps((plain("Roll."), (Span("Write "), Span("in secret", "strong")))),
            Table(("Word", "Score"), (((Span("KEY", "word"),), plain("12")),), frozenset({1})),
            Figure(layout, "A small layout"),
            Notes("Notes of this edition", (plain("Ties are shared."),)),
            Credits((plain("Author not named in the rules we had."),)),
        ),
        kind="rulebook",
    )


def every_document(paper: str) -> dict[str, NetSheet | TileSheet | ScoreSheet | Rulebook]:
    """Return one document of each kind for a paper."""
    documents = {"nets": net_sheet(), "tiles": tile_sheet(), "scores": score_sheet(), "book": rulebook()}
    return {name: replace(document, paper=PAPERS[paper]) for name, document in documents.items()}
