"""Walk the tree of boards that grow from one anchor: the inner loop of the exact search.

*Runs, not moves.* A finished layout falls into maximal runs of cells, across and down. The walk decides each
run once, as one whole word or as a lone cell. Boards on the way need not be legal: laying one legal word at a
time, as players do, cannot reach every dense block. Laying a word blocks the cells at its two ends, decides
the runs it covers and opens one run in the other direction for each new cell; a lone cell blocks its two
neighbours. So no layout is met twice from one anchor cell, and none is missed.

*Fail first.* Next comes the run with the fewest choices; a run with none ends the branch.

*Bounds.* Dice not yet decided in a direction can only join disjoint words in it, so what their best packing
leaves over must be paid (see packing). A lone cell that no word fits any more is forced to stay single;
all forced cells together are charged before the next packing.

The state is changed in place and restored on the way back, since a copy of the board would cost more than
the whole rest of a node.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rollpress.solve.crossword.index import BLOCKED, FIRST, Fit, Index
from rollpress.solve.crossword.packing import Packing
from rollpress.solve.crossword.stock import Stock

__all__ = ["BOUND", "RUN", "Board", "Nodes", "OutOfNodesError", "Rules", "Task", "Tree"]

Run = tuple[int, int, int]  # direction (0 across, 1 down), line, position of one of its cells in the line
Board = tuple[tuple[int, ...], ...]  # rows of face numbers, -1 where nothing lies

BOUND, RUN = 0, 1  # what the bytes of a log say; rollpress.solve.proofs.exhaustion reads them


class OutOfNodesError(Exception):
    """Say that the nodes allowed were used up before the search ended."""


@dataclass
class Nodes:
    """Count the nodes of a search against the number allowed."""

    allowed: int | None = None
    used: int = 0

    def use(self) -> None:
        """Count one node, or raise if there is none left."""
        if self.used == self.allowed:
            raise OutOfNodesError
        self.used += 1


@dataclass(frozen=True)
class Rules:
    """Hold what does not change within a search."""

    may_repeat: bool = True
    bounds: bool = True  # off: the same answer from far more nodes, to test the bounds against


@dataclass(frozen=True)
class Task:
    """Hold the question a tree answers, and where it keeps count."""

    anchor: int  # the face at the origin
    dice: int  # the dice there are, packed; those struck out before are gone
    sunk: int  # what the dice struck out cost
    budget: int
    wanted: int  # stop after so many boards
    nodes: Nodes
    log: bytearray | None
    boards: dict[Board, int] = field(default_factory=dict)  # what was found, with its loss


class Tree:
    """Hold the board and walk it."""

    def __init__(self, stock: Stock, packing: Packing, index: Index, rules: Rules, task: Task) -> None:
        self._stock, self._packing, self._index, self._rules, self._task = stock, packing, index, rules, task
        size = sum(stock.counts)
        self._origin = size + index.longest + 1  # no cell lies farther from the origin than all dice in a row
        side = 2 * self._origin + 1
        self._lines = [[bytearray(side) for _ in range(side)] for _ in range(2)]  # rows, and columns alike
        self._cells: list[tuple[int, int]] = []  # (row, column) in the order they were laid
        self._left = task.dice
        self._undecided = [task.dice, task.dice]  # across, down: dice left and cells in open runs
        self._fresh = -1  # strings still allowed, where no word may repeat
        self._root = 0
        # some anchor die is crossed: the one at the origin
        self._crossed = stock.values[task.anchor] * stock.counts[task.anchor] > task.budget - task.sunk
        self._unit_of = (0,) * FIRST + stock.units  # by what a cell holds

    def walk(self) -> bool:
        """Try every word through the anchor; True when as many boards as wanted were found."""
        for back, number in self._index.through(FIRST + self._task.anchor):
            self._root = number
            if self._lay(number, (0, self._origin, self._origin + back), [], self._task.sunk):
                return True
        return False

    def _lay(self, number: int, place: Run, runs: list[Run], paid: int) -> bool:
        """Lay a string from a place on and walk on, unless it is seen not to fit."""
        direction, line, start = place
        string, need = self._index.strings[number], self._index.needs[number]
        end = start + len(string)
        if direction and line == self._origin and start <= self._origin < end and number < self._root:
            return False  # its mirror image has this string across
        new = self._new_cells(string, place)
        if new is None:
            return False
        taken, guard = sum(self._unit_of[string[position - start]] for position in new), self._stock.guard
        if (self._left | guard) - taken & guard != guard or self._is_ruled_out(direction, need, paid):
            return False
        rest = [(1 - direction, position, line) for position in new]
        rest += [r for r in runs if r[0] != direction or r[1] != line or not start <= r[2] < end]
        fresh = self._fresh
        if not self._rules.may_repeat:
            self._fresh &= ~self._index.twins[number]
        row, across = self._lines[direction][line], self._lines[1 - direction]
        for position in new:
            row[position] = across[position][line] = string[position - start]
            self._cells.append((position, line) if direction else (line, position))
        walls = self._wall(direction, line, (start - 1, end))
        self._left -= taken
        self._undecided[direction] -= need
        done = self._node(rest, paid)
        self._undecided[direction] += need
        self._left += taken
        self._clear(direction, line, walls)
        self._clear(direction, line, new)
        del self._cells[len(self._cells) - len(new) :]
        self._fresh = fresh
        return done

    def _new_cells(self, string: bytes, place: Run) -> list[int] | None:
        """Return the positions where a string lays new dice; None if a neighbour across is in no word with one."""
        direction, line, start = place
        row, across, pairs = self._lines[direction][line], self._lines[1 - direction], self._index.pairs
        new = []
        for position, cell in enumerate(string, start):
            if not row[position]:
                before, after = across[position][line - 1], across[position][line + 1]
                if before >= FIRST and (before, cell) not in pairs:
                    return None
                if after >= FIRST and (cell, after) not in pairs:
                    return None
                new.append(position)
        return new

    def _leave_single(self, run: Run, runs: list[Run], paid: int) -> bool:
        """Decide that no word crosses a lone cell, and walk on."""
        direction, line, position = run
        face = self._lines[direction][line][position] - FIRST
        paid += self._stock.values[face]
        if self._is_ruled_out(direction, self._stock.units[face], paid):
            return False
        walls = self._wall(direction, line, (position - 1, position + 1))
        self._undecided[direction] -= self._stock.units[face]
        done = self._node([r for r in runs if r != run], paid)
        self._undecided[direction] += self._stock.units[face]
        self._clear(direction, line, walls)
        return done

    def _wall(self, direction: int, line: int, ends: Sequence[int]) -> list[int]:
        along, across = self._lines[direction][line], self._lines[1 - direction]
        walls = [position for position in ends if not along[position]]
        for position in walls:
            along[position] = across[position][line] = BLOCKED
        return walls

    def _clear(self, direction: int, line: int, positions: Sequence[int]) -> None:
        along, across = self._lines[direction][line], self._lines[1 - direction]
        for position in positions:
            along[position] = across[position][line] = 0

    def _is_ruled_out(self, direction: int, decided: int, paid: int) -> bool:
        """Say whether deciding these dice in a direction breaks the budget; count it as a node that ends."""
        undecided = self._undecided[direction] - decided
        if (
            not self._rules.bounds
            or self._floor(paid, undecided, self._undecided[1 - direction]) <= self._task.budget
        ):
            return False
        self._task.nodes.use()
        self._note(BOUND)
        return True

    def _node(self, runs: list[Run], paid: int) -> bool:
        self._task.nodes.use()
        return self._branch(runs, paid) if runs else self._finish(paid + 3 * self._stock.worth(self._left))

    def _floor(self, paid: int, one: int, other: int) -> int:
        """Return a bound of the loss by the dice undecided in one direction and in the other."""
        return paid + self._packing.uncovered(one) + self._packing.uncovered(other)

    def _branch(self, runs: list[Run], paid: int) -> bool:
        """Decide the run with the fewest choices in every way, unless the forced singles break the budget."""
        index, left, fresh = self._index, self._left, self._fresh
        fewest, forced = 1 << 60, []
        chosen: tuple[Run, Fit, int, bool] | None = None
        for run in runs:
            if self._lines[run[0]][run[1]][run[2] - 1] >= FIRST:
                continue  # not the head of its run
            fit = self._fit(run)
            fitting = fit.union & index.spelled(left + fit.line) & fresh
            single = fit.length == 1 and self._may_stay_single(run, paid)
            choices = fitting.bit_count() + single
            if single and choices == 1:
                forced.append(run)
            if choices < fewest:
                fewest, chosen = choices, (run, fit, fitting, single)
                if not choices:
                    break
        if fewest and forced and self._rules.bounds and self._forced_out(forced, paid):
            self._note_forced(forced, paid)
            return False
        return chosen is not None and self._decide(*chosen, runs, paid)

    def _decide(self, run: Run, fit: Fit, fitting: int, single: bool, runs: list[Run], paid: int) -> bool:
        direction, line, head = run
        self._note(self._token(run))
        for offset, strings in fit.starts:
            for number in _members(strings & fitting):
                if self._lay(number, (direction, line, head + offset), runs, paid):
                    return True
        return single and self._leave_single(run, runs, paid)

    def _fit(self, run: Run) -> Fit:
        """Look up the strings for a run, between the nearest walls or as far as a string can reach."""
        direction, line, head = run
        cells, reach = self._lines[direction][line], self._index.longest
        begin = cells.rfind(BLOCKED, head - reach, head) + 1 or head - reach
        end = cells.find(BLOCKED, head, head + reach + 1)
        return self._index.fit(bytes(cells[begin : end if end >= 0 else head + reach + 1]), head - begin)

    def _may_stay_single(self, run: Run, paid: int) -> bool:
        direction, line, position = run
        if self._crossed and line == position == self._origin:
            return False
        face = self._lines[direction][line][position] - FIRST
        return paid + self._stock.values[face] <= self._task.budget

    def _forced_out(self, forced: list[Run], paid: int) -> bool:
        undecided = list(self._undecided)
        for direction, line, position in forced:
            face = self._lines[direction][line][position] - FIRST
            paid += self._stock.values[face]
            undecided[direction] -= self._stock.units[face]
        return self._floor(paid, *undecided) > self._task.budget

    def _finish(self, loss: int) -> bool:
        """Take the board, with every run decided, if its loss is within the budget."""
        if loss > self._task.budget:
            self._note(BOUND)
            return False
        self._task.boards.setdefault(self._board(), loss)
        return len(self._task.boards) >= self._task.wanted

    def _board(self) -> Board:
        rows, columns = zip(*self._cells, strict=True)
        span = slice(min(columns), max(columns) + 1)
        lines = self._lines[0][min(rows) : max(rows) + 1]
        return tuple(tuple(max(cell - FIRST, -1) for cell in line[span]) for line in lines)

    def _note(self, *entries: int) -> None:
        if self._task.log is not None:
            self._task.log.extend(entries)

    def _note_forced(self, forced: list[Run], paid: int) -> None:
        """Log the forced singles as if each were branched on: it has no other child than the next."""
        for run in forced:
            self._note(self._token(run))
            paid += self._stock.values[self._lines[run[0]][run[1]][run[2]] - FIRST]
            if paid > self._task.budget:
                return
        self._note(BOUND)

    def _token(self, run: Run) -> int:
        """Return the name of a run in a log: by its head's number in the order of laying."""
        direction, line, position = run
        return RUN + 2 * self._cells.index((position, line) if direction else (line, position)) + direction


def _members(numbers: int) -> Iterator[int]:
    """Yield the members of a bit set in ascending order."""
    while numbers:
        lowest = numbers & -numbers
        numbers ^= lowest
        yield lowest.bit_length() - 1
