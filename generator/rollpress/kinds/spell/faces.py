"""Read and write the faces of a roll as text: `A1s`, `QU6sz`, `*0r`, `E1-`.

A face is a large sign (letters, or `*` for a wild), its points, and a small sign (letters, or `-` for none).
Case means nothing in reading; in writing the large sign is in capitals and the small one in small letters.
"""

from __future__ import annotations

import re
import unicodedata

from rollpress.dice import SpellFace
from rollpress.faults import Fault, Faulty, Place
from rollpress.letters import Alphabet, UnknownLetter

__all__ = ["MOST_POINTS", "NoFace", "face_of", "form_of", "roll_of", "text_of"]

MOST_POINTS = 9999
"""The most points of a face: far beyond any die, and small enough for every sum and every column."""

_FORM = re.compile(r"([^0-9-]*)(-?[0-9]*)(.*)", re.DOTALL)
_ASK = "write a face as A1s: a large sign, its points, a small letter or -"
_NONE, _WILD = "-", "*"


class NoFace(ValueError):
    """A text that is no face: what is wrong with it, and what to do next."""

    def __init__(self, what: str, hint: str = _ASK) -> None:
        self.what, self.hint = what, hint
        super().__init__(what)


def form_of(text: str) -> tuple[str, int, str]:
    """Return the large sign, the points and the small sign of a face as they are written; raise NoFace.

    >>> form_of("QU6sz"), form_of("*0-")
    (('QU', 6, 'sz'), ('*', 0, '-'))
    """
    form = _FORM.fullmatch(unicodedata.normalize("NFC", text))
    large, points, small = form.groups() if form else ("", "", "")
    if not large or (_WILD in large and large != _WILD):
        raise NoFace(f'{text} is no face; write a letter or "*"')
    if not points or points == "-":
        raise NoFace(f"{text} has no points", f"write them after the large sign, as {large}0{small or _NONE}")
    if points.startswith("-"):
        raise NoFace(f"{text} has negative points", "write 0 or more")
    if len(points.lstrip("0")) > len(str(MOST_POINTS)):
        raise NoFace(f"{text} has too many points", f"write at most {MOST_POINTS}")
    if large == _WILD and int(points):
        raise NoFace(f"{text} gives points to a *", "write *0: a wild is worth nothing")
    if not small:
        raise NoFace(f"{text} has no small sign", f"write {text}- if the small letter is missing")
    if _WILD in small:
        raise NoFace(f"{text} has a small *", "a small sign is a letter, or - for none")
    if small != _NONE and re.search("[0-9-]", small):
        raise NoFace(f"{text} does not end with a small sign")
    return large, int(points), small


def face_of(text: str, alphabet: Alphabet) -> SpellFace:
    """Return the face of a text; raise NoFace."""
    large, points, small = form_of(text)
    try:
        return SpellFace(
            "" if large == _WILD else alphabet.fold(large),
            points,
            "" if small == _NONE else alphabet.fold(small),
        )
    except UnknownLetter as fault:
        what = f"{fault.sign} in {text} is no letter of this alphabet"
        raise NoFace(what, "use letters of the alphabet") from None


def roll_of(text: str, alphabet: Alphabet) -> tuple[SpellFace, ...]:
    """Return the faces of a roll text, any number of them; raise Faulty with every fault."""
    faces, faults = [], []
    for written in re.finditer(r"\S+", text):
        try:
            faces.append(face_of(written[0], alphabet))
        except NoFace as fault:
            faults.append(Fault(Place("--roll", 1, written.start() + 1), fault.what, fault.hint))
    if not faces and not faults:
        faults.append(Fault(Place("--roll"), "is empty", _ASK))
    if faults:
        raise Faulty(faults)
    return tuple(faces)


def text_of(face: SpellFace) -> str:
    """Return the text of a face.

    >>> text_of(SpellFace("QU", 6, "SZ")), text_of(SpellFace("", 0, ""))
    ('QU6sz', '*0-')
    """
    return f"{face.large or _WILD}{face.points}{face.small.lower() or _NONE}"
