"""The kinds of play, by name: the one place that a new kind is entered."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rollpress.kinds.base import Kind
from rollpress.kinds.claim.kind import Claim
from rollpress.kinds.claim.whole import ClaimGame
from rollpress.kinds.crossword import Crossword
from rollpress.kinds.crossword.whole import CrosswordGame
from rollpress.kinds.nothing import Nothing
from rollpress.kinds.nothing_whole import NothingGame
from rollpress.kinds.spell.kind import Spell
from rollpress.kinds.spell.whole import SpellGame
from rollpress.kinds.whole import WholeGame
from rollpress.spec.game import KindTypes

__all__ = ["KINDS", "KIND_TYPES", "WHOLE_GAMES"]

_ALL: tuple[Kind[Any, Any], ...] = (Claim(), Crossword(), Nothing(), Spell())

KINDS: Mapping[str, Kind[Any, Any]] = MappingProxyType({kind.name: kind for kind in _ALL})
KIND_TYPES: Mapping[str, KindTypes] = MappingProxyType({name: kind.types for name, kind in KINDS.items()})

WHOLE_GAMES: Mapping[str, WholeGame[Any, Any, Any]] = MappingProxyType(
    {"claim": ClaimGame(), "crossword": CrosswordGame(), "nothing": NothingGame(), "spell": SpellGame()}
)
