"""Levels: easy, medium and hard, by how much of par is out of reach for easy words.

Where the levels part is measured once for each game (`tests/bench/test_levels.py`) and kept in its `game.yaml`:
each level is to hold about a third of the rolls that pass the gates.
"""

from __future__ import annotations

from rollpress.spec.game import Levels
from rollpress.spec.handout_options import LEVELS, Level

__all__ = ["LEVELS", "Level", "level_of"]


def level_of(difficulty: int, levels: Levels) -> Level:
    """Return the level of a roll by its figure `difficulty`.

    >>> [level_of(difficulty, Levels(easy=9, medium=15)) for difficulty in (9, 10, 15, 16)]
    ['easy', 'medium', 'medium', 'hard']
    """
    if difficulty <= levels.easy:
        return "easy"
    return "medium" if difficulty <= levels.medium else "hard"
