"""What the word kinds must agree with: the rules said again, slowly and without cleverness.

Nothing here is shared with the product: words are tried one by one, faces in every order, tiles in every choice.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product

from rollpress.dice import SpellFace, Tile

Sign = tuple[str, int]


def signs_of(roll: Sequence[SpellFace]) -> tuple[Sign, ...]:
    """Return the letters and points of each sign: large ones, then the small ones that there are."""
    small = [(face.small, 0) for face in roll if face.small]
    return (*((face.large, face.points) for face in roll), *small)


@cache
def most_points(word: str, signs: tuple[Sign, ...]) -> int | None:
    """Return the most points over every way to serve a word, sign by sign; None if there is no way."""
    if not word:
        return 0
    best = None
    for index, (letters, points) in enumerate(signs):
        served = letters or word[0]
        if word.startswith(served):
            rest = most_points(word[len(served) :], signs[:index] + signs[index + 1 :])
            if rest is not None and (best is None or best < points + rest):
                best = points + rest
    return best


def mask_of(letters: Iterable[str]) -> int:
    """Return a set of letters as bits, which is quick to compare."""
    return sum(1 << ord(letter) - ord("A") for letter in set(letters))


def spelled(words: Mapping[str, int], signs: Sequence[Sign]) -> list[str]:
    """Return the words that signs of one letter and wilds spell; `words` come with the masks of their letters."""
    shown = "".join(letters for letters, _ in signs)
    absent, wilds = ~mask_of(shown), sum(not letters for letters, _ in signs)
    return [
        word
        for word, mask in words.items()
        if (mask & absent).bit_count() <= wilds
        and sum(max(0, word.count(letter) - shown.count(letter)) for letter in set(word)) <= wilds
    ]


def claims(dice: Sequence[int], tiles: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    """Yield every choice of a tile for each die, no tile twice."""
    choices = [[index for index, tile in enumerate(tiles) if tile.number == die] for die in dice]
    for chosen in product(*choices):
        if len(set(chosen)) == len(chosen):
            yield tuple(tiles[index] for index in chosen)


def claimed(dice: Sequence[int], tiles: Sequence[Tile], kept: Sequence[Tile] = ()) -> dict[str, int]:
    """Return by sorted letters what a claim of all dice adds, or of all but one beside a kept tile."""
    best: dict[str, int] = {}
    for claim in claims(dice, tiles):
        _note(best, [tile.letter for tile in claim], claim)
    for die in range(len(dice)) if kept else ():
        for claim in claims([*dice[:die], *dice[die + 1 :]], tiles):
            for tile in kept:
                _note(best, [tile.letter, *(other.letter for other in claim)], claim)
    return best


def _note(best: dict[str, int], letters: Sequence[str], claim: Sequence[Tile]) -> None:
    key = "".join(sorted(letters))
    best[key] = max(best.get(key, 0), sum(tile.points for tile in claim))
