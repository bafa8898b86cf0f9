"""What a kind of play is: one small interface, and the values that pass through it.

All chance is in `roll`, and its outcome has a short text form (`encode`, inverted by `decode`); the rest is
pure. A kind knows its rules by the ids that the spec gives them, and no game by name.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar, cast

from rollpress.dice import Face, Tile
from rollpress.faults import Fault, Faulty, Place
from rollpress.lexicon import Lexicon, Tier
from rollpress.spec.game import KindTypes, Setup

__all__ = [
    "Breach", "Counts", "Found", "Judgement", "Kind", "Optimum", "Part", "Proof", "Solution", "Table", "Verdict",
    "roll_fault",
]  # fmt: skip

SetupT = TypeVar("SetupT", bound=Setup[Any, Any])
RollT = TypeVar("RollT")
Proof = Literal["perfect", "exhaustion", "closed-form", "enumeration", "prices", "search", "none"]


@dataclass(frozen=True)
class Table:
    """What lies on the table before the roll. `rescue` tells whether the token is still to be spent."""

    collected: tuple[Tile, ...] = ()
    taken: tuple[Tile, ...] = ()
    rescue: bool = True
    theme: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Part:
    """One part of a score, by the id that names its column."""

    id: str
    value: int


@dataclass(frozen=True)
class Breach:
    """A rule that an answer breaks, and the sentence that says how."""

    rule: str
    text: str


@dataclass(frozen=True)
class Verdict:
    """One answer judged: legal or which rules it breaks (its total is then 0, its parts still shown)."""

    answer: str
    parts: tuple[Part, ...]
    breaches: tuple[Breach, ...] = ()

    @property
    def legal(self) -> bool:
        """Tell whether no rule is broken."""
        return not self.breaches

    @property
    def total(self) -> int:
        """Return the sum of the parts, or 0 when a rule is broken."""
        return sum(part.value for part in self.parts) if self.legal else 0


@dataclass(frozen=True)
class Judgement:
    """The verdicts on the answers in the order given, and what they come to together."""

    verdicts: tuple[Verdict, ...]
    total: int


@dataclass(frozen=True)
class Optimum:
    """A best score with answers that reach it; `certificate` is what a checker needs (JSON), or None."""

    score: int
    answers: tuple[str, ...]
    proof: Proof
    certificate: Mapping[str, Any] | None = None

    @property
    def proved(self) -> bool:
        """Tell whether nothing can score more: else the score is only the best found."""
        return self.proof != "none"


@dataclass(frozen=True, order=True)
class Found:
    """A word (or a claim) of the roll with its score and the narrowest tier that holds it."""

    answer: str
    score: int
    tier: Tier


@dataclass(frozen=True)
class Counts:
    """How many words the roll holds: by tier (each tier holds the next), by length and by first letter.

    `by_length` counts all valid words, `by_first` the common ones.
    """

    valid: int
    common: int
    answers: int
    by_length: Mapping[int, int]
    by_first: Mapping[str, int]


@dataclass(frozen=True)
class Solution:
    """Everything that is to be known of a roll: flagged words are in none of it.

    `easy` is the most that easy words alone score: what of par they fall short of is how hard the roll is.
    """

    best: Optimum
    par: Optimum
    words: tuple[Found, ...]
    counts: Counts
    easy: int = 0


class Kind(ABC, Generic[SetupT, RollT]):
    """A family of games. `figures` are what gates may ask for; `part_ids` the parts of a score, in order."""

    name: ClassVar[str]
    types: ClassVar[KindTypes]

    def setup_from(self, kept: Mapping[str, Any]) -> SetupT:
        """Return the setup that a ledger line keeps; raise ValueError where it does not fit this kind."""
        return cast(SetupT, self.types.setup.model_validate_json(json.dumps(kept)))

    def setup_for(self, setup: SetupT, text: str) -> SetupT:
        """Return the setup that reads a roll text: where a kind has several puzzles, the text tells which it is."""
        return setup

    @abstractmethod
    def roll(self, setup: SetupT, chance: Iterator[int]) -> RollT:
        """Draw a roll, die by die: the only function of a kind that takes chances."""

    @abstractmethod
    def encode(self, roll: RollT) -> str:
        """Return the roll as text; `decode` inverts it."""

    @abstractmethod
    def decode(self, setup: SetupT, text: str) -> RollT:
        """Return the roll that a text describes; raise Faulty. What passes here may never fail later."""

    @abstractmethod
    def solve(self, setup: SetupT, roll: RollT, table: Table, lexicon: Lexicon) -> Solution:
        """Return all words, and the proved `best` and `par`, of a roll."""

    @abstractmethod
    def judge(
        self, setup: SetupT, roll: RollT, table: Table, answers: Sequence[str], lexicon: Lexicon
    ) -> Judgement:
        """Judge answers as a player writes them; raise Faulty for a text that is no answer at all."""

    @abstractmethod
    def quality(self, setup: SetupT, roll: RollT, solution: Solution, lexicon: Lexicon) -> Mapping[str, int]:
        """Return the figures that gates read, one for each name in `types.figures`."""

    @abstractmethod
    def faces(self, roll: RollT) -> tuple[Face, ...]:
        """Return the faces that the roll shows, in the order of the dice."""

    def certified(self, setup: SetupT, roll: RollT, solution: Solution, lexicon: Lexicon) -> Solution:
        """Return the solution with certificates, for a kind that writes any: they are made when a day is filed."""
        return solution

    def disproofs(self, setup: SetupT, roll: RollT, solution: Solution, lexicon: Lexicon) -> Iterator[str]:
        """Yield what speaks against a solution that claims to be proved; a kind with certificates checks those.

        By itself a kind solves again: its proofs are then as good as its solver.
        """
        again = self.solve(setup, roll, Table(), lexicon)
        for name, told, found in (("best", solution.best, again.best), ("par", solution.par, again.par)):
            if told.score != found.score:
                yield f"{name} is said to be {told.score}, and solving again gives {found.score}"
        if solution.counts != again.counts:
            yield "the counts of words are not what solving again gives"
        if solution.easy != again.easy:
            yield f"easy words are said to score {solution.easy}, and solving again gives {again.easy}"
        listed = tuple(found for found in again.words if found.tier != "valid")  # rare words are not filed
        if solution.words not in (again.words, listed):
            yield "the words are not those that solving again gives"

    def table(self, setup: SetupT, given: Mapping[str, str]) -> Table:
        """Return what lies on the table by the options a player gave (`--collected` and the like, as text)."""
        what = "this game has no tiles that lie on the table"
        faults = [Fault(Place(option), what, f"leave {option} out") for option in given]
        if faults:
            raise Faulty(faults)
        return Table()

    def survey(self, setup: SetupT, roll: RollT, lexicon: Lexicon) -> Mapping[str, int]:
        """Return those figures of `quality` that are cheap: a roll that fails them is never solved."""
        return {}

    @abstractmethod
    def playable(self, setup: SetupT, roll: RollT) -> bool:
        """Tell whether the rules let a player keep this roll at all (a gate that needs no words)."""


def roll_fault(what: str, hint: str = "", column: int = 0) -> Faulty:
    """Return the fault of a roll text, placed where the player wrote it."""
    return Faulty([Fault(Place("--roll", 1 if column else 0, column), what, hint)])
