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
4. Packing. Dice undecided in a direction (left over, or in open runs) join disjoint words in it, or lose v. The
   byte BOUND says that what no packing of them covers, across and down, breaks the budget together with the
   singles; or that no run is open, and the loss of the board breaks it. Where a log ends, it says so of all the
   dice that were not struck out.

A multiset of dice is a product of primes, one prime a face: containing is divisibility, taking out is division.
A byte that names an anchor counts the sorted faces of the reading.
"""

import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement, pairwise, takewhile
from math import prod
from typing import Any, NamedTuple

BOUND, RUN = 0, 1
EMPTY, WALL = "", "("  # a cell of a line that is no face
PRIMES = [n for n in range(2, 1000) if all(n % divisor for divisor in range(2, n))]
Cell = tuple[int, int]
String = tuple[str, ...]


class NotProvedError(Exception):
    """Say why a certificate proves nothing."""


def check(certificate: Mapping[str, Any], words: Iterable[str]) -> str:
    """Return what the certificate proves over these words, its kind, or raise NotProvedError.

    `perfect` and `exhaustion` prove the score to be the highest; `search` and `none` that it can be had. Whether
    these are the dice and rules that the caller means is for the caller to compare.
    """
    try:
        allowed, kind = {word for word in words if len(word) >= certificate["min_length"]}, certificate["kind"]
        loss = 2 * sum(certificate["values"][face] for face in certificate["dice"]) - _score(certificate, allowed)
        _require(kind in ("exhaustion", "search", "none") or (kind == "perfect" and loss == 0), f"not {kind}")
        if kind == "exhaustion":
            refute(certificate, allowed, loss - 1)
    except (LookupError, TypeError, ValueError, AttributeError, zlib.error, RecursionError) as error:
        raise NotProvedError(f"malformed: {error!r}") from error
    return str(kind)


def refute(certificate: Mapping[str, Any], words: Iterable[str], budget: int) -> None:
    """Return if the logs prove that no layout of these words loses at most the budget, else raise.

    It raises NotProvedError, or LookupError where a log ends early or names what is not there.
    """
    dice, letters = certificate["dice"], sorted(set(certificate["letters"]))
    for reading in combinations_with_replacement(letters, certificate["jokers"]):
        stock = Counter([*dice, *(f"({letter})" for letter in reading)])
        value = {face: 0 if face[0] == "(" else certificate["values"][face] for face in stock}
        _require(all(isinstance(v, int) and v >= 0 for v in value.values()), "a value is below 0")
        starting = {a: [face for face in stock if _word(face).startswith(a)] for a in set(_word(stock))}
        strings = (s for word in words if starting.keys() >= set(word) for s in _strings(word, starting))
        log = zlib.decompress(b64decode(certificate["logs"]["".join(reading)], validate=True))
        _Refutation(stock, value, budget, certificate["may_repeat"], log).follow(strings)


class _Board(NamedTuple):
    """Hold what is laid, in order of laying, and what is not decided yet."""

    cells: dict[Cell, str]
    walls: frozenset[Cell]
    open: frozenset[tuple[int, Cell]]  # runs: direction, one of their cells
    dice: dict[int, int]  # 0 undecided across, 1 undecided down, 2 left over
    paid: int
    used: tuple[str, ...]


class _Refutation:
    """Follow the log of one reading."""

    def __init__(self, stock: Counter[str], value: dict[str, int], budget: int, repeat: bool, log: bytes) -> None:
        self.stock, self.value, self.budget = stock, value, budget
        self.may_repeat, self.log = repeat, list(reversed(log))
        self.prime, self.uncovered = dict(zip(sorted(stock), PRIMES, strict=False)), cache(self.packed)

    def follow(self, strings: Iterable[String]) -> None:
        dice, paid, faces = self.need(self.stock.elements()), 0, sorted(self.stock)
        strings = sorted({string for string in strings if dice % self.need(string) == 0})
        needs = sorted({self.need(string) for string in strings})
        self.parts = {face: [need for need in needs if need % self.prime[face] == 0] for face in faces}
        while strings and paid <= self.budget and (self.log or paid + 2 * self.uncovered(dice) <= self.budget):
            anchor = faces[self.log.pop()]
            self.total = sum(self.value[face] for face in self.stock.elements())
            self.crossed = paid + (worth := self.value[anchor] * self.stock[anchor]) > self.budget
            self.pairs = {pair for string in strings for pair in pairwise(string)}
            self.reach, self.fits = max(map(len, strings)), cache(self.fitting)
            self.through = {f: sorted((-i, s) for s in strings for i, g in enumerate(s) if g == f) for f in faces}
            board = _Board({}, frozenset(), frozenset(), {0: dice, 1: dice, 2: dice}, paid, ())
            for back, string in self.through[anchor]:
                self.root = string
                self.lay(string, 0, (0, back), board)
            paid, dice = paid + 3 * worth, dice // self.prime[anchor] ** self.stock.pop(anchor)  # no face twice
            strings = [string for string in strings if anchor not in string]
        _require(not self.log, "a log goes on after its end")

    def lay(self, string: String, direction: int, start: Cell, board: _Board) -> None:
        before, *cells, after = (_moved(start, direction, step) for step in range(-1, len(string) + 1))
        new = {cell: face for cell, face in zip(cells, string, strict=True) if cell not in board.cells}
        laid, mirrored = board.cells | new, direction and (0, 0) in cells and string < self.root
        threes = ([laid.get(_moved(cell, 1 - direction, step), EMPTY) for step in (-1, 0, 1)] for cell in new)
        if mirrored or any(EMPTY not in p and p not in self.pairs for three in threes for p in pairwise(three)):
            return
        runs = (board.open | {(1 - direction, cell) for cell in new}) - {(direction, cell) for cell in cells}
        dice = board.dice | {2: board.dice[2] // self.need(new.values())}
        dice[direction] //= self.need(string)
        walls, used = board.walls | {before, after}, (*board.used, _word(string))
        self.node(_Board(laid, walls, runs, dice, board.paid, used))

    def node(self, board: _Board) -> None:
        byte = self.log.pop()
        if byte >= RUN:
            return self.branch((byte - RUN) % 2, list(board.cells)[(byte - RUN) // 2], board)
        unused = 0 if board.open else 3 * (self.total - sum(self.value[face] for face in board.cells.values()))
        uncovered = max(unused, self.uncovered(board.dice[0]) + self.uncovered(board.dice[1]))
        return _require(board.paid + uncovered > self.budget, "a bound does not hold")

    def branch(self, direction: int, cell: Cell, board: _Board) -> None:
        _require((direction, cell) in board.open, "a run is not open")
        line = [_moved(cell, direction, step) for step in range(-self.reach, self.reach + 1)]
        text = tuple(WALL if at in board.walls else board.cells.get(at, EMPTY) for at in line)
        for back, string, need in self.fits(text):
            if board.dice[2] % need == 0 and (self.may_repeat or _word(string) not in board.used):
                self.lay(string, direction, line[self.reach + back], board)
        face, beside = board.cells[cell], {line[self.reach - 1], line[self.reach + 1]}
        paid, must_cross = board.paid + self.value[face], self.crossed and cell == (0, 0)
        if beside.isdisjoint(board.cells) and paid <= self.budget and not must_cross:
            dice = board.dice | {direction: board.dice[direction] // self.prime[face]}
            runs, walls = board.open - {(direction, cell)}, board.walls | beside
            self.node(board._replace(walls=walls, open=runs, dice=dice, paid=paid))

    def fitting(self, line: String) -> list[tuple[int, String, int]]:
        """Return (start relative to the middle, string, dice taken) of the strings that a line has room for."""
        found = []
        for back, string in self.through[line[self.reach]]:
            before, *under, after = line[self.reach + back - 1 : self.reach + back + len(string) + 1]
            pairs = list(zip(under, string, strict=True))
            if {before, after} <= {EMPTY, WALL} and all(old in (EMPTY, face) for old, face in pairs):
                found.append((back, string, self.need(face for old, face in pairs if old == EMPTY)))
        return found

    def packed(self, dice: int) -> int:
        """Return the least value of these dice that no packing into strings covers."""
        if dice == 1:
            return 0
        present = (face for face in self.parts if dice % self.prime[face] == 0)
        scarce = min(present, key=lambda face: len(self.parts[face]))
        least = self.value[scarce] + self.uncovered(dice // self.prime[scarce])
        for need in self.parts[scarce]:
            if least and dice % need == 0:
                least = min(least, self.uncovered(dice // need))
        return least

    def need(self, faces: Iterable[str]) -> int:
        return prod(self.prime[face] for face in faces)


def _strings(word: str, starting: Mapping[str, list[str]]) -> Iterator[String]:
    """Yield every way to lay a word with faces, which are given by their first letter."""
    if not word:
        yield ()
    for face in starting.get(word[:1], ()):
        if word.startswith(spelled := _word(face)):
            yield from ((face, *rest) for rest in _strings(word[len(spelled) :], starting))


def _score(certificate: Mapping[str, Any], words: set[str]) -> int:
    """Return the score of the certificate's layout by the rules, or raise if it breaks one."""
    cells = {(r, c): face for r, row in enumerate(certificate["layout"]) for c, face in enumerate(row) if face}
    jokers = [face for face in cells.values() if face[0] == "("]
    value = {**certificate["values"], **dict.fromkeys(jokers, 0)}
    unused = Counter([*certificate["dice"], *jokers])
    unused.subtract(cells.values())
    _require(min(unused.values(), default=0) >= 0 and len(jokers) <= certificate["jokers"], "too many dice lie")
    _require(set(map(_word, jokers)) <= set(certificate["letters"]), "a joker is no letter")
    lines = ([_moved(start, way, step) for step in range(-1, 99)] for way in (0, 1) for start in sorted(cells))
    ahead = ([*takewhile(cells.__contains__, line[1:])] for line in lines if line[0] not in cells)
    runs = [[cells[cell] for cell in run] for run in ahead if len(run) > 1]
    spelled = {_word(run) for run in runs}
    _require(spelled <= words and (certificate["may_repeat"] or len(spelled) == len(runs)), "a run is no word")
    block = set(sorted(cells)[:1])
    for _ in cells:
        block |= {_moved(cell, d, step) for cell in block for d in (0, 1) for step in (-1, 1)} & cells.keys()
    _require(len(cells) != 1 and len(block) == len(cells), "the layout is not one block of words")
    score: int = sum(value[f] for run in runs for f in run) - sum(value[f] * n for f, n in unused.items())
    _require(score == certificate["score"], "the score is another")
    return score


def _word(string: Iterable[str]) -> str:
    return "".join(string).replace("(", "").replace(")", "")


def _moved(cell: Cell, direction: int, steps: int) -> Cell:
    return (cell[0], cell[1] + steps) if direction == 0 else (cell[0] + steps, cell[1])


def _require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise NotProvedError(otherwise)
