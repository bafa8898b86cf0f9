"""Make a class set: as many sheets as wanted, each with a puzzle of its own, and all of like difficulty.

The roll of a sheet is drawn from a key of its own, `game/edition/class/<set>/<sheet>/<attempt>`: anyone with
the code of a sheet can draw it again. The first attempt wins that passes the gates, has the level wanted and
shows letters that neither another sheet of the set nor a roll of the day shows.

Like difficulty: how easy a sheet is, is the percentage of par that easy words reach (100 less its `difficulty`).
A level is cut so that its lowest ease is at least nine tenths of its highest. Whatever the median of a set is, it
lies between the two, so no sheet is more than a tenth away from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from rollpress.chance import stream
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Kind, Solution
from rollpress.lexicon import Lexicon
from rollpress.puzzles.class_words import words_in
from rollpress.puzzles.codes import Code, tag_of
from rollpress.puzzles.daily import Solver, refusals, spells_flagged
from rollpress.puzzles.forms import solution_form, solution_from
from rollpress.puzzles.levels import Level, level_of
from rollpress.puzzles.repeats import letter_set
from rollpress.spec.base import Span
from rollpress.spec.game import Game, Levels

__all__ = ["CLASS_ATTEMPTS", "DEFAULT_SET", "SITE_SET", "ClassSet", "ClassSheet", "Drawing", "class_key", "eases"]

DEFAULT_SET = "class"
"""The name of a set that was given none: its sheets can be rebuilt from their codes alone."""
SITE_SET = "site"
"""The name of the set that a website's own page hands out: rebuilt from codes alone as well."""
CLASS_ATTEMPTS = 961
"""How many attempts a sheet has: as many as two signs of a code can number."""
LISTED_ATTEMPTS = 96
"""How many attempts a sheet has where the words of a list are looked for."""
KEPT_WORDS = 12
"""How many words of a sheet a set keeps: those that a key lists."""
_MOST_SHEETS = 960


@dataclass(frozen=True)
class ClassSheet:
    """One sheet of a set: what it is drawn from, its roll as text, its solution, of its words the best answers."""

    number: int
    attempt: int
    code: str
    key: str
    roll: str
    level: Level | None
    solution: Solution
    listed: tuple[str, ...] = ()
    """The words of a teacher's list that the roll makes."""


@dataclass(frozen=True)
class ClassSet:
    """A set of sheets of one game; `dictionary` and `lexicon` are name and hash of the words that solved it."""

    game: str
    edition: str
    name: str
    dictionary: str
    lexicon: str
    sheets: tuple[ClassSheet, ...]

    @property
    def by_code(self) -> tuple[ClassSheet, ...]:
        """Return the sheets in the order in which a key lists them."""
        return tuple(sorted(self.sheets, key=lambda sheet: sheet.code))


@dataclass(frozen=True)
class Drawing:
    """Draws the sheets of one set. `taken` are the signs that rolls of the day show; `mark` names the set in codes.

    `mark` is the set's name, and more where the words are not the shipped ones.
    """

    game: Game
    kind: Kind[Any, Any]
    lexicon: Lexicon
    solve: Solver
    name: str = DEFAULT_SET
    mark: str = DEFAULT_SET
    taken: frozenset[str] = frozenset()
    listed: Lexicon | None = None
    """A teacher's words: the rolls that make most of them are looked for."""

    def class_set(self, levels: Sequence[Level | None]) -> ClassSet:
        """Return a set with a sheet for each level given, in that order; None takes any level."""
        if len(levels) > _MOST_SHEETS:
            raise Faulty([Fault(Place("--sheets"), f"a set has {_MOST_SHEETS} sheets at most", "make two sets")])
        sheets, used = [], set(self.taken)
        for number, level in enumerate(levels, 1):
            sheet = self._sheet(number, level, used)
            used.add(self.signs(sheet.roll))
            sheets.append(sheet)
        edition = self.game.edition.edition
        words = self.lexicon
        return ClassSet(self.game.id, edition, self.name, words.id, words.sha256, tuple(sheets))

    def single(self, number: int, attempt: int) -> ClassSet:
        """Return a set of the one sheet that a code asks for."""
        words, edition = self.lexicon, self.game.edition.edition
        return ClassSet(self.game.id, edition, self.name, words.id, words.sha256, (self.sheet(number, attempt),))

    def sheet(self, number: int, attempt: int) -> ClassSheet:
        """Return the sheet of one attempt, whatever its level: what a code asks for."""
        key = class_key(self.game, self.name, number, attempt)
        roll = self.kind.encode(self.kind.roll(self.game.setup, stream(key)))
        return self._solved(number, attempt, key, roll, self.solve(self.game.setup, roll))

    def _sheet(self, number: int, level: Level | None, used: set[str]) -> ClassSheet:
        band = eases(level, self.game.file.daily.levels)
        for attempt, key, text in self._attempts(number, used):
            solution = self.solve(self.game.setup, text)
            roll = self.kind.decode(self.game.setup, text)
            figures = self.kind.quality(self.game.setup, roll, solution, self.lexicon)
            if not refusals(self.game.setup.gates, figures) and band.holds(100 - figures.get("difficulty", 0)):
                return self._solved(number, attempt, key, text, solution)
        what = f"sheet {number}: none of {CLASS_ATTEMPTS} attempts gives a puzzle that no other sheet has"
        if self.listed:
            what = f"sheet {number}: none of {LISTED_ATTEMPTS} attempts gives a puzzle with a word of the list"
        raise Faulty([Fault(Place("--sheets"), what, "make fewer sheets, or another --set or --level")])

    def _attempts(self, number: int, used: set[str]) -> Iterator[tuple[int, str, str]]:
        """Yield the attempts worth solving, with key and roll; with a list, those first that make most of it."""
        found = self._fresh(number, used)
        if self.listed is None:
            yield from found
            return
        few = takewhile(lambda one: one[0] < LISTED_ATTEMPTS, found)
        counted = [(len(self._listed_in(text)), attempt, key, text) for attempt, key, text in few]
        for count, attempt, key, text in sorted(counted, key=lambda one: (-one[0], one[1])):
            if count:
                yield attempt, key, text

    def _fresh(self, number: int, used: set[str]) -> Iterator[tuple[int, str, str]]:
        for attempt in range(CLASS_ATTEMPTS):
            key = class_key(self.game, self.name, number, attempt)
            text = self.kind.encode(self.kind.roll(self.game.setup, stream(key)))
            if self.signs(text) not in used and self._worth_solving(text):
                yield attempt, key, text

    def _listed_in(self, text: str) -> tuple[str, ...]:
        setup = self.game.setup
        return words_in(self.kind.decode(setup, text), self.kind, setup, self.listed) if self.listed else ()

    def _worth_solving(self, text: str) -> bool:
        setup = self.game.setup
        roll = self.kind.decode(setup, text)
        if not self.kind.playable(setup, roll) or spells_flagged(self.kind.faces(roll), self.lexicon):
            return False
        return not refusals(setup.gates, self.kind.survey(setup, roll, self.lexicon))

    def signs(self, text: str) -> str:
        """Return what tells a roll from another at a glance."""
        return _shown(self.kind, self.kind.decode(self.game.setup, text))

    def _solved(self, number: int, attempt: int, key: str, text: str, solution: Solution) -> ClassSheet:
        setup, levels = self.game.setup, self.game.file.daily.levels
        figures = self.kind.quality(setup, self.kind.decode(setup, text), solution, self.lexicon)
        level = level_of(figures["difficulty"], levels) if levels and "difficulty" in figures else None
        code = Code(tag_of(self.game.drawn_as, 1), tag_of(self.mark, 2), number, attempt)
        answers = solution_from(solution_form(solution, self.lexicon, down_to="answers"))
        kept = replace(answers, words=answers.words[:KEPT_WORDS])
        return ClassSheet(number, attempt, str(code), key, text, level, kept, self._listed_in(text))


def class_key(game: Game, name: str, sheet: int, attempt: int) -> str:
    """Return the key that the roll of a sheet is drawn from."""
    return f"{game.drawn_as}/{game.edition.edition}/class/{name}/{sheet}/{attempt}"


def eases(level: Level | None, levels: Levels | None) -> Span:
    """Return what percentage of par easy words reach on a level, the least of it nine tenths of the most or more.

    >>> eases("medium", Levels(easy=10, medium=15)), eases("hard", Levels(easy=10, medium=15))
    (Span(min=85, max=89), Span(min=76, max=84))
    """
    highest, lowest = 100, 0
    if levels and level:
        tops: Mapping[Level, int] = {"easy": 100, "medium": 99 - levels.easy, "hard": 99 - levels.medium}
        ends: Mapping[Level, int] = {"easy": 100 - levels.easy, "medium": 100 - levels.medium, "hard": 0}
        highest, lowest = tops[level], ends[level]
    return Span(min=max(lowest, -(-9 * highest // 10)), max=highest)


def _shown(kind: Kind[Any, Any], roll: Any) -> str:
    """Return what tells a roll from another at a glance: its letters in order, or else its faces in order."""
    faces = kind.faces(roll)
    return letter_set(faces) or " ".join(sorted(_spelled_out(faces)))


def _spelled_out(faces: Sequence[object]) -> Iterator[str]:
    return (repr(face) for face in faces)
