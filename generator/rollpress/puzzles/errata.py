"""Errata: what was put right after a day was published, a line of JSON each, beside the frozen ledger.

An erratum says what was wrong and why, and brings one remedy: another roll for the day, words that count or
count no more on that day, or the day's withdrawal. The line in the ledger stays as it was published; the day is
then shown as its line with all of its errata applied, in the order in which they were written. A withdrawn day
comes back with a later replacement.

A remedy that changes the solution keeps the hash of the words it is solved with, and its solution joins it, as
in the ledger, once the day's answer is out. The notice never names the words that are allowed or denied: before
that day they would be an answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from pydantic import Field, ValidationError, field_validator, model_validator

from rollpress.faults import Fault, Faulty, Place
from rollpress.lexicon import Lexicon
from rollpress.puzzles.forms import canonical
from rollpress.puzzles.ledger import Line, solution_seal
from rollpress.spec.base import Strict, wrong
from rollpress.spec.site import day_of

__all__ = [
    "Correction", "Erratum", "Redrawn", "Remedy", "corrected", "errata_by_day", "errata_from", "errata_name",
    "errata_text", "signed",
]  # fmt: skip

Remedy = Literal["replacement", "allow", "deny", "withdrawn"]
_RESTORE = "take the file from version control; what was published is never rewritten"


class Redrawn(Strict):
    """The roll that takes the place of a day's: another attempt of the same day."""

    attempt: int = Field(ge=0)
    key: str
    roll: str


class Erratum(Strict):
    """One correction: `date` is the day it corrects, `issued` the day it was written.

    `lexicon` and `engine` are those of the solution that the remedy asks for; a withdrawal has neither.
    """

    date: str
    issued: str
    what: str = Field(min_length=1)
    reason: str = Field(min_length=1)
    replacement: Redrawn | None = None
    allow: tuple[str, ...] = ()
    deny: tuple[str, ...] = ()
    withdrawn: bool = False
    lexicon: str = ""
    engine: str = ""
    seal: str = ""
    solution: dict[str, Any] | None = None

    @field_validator("date", "issued")
    @classmethod
    def _dated(cls, text: str) -> str:
        try:
            day_of(text)
        except ValueError as error:
            raise wrong(str(error)) from None
        return text

    @model_validator(mode="after")
    def _one_remedy(self) -> Erratum:
        if len(self._remedies()) != 1:
            raise wrong("it needs one of replacement, allow, deny, withdrawn")
        return self

    @property
    def remedy(self) -> Remedy:
        """Return which of the four remedies it brings."""
        return self._remedies()[0]

    def _remedies(self) -> list[Remedy]:
        given: dict[Remedy, object] = {
            "replacement": self.replacement, "allow": self.allow, "deny": self.deny, "withdrawn": self.withdrawn,
        }  # fmt: skip
        return [name for name, value in given.items() if value]

    def is_whole(self) -> bool:
        """Tell whether the seals fit what the erratum says."""
        if signed(self).seal != self.seal:
            return False
        return self.solution is None or self.solution.get("seal") == solution_seal(self.seal, self.solution)

    def filed(self, solution: Mapping[str, Any]) -> Erratum:
        """Return this erratum with a sealed solution joined to it."""
        return self.model_copy(update={"solution": dict(solution)})


def signed(erratum: Erratum) -> Erratum:
    """Return the erratum with the seal that its fields ask for."""
    plain = erratum.model_dump(mode="json", exclude={"seal", "solution"}, exclude_defaults=True)
    return erratum.model_copy(update={"seal": hashlib.sha256(canonical(plain).encode()).hexdigest()})


@dataclass(frozen=True)
class Correction:
    """All errata of a day, and what they come to; a day without any has an empty one."""

    errata: tuple[Erratum, ...] = ()
    allow: frozenset[str] = frozenset()
    deny: frozenset[str] = frozenset()
    withdrawn: bool = False

    def words(self, lexicon: Lexicon) -> Lexicon:
        """Return the words that count on this day; what is flagged by now is not allowed back."""
        allowed = {word for word in self.allow if not lexicon.is_flagged(word)}
        return lexicon.amended(allowed, self.deny) if allowed or self.deny else lexicon

    def with_one(self, erratum: Erratum) -> Correction:
        """Return the correction after one more erratum: the later word holds."""
        allow, deny = frozenset(erratum.allow), frozenset(erratum.deny)
        withdrawn = erratum.withdrawn or (self.withdrawn and erratum.replacement is None)
        errata = (*self.errata, erratum)
        return Correction(errata, (self.allow - deny) | allow, (self.deny - allow) | deny, withdrawn)


def corrected(line: Line, errata: Iterable[Erratum]) -> tuple[Line, Correction]:
    """Return a day's line as it now holds, and what its errata come to.

    The line that comes back bears the seal of the erratum that changed it last, to which its solution is sealed.
    """
    correction = Correction()
    for erratum in errata:
        correction = correction.with_one(erratum)
        if not erratum.withdrawn:
            line = _remedied(line, erratum)
    return line, correction


def _remedied(line: Line, erratum: Erratum) -> Line:
    """Return the line with an erratum's roll, if it brings one, and with its words, seal and solution."""
    new = erratum.replacement
    drawn = replace(line, attempt=new.attempt, key=new.key, roll=new.roll) if new else line
    words, engine, seal, solution = erratum.lexicon, erratum.engine, erratum.seal, erratum.solution
    return replace(drawn, lexicon=words, engine=engine, seal=seal, solution=solution)


def errata_by_day(errata: Iterable[Erratum]) -> dict[str, tuple[Erratum, ...]]:
    """Return the errata of each day that has any, in the order in which they were written."""
    days: dict[str, tuple[Erratum, ...]] = {}
    for erratum in errata:
        days[erratum.date] = (*days.get(erratum.date, ()), erratum)
    return dict(sorted(days.items()))


def errata_name(game: str, edition: str, day: str) -> str:
    """Return the file of a day's errata, relative to `content/puzzles/`."""
    return f"{game}/{edition}/{day[:4]}.errata.jsonl"


def errata_text(errata: Sequence[Erratum]) -> str:
    """Return errata as the text of their file, in the order in which they were written."""
    return "".join(_json(erratum) + "\n" for erratum in errata)


def _json(erratum: Erratum) -> str:
    form = erratum.model_dump(mode="json", exclude_defaults=True)
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))


def errata_from(text: str, path: str) -> tuple[Erratum, ...]:
    """Return the errata of a file; raise Faulty with every line that is broken."""
    faults: list[Fault] = []
    errata: list[Erratum] = []
    for number, row in enumerate(text.removesuffix("\n").split("\n") if text else (), 1):
        try:
            erratum = Erratum.model_validate_json(row)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False)[0]
            where = ".".join(map(str, first["loc"]))
            what = f"is no erratum: {where + ': ' if where else ''}{first['msg']}"
            faults.append(Fault(Place(path, number), what, _RESTORE))
            continue
        faults.extend(_erratum_faults(erratum, Place(path, number)))
        errata.append(erratum)
    if faults:
        raise Faulty(faults)
    return tuple(errata)


def _erratum_faults(erratum: Erratum, place: Place) -> Iterator[Fault]:
    if not erratum.is_whole():
        part = "the erratum" if signed(erratum).seal != erratum.seal else "its solution"
        yield Fault(place, f"{erratum.date}: {part} is not what was sealed", _RESTORE)
    if not place.path.endswith(f"/{erratum.date[:4]}.errata.jsonl"):
        yield Fault(
            place, f"{erratum.date}: is of another year", f"it belongs into {erratum.date[:4]}.errata.jsonl"
        )
