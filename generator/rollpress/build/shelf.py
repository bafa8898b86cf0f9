"""The shelf: word lists, ledgers and themes read from a project, and solutions remembered between runs.

Solutions are remembered in `.rollpress/`, by a hash of everything they depend on: a new output folder needs
no new solving, and a cache that is thrown away only costs time.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from rollpress.build.files import write_whole
from rollpress.faults import Fault, Faulty, Missing, Place
from rollpress.kinds.base import Kind, Solution, Table
from rollpress.lexicon import Lexicon, load
from rollpress.lexicon.authored import authored_from
from rollpress.lexicon.compile import DESCRIPTION, changed_since
from rollpress.lexicon.owner import OWNER_FILE, OwnWords, before_last_words, own_words
from rollpress.puzzles.daily import Solver
from rollpress.puzzles.errata import Correction, Erratum, errata_from
from rollpress.puzzles.forms import canonical, solution_form, solution_from
from rollpress.puzzles.ledger import ENGINE, Line, lines_from
from rollpress.spec.game import Game, Setup
from rollpress.spec.theme import theme_files

__all__ = ["Shelf"]

Row = TypeVar("Row", Line, Erratum)


@dataclass(frozen=True)
class Shelf:
    """Where a project's data lie: its `content/`, the shipped one to fall back to, and its cache."""

    content: Path
    shipped: Path
    cache: Path
    _lexicons: dict[str, Lexicon] = field(default_factory=dict, repr=False, compare=False)

    def lexicon(self, language: str) -> Lexicon:
        """Return the word list of a language: the project's own or the shipped one, with the owner's words."""
        if language not in self._lexicons:
            compiled = self._compiled(language)
            self._lexicons[language] = self.own_words(language, compiled).amend(compiled)
        return self._lexicons[language]

    def lexicon_then(self, language: str, sha256: str, correction: Correction) -> Lexicon:
        """Return the list with this hash, as a day's correction makes it from the present list or an earlier one.

        Earlier are those before the owner's newest words. If none is it, return the present one, corrected.
        """
        if sha256 not in self._lexicons:
            present = correction.words(self.lexicon(language))
            earlier = () if present.sha256 == sha256 else self._earlier(language)
            found = (words for base in earlier if (words := correction.words(base)).sha256 == sha256)
            self._lexicons[sha256] = next(found, present)
        return self._lexicons[sha256]

    def _earlier(self, language: str) -> Iterator[Lexicon]:
        compiled = self._compiled(language)
        yield from before_last_words(self.own_words(language, compiled), compiled)

    def own_words(self, language: str, lexicon: Lexicon) -> OwnWords:
        """Return the words that the project's owner allows and denies on top of a list."""
        name = f"languages/{language}/{OWNER_FILE}"
        return own_words(self.content / name, f"content/{name}", lexicon)

    def _compiled(self, language: str) -> Lexicon:
        return load(self._first(f"languages/{language}/lexicon.bin.gz").read_bytes())

    def stale_words(self, language: str) -> Iterator[Fault]:
        """Yield a fault for each hand list of the project that the compiled word list is older than."""
        folder, name = self.content / "languages" / language, f"content/languages/{language}"
        if not (folder / DESCRIPTION).is_file():
            return  # the list is the shipped one
        meta = json.loads((folder / DESCRIPTION).read_text("utf-8"))
        for file in changed_since(meta, authored_from(folder, name)):
            what = "was changed after the word list was compiled"
            yield Fault(Place(f"{name}/{file}"), what, f"run `rollpress words compile {language}`")

    def _first(self, name: str) -> Path:
        for folder in (self.content, self.shipped):
            if (folder / name).is_file():
                return folder / name
        raise Missing(f"content/{name} is not there; `rollpress words compile` makes a word list")

    def ledger(self, game: Game) -> tuple[Line, ...]:
        """Return the lines of a game's ledger over all years, in order of date; none yet is no fault."""
        return self._years(game, "jsonl", lines_from)

    def errata(self, game: Game) -> tuple[Erratum, ...]:
        """Return the errata of a game over all years, in the order in which each year's were written."""
        return self._years(game, "errata.jsonl", errata_from)

    def _years(self, game: Game, ending: str, read: Callable[[str, str], tuple[Row, ...]]) -> tuple[Row, ...]:
        """Return the rows of a game's files, one file a year, that end so; raise Faulty with all faults."""
        folder = self.content / "puzzles" / game.id / game.edition.edition
        faults: list[Fault] = []
        rows: list[Row] = []
        for path in sorted(folder.glob(f"[0-9][0-9][0-9][0-9].{ending}")):
            name = (Path("content") / path.relative_to(self.content)).as_posix()
            try:
                rows.extend(read(path.read_bytes().decode("utf-8"), name))  # no line end may pass for another
            except UnicodeDecodeError as error:
                line = error.object[: error.start].count(b"\n") + 1
                faults.append(Fault(Place(name, line), "is not UTF-8 text", "take it from version control"))
            except Faulty as fault:
                faults.extend(fault.faults)
        if faults:
            raise Faulty(faults)
        return tuple(rows)

    def themes(self) -> dict[str, Path]:
        """Return the theme files by their names: the shipped ones, and the project's own in their place."""
        return theme_files([self.content / "themes", self.shipped / "themes"])

    def solver(self, kind: Kind[Any, Any], lexicon: Lexicon, *, keep: bool = True) -> Solver:
        """Return a function that solves a roll on an empty table, remembering unless `keep` is off."""

        def solve(setup: Setup[Any, Any], roll: str) -> Solution:
            rules = setup.model_dump(mode="json", exclude={"gates"})
            path = self.cache / "solutions" / f"{_key(rules, roll, lexicon.sha256)}.json"
            remembered = _remembered(path)
            if remembered is not None:
                return remembered
            solution = kind.solve(setup, kind.decode(setup, roll), Table(), lexicon)
            if keep:
                write_whole(path, canonical(solution_form(solution, lexicon)).encode())
            return solution

        return solve

    def remembers(self, name: str, key: str) -> bool:
        """Tell whether bytes are kept under a key."""
        return (self.cache / name / key).is_file()

    def remember(self, name: str, key: str, content: bytes) -> None:
        """Keep bytes under a key."""
        write_whole(self.cache / name / key, content)

    def recall(self, name: str, key: str) -> bytes:
        """Return the bytes kept under a key."""
        return (self.cache / name / key).read_bytes()


def _remembered(path: Path) -> Solution | None:
    """Return the solution of a cache file, or None where there is none or it is not whole."""
    try:
        return solution_from(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _key(rules: object, roll: str, words: str) -> str:
    return hashlib.sha256(canonical([ENGINE, rules, roll, words]).encode()).hexdigest()
