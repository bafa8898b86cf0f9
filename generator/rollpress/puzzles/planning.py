"""Plan the ledger: append days to come, and file the solutions of days whose answers are out.

A day is a calendar date without a zone. On `as_of`, days up to `as_of + ahead_days` are published and their
lines frozen; the answer of a day is out as the site's `reveal` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from rollpress.faults import Fault, Faulty, Misused, Place
from rollpress.kinds.base import Kind
from rollpress.lexicon import Lexicon
from rollpress.puzzles.daily import Drawn, Solver, first_fair
from rollpress.puzzles.forms import solution_form
from rollpress.puzzles.ledger import ENGINE, Line, file_name, line_numbers, sealed
from rollpress.puzzles.repeats import letter_sets, within_a_year
from rollpress.spec.game import Game
from rollpress.spec.site import Site

__all__ = ["Calendar", "Planner"]

_MOST_DAYS = 3_660
_OURS = "solver and checker disagree: please report this line; a cache in .rollpress/ may be from another version"


@dataclass(frozen=True)
class Calendar:
    """What a site publishes and reveals as of a date."""

    site: Site
    as_of: date

    @property
    def last(self) -> date:
        """Return the last day that is published."""
        return self.as_of + timedelta(days=self.site.ahead_days)

    def is_published(self, day: str) -> bool:
        """Tell whether the day's roll is out, and so its line frozen."""
        return date.fromisoformat(day) <= self.last

    def is_revealed(self, day: str) -> bool:
        """Tell whether the day's answer is out."""
        given = date.fromisoformat(day)
        limit = {"next-day": self.as_of - timedelta(days=1), "same-day": self.as_of, "immediate": self.last}
        return given <= limit[self.site.reveal]

    def answer_day(self, day: str) -> date:
        """Return the date on which the day's answer is out."""
        return date.fromisoformat(day) + timedelta(days=1 if self.site.reveal == "next-day" else 0)


@dataclass(frozen=True)
class Planner:
    """Plans one game's ledger with one word list; `solve` may remember what it solved."""

    game: Game
    kind: Kind[Any, Any]
    calendar: Calendar
    lexicon: Lexicon
    solve: Solver

    def planned(self, lines: Sequence[Line], until: date, *, replan: bool = False) -> tuple[Line, ...]:
        """Return the ledger with its missing days up to `until`, and with what is revealed filed.

        Published lines stay as they are. Lines of days to come are drawn again where rules or words have
        changed since; `replan` draws them all again, in a trial ledger the published ones too.
        """
        kept = [line for line in lines if self._stays(line, replan)]
        self._refuse_another_name(kept)
        have = {line.date for line in kept}
        missing = [day for day in self._days(lines, until) if day not in have]
        if len(missing) > _MOST_DAYS:  # a slip in a date would keep a machine busy for weeks
            what = f"{len(missing):,} days, from {missing[0]} to {missing[-1]}, are not planned yet"
            raise Misused(f"{self.game.id}: {what}; look at --as-of and --until, or plan a few years at a time")
        return self._filed(sorted([*kept, *self._drawn(missing, kept)], key=lambda line: line.date))

    def _drawn(self, days: Sequence[str], kept: Sequence[Line]) -> Iterator[Line]:
        """Yield the lines of days in order, none with the letters of another day less than a year away."""
        sets = letter_sets(kept, self.kind) if days else {}
        for day in days:
            line = self._line(day, within_a_year(sets, day))
            sets |= letter_sets([line], self.kind)
            yield line

    def _refuse_another_name(self, lines: Sequence[Line]) -> None:
        """Raise Faulty if the ledger was drawn under another name: days to come would be those of a new game."""
        numbers = line_numbers(line.date for line in lines)
        other = next((line for line in lines if not line.key.startswith(f"{self.game.drawn_as}/")), None)
        if other:
            name = other.key.partition("/")[0]
            what = f"{other.date}: was drawn as {name}, not as {self.game.drawn_as}"
            hint = f"a game that was renamed says `drawn_as: {name}` in its game.yaml"
            raise Faulty([Fault(self._place(other, numbers[other.date]), what, hint)])

    def _stays(self, line: Line, replan: bool) -> bool:
        if replan:
            return self.calendar.site.ledger == "live" and self.calendar.is_published(line.date)
        return self.calendar.is_published(line.date) or self._is_current(line)

    def _is_current(self, line: Line) -> bool:
        rules = self.game.setup.model_dump(mode="json")
        return (line.lexicon, line.engine) == (self.lexicon.sha256, ENGINE) and line.rules == rules

    def _days(self, lines: Sequence[Line], until: date) -> Iterator[str]:
        """Yield the dates a ledger must have: from the site's first day, or the ledger's, to the last wanted."""
        first = min([line.date for line in lines] or [self.calendar.site.first_day])
        last = max([until, *(date.fromisoformat(line.date) for line in lines)])
        day = date.fromisoformat(first)
        while day <= last:
            yield day.isoformat()
            day += timedelta(days=1)

    def _line(self, day: str, taken: frozenset[str]) -> Line:
        drawn = first_fair(self.kind, self.game, day, self.lexicon, self.solve, taken=taken)
        return self._sealed(drawn)

    def _sealed(self, drawn: Drawn) -> Line:
        setup = self.game.setup
        rules, words = setup.model_dump(mode="json"), self.lexicon.sha256
        day, attempt, key, roll = drawn.date, drawn.attempt, drawn.key, drawn.roll
        return sealed(Line(day, setup.puzzle, attempt, key, roll, rules, words, ENGINE, seal=""))

    def _filed(self, lines: Sequence[Line]) -> tuple[Line, ...]:
        due = [line for line in lines if line.solution is None and self.calendar.is_revealed(line.date)]
        numbers = line_numbers(line.date for line in lines)
        faults = [self._lost(line, numbers[line.date]) for line in due if line.lexicon != self.lexicon.sha256]
        if faults:
            raise Faulty(faults)
        return tuple(self.filed(line) if line in due else line for line in lines)

    def filed(self, line: Line) -> Line:
        """Join the solution and its certificates, once the checker agrees with them.

        Rare words are left out; their number stays in the counts.
        """
        setup = self.kind.setup_from(line.rules)
        roll = self.kind.decode(setup, line.roll)
        solution = self.kind.certified(setup, roll, self.solve(setup, line.roll), self.lexicon)
        doubts = list(self.kind.disproofs(setup, roll, solution, self.lexicon))
        if doubts:
            raise Faulty(Fault(self._place(line), f"{line.date}: is not filed: {doubt}", _OURS) for doubt in doubts)
        return line.filed(solution_form(solution, self.lexicon, down_to="common"))

    def _place(self, line: Line, number: int = 0) -> Place:
        name = file_name(self.game.id, self.game.edition.edition, line.date)
        return Place(f"content/puzzles/{name}", number)

    def _lost(self, line: Line, number: int) -> Fault:
        what = f"{line.date}: was planned with another word list, and its solution is not filed yet"
        hint = "bring the old word list back, run `rollpress plan`, then change the words"
        return Fault(self._place(line, number), what, hint)
