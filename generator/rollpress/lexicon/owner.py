"""Read a site owner's own words: `languages/<code>/owner.yaml`, allowed and denied on top of a compiled list.

Input: the file and the list it amends. Output: the two lists of words, each word with its reason. An owner who
uses a shipped list needs no compiler and no sources to add a name of the village or to take a word out. A
flagged word cannot be allowed: it counts for whoever finds it as it is, and nothing here makes it printed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path

from pydantic import Field

from rollpress.faults import Fault, Faulty
from rollpress.letters import UnknownLetter
from rollpress.lexicon.words import LEAST, MOST, Lexicon
from rollpress.source import Source, read_text, read_yaml
from rollpress.spec.base import Strict, modelled
from rollpress.spec.slots import Text

__all__ = ["OWNER_FILE", "OwnWords", "before_last_words", "own_words"]

OWNER_FILE = "owner.yaml"
_LOOKED_BACK = 6
"""How many of the newest entries, of both lists together, are tried in looking for an earlier state."""


class OwnWords(Strict):
    """`owner.yaml`: words that count on this site and words that do not, each with its reason."""

    allow: dict[str, Text] = Field(default={})
    deny: dict[str, Text] = Field(default={})

    def amend(self, lexicon: Lexicon) -> Lexicon:
        """Return the list with the owner's say."""
        return lexicon.amended(self.allow, self.deny) if self.allow or self.deny else lexicon


def own_words(path: Path, name: str, lexicon: Lexicon) -> OwnWords:
    """Return what an owner's file says, nothing if there is none; `name` is how faults call it."""
    if not path.is_file():
        return OwnWords()
    source = read_yaml(read_text(path, name), name)
    words = modelled(OwnWords, source)
    faults = [
        *_word_faults("allow", words.allow, source, lexicon),
        *_word_faults("deny", words.deny, source, lexicon),
    ]
    for word in words.allow:
        if word in words.deny:
            what = f"{word} is allowed and denied"
            faults.append(Fault(source.key_place(["deny", word]), what, "take one of the two out"))
        elif lexicon.is_flagged(word):
            what = "allow: names a word that is never printed; it counts already"
            faults.append(Fault(source.key_place(["allow", word]), what, "take it out"))
    if faults:
        raise Faulty(faults)
    return words


def before_last_words(words: OwnWords, lexicon: Lexicon) -> Iterator[Lexicon]:
    """Yield the lists that came before the newest entries, latest first, and at last the one without any.

    New entries belong at the end. So days that were published before the last change find their list again, as
    its hash tells, and nothing else needs to be kept.
    """
    dropped = product(range(len(words.allow) + 1), range(len(words.deny) + 1))
    steps = sorted((step for step in dropped if 0 < sum(step) <= _LOOKED_BACK), key=sum)
    for allow, deny in steps:
        yield lexicon.amended(_without_last(words.allow, allow), _without_last(words.deny, deny))
    yield lexicon


def _without_last(words: Mapping[str, str], number: int) -> list[str]:
    return list(islice(words, len(words) - number))


def _word_faults(key: str, words: Mapping[str, str], source: Source, lexicon: Lexicon) -> Iterator[Fault]:
    for word in words:
        place = source.key_place([key, word])
        try:
            folded = lexicon.alphabet.fold(word)
        except UnknownLetter as unknown:
            yield Fault(place, f"{key}.{word}: {unknown}", "write words in the language's letters")
            continue
        if folded != word:
            yield Fault(place, f"{key}.{word} is not written as it is compared", f"write {folded}")
        elif not LEAST <= len(word) <= MOST:
            yield Fault(place, f"{key}.{word} has {len(word)} letters", f"words have {LEAST} to {MOST}")
