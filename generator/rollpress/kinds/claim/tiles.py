"""Read and write tiles and claims as text: `CAT` or `C2 A4 T5`, and `A4!` for a rescued tile.

Case means nothing. A text with a digit or a `!` names tiles; any other is a word, whose tiles the judge chooses.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rollpress.dice import Tile
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Table
from rollpress.kinds.claim.rules import PIPS, ClaimSetup
from rollpress.kinds.reading import folded
from rollpress.letters import Alphabet, UnknownLetter

__all__ = ["Named", "Said", "centre_of", "named_tiles", "said_of", "table_of", "text_of"]

_RESCUED = "!"
_TILE = re.compile(rf"([^0-9{_RESCUED}]+)([{PIPS[0]}-{PIPS[-1]}])({_RESCUED}?)")
_NAMES_TILES = re.compile(rf"[0-9{_RESCUED}]")
_ASK = f"write a letter and a number from {PIPS[0]} to {PIPS[-1]}, as A4"


@dataclass(frozen=True)
class Named:
    """A tile as an answer names it; `rescued` when it is marked to serve again."""

    tile: Tile
    rescued: bool = False


@dataclass(frozen=True)
class Said:
    """An answer: a word, and the tiles in its order if they are named."""

    word: str
    named: tuple[Named, ...] = ()

    @property
    def fresh(self) -> tuple[Tile, ...]:
        """Return the named tiles that are to be claimed."""
        return tuple(named.tile for named in self.named if not named.rescued)

    @property
    def rescued(self) -> tuple[Tile, ...]:
        """Return the named tiles that are to serve again."""
        return tuple(named.tile for named in self.named if named.rescued)


def centre_of(setup: ClaimSetup, table: Table) -> tuple[Tile, ...]:
    """Return the tiles that may be claimed: V8: collected and taken ones have left the centre."""
    return tuple((Counter(setup.pool) - Counter(table.collected) - Counter(table.taken)).elements())


def said_of(setup: ClaimSetup, text: str, path: str) -> Said:
    """Return the answer that a text says; raise Faulty."""
    if not _NAMES_TILES.search(text):
        return Said(folded(text, path, setup.alphabet))
    named = tuple(name for _, name in named_tiles(setup, text, path))
    return Said("".join(name.tile.letter for name in named), named)


def text_of(said: Said) -> str:
    """Return the text of an answer, in capitals."""
    names = [f"{name.tile}{_RESCUED if name.rescued else ''}" for name in said.named]
    return " ".join(names) or said.word


def table_of(setup: ClaimSetup, given: Mapping[str, str]) -> Table:
    """Return what the options say of the table: `--collected` and `--taken` as tiles, `--no-rescue`."""
    left = Counter(setup.pool)
    faults: list[Fault] = []
    tiles: dict[str, tuple[Tile, ...]] = {}
    for option in ("--collected", "--taken"):
        try:
            tiles[option] = _tiles_of(setup, left, given.get(option, ""), option)
        except Faulty as fault:
            faults.extend(fault.faults)
    if faults:
        raise Faulty(faults)
    return Table(tiles["--collected"], tiles["--taken"], rescue="--no-rescue" not in given)


def _tiles_of(setup: ClaimSetup, left: Counter[Tile], text: str, option: str) -> tuple[Tile, ...]:
    """Return the tiles of a text, taking them from those that are left."""
    faults, tiles = [], []
    for column, name in named_tiles(setup, text, option):
        place = Place(option, 1, column)
        if name.rescued:
            what = f"{name.tile}{_RESCUED} is marked as rescued"
            faults.append(Fault(place, what, "only an answer declares a rescue"))
        elif not left[name.tile]:
            which = "second " if name.tile in setup.pool else ""
            faults.append(Fault(place, f"there is no {which}tile {name.tile}", _tiles_with(setup, name.tile)))
        else:
            left[name.tile] -= 1
            tiles.append(name.tile)
    if faults:
        raise Faulty(faults)
    return tuple(tiles)


def _tiles_with(setup: ClaimSetup, tile: Tile) -> str:
    same = [str(other) for other in setup.pool if other.letter == tile.letter]
    return f"tiles with {tile.letter}: {', '.join(same)}" if same else f"no tile shows {tile.letter}"


def named_tiles(setup: ClaimSetup, text: str, path: str) -> list[tuple[int, Named]]:
    """Return the tiles of a text with their columns; raise Faulty with every one that is none."""
    alphabet, points = setup.alphabet, setup.parts.points
    named, faults = [], []
    for written in re.finditer(r"\S+", text):
        column = written.start() + 1
        parts = _TILE.fullmatch(written[0])
        letter = _letter_of(parts[1], alphabet) if parts else ""
        if parts is None or not letter:
            faults.append(Fault(Place(path, 1, column), f"{written[0]} is no tile", _ASK))
        else:
            tile = Tile(letter, int(parts[2]), points.get(letter, 0))
            named.append((column, Named(tile, bool(parts[3]))))
    if faults:
        raise Faulty(faults)
    return named


def _letter_of(text: str, alphabet: Alphabet) -> str:
    """Return the one letter that a text is, or nothing."""
    try:
        letter = alphabet.fold(text)
    except UnknownLetter:
        return ""
    return letter if len(letter) == 1 else ""
