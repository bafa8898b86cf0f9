"""Hold what a class set is ordered with: the options of `rollpress handout`, as a value that loads nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rollpress.spec.handout_options import Export, Font, Level, PerPage, Players, Scaffold

__all__ = ["DEFAULT_NAME", "Order"]

DEFAULT_NAME = "class"


@dataclass(frozen=True)
class Order:
    """An order for a set. `source` is a set file to print again, in place of all that draws one."""

    game: str = ""
    sheets: int = 0
    level: Level | None = None
    mix: tuple[tuple[Level, int], ...] = ()
    name: str = DEFAULT_NAME
    roster: Path | None = None
    words: Path | None = None
    dictionary: Path | None = None
    source: Path | None = None
    language: str | None = None
    paper: str | None = None
    large: bool = False
    per_page: PerPage = 1
    font: Font = "atkinson"
    players: Players = 1
    scaffolds: tuple[Scaffold, ...] = ()
    exports: tuple[Export, ...] = ()

    @property
    def files(self) -> tuple[Path, ...]:
        """Return the files that the order names."""
        return tuple(path for path in (self.roster, self.words, self.dictionary, self.source) if path)
