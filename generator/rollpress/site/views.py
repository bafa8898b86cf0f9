"""Say what each page of the website shows: flat frozen values, worded and numbered, with no rule of a game.

Whoever fills a view has done the counting and the wording; a template only lays out what it finds here. Texts
are plain: they are escaped when they are printed. An empty string or `None` means "there is none", and the page
leaves that place out.

A `Link.path` is a path from the root of the site, as `daily/<game>/2027-01-01/index.html`, or a whole address
(`https://...`); `links.href` makes it relative to the page. Dates come twice: as ISO text for addresses, as
words for readers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rollpress.documents import Block
from rollpress.drawing import Piece, PipFace, Tile

__all__ = [
    "AnswerView", "ArchiveView", "BoardPiece", "BoardView", "CardView", "Count", "CreditsView", "DayCell",
    "DayView", "DownloadView", "Fact", "FileView", "Frame", "FrontView", "GameBadge", "GameView",
    "HintView", "Link", "ListCredit", "MonthsView", "NotFoundView", "NotedLink", "OptimumView",
    "OverviewView", "PageView", "PoolColumn", "PoolView", "RankStep", "RanksView", "RollView", "ScoreRow",
    "ScoreTable", "SheetView", "SimpleView", "SiteView", "WordGroup", "WordList", "YearView",
]  # fmt: skip

Section = Literal["today", "archive", "games", ""]


@dataclass(frozen=True, slots=True)
class Link:
    """A text and where it leads."""

    text: str
    path: str


@dataclass(frozen=True, slots=True)
class NotedLink:
    """A link with a sentence below it."""

    link: Link
    note: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and what belongs to it: "Players", "1 to 6"; or a part of a score: "Unused", "−3"."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands round every page: the site's title, its language (a BCP 47 tag), its address, its links.

    `base_url` ends with a slash; canonical links and the page for missing addresses need it. `foot` holds the
    links of the footer, in order; `foot_note` the sentence below them.
    """

    title: str
    language: str
    base_url: str
    foot: tuple[Link, ...]
    foot_note: str


@dataclass(frozen=True, slots=True)
class GameBadge:
    """How a game is recognised: its title, its mark and its ink (both named, never by colour alone).

    `id` is the name of its folders, `mark` one of `drawing.MARKS`.
    """

    id: str
    title: str
    mark: str
    ink: Literal["brick", "indigo", "spruce"]


# Pieces on the table


@dataclass(frozen=True, slots=True)
class RollView:
    """Faces in the order of the dice, and what they are together: "Six dice"."""

    label: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class PoolColumn:
    """The tiles that answer to one number, under the die that shows it; `label` says so: "Number 1"."""

    label: str
    die: PipFace
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class PoolView:
    """Tiles that lie in the centre: a title, how many ("30 tiles"), a sentence how to read them, columns."""

    title: str
    note: str
    legend: str
    columns: tuple[PoolColumn, ...]


@dataclass(frozen=True, slots=True)
class BoardPiece:
    """A die laid on the board: row and column from 1."""

    row: int
    column: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class BoardView:
    """A layout on a sheet of dots; rows and columns count the free margin too. `label` reads it out."""

    label: str
    rows: int
    columns: int
    pieces: tuple[BoardPiece, ...]


# The front page, and pages of cards


@dataclass(frozen=True, slots=True)
class CardView:
    """One game on a card: its dice, a verb as heading, a fact, a button, and links below it if any."""

    game: GameBadge
    roll: RollView
    heading: str
    text: str
    button: Link
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class FrontView:
    """The front page of the as-of day: a headline with the date, one sentence, a card a game, plain links."""

    headline: str
    lead: str
    cards: tuple[CardView, ...]
    links: tuple[NotedLink, ...]

    section: ClassVar[Section] = "today"
    path: ClassVar[str] = "index.html"


@dataclass(frozen=True, slots=True)
class OverviewView:
    """A page of cards: all games (`games`, to print) or all archives (`daily`); `folder` is its place."""

    folder: Literal["games", "daily"]
    title: str
    lead: str
    cards: tuple[CardView, ...]

    @property
    def section(self) -> Section:
        """Return which link of the head is the present one."""
        return "games" if self.folder == "games" else "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"{self.folder}/index.html"


# The day


@dataclass(frozen=True, slots=True)
class RankStep:
    """A rank and the score that reaches it, in rising order."""

    name: str
    score: int


@dataclass(frozen=True, slots=True)
class RanksView:
    """The ranks of a day: a title, a short note beside it ("45 is the best"), the steps, a sentence below."""

    title: str
    note: str
    steps: tuple[RankStep, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """How many words there are of something: of a length ("3"), of a beginning ("TR")."""

    of: str
    words: int


@dataclass(frozen=True, slots=True)
class HintView:
    """A hint that opens on demand: a sentence, or counts, or both.

    `heads` names the two rows of a table ("Letters", "Words"); without it the counts run on as text.
    """

    title: str
    text: str = ""
    counts: tuple[Count, ...] = ()
    heads: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class SheetView:
    """What the printed day gives to write on, and the small print below it.

    `lines` writing lines in two columns; or a `grid` of dots (columns, rows) to draw dice on.
    """

    note: str
    lines: int = 0
    grid: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class DayView:
    """One roll of the day. It holds no answer: `answer` is only the link, once the answer is revealed.

    `eyebrow` says what the puzzle is ("roll of the day"), `summary` is the description for search engines,
    `notice` an erratum. `how_title` and `how` are the rules in brief. `answer_text` says when answers come, or
    that they are out. `today` tells whether it is the day the front page shows.
    """

    game: GameBadge
    date: str
    date_words: str
    eyebrow: str
    summary: str
    roll: RollView
    pool: PoolView | None
    hints: tuple[HintView, ...]
    how_title: str
    how: str
    ranks: RanksView
    code: str
    answer_text: str
    answer: Link | None
    earlier: Link | None
    later: Link | None
    sheet: SheetView
    today: bool = False
    notice: str = ""

    @property
    def section(self) -> Section:
        """Return which link of the head is the present one."""
        return "today" if self.today else "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.date}/index.html"


# The answer


@dataclass(frozen=True, slots=True)
class OptimumView:
    """A best score and what was shown of it: a title and sentences.

    `proved` decides on the seal, whose words are `seal` (above and below the score): "best found" has none.
    """

    score: int
    title: str
    text: str
    proved: bool
    seal: tuple[str, str] = ("PROVED", "BEST")


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A word and the cells that follow it, the score last."""

    word: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Words with the parts of their scores. `heads` has one name for the word and one for each cell.

    `total` is the last row: a name and the sum; empty if there is none. `numeric` is False where the cells
    between are sums in writing ("6 + 2 + 1").
    """

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[ScoreRow, ...]
    total: Fact | None = None
    numeric: bool = True


@dataclass(frozen=True, slots=True)
class WordGroup:
    """The words of one score, in order."""

    score: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordList:
    """A list of words by score, best first, with a title, a note beside it and a sentence below it."""

    title: str
    note: str
    groups: tuple[WordGroup, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class AnswerView:
    """The answer of a revealed day.

    `answer_title`, `answer_note`: what is shown first, as "A best layout", "all 13 dice used"; it is a
    `board`, or stands in `tables`, or both. `optima` are best and par, `parts` the score in parts. `words` are
    lists by score. `list_text` says which word list this holds for, `list_id` and `list_hash` name it. `day`
    leads back to the roll.
    """

    game: GameBadge
    date: str
    date_words: str
    eyebrow: str
    summary: str
    answer_title: str
    answer_note: str
    answer_text: str
    board: BoardView | None
    parts: tuple[Fact, ...]
    tables: tuple[ScoreTable, ...]
    optima: tuple[OptimumView, ...]
    roll: RollView
    words: tuple[WordList, ...]
    list_text: str
    list_id: str
    list_hash: str
    code: str
    day: Link
    earlier: Link | None
    later: Link | None
    notice: str = ""

    section: ClassVar[Section] = "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.date}/answer/index.html"


# The archive


@dataclass(frozen=True, slots=True)
class DayCell:
    """A day of a month: its number, its state in a word or two, and its page ("" before and after the archive).

    `state`: `answered` once the answer is out, `open` before, `none` where there is no roll.
    """

    number: int
    words: str
    path: str
    state: Literal["answered", "open", "none"]
    today: bool = False


@dataclass(frozen=True, slots=True)
class ArchiveView:
    """A month of one game. `weekdays` are seven (short, whole) names; a week has seven cells or `None`."""

    game: GameBadge
    month: str
    month_words: str
    eyebrow: str
    summary: str
    weekdays: tuple[Fact, ...]
    weeks: tuple[tuple[DayCell | None, ...], ...]
    earlier: Link | None
    later: Link | None
    months: Link
    text: str

    section: ClassVar[Section] = "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/{self.month}/index.html"


@dataclass(frozen=True, slots=True)
class YearView:
    """A year and its months that have rolls."""

    year: str
    months: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class MonthsView:
    """The archive of one game: the newest day, then its years, newest first."""

    game: GameBadge
    title: str
    eyebrow: str
    summary: str
    text: str
    newest: Link
    years: tuple[YearView, ...]

    section: ClassVar[Section] = "archive"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"daily/{self.game.id}/index.html"


# A game


@dataclass(frozen=True, slots=True)
class FileView:
    """A file to download: its paper ("A4"), its path and its size in words ("84 kB")."""

    paper: str
    path: str
    size: str


@dataclass(frozen=True, slots=True)
class DownloadView:
    """A printed thing: its name, what to print it on ("2 pages, card of 160 to 220 g/m²"), a file a paper."""

    title: str
    note: str
    files: tuple[FileView, ...]


@dataclass(frozen=True, slots=True)
class GameView:
    """A game: facts, a turn in steps, its pieces, its rules, what to print, where to play, who made it.

    `dice` holds the faces of each die; `dice_text` what to know of them. `rules` are the blocks of the
    rulebook, without its title.
    """

    game: GameBadge
    tagline: str
    summary: str
    facts: tuple[Fact, ...]
    turn_title: str
    turn: tuple[str, ...]
    dice_title: str
    dice: tuple[RollView, ...]
    dice_text: str
    pool: PoolView | None
    rules: tuple[Block, ...]
    downloads: tuple[DownloadView, ...]
    download_text: str
    play: tuple[Link, ...]
    credits: tuple[str, ...]

    section: ClassVar[Section] = "games"

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"games/{self.game.id}/index.html"


# Everything else


@dataclass(frozen=True, slots=True)
class SimpleView:
    """A page of prose whose text is a template of its own, `site/text/<slug>.html`."""

    slug: Literal["about", "how-it-is-made", "print-guide"]
    title: str
    summary: str

    section: ClassVar[Section] = ""

    @property
    def path(self) -> str:
        """Return where the page lies."""
        return f"{self.slug}/index.html"


@dataclass(frozen=True, slots=True)
class ListCredit:
    """A word list: its title, id and hash, its figures, and a paragraph for each source and licence."""

    title: str
    id: str
    hash: str
    facts: tuple[Fact, ...]
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CreditsView:
    """Word lists, and whom we thank: `games` and `fonts` are names with their sentences."""

    title: str
    summary: str
    lists: tuple[ListCredit, ...]
    games: tuple[Fact, ...]
    fonts: tuple[Fact, ...]

    section: ClassVar[Section] = ""
    path: ClassVar[str] = "word-lists/index.html"


@dataclass(frozen=True, slots=True)
class NotFoundView:
    """The page for addresses that lead nowhere; it carries its style with it."""

    section: ClassVar[Section] = ""
    path: ClassVar[str] = "404.html"


PageView = (
    FrontView | OverviewView | DayView | AnswerView | ArchiveView | MonthsView | GameView | SimpleView | CreditsView
    | NotFoundView
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SiteView:
    """A whole site: what stands round its pages, and the pages in any order."""

    frame: Frame
    pages: tuple[PageView, ...]
