"""Bound the loss by packing: what no set of disjoint words can cover must be paid.

In a layout the horizontal words are disjoint sets of dice; the vertical words too. So whatever the best
packing of some dice into words leaves uncovered is a lower bound of the value that stays out of
horizontal (or vertical) words, if only those dice can still join such a word. Where the words lie is ignored.

The best packing is found by dynamic programming over sub-multisets: take the highest-numbered face of the
multiset, either leave one such die uncovered or try every string with this face as its highest.
"""

from collections.abc import Iterable, Sequence

from rollpress.solve.crossword.stock import Stock

__all__ = ["Packing"]


class Packing:
    """Answer, for multisets of a stock's dice, how much value no packing into the strings can cover."""

    def __init__(self, stock: Stock, strings: Iterable[Sequence[int]]) -> None:
        """Prepare for these strings, each a sequence of face numbers."""
        self._stock = stock
        self._parts = _by_highest_face(stock, strings)
        self._known = {0: 0}

    def uncovered(self, dice: int) -> int:
        """Return the least value left over from this packed multiset."""
        known = self._known.get(dice)
        if known is None:
            known = self._known[dice] = self._searched(dice)
        return known

    def _searched(self, dice: int) -> int:
        stock, guarded = self._stock, dice | self._stock.guard
        highest = (dice.bit_length() - 1) // stock.width
        best = stock.values[highest] + self.uncovered(dice - stock.units[highest])
        for part in self._parts[highest]:
            if not best:
                break
            if guarded - part & stock.guard == stock.guard:
                best = min(best, self.uncovered(dice - part))
        return best


def _by_highest_face(stock: Stock, strings: Iterable[Sequence[int]]) -> list[list[int]]:
    parts: list[list[int]] = [[] for _ in stock.faces]
    for part in sorted({stock.packed(string) for string in strings}):
        parts[(part.bit_length() - 1) // stock.width].append(part)
    return parts
