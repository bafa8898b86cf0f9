"""A game as its author writes it: `game.yaml`, one edition per language, and the setup they make together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

from pydantic import Field, field_validator, model_validator

from rollpress.letters import Alphabet
from rollpress.source import Source
from rollpress.spec.base import Span, Strict, wrong

__all__ = ["GAME_ID", "Daily", "Edition", "Example", "Game", "GameFile", "KindTypes", "Levels", "Rule", "Setup"]

RuleId = str
_RULE_ID = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")
GAME_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""What a game's folder may be called."""
_EDITION = re.compile(r"[a-z]{2,3}-[0-9]{1,3}")
RulesT = TypeVar("RulesT", bound=Strict)
PartsT = TypeVar("PartsT", bound=Strict)


class Rule(Strict):
    """A rule by its id; kinds add the parameters that they honour."""

    id: RuleId

    @field_validator("id")
    @classmethod
    def _short(cls, rule: str) -> str:
        if not _RULE_ID.fullmatch(rule):
            raise wrong(f"{rule!r} is no id of a rule", "write a capital or two and a number, as E7")
        return rule


class Levels(Strict):
    """Where the levels of a game part: the highest difficulty of an easy roll, and that of a medium one."""

    easy: int = Field(ge=0, le=100)
    medium: int = Field(ge=0, le=100)

    @model_validator(mode="after")
    def _rising(self) -> Levels:
        if self.easy >= self.medium:
            raise wrong(f"easy {self.easy} is not below medium {self.medium}", "each level needs rolls of its own")
        return self


class Daily(Strict):
    """What the roll of the day is, and which rolls are good enough to publish."""

    puzzle: str = "roll"
    gates: dict[str, Span] = {}
    levels: Levels | None = None


class GameFile(Strict):
    """`games/<game>/game.yaml`: what holds in every language. `rules` and `match` are typed by the kind."""

    kind: str
    mark: Literal["square", "cross", "ring"]
    ink: Literal["brick", "indigo", "spruce"]
    players: Span
    age: int | None = None
    minutes: Span | None = None
    seconds: tuple[int, ...] = ()
    edge_mm: int = Field(default=20, ge=8, le=60)
    spares: int = Field(default=0, ge=0, le=24)
    drawn_as: str | None = None
    """The id that its rolls are drawn by, where the game was renamed: the first that it had."""
    rules: dict[str, Any]
    match: dict[str, Any]
    table: dict[RuleId, dict[str, int | str]] = {}
    """Rules that only the table judges: id, and the parameters of its sentence."""
    daily: Daily = Daily()
    handout: Daily | None = None
    """What classes get, where it is not the roll of the day."""

    @field_validator("drawn_as")
    @classmethod
    def _is_an_id(cls, name: str | None) -> str | None:
        if name is not None and not GAME_ID.fullmatch(name):
            raise wrong(f"{name!r} is no name for a game", "write the folder's name before the game was renamed")
        return name


class Example(Strict):
    """A worked example: printed in the rulebook, and judged by `check` like anybody's answer."""

    roll: str
    answer: str
    total: int | None = None
    parts: tuple[int, ...] = ()
    breaks: tuple[RuleId, ...] = ()
    collected: str = ""
    theme: str = ""
    says: str = ""


class DayTexts(Strict):
    """What the day's page and the front page say of a puzzle; {names} are figures of the solution."""

    headline: str
    button: str
    summary: str
    how_title: str
    how: str


class ClassTexts(Strict):
    """What a sheet for a class says of its puzzle, where it is not the roll of the day."""

    headline: str
    how: str


class Edition(Strict):
    """`games/<game>/<lang>.yaml`: the pieces and the words of one edition. `parts` is typed by the kind."""

    edition: str
    title: str
    tagline: str
    you_bring: str = ""
    rules: dict[RuleId, str]
    part_names: dict[str, str]
    ranks: tuple[str, ...] = Field(min_length=6, max_length=6)
    day: DayTexts
    handout: ClassTexts | None = None
    notes: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    """What is new in this edition, for those who have an earlier one."""
    credits: tuple[str, ...]
    examples: dict[str, Example] = {}
    parts: dict[str, Any]

    @field_validator("edition")
    @classmethod
    def _named(cls, edition: str) -> str:
        if not _EDITION.fullmatch(edition):
            raise wrong(f"{edition!r} is no name of an edition", "write the language and a number, as en-1")
        return edition


class Setup(Strict, Generic[RulesT, PartsT]):
    """All that draws, gates and scores a puzzle; a ledger line keeps it whole, so it can be scored for ever."""

    kind: str
    rules: RulesT
    parts: PartsT
    letters: tuple[str, ...]
    vowels: tuple[str, ...]
    folds: dict[str, str] = {}
    endings: tuple[str, ...] = ()
    puzzle: str = "roll"
    gates: dict[str, Span] = {}

    @property
    def alphabet(self) -> Alphabet:
        """Return the alphabet that the game is played in."""
        return Alphabet(self.letters, frozenset(self.vowels), self.folds)


@dataclass(frozen=True)
class KindTypes:
    """What reading needs to know of a kind: the models of its rules and pieces, and what it has by name.

    `match` models the rules that are judged from the record of a whole game.
    """

    rules: type[Strict]
    parts: type[Strict]
    setup: type[Setup[Any, Any]]
    figures: tuple[str, ...]
    part_ids: tuple[str, ...]
    match: type[Strict]
    puzzles: tuple[str, ...] = ("roll",)


@dataclass(frozen=True)
class Game:
    """One edition of a game, read and checked. `sentences` are the rule texts with their numbers filled in.

    `setup` scores a roll and goes into the ledger; `match` holds the kind's rules of a whole game, and does not.
    """

    id: str
    language: str
    file: GameFile
    edition: Edition
    setup: Setup[Any, Any]
    match: Any
    sentences: Mapping[RuleId, str]
    rulebook: str
    source: Source
    turned: tuple[str, ...]

    @property
    def kind(self) -> str:
        """Return the name of the kind of play."""
        return self.file.kind

    @property
    def drawn_as(self) -> str:
        """Return what the keys of its rolls begin with: its id, whatever it is called later."""
        return self.file.drawn_as or self.id

    @property
    def for_class(self) -> Game:
        """Return the game as classes get it: with the puzzle, gates, levels and texts of its `handout` sections."""
        daily, texts = self.file.handout or self.file.daily, self.edition.handout
        day = self.edition.day.model_copy(update=texts.model_dump() if texts else {})
        return replace(
            self,
            file=self.file.model_copy(update={"daily": daily}),
            edition=self.edition.model_copy(update={"day": day}),
            setup=self.setup.model_copy(update={"puzzle": daily.puzzle, "gates": daily.gates}),
        )

    def telling(self, puzzle: str) -> Game:
        """Return the game with the texts of a puzzle: as it is, or as classes get it if it is theirs alone."""
        return next((told for told in (self, self.for_class) if told.setup.puzzle == puzzle), self)

    def key(self, date: str, attempt: int) -> str:
        """Return the key that the roll of a day is drawn from."""
        return f"{self.drawn_as}/{self.edition.edition}/{self.setup.puzzle}/{date}/{attempt}"
