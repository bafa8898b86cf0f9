"""Ask of one stock of dice: is there a layout that loses no more than a budget?

With T the sum of all values, `score = 2·T − loss`, where a die in one word only loses its value v once and
an unused die three times (it is missing in both sums, and subtracted). A joker has v = 0. So the best layout is
the one of least loss, and all the work is this one question, put for rising budgets.

*Anchors.* Every layout has a cell with a given face, or else none of the dice of that face is used, at 3·v each.
So that face is the anchor: it lies at the origin, in some word that may be taken as horizontal (layouts
mirrored along the diagonal score alike, so of its two words, if it has two, the one that sorts first is the
horizontal one). When all words through it were tried, the face is struck out, its cost is sunk, and the next
scarcest face is the anchor, until the cost sunk breaks the budget. When leaving all anchor dice uncrossed would
break the budget, then some anchor die is crossed, and it is that one we take.

Worked example: dice A T X, words AT and TAX, values 1 1 6, budget 12. The scarcest face is X, in TAX alone. TAX
across: no word crosses it, loss 1 + 1 + 6 = 8, within the budget. For the budget 7 this fails; X is struck
out, 18 is sunk, and the search has ended: 8 is the least loss, and the score 2·8 − 8 = 8.
"""

from collections.abc import Sequence

from rollpress.solve.crossword.index import Index
from rollpress.solve.crossword.packing import Packing
from rollpress.solve.crossword.stock import Stock
from rollpress.solve.crossword.strings import String, spelled
from rollpress.solve.crossword.tree import Board, Nodes, Rules, Task, Tree

__all__ = ["Search"]

CROSSED_OR_NOT = 4  # how many times larger a tree grows, roughly, when its anchor may stay single


class Search:
    """Search the layouts of one stock; what is learnt of words and packings serves the next budget."""

    def __init__(self, stock: Stock, strings: Sequence[String], rules: Rules) -> None:
        """Take the strings that the stock can lay, in ascending order."""
        self.stock = stock
        self._words = [spelled(string) for string in strings]
        number = {face: i for i, face in enumerate(stock.faces)}
        self._strings = [tuple(number[face] for face in string) for string in strings]
        self._rules = rules
        self._packing = Packing(stock, self._strings)
        self._indexes: dict[tuple[int, ...], Index] = {}

    @property
    def floor(self) -> int:
        """Return a loss that no layout can go below."""
        return 2 * self._packing.uncovered(self.stock.all)

    def boards(self, budget: int, nodes: Nodes, wanted: int = 1, log: bytearray | None = None) -> dict[Board, int]:
        """Return up to `wanted` boards that lose no more than the budget, each with its loss; none: there is none.

        A log takes down the choices of the search, for the checker to follow.
        """
        found: dict[Board, int] = {}
        struck: tuple[int, ...] = ()
        sunk = 0
        while sunk <= budget and self._index(struck).strings:
            anchor = self._scarcest(struck, budget - sunk)
            if log is not None:
                log.append(anchor)
            dice = self.stock.all - sum(self.stock.units[face] * self.stock.counts[face] for face in struck)
            task = Task(anchor, dice, sunk, budget, wanted, nodes, log, found)
            if Tree(self.stock, self._packing, self._index(struck), self._rules, task).walk():
                break
            sunk += 3 * self._worth(anchor)
            struck = tuple(sorted((*struck, anchor)))
        return found

    def _worth(self, face: int) -> int:
        return self.stock.values[face] * self.stock.counts[face]

    def _index(self, struck: tuple[int, ...]) -> Index:
        """Return the index of the strings without any face struck out."""
        if struck not in self._indexes:
            gone = set(struck)
            kept = [i for i, string in enumerate(self._strings) if gone.isdisjoint(string)]
            self._indexes[struck] = Index(
                self.stock, [self._strings[i] for i in kept], [self._words[i] for i in kept]
            )
        return self._indexes[struck]

    def _scarcest(self, struck: tuple[int, ...], budget: int) -> int:
        """Return the face with the fewest places in strings, those preferred that must be crossed."""
        places = self._index(struck).places
        faces = (face for face in range(len(places)) if face not in struck)
        return min(
            faces,
            key=lambda face: (
                places[face] * (1 if self._worth(face) > budget else CROSSED_OR_NOT),
                face,
            ),
        )
