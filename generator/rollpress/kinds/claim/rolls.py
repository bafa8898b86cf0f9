"""Draw, write and read the rolls of a claiming game: dice of pips, one throw or the rounds of a Solo puzzle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rollpress.chance import pick
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import roll_fault
from rollpress.kinds.claim.rules import PIPS, ClaimSetup
from rollpress.kinds.wording import several

__all__ = [
    "OneRoll", "SoloRoll", "holds_several", "one_drawn", "one_from", "solo_drawn", "solo_from", "text_of_roll",
]  # fmt: skip

OneRoll = tuple[int, ...]
"""The pips of the dice, in the order in which they were rolled."""
_BETWEEN = "/"
_SHOWN = {str(pips): pips for pips in PIPS}
_ASK = f"write a number from {PIPS[0]} to {PIPS[-1]} for each die, joined, as 136"


@dataclass(frozen=True)
class SoloRoll:
    """The rolls of each round, the one with the fewest dice first; a player chooses one of them."""

    rounds: tuple[tuple[OneRoll, ...], ...]


def one_drawn(setup: ClaimSetup, chance: Iterator[int]) -> OneRoll:
    """Draw how many dice are thrown, then a face of each."""
    throws = setup.rules.throw.dice
    return _thrown(setup, throws[pick(chance, len(throws))], chance)


def solo_drawn(setup: ClaimSetup, chance: Iterator[int]) -> SoloRoll:
    """Draw a face of each die, for each number of dice that may be thrown, round by round."""
    throws, rounds = setup.rules.throw.dice, setup.rules.solo.rounds
    return SoloRoll(tuple(tuple(_thrown(setup, count, chance) for count in throws) for _ in range(rounds)))


def _thrown(setup: ClaimSetup, count: int, chance: Iterator[int]) -> OneRoll:
    return tuple(die.faces[pick(chance, len(die.faces))] for die in setup.parts.dice[:count])


def text_of_roll(roll: OneRoll | SoloRoll) -> str:
    """Return the pips joined, as `136`; rounds as `12 136 2346 / 45 251 6631`."""
    if isinstance(roll, SoloRoll):
        return f" {_BETWEEN} ".join(" ".join(map(text_of_roll, rolls)) for rolls in roll.rounds)
    return "".join(map(str, roll))


def holds_several(text: str) -> bool:
    """Tell whether a text is written as several rolls.

    >>> holds_several(" 136 "), holds_several("12 136"), holds_several("12/136")
    (False, True, True)
    """
    return _BETWEEN in text or len(text.split()) > 1


def one_from(text: str) -> OneRoll:
    """Return the pips that a text shows, of any number of dice; raise Faulty with every sign that is none."""
    signs, start = text.strip(), len(text) - len(text.lstrip())
    if not signs:
        raise roll_fault("is empty", _ASK)
    faults = [*_strange(signs, start)]
    if faults:
        raise Faulty(faults)
    return tuple(_SHOWN[sign] for sign in signs)


def solo_from(setup: ClaimSetup, text: str) -> SoloRoll:
    """Return the rounds that a text shows; raise Faulty with every sign, roll and round that is amiss."""
    pieces = [*re.finditer(rf"[^{_BETWEEN}]+", text)] if text.strip() else []
    faults: list[Fault] = []
    rounds = [_round(setup, piece[0], piece.start(), faults) for piece in pieces]
    wanted = setup.rules.solo.rounds
    if len(rounds) != wanted:
        what = f"has {several(len(rounds), 'round')}; a Solo puzzle has {several(wanted, 'round')}"
        faults.append(Fault(Place("--roll"), what, f"write {_BETWEEN} between rounds"))
    if faults:
        raise Faulty(faults)
    return SoloRoll(tuple(rounds))


def _round(setup: ClaimSetup, text: str, start: int, faults: list[Fault]) -> tuple[OneRoll, ...]:
    """Return the rolls of one round, adding to `faults` what is amiss in it."""
    written = [*re.finditer(r"\S+", text)]
    throws = setup.rules.throw.dice
    if [len(roll[0]) for roll in written] != [*throws]:
        what = f"{text.strip() or 'nothing'!r} is no round"
        hint = f"write rolls of {', '.join(map(str, throws))} dice, with spaces between them"
        faults.append(Fault(Place("--roll", 1, start + 1), what, hint))
    for roll in written:
        faults.extend(_strange(roll[0], start + roll.start()))
    return tuple(tuple(_SHOWN.get(sign, 0) for sign in roll[0]) for roll in written)


def _strange(signs: str, start: int) -> Iterator[Fault]:
    """Yield a fault for each sign that is no number of pips; `start` is the place of the first in the text."""
    for column, sign in enumerate(signs, start + 1):
        if sign not in _SHOWN:
            yield Fault(Place("--roll", 1, column), f"no die shows {sign!r}", _ASK)
