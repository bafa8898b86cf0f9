"""Spell words with faces: from words to strings of cells.

A word may be cut into faces in several ways: QUA as Q, U, A or as QU, A. Each way is a *string*; the search runs
over strings only, and so needs no thought for the number of letters in a cell. A joker that stands for E is a face
of its own, written (E): it spells E and is worth nothing, and EEL can be laid as E, E, L or (E), E, L or E, (E), L.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from rollpress.solve.crossword.problem import Problem

__all__ = ["Reading", "String", "is_joker", "joker", "spelled", "strings_by_lack", "strings_of_reading", "tilings"]

String = tuple[str, ...]
Reading = tuple[str, ...]  # the letters that the jokers stand for, sorted


def joker(letter: str) -> str:
    """Return the face of a joker that stands for a letter."""
    return f"({letter})"


def is_joker(face: str) -> bool:
    """Say whether a face is a joker's."""
    return face.startswith("(")


def spelled(string: Iterable[str]) -> str:
    """Return the word that a string spells.

    >>> spelled(("QU", "(A)", "Y"))
    'QUAY'
    """
    return "".join(face[1:-1] if is_joker(face) else face for face in string)


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


def strings_by_lack(problem: Problem) -> dict[Reading, list[String]]:
    """Return the strings that can be laid if jokers lend the missing letters, grouped by these letters.

    No joker's face is in these strings yet.
    """
    supply = Counter(problem.dice)
    clusters = sorted(face for face in supply if len(face) > 1)
    found: dict[Reading, list[String]] = {}
    for word in _near(problem, supply):
        for string in tilings(word, clusters):
            lack = _lack(string, supply)
            # a single die is no word, and a joker stands for one letter only
            if 2 <= len(string) <= problem.size and len(lack) <= problem.jokers:
                found.setdefault(lack, []).append(string)
    lendable = set(problem.letters)
    return {lack: strings for lack, strings in found.items() if lendable.issuperset(lack)}


def strings_of_reading(
    groups: Mapping[Reading, Iterable[String]], reading: Reading, stock: Mapping[str, int]
) -> list[String]:
    """Return, sorted, the strings over the faces of a stock whose jokers stand for these letters."""
    lent = Counter(reading)
    near = (string for lack, strings in groups.items() if Counter(lack) <= lent for string in strings)
    laid = (way for string in near for way in _with_jokers(string, reading))
    return sorted(way for way in laid if all(way.count(face) <= stock.get(face, 0) for face in way))


def _with_jokers(string: String, reading: Reading) -> set[String]:
    """Return the string with jokers in none, some or all of the places where they can stand."""
    ways = {string}
    for letter in reading:
        ways |= {
            (*way[:place], joker(letter), *way[place + 1 :])
            for way in ways
            for place, face in enumerate(way)
            if face == letter
        }
    return ways


def _near(problem: Problem, supply: Iterable[str]) -> list[str]:
    """Return the words with no more foreign letters than jokers: a cheap filter, far from exact."""
    own, jokers = "".join(supply), problem.jokers
    foreign = str.maketrans("", "", own)
    near = {
        word
        for word in problem.words
        if not (core := word.strip(own)) or (jokers and len(core.translate(foreign)) <= jokers)
    }
    return sorted(word for word in near if len(word) >= problem.min_length)


def _lack(string: String, supply: Mapping[str, int]) -> Reading:
    short = ((face, string.count(face) - supply.get(face, 0)) for face in sorted(set(string)))
    return tuple(face for face, missing in short for _ in range(missing))
