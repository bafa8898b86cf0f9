"""A record of a claiming game to fill in: a short game that is legal as it stands, with comments.

Its rolls are drawn from a fixed key; each player says the best known word, and then all agree to end.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollpress.chance import stream
from rollpress.dice import Tile
from rollpress.kinds.base import Table
from rollpress.kinds.claim.kind import Claim
from rollpress.kinds.claim.match import ClaimMatch
from rollpress.kinds.claim.rolls import OneRoll, one_drawn, text_of_roll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.tiles import centre_of
from rollpress.kinds.sampling import KEY, names, quoted
from rollpress.lexicon import Lexicon
from rollpress.solve.claim import claim

__all__ = ["sample"]

_HEAD = """\
# The record of a whole game. Write over what stands here; nobody reads what follows a #.
players: {players}   # in the order of their turns

# With `judge` every word is looked up. With `players` a word stands unless somebody challenged it, which is
# a line in its turn:   challenged_by: {challenger}
challenges: judge

# A turn for each roll: the numbers of the dice, and the tiles that were claimed (or the word alone), with A4!
# for a rescued vowel. Leave `word` out if there was none in time.
turns:
"""
_TURN = """\
  - player: {player}
    roll: {roll}
    word: {word}
"""
_TAIL = """
# All agreed that no word is possible. Leave it out if the game ended otherwise.
all_agree: true
"""


def sample(setup: ClaimSetup, match: ClaimMatch, players: Sequence[str], lexicon: Lexicon) -> str:
    """Return the record of at most one turn of each of these players; it stops before the tiles run short."""
    taken: tuple[Tile, ...] = ()
    turns: list[str] = []
    for number, player in enumerate(players):
        if len(setup.pool) - len(taken) < max(setup.rules.throw.dice[-1], match.end.tiles):
            break
        roll = one_drawn(setup, stream(f"{KEY}/{number}"))
        tiles = _best(setup, roll, taken, lexicon)
        word = quoted(" ".join(map(str, tiles))) if tiles else "null"
        turns.append(_TURN.format(player=quoted(player), roll=quoted(text_of_roll(roll)), word=word))
        taken += tiles
    return _HEAD.format(players=names(players), challenger=quoted(players[-1])) + "\n".join(turns) + _TAIL


def _best(setup: ClaimSetup, roll: OneRoll, taken: tuple[Tile, ...], lexicon: Lexicon) -> tuple[Tile, ...]:
    """Return the tiles of the best known word of a roll, none if there is no such word."""
    table = Table(taken=taken)
    known = Claim().solve(setup, roll, table, lexicon).par.answers[:1]
    return tuple(tile for word in known for tile in claim(word, roll, centre_of(setup, table)) if tile)
