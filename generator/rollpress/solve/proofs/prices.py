"""Check a certificate of prices: no plan for a Solo puzzle scores more than it says.

A plan has at most one option a round: it says a word of as many letters as the dice of one of the round's rolls,
each letter claiming a tile of a die's number. Once, a vowel that was collected in an earlier round may stand for
one letter and one die: the rescue. The tiles, the token of the rescue and the rounds are rows, numbered in this
order; a plan uses no row twice. Some rows, 2k + 1 of them, make a cut.

Lemma. Let tiles, token and cuts have any prices, none negative, and let `pays[vowel]` fall from round to round,
never below 0. An option nets its points, less the prices of its tiles and, if it rescues, of the token and what its
vowel pays in its round; less, for each cut, the price times half the rows of it that the option uses, rounded
down; and for each vowel that it collects it gains what that vowel pays in the next round. Then a plan scores no
more than the sum of all prices, those of cuts k times, and of the best net option of each round (0, to pass, if
that is more).

Proof. The points of a plan are what its options net, plus what they pay, less what they gain. No tile and no token
is paid twice. Of a cut's 2k + 1 rows no two options use the same, so the halves come to k at most. And what a
rescue pays was gained before: its vowel was collected in an earlier round, when the next one did not pay less.

Everything is a whole number; `unit` of them are a point. The options are made here, from tiles, rolls and words.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise, product
from typing import Any

__all__ = ["bound", "proves"]

TileRow = tuple[str, int, int]


def proves(
    score: int, prices: Mapping[str, Any], tiles: Sequence[TileRow],
    rounds: Sequence[Sequence[Sequence[int]]], vowels: Collection[str], words: Iterable[str],
) -> bool:  # fmt: skip
    """Tell whether the prices prove that no plan for these words beats a score.

    `tiles` are letter, number and points; `vowels` those that may be rescued.
    """
    try:
        return bound(prices, tiles, rounds, vowels, words) < int(prices["unit"]) * (score + 1)
    except (LookupError, TypeError, ValueError, AttributeError):
        return False


def bound(
    prices: Mapping[str, Any], tiles: Sequence[TileRow], rounds: Sequence[Sequence[Sequence[int]]],
    vowels: Collection[str], words: Iterable[str],
) -> int:  # fmt: skip
    """Return what no plan exceeds, in units; raise ValueError if the lemma does not hold for the prices."""
    unit, price, token, pays = (prices[name] for name in ("unit", "tiles", "token", "pays"))
    cuts = [(frozenset(rows), worth) for rows, worth in prices["cuts"]]
    falls = [now - later for row in pays.values() for now, later in pairwise([*row, 0])]
    numbers = [unit - 1, *price, token, *(worth for _, worth in cuts), *falls]
    whole = all(type(n) is int and n >= 0 for n in numbers)
    if not whole or {vowel: len(row) for vowel, row in pays.items()} != dict.fromkeys(vowels, len(rounds)):
        raise ValueError("prices are whole numbers, and each vowel pays in each round, never more later")
    plain, rescuing, places, best = defaultdict(set), defaultdict(set), defaultdict(list), [0] * len(rounds)
    for number, roll in ((number, roll) for number, rolls in enumerate(rounds) for roll in rolls):
        code = sum(1 << 8 * pips for pips in roll)  # the same for the same numbers in another order
        plain[code].add(number)
        for pips in roll:
            rescuing[code - (1 << 8 * pips)].add(number)
    for tile, (letter, pips, points) in enumerate(tiles):
        places[letter].append((tile, 1 << 8 * pips, unit * points - price[tile]))
    said = {
        (*sorted(word.replace(vowel, "", 1)), vowel) for word in words for vowel in ("", *pays) if vowel in word
    }
    for *letters, vowel in said:
        for claim in product(*map(places.__getitem__, letters)):
            for number in (rescuing if vowel else plain).get(sum([code for _, code, _ in claim]), ()):
                net = sum(worth for _, _, worth in claim) - (token + pays[vowel][number] if vowel else 0)
                net += sum([*pays[letter], 0][number + 1] for letter in pays.keys() & letters)
                if net > best[number] and len(set(claim)) == len(claim):
                    spent = (len(tiles),) if vowel else ()
                    used = {*(tile for tile, _, _ in claim), *spent, len(tiles) + 1 + number}
                    net -= sum(worth * (len(rows & used) // 2) for rows, worth in cuts)
                    best[number] = max(best[number], net)
    fixed: int = sum(price) + token + sum(worth * (len(rows) // 2) for rows, worth in cuts)
    return fixed + sum(best)
