"""A record of a crossword game to fill in: a short game that is legal as it stands, with comments.

Its rolls are drawn from a fixed key, and its layouts are the longest known word that each of them spells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rollpress.chance import stream
from rollpress.dice import LetterFace
from rollpress.kinds.crossword.kind import Crossword
from rollpress.kinds.crossword.match import CrosswordMatch
from rollpress.kinds.crossword.model import CrosswordSetup, Roll
from rollpress.kinds.sampling import KEY, names, quoted
from rollpress.lexicon import Lexicon

__all__ = ["sample"]

_HEAD = """\
# The record of a whole game. Write over what stands here; nobody reads what follows a #.
players: {players}   # in the order of their turns

# What was agreed: rounds, in which each player has one turn, or a score, as {{target: {target}}}.
end: {{rounds: 1}}

# A turn for each layout. `thrown_back` lists, in order, rolls that were thrown again (vowels: at most {most});
# `roll` is the one that was kept: a letter for each die, * for the joker. A layout is written in rows with /
# between, . for an empty cell and (X) for a joker; "." is a layout of no dice.
turns:
"""
_TURN = """\
  - player: {player}
    thrown_back: []
    roll: {roll}
    layout: {layout}
"""


def sample(setup: CrosswordSetup, match: CrosswordMatch, players: Sequence[str], lexicon: Lexicon) -> str:
    """Return the record of one round of these players."""
    turns = (_turn(setup, number, player, lexicon) for number, player in enumerate(players))
    head = _HEAD.format(players=names(players), target=match.end.target, most=setup.rules.reroll.vowels)
    return head + "\n".join(turns)


def _turn(setup: CrosswordSetup, number: int, player: str, lexicon: Lexicon) -> str:
    kind = Crossword()
    roll = kind.roll(setup, stream(f"{KEY}/{number}"))
    return _TURN.format(
        player=quoted(player),
        roll=quoted(kind.encode(roll)),
        layout=quoted(_layout(setup, roll, lexicon)),
    )


def _layout(setup: CrosswordSetup, roll: Roll, lexicon: Lexicon) -> str:
    """Return the longest known word that faces of one letter spell, or the empty layout."""
    shown = Counter(face.letters for face in roll if isinstance(face, LetterFace) and len(face.letters) == 1)
    words = [word for word in lexicon.spelled(shown, tier="answers") if len(word) >= setup.rules.grid.min_length]
    return max(words, key=len, default=".")
