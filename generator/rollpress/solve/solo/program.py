"""Write a Solo puzzle as an integer program, in whole numbers: which options to play, one a round.

The columns are the options of all rounds; a plan takes one of each round (perhaps the one that passes). The rows:

- packing: each tile, the token and each round are in at most one option that is taken. A *cut* joins an odd number
  of these rows: options that are in at least two of three rows exclude one another, so at most one is taken. In
  general, of 2k + 1 rows, the halves (rounded down) of what the options use add up to k at most.
- earlier: for each vowel and round, the rescues of the vowel up to this round are no more than the options of
  rounds before it that collect the vowel. (A plan has one rescue, so it is true of plans; and it says V9 whole.)

Traits tell options of one round apart: the tiles they take and the vowel they rescue. No two have the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rollpress.solve.solo.options import Option, Puzzle

__all__ = ["Cut", "Flags", "Ints", "Program", "program_of"]

Ints: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Cut: TypeAlias = tuple[int, ...]
"""The packing rows that a cut joins."""


@dataclass(frozen=True)
class Program:
    """The options with their rows; all arrays have a column for each option."""

    puzzle: Puzzle
    options: tuple[Option, ...]
    points: Ints
    rounds: Ints
    packing: Ints
    earlier: Ints
    traits: Flags

    @property
    def in_round(self) -> Flags:
        """Return for each round which options are of it."""
        rows: Flags = self.packing[len(self.puzzle.tiles) + 1 :] > 0
        return rows

    def cut_row(self, cut: Cut) -> Ints:
        """Return how often each option counts in a cut."""
        row: Ints = self.packing[list(cut)].sum(axis=0) // 2
        return row

    def only(self, kept: Flags) -> Program:
        """Return the program with these options alone."""
        options = tuple(option for option, keep in zip(self.options, kept.tolist(), strict=True) if keep)
        return Program(
            self.puzzle,
            options,
            points=self.points[kept],
            rounds=self.rounds[kept],
            packing=self.packing[:, kept],
            earlier=self.earlier[:, kept],
            traits=self.traits[:, kept],
        )

    def is_plan(self, taken: Sequence[Option]) -> bool:
        """Tell by the rules, without these rows, whether options of all rounds, in order, make a plan."""
        collected: set[int] = set()
        spent = False
        for option in taken:
            vowels = {self.puzzle.tiles[tile].letter for tile in collected}
            if collected.intersection(option.tiles) or (option.rescued and (spent or option.rescued not in vowels)):
                return False
            collected.update(option.tiles)
            spent = spent or bool(option.rescued)
        return True


def program_of(puzzle: Puzzle, options: Iterable[Option]) -> Program:
    """Return the program of a puzzle's options."""
    options = tuple(options)
    tiles = _flags([[tile in option.tiles for option in options] for tile in range(len(puzzle.tiles))])
    rescues = _flags([[option.rescued == vowel for option in options] for vowel in puzzle.vowels])
    rounds = np.array([option.round for option in options], dtype=np.int64)
    in_round = rounds == np.arange(len(puzzle.rounds))[:, None]
    return Program(
        puzzle,
        options,
        points=np.array([option.points for option in options], dtype=np.int64),
        rounds=rounds,
        packing=np.vstack([tiles, rescues.any(axis=0), in_round]).astype(np.int64),
        earlier=_earlier(puzzle, tiles, rescues, rounds),
        traits=np.vstack([tiles, rescues]),
    )


def _earlier(puzzle: Puzzle, tiles: Flags, rescues: Flags, rounds: Ints) -> Ints:
    """Return, by vowel and round, +1 for rescuing the vowel up to the round and -1 for collecting it before."""
    until = rounds <= np.arange(len(puzzle.rounds))[:, None]
    before = rounds < np.arange(len(puzzle.rounds))[:, None]
    rows = []
    for vowel, rescuing in zip(puzzle.vowels, rescues, strict=True):
        collecting = tiles[list(puzzle.by_letter.get(vowel, ()))].any(axis=0)
        rows.append((rescuing & until).astype(np.int64) - (collecting & before))
    return np.vstack(rows)


def _flags(rows: Sequence[Sequence[bool]]) -> Flags:
    return np.array(rows, dtype=np.bool_)
