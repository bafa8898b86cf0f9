"""Read what people write about a language's words: the sources, the short words, the flags, the amendments.

Input: a folder such as content/languages/en. Output: a frozen `Authored`, with the texts it came from, so
that an artefact can name the very files it was compiled from. Faults of all files come at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel

from rollpress.faults import Fault, Faulty
from rollpress.letters import Alphabet, UnknownLetter
from rollpress.lexicon.words import RANKS, Rank, Tier
from rollpress.source import Source, Step, read_text, read_yaml
from rollpress.spec.base import Strict, modelled
from rollpress.spec.language import Language, alphabet_of

__all__ = ["Added", "Amendments", "Authored", "Flags", "ListSources", "TwoLetter", "authored_from"]

Model = TypeVar("Model", bound=BaseModel)
Marked = dict[str, dict[str, tuple[str, ...]]]
"""Reason -> base word -> its other forms."""


class ListSources(Strict):
    """`sources.yaml`: the package of word lists to compile, and the levels of its tiers."""

    id: str
    title: str
    licence: str
    package: str
    version: str
    folder: str
    encoding: str
    lists: tuple[str, ...]
    levels: tuple[int, ...]
    file: str
    """The name of one file, with `{list}` and `{level}` in it."""
    tiers: dict[Rank, int]
    """The highest level that a tier takes in, and that of the easy words."""

    def files(self) -> Iterator[tuple[str, int]]:
        """Yield the name and level of every file, most common words first; not every one need exist."""
        for level in sorted(self.levels):
            for name in self.lists:
                yield self.file.format(list=name, level=level), level


class TwoLetter(Strict):
    """`two-letter.yaml`: the only words of two letters, each with its gloss."""

    accepted: dict[str, str]


class Added(Strict):
    """A word that the sources lack: its tier, and why it is a word."""

    tier: Tier
    reason: str


class Amendments(Strict):
    """`amendments.yaml`: words to add to the sources and words to leave out, each with its reason."""

    allow: dict[str, Added]
    deny: dict[str, str]


class Flags(Strict):
    """`flags.yaml`: words that are never printed, by how bad they are, then by reason, then by base word."""

    slur: Marked
    vulgar: Marked
    sensitive: Marked

    def forms(self) -> Iterator[tuple[tuple[Step, ...], str, str]]:
        """Yield where each flagged word stands, the word, and its level."""
        for level, reasons in (("slur", self.slur), ("vulgar", self.vulgar), ("sensitive", self.sensitive)):
            for reason, bases in reasons.items():
                for base, others in bases.items():
                    yield (level, reason, base), base, level
                    for index, form in enumerate(others):
                        yield (level, reason, base, index), form, level


@dataclass(frozen=True)
class Authored:
    """All that is written by hand for a language, read and checked, and the files' texts by their names."""

    language: Language
    sources: ListSources
    two_letter: TwoLetter
    amendments: Amendments
    flags: Flags
    yaml: Mapping[str, Source] = field(repr=False)
    texts: Mapping[str, str] = field(repr=False)

    @property
    def alphabet(self) -> Alphabet:
        """The letters in which all of its lists are written."""
        return alphabet_of(self.language)


def authored_from(folder: Path, name: str) -> Authored:
    """Return what a language's folder says; `name` is how faults call the folder."""
    read = _Reading(folder, name)
    language = read.model("language.yaml", Language)
    sources = read.model("sources.yaml", ListSources)
    two_letter = read.model("two-letter.yaml", TwoLetter)
    amendments = read.model("amendments.yaml", Amendments)
    flags = read.model("flags.yaml", Flags)
    if not (language and sources and two_letter and amendments and flags):
        raise Faulty(read.faults)
    authored = Authored(language, sources, two_letter, amendments, flags, read.yaml, read.texts)
    faults = list(_faults_of(authored))
    if faults:
        raise Faulty(faults)
    return authored


class _Reading:
    """Reads the files of one folder and gathers their faults."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name
        self.faults: list[Fault] = []
        self.yaml: dict[str, Source] = {}
        self.texts: dict[str, str] = {}

    def model(self, file: str, kind: type[Model]) -> Model | None:
        shown = f"{self.name}/{file}"
        try:
            self.texts[file] = read_text(self.folder / file, shown)
            self.yaml[file] = read_yaml(self.texts[file], shown)
            return modelled(kind, self.yaml[file])
        except Faulty as found:
            self.faults += found.faults
            return None


def _faults_of(authored: Authored) -> Iterator[Fault]:
    """Yield what the models cannot see: words not written as folded letters, flags that stand twice."""
    seen: dict[str, tuple[Step, ...]] = {}
    flags = authored.yaml["flags.yaml"]
    for steps, word, _ in authored.flags.forms():
        yield from _unfolded(authored.alphabet, flags, steps, word)
        if word in seen:
            first = flags.key_place(seen[word])
            yield Fault(flags.key_place(steps), f"{word} is flagged twice", f"it stands in line {first.line}")
        seen.setdefault(word, steps)
    for word in authored.two_letter.accepted:
        yield from _unfolded(authored.alphabet, authored.yaml["two-letter.yaml"], ("accepted", word), word)
    amendments = authored.amendments
    for key, words in (("allow", amendments.allow), ("deny", amendments.deny)):
        for word in words:
            yield from _unfolded(authored.alphabet, authored.yaml["amendments.yaml"], (key, word), word)
    for tier in RANKS:
        if tier not in authored.sources.tiers:
            place = authored.yaml["sources.yaml"].key_place(("tiers",))
            yield Fault(place, f"tiers.{tier}: is missing", "give each tier its highest level")


def _unfolded(alphabet: Alphabet, source: Source, steps: tuple[Step, ...], word: str) -> Iterator[Fault]:
    try:
        folded = alphabet.fold(word)
    except UnknownLetter as unknown:
        yield Fault(source.key_place(steps), f"{word}: {unknown}", "write words in the language's letters")
        return
    if folded != word:
        yield Fault(source.key_place(steps), f"{word} is not written as it is compared", f"write {folded}")
