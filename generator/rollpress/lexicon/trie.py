"""Find every word that a handful of letters spells: the flat anagram trie.

Input: words over some letters. Output: an index of four arrays that answers "all words that need at most k
letters beyond these" with nothing but the interpreter, at a cost near the length of its answer.

The idea. Write each word's letters rarest first (JAZZ becomes JZZA) and put these keys in a trie: anagrams
share one node, and a letter that is not at hand cuts off all words that have it, near the root. The trie is
laid flat in pre-order: node i holds a letter, its depth, and `skip`, the node where its subtree ends. The
words are sorted by key, so those of node i are words[first[i]:first[i + 1]], and most slices are empty.

    AB  BA  BAA        order A, B (pretend A is rarer)      i  letter  depth  skip  first   words
                                                            0  A       0      4     0       -
    keys AB, AB, AAB                                        1  A       1      3     0       -
                                                            2  B       2      3     0       BAA
                                                            3  B       1      4     1       AB BA
                                                            4                       3
Why wilds need no search. Letters of a key come in one fixed order, so on the way to a word the number of
each letter is only ever too small or enough; what is missing is missing whichever copy one calls wild. Taking
a real letter while there is one, and a wild otherwise, therefore uses the fewest wilds, and meets each word
once.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

__all__ = ["AnagramTrie", "plant", "rarest_first"]


@dataclass(frozen=True)
class AnagramTrie:
    """The arrays of a planted trie; `letter` holds places in `order`, `words` stand in the order of keys."""

    order: str
    letter: bytes
    depth: bytes
    skip: array[int]
    first: array[int]
    words: Sequence[str]

    def spelled(self, counts: Mapping[str, int], wilds: int = 0) -> list[str]:
        """Return the words that need at most `wilds` letters beyond `counts`, in the trie's own order."""
        letter, depth, skip, first, words = self.letter, self.depth, self.skip, self.first, self.words
        wild = len(self.order)  # wilds are one more letter, in the last place of `left`
        left = [*(max(0, counts.get(sign, 0)) for sign in self.order), wilds]
        taken: list[int] = []  # the place in `left` of what each step of the present branch took
        found: list[str] = []
        node, end = 0, len(letter)
        while node < end:
            level = depth[node]
            while len(taken) > level:  # give back what the branch left behind had taken
                left[taken.pop()] += 1
            wanted = letter[node] if left[letter[node]] else wild
            if not left[wanted]:
                node = skip[node]
                continue
            left[wanted] -= 1
            taken.append(wanted)
            start = first[node]
            node += 1
            if start < first[node]:
                found += words[start : first[node]]
        return found


def rarest_first(words: Iterable[str]) -> str:
    """Return the letters of the words, those in the fewest places first.

    >>> rarest_first(["TREE", "TEE"])
    'RTE'
    """
    uses = Counter("".join(words))
    return "".join(sorted(uses, key=lambda letter: (uses[letter], letter)))


def plant(words: Iterable[str]) -> AnagramTrie:
    """Return the trie of these words; equal words are planted once.

    Words have at most 255 letters, of at most 256 different ones.

    >>> plant(["TEA", "EAT", "TEE", "SEAT"]).spelled({"A": 1, "E": 1, "T": 1, "X": 2})
    ['EAT', 'TEA']
    """
    unique = set(words)
    order = rarest_first(unique)
    ranks = str.maketrans({sign: chr(rank) for rank, sign in enumerate(order)})
    keyed = sorted(("".join(sorted(word.translate(ranks))), word) for word in unique)
    letter, depth, skip, first = bytearray(), bytearray(), array("I"), array("I")
    branch: list[int] = []  # the open nodes from the root to the last one
    previous = ""
    for index, (key, _) in enumerate(keyed):
        shared = _shared(previous, key)
        _close(branch, shared, skip, len(letter))
        for level in range(shared, len(key)):
            branch.append(len(letter))
            letter.append(ord(key[level]))
            depth.append(level)
            skip.append(0)
            first.append(index)
        previous = key
    _close(branch, 0, skip, len(letter))
    first.append(len(keyed))
    return AnagramTrie(order, bytes(letter), bytes(depth), skip, first, [word for _, word in keyed])


def _shared(one: str, other: str) -> int:
    """Return how many letters two keys begin with alike."""
    for index, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return index
    return min(len(one), len(other))


def _close(branch: list[int], depth: int, skip: array[int], end: int) -> None:
    """Close the open nodes from `depth` on: their subtrees end before node `end`."""
    for node in branch[depth:]:
        skip[node] = end
    del branch[depth:]
