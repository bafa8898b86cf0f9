"""Spell words with faces: from words to strings of cells, sorted by the letters that jokers must lend.

A word may be cut into faces in several ways: QUA as Q, U, A or as QU, A. Each way is a *string*, the
search runs over strings only, and thus needs no thought for the number of letters in a cell. A string
and its word determine each other but for the cuts, since the faces of a string joined are the word.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from rollpress.solve.crossword.problem import Problem

__all__ = ["String", "spelled_with", "strings_by_lack", "tilings"]

String = tuple[str, ...]
Lack = tuple[str, ...]  # letters that the dice do not show often enough, sorted, with repeats


def tilings(word: str, clusters: Iterable[str]) -> Iterator[String]:
    """Yield every way to cut a word into single letters and these clusters of letters.

    >>> list(tilings("QUA", ["QU"]))
    [('Q', 'U', 'A'), ('QU', 'A')]
    """
    present = [cluster for cluster in clusters if cluster in word]
    if not present:
        yield tuple(word)
        return
    for tile in (word[0], *filter(word.startswith, present)):
        if tile == word:
            yield (tile,)
        else:
            yield from ((tile, *rest) for rest in tilings(word[len(tile) :], present))


def strings_by_lack(problem: Problem) -> dict[Lack, list[String]]:
    """Return all strings that the dice and jokers can lay, grouped by the letters the jokers lend."""
    supply = Counter(problem.dice)
    clusters = sorted(face for face in supply if len(face) > 1)
    found: dict[Lack, list[String]] = {}
    for word in _near(problem, supply):
        for string in tilings(word, clusters):
            lack = _lack(string, supply)
            # a single die is no word, and a joker stands for one letter only
            if 2 <= len(string) <= problem.size and len(lack) <= problem.jokers:
                found.setdefault(lack, []).append(string)
    lendable = set(problem.letters)
    return {lack: strings for lack, strings in found.items() if lendable.issuperset(lack)}


def spelled_with(groups: Mapping[Lack, Iterable[String]], lent: Lack) -> list[String]:
    """Return, sorted, the strings that can be laid when the jokers stand for these letters."""
    have = Counter(lent)
    return sorted(s for lack, strings in groups.items() if Counter(lack) <= have for s in strings)


def _near(problem: Problem, supply: Iterable[str]) -> list[str]:
    """Return the words with no more foreign letters than jokers: a cheap filter, far from exact."""
    own = "".join(supply)
    foreign = str.maketrans("", "", own)
    cores = ((word, word.strip(own)) for word in problem.words if len(word) >= problem.min_length)
    near = {word for word, core in cores if not core or len(core.translate(foreign)) <= problem.jokers}
    return sorted(near)


def _lack(string: String, supply: Mapping[str, int]) -> Lack:
    short = ((face, string.count(face) - supply.get(face, 0)) for face in sorted(set(string)))
    return tuple(face for face, missing in short for _ in range(missing))
