"""Read a dictionary file: one word a line, as a teacher or a club writes it.

Input: text and the name that faults call it by. Output: a `Lexicon` of one tier. Blank lines and lines that
begin with `#` say nothing; a byte order mark and any line ends do no harm. Every fault of the file is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import PurePath

from rollpress.faults import Fault, Faulty, Place
from rollpress.letters import Alphabet, UnknownLetter
from rollpress.lexicon.folding import folding
from rollpress.lexicon.words import LEAST, MOST, Lexicon

__all__ = ["parse_dictionary"]

_SHOWN = 40
"""So much of a line is shown in its fault: enough to know it again."""
_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"


def parse_dictionary(text: str, path: str, alphabet: Alphabet) -> Lexicon:
    """Return the words of a dictionary file; raise Faulty with every line that is no word of the alphabet."""
    fold = folding(alphabet)
    faults: list[Fault] = []
    first: dict[str, int] = {}  # each folded word and the line that it stands in
    for line, written in _entries(text):
        place = Place(path, line)
        try:
            word = _checked(written, place, fold)
        except Faulty as found:
            faults += found.faults
            continue
        if word in first:
            faults.append(Fault(place, f"{written}: stands twice", f"line {first[word]} has it as {word}"))
        first.setdefault(word, line)
    if not first and not faults:
        faults.append(Fault(Place(path), "holds no word", "write one word a line"))
    if faults:
        raise Faulty(faults)
    return Lexicon.from_words(first, alphabet, PurePath(path).name)


def _entries(text: str) -> Iterator[tuple[int, str]]:
    """Yield each line that says something, with its number."""
    lines = text.removeprefix(_MARK).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        written = line.strip()
        if written and not written.startswith("#"):
            yield number, written


def _checked(written: str, place: Place, fold: Callable[[str], str]) -> str:
    """Return the folded word of a line, or raise its fault."""
    shown = written if len(written) <= _SHOWN else f"{written[:_SHOWN]}…"
    if len(written.split()) > 1:
        raise Faulty([Fault(place, f"{shown}: more than one word", "write one word a line")])
    try:
        word = fold(written)
    except UnknownLetter as unknown:
        at = Place(place.path, place.line, unknown.index + 1)
        raise Faulty([Fault(at, f"{shown}: {unknown}", "spell it with letters alone")]) from None
    if not LEAST <= len(word) <= MOST:
        count = f"{len(word)} letter{'s' if len(word) != 1 else ''}"
        raise Faulty([Fault(place, f"{shown}: {count}", f"words have {LEAST} to {MOST} letters")])
    return word
