"""Find good plans by emptying a few rounds of a plan and refilling them in the best way, over and over.

Input: the options of each round; output: plans without end. A refill is exact: it tries all options that take no
tile of the other rounds, and breaks off where even the best options of the rounds to come would not do (or after
too many steps, counted). A refill of the same worth as before is taken too, so that the plan wanders; one that has
not become better for long is dropped for a new start. Which rounds are emptied is drawn by the portable rule of
`chance` from a fixed key, and everything is whole numbers: the plans are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle

from rollpress.chance import pick, stream
from rollpress.solve.solo.options import Option, Plan, Puzzle

__all__ = ["refilled"]

_SIZES = (4, 5)
_PATIENCE = 50
_STEPS = 4000


@dataclass(frozen=True, slots=True)
class _Move:
    """An option in bits: the tiles it uses and above them the token, and the tiles of its rescued vowel."""

    option: Option
    points: int
    uses: int
    needs: int


_Moves = tuple[_Move, ...]


def refilled(puzzle: Puzzle, options: Sequence[Sequence[Option]]) -> Iterator[Plan]:
    """Yield plans for ever, each a refill of the one before; now and then one that passes in every round."""
    rounds = tuple(tuple(_move(puzzle, option) for option in each) for each in options)
    nothing = tuple(moves[-1] for moves in rounds)
    chance, plan, since = stream("refill"), nothing, 0
    for size in cycle(_SIZES):
        yield tuple(move.option for move in plan)
        before = _worth(plan)
        plan = _refill(rounds, plan, chance, size)
        since = 0 if _worth(plan) > before else since + 1
        if since == _PATIENCE:
            plan, since = nothing, 0


def _worth(plan: _Moves) -> int:
    return sum(move.points for move in plan)


def _move(puzzle: Puzzle, option: Option) -> _Move:
    uses = _bits((*option.tiles, len(puzzle.tiles)) if option.rescued else option.tiles)
    needs = _bits(puzzle.by_letter[option.rescued]) if option.rescued else 0
    return _Move(option, option.points, uses, needs)


def _bits(places: Sequence[int]) -> int:
    return sum(1 << place for place in places)


def _refill(rounds: Sequence[_Moves], plan: _Moves, chance: Iterator[int], size: int) -> _Moves:
    """Return the plan with some rounds refilled, otherwise than before if that is no worse."""
    left = list(range(len(rounds)))
    empty = [left.pop(pick(chance, len(left))) for _ in range(min(size, len(rounds)))]
    fixed = sum(move.uses for number, move in enumerate(plan) if number not in empty)
    fitting = {number: _fitting(rounds[number], fixed, chance) for number in empty}
    return _Refill(plan, fitting).best()


def _fitting(moves: _Moves, fixed: int, chance: Iterator[int]) -> list[_Move]:
    """Return the moves that take nothing of `fixed`, the dearest first, equal ones from a drawn one on."""
    fitting = [move for move in moves if not move.uses & fixed]
    start = pick(chance, min(len(fitting), 256))
    return sorted(fitting[start:] + fitting[:start], key=lambda move: -move.points)


class _Refill:
    """Depth-first search over the emptied rounds, those with the fewest moves first."""

    def __init__(self, plan: _Moves, fitting: dict[int, list[_Move]]) -> None:
        self.plan = plan
        self.order = sorted(fitting, key=lambda number: (len(fitting[number]), number))
        self.fitting = [fitting[number] for number in self.order]
        tops = [moves[0].points for moves in self.fitting]
        self.above = [sum(tops[place:]) for place in range(len(tops) + 1)]
        self.found: _Moves = plan
        self.goal = sum(plan[number].points for number in self.order)
        self.steps = _STEPS

    def best(self) -> _Moves:
        self._fill(list(self.plan), 0, 0, 0)
        return self.found

    def _fill(self, plan: list[_Move], place: int, used: int, points: int) -> None:
        """Try the moves of the next round; `goal` is what a refill must reach to be taken."""
        self.steps -= 1
        if place == len(self.order):
            self._take(tuple(plan), points)
            return
        for move in self.fitting[place]:
            if points + move.points + self.above[place + 1] < self.goal or self.steps < 0:
                return
            if not move.uses & used:
                plan[self.order[place]] = move
                self._fill(plan, place + 1, used | move.uses, points + move.points)

    def _take(self, plan: _Moves, points: int) -> None:
        if points >= self.goal and plan != self.plan and _in_time(plan):
            self.found, self.goal = plan, points + 1


def _in_time(plan: _Moves) -> bool:
    """Tell whether the rescued vowel was collected in an earlier round (V9)."""
    collected = 0
    for move in plan:
        if move.needs and not move.needs & collected:
            return False
        collected |= move.uses
    return True
