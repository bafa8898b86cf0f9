"""Puzzle codes: eight signs on every sheet that find its puzzle again, and that tell when they are misread.

A code is written in 31 signs (capitals and digits without 0, 1, I, L and O, which look alike). It holds the
game, the set, the number of the sheet and the attempt, which together are the key of the roll; and a check sign.
31 is a prime, and the weights of the places differ: so any one wrong sign, and any swap of two, changes the
weighted sum modulo 31 and is found.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from rollpress.faults import Fault, Faulty, Place

__all__ = ["SIGNS", "Code", "code_from", "tag_of"]

SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_BASE = len(SIGNS)
_FIELDS = (1, 2, 2, 2)
"""Signs of each part: game, set, sheet, attempt."""
_GAP = 4
"""A code is printed in two groups of four."""


@dataclass(frozen=True)
class Code:
    """What a code holds: the tags of game and set, the sheet's number from 1, the attempt from 0."""

    game: int
    set: int
    sheet: int
    attempt: int

    def __str__(self) -> str:
        """Return the code as it is printed.

        >>> str(Code(4, 700, 12, 3))
        'EZVA-PADG'
        """
        parts = zip((self.game, self.set, self.sheet, self.attempt), _FIELDS, strict=True)
        text = "".join(_digits(number, size) for number, size in parts)
        text += SIGNS[-_weighted(text) % _BASE]
        return f"{text[:_GAP]}-{text[_GAP:]}"


def tag_of(name: str, signs: int) -> int:
    """Return a number of so many signs that stands for a name: of a game 1, of a set 2."""
    digest = hashlib.sha256(name.encode()).digest()
    numbers: int = _BASE**signs
    return int.from_bytes(digest[:8], "big") % numbers


def code_from(text: str, place: Place) -> Code:
    """Return what a written code holds; case, spaces and hyphens mean nothing. Raise Faulty for a misread one."""
    signs = "".join(sign for sign in text.upper() if not sign.isspace() and sign not in "-\N{EN DASH}")
    strange = sorted({sign for sign in signs if sign not in SIGNS})
    if strange:
        hint = "codes have no 0, 1, I, L or O"
        raise Faulty([Fault(place, f"{text}: no code has the sign {strange[0]}", hint)])
    if len(signs) != sum(_FIELDS) + 1:
        raise Faulty([Fault(place, f"{text}: a code has {sum(_FIELDS) + 1} signs, this has {len(signs)}")])
    if (_weighted(signs[:-1]) + SIGNS.index(signs[-1])) % _BASE:
        raise Faulty(
            [Fault(place, f"{text}: a sign is wrong, or two have changed places", "compare with the sheet")]
        )
    numbers, at = [], 0
    for size in _FIELDS:
        numbers.append(_number(signs[at : at + size]))
        at += size
    return Code(*numbers)


def _weighted(signs: str) -> int:
    """Return the sum of the signs' values, each times its own weight: 2, 3, ... (the check sign's is 1)."""
    return sum(SIGNS.index(sign) * weight for weight, sign in enumerate(signs, 2))


def _digits(number: int, size: int) -> str:
    if not 0 <= number < _BASE**size:
        raise ValueError(f"{number} does not fit into {size} signs")
    return "".join(SIGNS[number // _BASE**place % _BASE] for place in reversed(range(size)))


def _number(signs: str) -> int:
    value = 0
    for sign in signs:
        value = value * _BASE + SIGNS.index(sign)
    return value
