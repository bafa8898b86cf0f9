"""Compile a language's word list from its declared sources: text in, artefact and its description out.

A word's level is the lowest of the files that hold it; its tier, and whether it is easy, follow from the level.
Words with capitals (names), apostrophes, hyphens or signs outside the alphabet are left out; accents fold away.
Then the hand lists speak: amendments add and take away, only accepted words of the least length stay, flags
mark. The result is the same bytes for the same texts, whatever the order of sets, the locale or the machine.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollpress.faults import Fault, Faulty, Missing
from rollpress.letters import UnknownLetter
from rollpress.lexicon.artefact import FORMAT, pack
from rollpress.lexicon.authored import Authored, ListSources
from rollpress.lexicon.folding import folding
from rollpress.lexicon.words import LEAST, MOST, RANKS, Lexicon

__all__ = ["ARTEFACT", "DESCRIPTION", "Compiled", "changed_since", "compiled", "sources_from"]

ARTEFACT, DESCRIPTION = "lexicon.bin.gz", "META.json"


@dataclass(frozen=True)
class Compiled:
    """A compiled list: the uncompressed artefact and what META.json says of it."""

    content: bytes
    meta: Mapping[str, Any]


def sources_from(sources: ListSources, folder: Path | None = None) -> dict[str, str]:
    """Return the texts of the declared files that exist, from `folder` or where the package puts them."""
    root = folder or Path(sources.folder)
    paths = {name: root / name for name, _ in sources.files()}
    texts = {n: path.read_text(encoding=sources.encoding) for n, path in paths.items() if path.is_file()}
    if not texts:
        raise Missing(f"no word lists in {root}: install the package {sources.package} ({sources.version})")
    return texts


def compiled(authored: Authored, texts: Mapping[str, str]) -> Compiled:
    """Return the artefact of sources and hand lists; raise Faulty where the hand lists do not fit."""
    ranks = _ranks(authored, texts)
    faults = list(_strays(authored, ranks))
    if faults:
        raise Faulty(faults)
    levels = {word: level for _, word, level in authored.flags.forms()}
    clean = {word: rank for word, rank in ranks.items() if word not in levels}
    flagged = {word: rank for word, rank in ranks.items() if word in levels}
    lexicon = Lexicon.of(authored.sources.id, authored.alphabet, clean, flagged)
    content = pack(lexicon)
    return Compiled(content, _description(authored, texts, lexicon, content))


def changed_since(meta: Mapping[str, Any], authored: Authored) -> list[str]:
    """Return the names of the hand-written files that differ from those an artefact was compiled from."""
    return [name for name, text in sorted(authored.texts.items()) if meta["written"].get(name) != _sha256(text)]


def _ranks(authored: Authored, texts: Mapping[str, str]) -> dict[str, int]:
    """Return every word with the rank of the narrowest tier that holds it, sorted."""
    ranks = dict(_from_sources(authored, texts))
    ranks |= {word: RANKS.index(added.tier) for word, added in authored.amendments.allow.items()}
    refused = authored.amendments.deny.keys()
    short = authored.two_letter.accepted.keys()
    kept = (word for word in ranks if word not in refused and (len(word) > LEAST or word in short))
    return {word: ranks[word] for word in sorted(kept)}


def _from_sources(authored: Authored, texts: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """Yield words with their ranks, rarest first, so that the lowest level of a word is the last one said."""
    fold = folding(authored.alphabet)
    for name, level in reversed(list(authored.sources.files())):
        tiers = [rank for rank, tier in enumerate(RANKS) if level <= authored.sources.tiers[tier]]
        if tiers:
            for word in _words_of(texts.get(name, ""), fold):
                yield word, max(tiers)


def _words_of(text: str, fold: Callable[[str], str]) -> Iterator[str]:
    for line in text.split():
        if line != line.lower():
            continue  # E5, L3: names and abbreviations are no words, and capitals betray them
        try:
            word = fold(line)
        except UnknownLetter:
            continue  # an apostrophe, a hyphen
        if LEAST <= len(word) <= MOST:
            yield word


def _strays(authored: Authored, ranks: Mapping[str, int]) -> Iterator[Fault]:
    """Yield hand-list entries that say nothing, since no source has the word: slips of the pen, mostly."""
    flags = authored.yaml["flags.yaml"]
    for steps, word, _ in authored.flags.forms():
        if word not in ranks:
            yield Fault(flags.key_place(steps), f"{word} is flagged but no word", "correct it or take it out")
    short = authored.yaml["two-letter.yaml"]
    for word in authored.two_letter.accepted:
        if word not in ranks:
            place = short.key_place(("accepted", word))
            yield Fault(place, f"{word} is in no source", "add it to amendments.yaml too")


def _description(authored: Authored, texts: Mapping[str, str], lexicon: Lexicon, content: bytes) -> dict[str, Any]:
    sources = authored.sources
    levels = Counter(level for _, _, level in authored.flags.forms())
    by_tier = {tier: lexicon.counts(tier) for tier in RANKS}
    return {
        "id": lexicon.id,
        "title": sources.title,
        "licence": sources.licence,
        "package": {"name": sources.package, "version": sources.version},
        "sources": {name: _sha256(text) for name, text in sorted(texts.items())},
        "written": {name: _sha256(text) for name, text in sorted(authored.texts.items())},
        "words": {"sha256": lexicon.sha256},
        "artefact": {
            "file": ARTEFACT,
            "format": FORMAT,
            "content_sha256": hashlib.sha256(content).hexdigest(),
        },
        "counts": {
            tier: {"total": sum(lengths.values()), "by_length": {str(n): c for n, c in lengths.items()}}
            for tier, lengths in by_tier.items()
        },
        "flagged": {"total": len(lexicon.flagged), **dict(sorted(levels.items()))},
    }


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
