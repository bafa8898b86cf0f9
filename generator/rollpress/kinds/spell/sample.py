"""A record of a spelling game to fill in: a short game that is legal as it stands, with comments.

Its roll is drawn from a fixed key and its words are found in it, so that it fits whatever the dice are.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollpress.chance import stream
from rollpress.kinds.base import Table
from rollpress.kinds.sampling import KEY, names, quoted
from rollpress.kinds.spell.faces import text_of
from rollpress.kinds.spell.kind import Spell
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.lexicon import Lexicon

__all__ = ["sample"]

_HEAD = """\
# The record of a whole game. Write over what stands here; nobody reads what follows a #.
players: {players}   # in the order of their turns

# What was agreed: rounds, in which each player rolls once, or a score, as {{target: 60}}.
end: {{rounds: 1}}

# A turn for each roll: who rolled, and a face of each die (large letter, points, small letter; *0 is a wild,
# - is no small letter). Then what each player wrote, in any case. If you agreed on a theme, add a line with the
# words that fit it:   theme: {{name: winter, fits: [SNOW]}}
turns:
"""
_TURN = """\
  - player: {player}
    roll: {roll}
    words:
{words}"""
_SHOWN = 3
"""How many words a player of the sample writes."""


def sample(setup: SpellSetup, players: Sequence[str], lexicon: Lexicon) -> str:
    """Return the record of one round of these players."""
    kind = Spell()
    turns = []
    for number, player in enumerate(players):
        roll = kind.roll(setup, stream(f"{KEY}/{number}"))
        found = [word.answer for word in kind.solve(setup, roll, Table(), lexicon).words if word.tier == "answers"]
        lists = [found[2 * index : 2 * index + _SHOWN] for index in range(len(players))]
        words = "".join(f"      {quoted(who)}: {names(list_)}\n" for who, list_ in zip(players, lists, strict=True))
        text = " ".join(map(text_of, roll))
        turns.append(_TURN.format(player=quoted(player), roll=quoted(text), words=words))
    return _HEAD.format(players=names(players)) + "\n".join(turns)
