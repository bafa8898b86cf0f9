"""Try a joker as each letter it may stand for.

A *reading* gives every joker its letter. It turns a roll with jokers into one without: a joker read as E
is a die of the face (E), worth nothing. The best layout of a roll is the best over all its readings. Letters that
many strings have come first, since there a good layout is met soonest.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from rollpress.solve.crossword.problem import Problem
from rollpress.solve.crossword.search import Search
from rollpress.solve.crossword.stock import stocked
from rollpress.solve.crossword.strings import Reading, strings_by_lack, strings_of_reading
from rollpress.solve.crossword.tree import Rules

__all__ = ["Readings"]

KEPT = 64  # searches kept from one budget to the next: enough for one joker, more would fill the memory


class Readings:
    """Hold the searches of a problem, one for each reading of its jokers."""

    def __init__(self, problem: Problem, rules: Rules) -> None:
        self._problem, self._rules = problem, rules
        self._groups = strings_by_lack(problem)
        self._floors: dict[Reading, int] = {}
        self.search = lru_cache(KEPT)(self._searched)

    def __iter__(self) -> Iterator[Reading]:
        """Yield every reading, the likely ones first."""
        use = Counter(face for group in self._groups.values() for string in group for face in set(string))
        letters = sorted(set(self._problem.letters), key=lambda letter: (-use[letter], letter))
        for reading in combinations_with_replacement(letters, self._problem.jokers):
            yield tuple(sorted(reading))

    def floor(self, reading: Reading) -> int:
        """Return a loss that no layout of this reading can go below."""
        if reading not in self._floors:
            self._floors[reading] = self.search(reading).floor
        return self._floors[reading]

    def _searched(self, reading: Reading) -> Search:
        stock = stocked(self._problem, reading)
        supply = dict(zip(stock.faces, stock.counts, strict=True))
        return Search(stock, strings_of_reading(self._groups, reading, supply), self._rules)
