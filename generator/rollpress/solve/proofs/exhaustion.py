"""Check that a crossword-dice layout is legal, scores what it is said to, and cannot be beaten.

It imports nothing of this project: what it believes is this page, the word list it is given, and Python.

With T the value of all dice, `score = 2·T − loss`, where a die in one word only loses its value v and an unused
die 3·v. So a loss of 0 is *perfect*. Any other optimum is proved by *exhaustion*: no layout loses at most the
budget, which is loss − 1. A joker that stands for E is a die of the face (E), worth nothing; each reading of the
jokers, as one letter each, has its log. A log holds choices only. Every candidate is made here, by these lemmas:

1. Anchor. A layout has a cell with the anchor face, or leaves all those dice unused at 3·v each; then the face
   is struck out, and the next byte names another anchor. The anchor lies at (0, 0). If leaving every anchor die
   uncrossed breaks the budget, then some anchor die is crossed, and it is that one we take.
2. Mirror. Mirrored along the diagonal a layout loses the same. So the anchor is in a word across, and if it is
   also in one down, that one does not sort first.
3. Runs. Each maximal run is a whole word with nothing at its ends, or one cell with nothing beside it. A byte
   RUN + 2·i + d branches on the open run of the i-th laid cell in direction d (0 across, 1 down): every word
   through it that fits the line and the dice left, by start and then by faces; and last the cell as a single, if
   it is one and the budget can bear its v. Neighbours lie in one word: a pair that is in no word is passed over.
4. Packing. Dice undecided in a direction (left over, or in open runs) join disjoint words in it, or lose v.
   BOUND n k1 … kn names n open runs that can only stay single: what they lose, and what no packing of the other
   dice covers, across and down, breaks the budget. Or no run is open, and the board's own loss does.
   An empty log says the same of all the dice.

A multiset of dice is a product of primes, one prime a face: containing is divisibility, taking out is division.
A byte that names an anchor counts the sorted faces of the reading.
"""

import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement, count, pairwise, product, takewhile
from math import prod
from typing import Any, NamedTuple

__all__ = ["NotProvedError", "check", "refute"]

BOUND, RUN = 0, 1
EMPTY, WALL = "", "#"  # a cell of a line that is no face
Cell = tuple[int, int]
Run = tuple[int, Cell]
String = tuple[str, ...]


class NotProvedError(Exception):
    """Say why a certificate proves nothing."""


def check(certificate: Mapping[str, Any], words: Iterable[str]) -> str:
    """Return what the certificate proves over these words, its kind, or raise NotProvedError.

    `perfect` and `exhaustion` prove the score to be the highest; `search` and `none` that it can be had. Whether
    these are the dice and rules that the caller means is for the caller to compare.
    """
    try:
        allowed = {word for word in words if len(word) >= certificate["min_length"]}
        loss = 2 * sum(certificate["values"][face] for face in certificate["dice"]) - _score(certificate, allowed)
        _require(certificate["kind"] != "perfect" or loss == 0, "the layout is not perfect")
        if certificate["kind"] == "exhaustion":
            refute(certificate, allowed, loss - 1)
    except (LookupError, TypeError, ValueError, AttributeError, zlib.error, RecursionError) as error:
        raise NotProvedError(f"malformed: {error!r}") from error
    return str(certificate["kind"])


def refute(certificate: Mapping[str, Any], words: Iterable[str], budget: int) -> None:
    """Return if the logs prove that no layout of any words loses at most the budget, else raise."""
    dice, letters = certificate["dice"], sorted(set(certificate["letters"]))
    own = {*"".join(dice), *letters}
    near = [word for word in set(words) if len(word) >= certificate["min_length"] and own.issuperset(word)]
    for reading in combinations_with_replacement(letters, certificate["jokers"]):
        log = zlib.decompress(b64decode(certificate["logs"]["".join(reading)], validate=True))
        stock = Counter([*dice, *(f"({letter})" for letter in reading)])
        value = {face: 0 if face[0] == "(" else certificate["values"][face] for face in stock}
        _require(all(isinstance(v, int) and v >= 0 for v in value.values()), "a value is below 0")
        starting = {a: [face for face in stock if _word(face).startswith(a)] for a in set(_word(stock))}
        strings = [s for word in near if starting.keys() >= set(word) for s in _strings(word, starting)]
        _Refutation(stock, value, budget, certificate["may_repeat"]).follow(log, strings)


class _Board(NamedTuple):
    """Hold what is laid, in order of laying, and what is not decided yet."""

    cells: dict[Cell, str]
    walls: frozenset[Cell]
    open: frozenset[Run]
    dice: tuple[int, ...]  # undecided across, undecided down, left over
    paid: int
    used: tuple[str, ...]


class _Refutation:
    """Follow the log of one reading."""

    def __init__(self, stock: Counter[str], value: dict[str, int], budget: int, may_repeat: bool) -> None:
        self.stock, self.value, self.budget, self.may_repeat = stock, value, budget, may_repeat
        self.prime = dict(zip(sorted(stock), _primes(), strict=False))

    def follow(self, log: bytes, strings: Iterable[String]) -> None:
        dice, paid, self.log = self.need(self.stock.elements()), 0, iter(log)
        strings = sorted(string for string in strings if dice % self.need(string) == 0)
        self.uncovered = _packing({self.prime[f]: self.value[f] for f in self.stock}, set(map(self.need, strings)))
        if not log and 2 * self.uncovered(dice) > self.budget:
            return
        while paid <= self.budget and strings:
            anchor = sorted(self.stock)[self.byte()]
            self.grow(anchor, strings, _Board({}, frozenset(), frozenset(), (dice, dice, dice), paid, ()))
            paid += 3 * self.value[anchor] * self.stock[anchor]
            dice //= self.prime[anchor] ** self.stock[anchor]
            strings = [string for string in strings if anchor not in string]
        _require(not list(self.log), "a log goes on after its end")

    def grow(self, anchor: str, strings: list[String], board: _Board) -> None:
        self.crossed = board.paid + self.value[anchor] * self.stock[anchor] > self.budget
        self.pairs = {pair for string in strings for pair in pairwise(string)}
        self.reach = max(map(len, strings))
        places = sorted((-at, string) for string in strings for at in range(len(string)))
        self.through = {face: [place for place in places if place[1][-place[0]] == face] for face in self.stock}
        self.fits = cache(self.fitting)
        for self.root in strings:
            for at, face in enumerate(self.root):
                if face == anchor:
                    self.lay(self.root, 0, (0, -at), board)

    def lay(self, string: String, direction: int, start: Cell, board: _Board) -> None:
        line = [_moved(start, direction, step) for step in range(-1, len(string) + 1)]
        laid = dict(zip(line[1:-1], string, strict=True))
        if direction and (0, 0) in laid and string < self.root:
            return
        new = {cell: face for cell, face in laid.items() if cell not in board.cells}
        for cell, face in new.items():
            before, after = (board.cells.get(_moved(cell, 1 - direction, step), EMPTY) for step in (-1, 1))
            if any(EMPTY not in pair and pair not in self.pairs for pair in ((before, face), (face, after))):
                return
        still_open = (board.open | {(1 - direction, cell) for cell in new}) - {(direction, cell) for cell in laid}
        dice = self.decided(board.dice, direction, string)
        dice = (*dice[:2], dice[2] // self.need(new.values()))
        walls, used = board.walls | {line[0], line[-1]}, (*board.used, _word(string))
        self.node(_Board(board.cells | new, walls, still_open, dice, board.paid, used))

    def node(self, board: _Board) -> None:
        byte = self.byte()
        if byte == BOUND:
            for _ in range(self.byte()):
                run = self.run(board, self.byte())
                _require(self.is_lone(board, run) and not self.options(board, run), "a run is not forced")
                board = self.single(board, run)
            floor = self.uncovered(board.dice[0]) + self.uncovered(board.dice[1])
            unused = 0 if board.open else 3 * self.worth(board.dice[2])
            _require(board.paid + max(floor, unused) > self.budget, "a bound does not hold")
            return
        run = self.run(board, byte)
        for back, string in self.options(board, run):
            self.lay(string, run[0], _moved(run[1], run[0], back), board)
        if self.is_lone(board, run) and not (self.crossed and run[1] == (0, 0)):
            alone = self.single(board, run)
            if alone.paid <= self.budget:
                self.node(alone)

    def single(self, board: _Board, run: Run) -> _Board:
        face, walls = board.cells[run[1]], {_moved(run[1], run[0], step) for step in (-1, 1)}
        dice, paid = self.decided(board.dice, run[0], [face]), board.paid + self.value[face]
        return _Board(board.cells, board.walls | walls, board.open - {run}, dice, paid, board.used)

    def options(self, board: _Board, run: Run) -> list[tuple[int, String]]:
        """Return (start relative to the run's cell, string) of each string the run may become part of."""
        line = [_moved(run[1], run[0], step) for step in range(-self.reach, self.reach + 1)]
        text = tuple(WALL if at in board.walls else board.cells.get(at, EMPTY) for at in line)
        used = () if self.may_repeat else board.used
        fits = ((back, string) for back, string, need in self.fits(text) if board.dice[2] % need == 0)
        return [(back, string) for back, string in fits if _word(string) not in used]

    def fitting(self, line: String) -> list[tuple[int, String, int]]:
        found = []
        for back, string in self.through[line[self.reach]]:
            under = line[self.reach + back - 1 : self.reach + back + len(string) + 1]
            pairs = list(zip(under[1:-1], string, strict=True))
            if {under[0], under[-1]} <= {EMPTY, WALL} and all(old in (EMPTY, face) for old, face in pairs):
                found.append((back, string, self.need(face for old, face in pairs if old == EMPTY)))
        return found

    def need(self, faces: Iterable[str]) -> int:
        return prod(self.prime[face] for face in faces)

    def worth(self, dice: int) -> int:
        powers = ((face, self.prime[face] ** n) for face in self.stock for n in range(1, self.stock[face] + 1))
        return sum(self.value[face] for face, power in powers if dice % power == 0)

    def decided(self, dice: tuple[int, ...], direction: int, faces: Iterable[str]) -> tuple[int, ...]:
        return (*dice[:direction], dice[direction] // self.need(faces), *dice[direction + 1 :])

    def is_lone(self, board: _Board, run: Run) -> bool:
        return not any(_moved(run[1], run[0], step) in board.cells for step in (-1, 1))

    def byte(self) -> int:
        for byte in self.log:
            return byte
        raise NotProvedError("a log ends early")

    def run(self, board: _Board, byte: int) -> Run:
        run = ((byte - RUN) % 2, list(board.cells)[(byte - RUN) // 2])
        _require(run in board.open, "a run is not open")
        return run


def _packing(value: Mapping[int, int], needs: set[int]) -> Callable[[int], int]:
    """Return the function that tells the least value of some dice that no disjoint words can cover."""
    order = sorted(value, key=lambda prime: (sum(need % prime == 0 for need in needs), prime))
    parts = {prime: sorted(need for need in needs if need % prime == 0) for prime in order}

    @cache
    def uncovered(dice: int) -> int:
        scarce = next((prime for prime in order if dice % prime == 0), None)
        if scarce is None:
            return 0
        least = value[scarce] + uncovered(dice // scarce)
        for need in parts[scarce]:
            if least and dice % need == 0:
                least = min(least, uncovered(dice // need))
        return least

    return uncovered


def _strings(word: str, starting: Mapping[str, list[str]]) -> Iterator[String]:
    """Yield every way to lay a word with faces, which are given by their first letter."""
    if not word:
        yield ()
    for face in starting.get(word[:1], ()):
        if word.startswith(spelled := _word([face])):
            yield from ((face, *rest) for rest in _strings(word[len(spelled) :], starting))


def _score(certificate: Mapping[str, Any], words: set[str]) -> int:
    """Return the score of the certificate's layout by the rules, or raise if it breaks one."""
    rows = enumerate(certificate["layout"])
    cells = {(row, column): face for row, faces in rows for column, face in enumerate(faces) if face is not None}
    jokers = [face for face in cells.values() if face[0] == "("]
    value = {**certificate["values"], **dict.fromkeys(jokers, 0)}
    _require(set(map(_word, zip(jokers))) <= set(certificate["letters"]), "a joker is no letter")
    unused = Counter([*certificate["dice"], *jokers])
    unused.subtract(cells.values())
    _require(min(unused.values(), default=0) >= 0 and len(jokers) <= certificate["jokers"], "too many dice lie")
    score: int = -sum(value[face] * left for face, left in unused.items())
    spelled, block = [], set(sorted(cells)[:1])
    for direction, start in product((0, 1), sorted(cells)):
        line = (_moved(start, direction, step) for step in count())
        run = list(takewhile(cells.__contains__, line))
        if len(run) > 1 and _moved(start, direction, -1) not in cells:
            spelled.append(_word(cells[cell] for cell in run))
            score += sum(value[cells[cell]] for cell in run)
    for _ in cells:
        block |= {_moved(cell, d, step) for cell in block for d in (0, 1) for step in (-1, 1)} & cells.keys()
    _require(len(cells) != 1 and len(block) == len(cells), "the layout is not one block of words")
    _require(words.issuperset(spelled), "a run is no word")
    _require(certificate["may_repeat"] or len(set(spelled)) == len(spelled), "a word stands twice")
    _require(score == certificate["score"], "the score is another")
    return score


def _word(string: Iterable[str]) -> str:
    return "".join(string).replace("(", "").replace(")", "")


def _moved(cell: Cell, direction: int, steps: int) -> Cell:
    return (cell[0], cell[1] + steps) if direction == 0 else (cell[0] + steps, cell[1])


def _primes() -> Iterator[int]:
    return (n for n in count(2) if all(n % divisor for divisor in range(2, n)))


def _require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise NotProvedError(otherwise)
