"""What a kind knows of whole games: the form of their records, and how they are played through by the rules.

The dice of a kind are behind `Kind`, the course of a game behind `WholeGame`; neither takes chances here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rollpress.kinds.played import Played
from rollpress.kinds.records import Record, Recorded
from rollpress.lexicon import Lexicon
from rollpress.spec.base import Strict
from rollpress.spec.game import Setup

__all__ = ["WholeGame"]

SetupT = TypeVar("SetupT", bound=Setup[Any, Any])
MatchT = TypeVar("MatchT", bound=Strict)
RecordT = TypeVar("RecordT", bound=Record)


class WholeGame(ABC, Generic[SetupT, MatchT, RecordT]):
    """The whole games of one kind; `record` models what is written down of one."""

    record: ClassVar[type[Record]]

    @abstractmethod
    def play(self, setup: SetupT, match: MatchT, recorded: Recorded[RecordT], lexicon: Lexicon) -> Played:
        """Return what a recorded game comes to; raise Faulty with all that could not have happened in it."""

    @abstractmethod
    def template(self, setup: SetupT, match: MatchT, players: Sequence[str], lexicon: Lexicon) -> str:
        """Return a record to fill in, with comments: it is itself the record of a short legal game."""
