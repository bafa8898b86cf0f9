"""Report what a ledger is like: the figures of every day, how they spread, and how long the rolls last.

Input: planned days with their figures. Output: a plain value, the same for the JSON file and for the page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rollpress.chance import stream
from rollpress.kinds.base import Kind
from rollpress.puzzles.ledger import Line
from rollpress.puzzles.levels import LEVELS, Level, level_of
from rollpress.puzzles.repeats import YEAR, letter_set, letter_sets, repeated
from rollpress.spec.game import Game

__all__ = ["PERCENTS", "Planned", "Pool", "Report", "Spread", "pool_of", "report_of"]

PERCENTS = (0, 5, 25, 50, 75, 95, 100)
"""At which shares of the days a spread is told."""
SAMPLE = 5000
"""How many rolls are drawn to estimate how many there are."""

Spread = tuple[int, ...]
"""The value at each of `PERCENTS`: the least, ..., the median, ..., the greatest."""


@dataclass(frozen=True)
class Planned:
    """A day of the ledger, its figures, and its level where the game has levels."""

    date: str
    attempts: int
    figures: Mapping[str, int]
    level: Level | None


@dataclass(frozen=True)
class Pool:
    """How many different puzzles the dice hold; `at_least` where the sample met no two alike.

    `years` is how long fair ones last at one a day.
    """

    puzzles: int
    fair_percent: int
    years: int
    at_least: bool


@dataclass(frozen=True)
class Report:
    """What a game's planned days are like."""

    game: str
    title: str
    days: tuple[Planned, ...]
    spreads: Mapping[str, Spread]
    levels: Mapping[Level, int]
    repeats: int
    pool: Pool


def report_of(
    game: Game, kind: Kind[Any, Any], lines: Sequence[Line], figures: Mapping[str, Mapping[str, int]]
) -> Report:
    """Return the report on lines, of which there is one at least; `figures` are those of each by its date."""
    days = tuple(_planned(game, line, figures[line.date]) for line in lines)
    names = ["attempts", *days[0].figures]
    values = {name: sorted(_value(day, name) for day in days) for name in names}
    return Report(
        game=game.id,
        title=game.edition.title,
        days=days,
        spreads={name: _spread(of_name) for name, of_name in values.items()},
        levels=_levels(days),
        repeats=sum(1 for _ in repeated(letter_sets(lines, kind))),
        pool=pool_of(game, kind, 100 * len(days) // sum(day.attempts for day in days)),
    )


def _planned(game: Game, line: Line, figures: Mapping[str, int]) -> Planned:
    levels = game.file.daily.levels
    level = level_of(figures["difficulty"], levels) if levels else None
    shown = dict(figures)
    if figures.get("words"):
        shown["common_percent"] = 100 * figures["common"] // figures["words"]
    return Planned(line.date, line.attempt + 1, shown, level)


def _levels(days: Sequence[Planned]) -> dict[Level, int]:
    counts = Counter(day.level for day in days)
    return {level: counts[level] for level in LEVELS if counts[level]}


def _value(day: Planned, name: str) -> int:
    return day.attempts if name == "attempts" else day.figures[name]


def _spread(values: Sequence[int]) -> Spread:
    """Return the values at `PERCENTS` of a rising list.

    >>> _spread(range(101))
    (0, 5, 25, 50, 75, 95, 100)
    """
    return tuple(values[(len(values) - 1) * percent // 100] for percent in PERCENTS)


def pool_of(game: Game, kind: Kind[Any, Any], fair_percent: int, sample: int = SAMPLE) -> Pool:
    """Estimate how many different puzzles there are from how often two of a sample are alike.

    Of n rolls drawn, n (n - 1) / 2 pairs may be alike; if c of them are, rolls are alike once in n (n - 1) / 2c,
    as they would be if there were so many puzzles, all equally likely. Alike are rolls of the same letters, or
    of the same pips where there are no letters.
    """
    rolls = (kind.roll(game.setup, stream(f"{game.id}/{game.edition.edition}/pool/{n}")) for n in range(sample))
    seen = Counter(letter_set(kind.faces(roll)) or kind.encode(roll) for roll in rolls)
    pairs = sum(count * (count - 1) // 2 for count in seen.values())
    puzzles = sample * (sample - 1) // (2 * max(pairs, 1))
    return Pool(puzzles, fair_percent, puzzles * fair_percent // (100 * YEAR), pairs == 0)
