"""Judge words and claims against the dice and the tiles in the centre: which rules they break, and what they add.

Each rule is tested on its own. A word that is longer than the roll breaks the rule of the length; the rule of
the dice it breaks only if it cannot even claim as many tiles as there are dice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rollpress.dice import Tile
from rollpress.kinds.base import Breach, Judgement, Part, Table, Verdict
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.tiles import Named, Said, centre_of, said_of, text_of
from rollpress.kinds.reading import all_read
from rollpress.kinds.wording import listed, number, several, times
from rollpress.lexicon import Lexicon
from rollpress.solve.claim import Claim, claim, points_of, rescues

__all__ = ["Board", "board_of", "judgement", "rescued_claim", "verdict_on", "vowels_in"]


@dataclass(frozen=True)
class Board:
    """What an answer is judged against: dice, tiles in the centre, tiles collected, and the token."""

    setup: ClaimSetup
    dice: tuple[int, ...]
    centre: tuple[Tile, ...]
    collected: tuple[Tile, ...]
    token: bool

    @property
    def kept_vowels(self) -> tuple[Tile, ...]:
        """Return the tiles that the token could bring back."""
        vowels = self.setup.vowels
        return tuple(tile for tile in self.collected if tile.letter in vowels) if self.token else ()


def board_of(setup: ClaimSetup, dice: Sequence[int], table: Table) -> Board:
    """Return the board of a roll; V9: the token serves once a game, so never where the game has none."""
    token = table.rescue and setup.rules.rescue.per_game > 0
    return Board(setup, tuple(dice), centre_of(setup, table), table.collected, token)


def vowels_in(setup: ClaimSetup, word: str) -> int:
    """Count the vowels of a word; V6: the same vowel twice is two."""
    return sum(word.count(vowel) for vowel in setup.vowels)


def rescued_claim(board: Board, word: str) -> tuple[int, Said] | None:
    """Return what a word adds with one rescued vowel, and its tiles; None if no rescue makes it fit.

    Of several ways it is the one that adds most, then the first in the word.
    """
    if len(word) != len(board.dice):
        return None
    ways = rescues(word, board.dice, board.centre, board.kept_vowels)
    best = max(ways, key=lambda way: (points_of(way[2]), -way[0]), default=None)
    if best is None:
        return None
    _, kept, taken = best
    # V9: the rescued vowel claims no die and is not scored again
    named = tuple(Named(kept, rescued=True) if tile is None else Named(tile) for tile in taken)
    return points_of(taken), Said(word, named)


def judgement(
    setup: ClaimSetup, dice: Sequence[int], table: Table, answers: Sequence[str], lexicon: Lexicon
) -> Judgement:
    """Judge answers, each for itself; the total is the best legal one's."""
    board = board_of(setup, dice, table)
    said = all_read(answers, lambda text, path: said_of(setup, text, path))
    verdicts = tuple(verdict_on(board, one, lexicon) for one in said)
    return Judgement(verdicts, max((verdict.total for verdict in verdicts), default=0))


def verdict_on(board: Board, said: Said, lexicon: Lexicon) -> Verdict:
    """Judge one answer."""
    taken = _claim(board, said)
    # V13: the newly claimed tiles, each once
    parts = (Part("tiles", points_of(taken)),)
    return Verdict(text_of(said), parts, tuple(_breaches(board, said, taken, lexicon)))


def _claim(board: Board, said: Said) -> Claim:
    """Return the claim of an answer: of the tiles it names, or of any in the centre."""
    if not said.named:
        return claim(said.word, board.dice, board.centre)
    present = Counter(said.fresh) & Counter(board.centre)
    letters = "".join(tile.letter for tile in said.fresh)
    return claim(letters, board.dice, present.elements())


def _breaches(board: Board, said: Said, taken: Claim, lexicon: Lexicon) -> Iterator[Breach]:
    rules, word, size = board.setup.rules, said.word, len(board.dice)
    if len(word) != size:
        text = f"{word} has {several(len(word), 'letter')}; the roll has {several(size, 'die', 'dice')}."
        yield Breach(rules.length.id, text)
    # V9: each rescued vowel leaves one die unmatched
    wanted = min(len(taken), max(size - len(said.rescued), 0))
    if len(taken) - taken.count(None) < wanted:
        yield Breach(rules.dice.id, _unclaimed_tiles(board, said) if said.named else _unclaimed(board, word, taken))
    vowels = vowels_in(board.setup, word)
    if vowels > rules.vowels.max:
        limit = number(rules.vowels.max) if rules.vowels.max else "none"
        yield Breach(rules.vowels.id, f"{word} has {several(vowels, 'vowel')}; {limit} is the limit.")
    if said.rescued and (wrong := " ".join(_wrong_rescues(board, said.rescued))):
        yield Breach(rules.rescue.id, wrong)
    yield from _unknown(board.setup, word, lexicon)


def _unknown(setup: ClaimSetup, word: str, lexicon: Lexicon) -> Iterator[Breach]:
    short = setup.rules.short_words
    if len(word) <= short.length:  # V11: short words come from the closed list, whatever the dictionary holds
        if word not in setup.parts.short_words:
            yield Breach(short.id, f"{word} is not on the list of short words.")
    elif not lexicon.has(word):
        yield Breach(setup.rules.dictionary.id, f"{word} is not in our list.")


def _wrong_rescues(board: Board, rescued: Sequence[Tile]) -> Iterator[str]:
    if not board.setup.rules.rescue.per_game:
        yield "This game has no rescue."
    elif not board.token:
        yield "The rescue token is spent."
    if len(rescued) > 1:
        yield f"{listed([str(tile) for tile in rescued])} are marked; the token brings back one vowel."
    for tile in rescued:
        if tile.letter not in board.setup.vowels:
            yield f"{tile.letter} is no vowel; the token brings back vowels only."
        if tile not in board.collected:
            yield f"{tile} is not among the tiles you collected."


def _unclaimed(board: Board, word: str, taken: Claim) -> str:
    """Say which letters of a word found a die, and which did not."""
    idle = Counter(board.dice) - Counter(tile.number for tile in taken if tile)
    numbers = f"the number {listed([str(pips) for pips in sorted(idle)], 'or')}"
    got = [f"the {tile.letter} on {tile.number}" for tile in taken if tile]
    lost = dict.fromkeys(letter for letter, tile in zip(word, taken, strict=True) if tile is None)
    matched = {tile.letter for tile in taken if tile}
    missing = listed([f"other {letter}" if letter in matched else letter for letter in lost], "or")
    if got:
        text = f"{word} takes {listed(got)}, but no {missing} in the centre has {numbers}."
    else:
        text = f"{word} takes nothing: no {missing} in the centre has {numbers}."
    helps = vowels_in(board.setup, word) <= board.setup.rules.vowels.max and rescued_claim(board, word)
    return f"{text} With your rescue it works." if helps else text


def _unclaimed_tiles(board: Board, said: Said) -> str:
    return " ".join([*_absent(board, said.fresh), *_unmatched(board, said.fresh)])


def _absent(board: Board, fresh: Sequence[Tile]) -> Iterator[str]:
    """Say which named tiles are not in the centre as often as they are named."""
    centre, pool = Counter(board.centre), Counter(board.setup.pool)
    for tile, count in Counter(fresh).items():
        if not pool[tile]:
            yield f"There is no tile {tile}."
        elif not centre[tile]:
            yield f"{tile} has left the centre."
        elif count > centre[tile]:
            yield f"{tile} lies in the centre {times(centre[tile])}."


def _unmatched(board: Board, fresh: Sequence[Tile]) -> Iterator[str]:
    """Say which numbers the named tiles need more often than the dice show them."""
    shown = Counter(board.dice)
    for pips in sorted({tile.number for tile in fresh}):
        tiles = [str(tile) for tile in fresh if tile.number == pips]
        if len(tiles) > shown[pips]:
            need = "needs" if len(tiles) == 1 else "need"
            yield f"{listed(tiles)} {need} the number {pips}; the dice show it {times(shown[pips])}."
