"""Read and write plans of a Solo puzzle: a JSON list with an entry for each round.

`null` passes; else `{"word": "CAT", "tiles": ["C2", "A4", "T5"], "rescue": null}`. Where a vowel is rescued it
stands under `rescue` and not among the tiles.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rollpress.dice import Tile
from rollpress.faults import Fault, Faulty, Place, nearest
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.tiles import Named, Said, named_tiles
from rollpress.kinds.reading import folded
from rollpress.kinds.wording import several
from rollpress.source import json_from

__all__ = ["Move", "PlanText", "move_of", "plan_from", "text_of_plan"]

_KEYS = ("word", "tiles", "rescue")
_ASK = 'write null, or {"word": "CAT", "tiles": ["C2", "A4", "T5"], "rescue": null}'


@dataclass(frozen=True)
class Move:
    """A word that is said in a round, the tiles it claims, and the tile that is rescued for it, if any."""

    word: str
    tiles: tuple[Tile, ...]
    rescue: Tile | None = None

    @property
    def said(self) -> Said:
        """Return the move as an answer to its roll."""
        rescued = (Named(self.rescue, rescued=True),) if self.rescue else ()
        return Said(self.word, (*map(Named, self.tiles), *rescued))

    @property
    def spells(self) -> bool:
        """Tell whether the tiles, with the rescued one, are the letters of the word."""
        return Counter(named.tile.letter for named in self.said.named) == Counter(self.word)


PlanText = Sequence[Move | None]
"""What a player does in each round."""


def move_of(word: str, tiles: Sequence[Tile], rescue: Tile | None) -> Move:
    """Return a move with its tiles in the order of the word."""
    letters = word.replace(rescue.letter, " ", 1) if rescue else word
    left = sorted(tiles)
    ordered = []
    for letter in letters.replace(" ", ""):
        tile = next(tile for tile in left if tile.letter == letter)
        left.remove(tile)
        ordered.append(tile)
    return Move(word, tuple(ordered), rescue)


def text_of_plan(plan: PlanText) -> str:
    """Return a plan as JSON."""
    return json.dumps([_form(move) for move in plan], ensure_ascii=False)


def _form(move: Move | None) -> dict[str, Any] | None:
    if move is None:
        return None
    tiles = [str(tile) for tile in move.tiles]
    return {"word": move.word, "tiles": tiles, "rescue": str(move.rescue) if move.rescue else None}


def plan_from(setup: ClaimSetup, text: str, path: str) -> PlanText:
    """Return the plan that a text tells; raise Faulty with all that is amiss in it."""
    rounds = setup.rules.solo.rounds
    try:
        entries = json_from(text)
    except json.JSONDecodeError as error:
        raise Faulty([Fault(Place(path, error.lineno, error.colno), f"is no JSON: {error.msg}", _ASK)]) from None
    if not isinstance(entries, list) or len(entries) != rounds:
        count = f" of {several(len(entries), 'round')}" if isinstance(entries, list) else ""
        what = f"is no plan{count}; a plan is a list of {several(rounds, 'round')}"
        raise Faulty([Fault(Place(path), what, _ASK)])
    faults: list[Fault] = []
    plan = tuple(_entry(setup, entry, f"round {number}", path, faults) for number, entry in enumerate(entries, 1))
    if faults:
        raise Faulty(faults)
    return plan


def _entry(setup: ClaimSetup, entry: object, name: str, path: str, faults: list[Fault]) -> Move | None:
    """Return the move of one entry, adding to `faults` what is amiss in it."""
    if entry is None:
        return None
    found = [*_misfits(entry, name, path)]
    if found or not isinstance(entry, dict):
        faults.extend(found)
        return None
    try:
        word = folded(entry["word"], path, setup.alphabet)
        tiles = tuple(_tile(setup, tile, name, path) for tile in entry["tiles"])
        rescue = entry.get("rescue")
        return Move(word, tiles, None if rescue is None else _tile(setup, rescue, name, path))
    except Faulty as fault:
        faults.extend(Fault(one.place, _named(name, one.what), one.hint) for one in fault.faults)
        return None


def _named(name: str, what: str) -> str:
    return what if what.startswith(name) else f"{name}: {what}"


def _misfits(entry: object, name: str, path: str) -> list[Fault]:
    """Return what keeps an entry from being a move, by its form alone."""
    if not isinstance(entry, dict):
        return [Fault(Place(path), f"{name} is no move", _ASK)]
    strange = [key for key in entry if key not in _KEYS]
    faults = [Fault(Place(path), f"{name}: {key}: no such key", nearest(key, _KEYS)) for key in strange]
    tiles, rescue = entry.get("tiles"), entry.get("rescue")
    if not isinstance(entry.get("word"), str):
        faults.append(Fault(Place(path), f"{name}: word is missing or no text", _ASK))
    if not isinstance(tiles, list) or not all(isinstance(tile, str) for tile in tiles):
        faults.append(Fault(Place(path), f"{name}: tiles is missing or no list of texts", _ASK))
    if not (rescue is None or isinstance(rescue, str)):
        faults.append(Fault(Place(path), f"{name}: rescue is no tile", _ASK))
    return faults


def _tile(setup: ClaimSetup, text: str, name: str, path: str) -> Tile:
    """Return the one tile that a text names."""
    named = named_tiles(setup, text, path)
    if len(named) != 1 or named[0][1].rescued:
        raise Faulty([Fault(Place(path), f"{name}: {text!r} is no tile", "write a letter and a number, as A4")])
    return named[0][1].tile
