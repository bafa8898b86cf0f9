"""Store a lexicon as one file that loads without building anything, and read it back.

Layout, before gzip: one line of JSON (the header), then, with the sizes that it names,
    letter   one byte a node          skip    four bytes a node, little-endian
    depth    one byte a node          first   four bytes a node and four more, little-endian
    rank     one byte a word          words   UTF-8, a line feed between words
The words in the trie come first, in its order; the flagged ones follow and are in no trie.
gzip's own bytes may differ between builds of zlib, so what identifies the file is the hash of its content.
"""

from __future__ import annotations

import gzip
import json
import sys
from array import array
from collections.abc import Mapping
from typing import Any

from rollpress.letters import Alphabet
from rollpress.lexicon.trie import AnagramTrie
from rollpress.lexicon.words import Lexicon

__all__ = ["FORMAT", "load", "pack", "unpack"]

FORMAT = "rollpress-lexicon-1"
_WORD_BYTES = 4


def pack(lexicon: Lexicon) -> bytes:
    """Return the uncompressed artefact of a lexicon that was built from its words (one trie)."""
    (trie,) = lexicon.tries
    flagged = sorted(lexicon.flagged)
    header = {
        "format": FORMAT,
        "id": lexicon.id,
        "sha256": lexicon.sha256,
        "alphabet": {
            "letters": "".join(lexicon.alphabet.letters),
            "vowels": "".join(sorted(lexicon.alphabet.vowels)),
            "folds": dict(sorted(lexicon.alphabet.folds.items())),
        },
        "order": trie.order,
        "nodes": len(trie.letter),
        "words": len(trie.words),
        "flagged": len(flagged),
    }
    ranks = [*(lexicon.ranks[word] for word in trie.words), *(lexicon.flagged[word] for word in flagged)]
    return b"".join(
        [
            json.dumps(header, ensure_ascii=False, sort_keys=True).encode() + b"\n",
            trie.letter,
            trie.depth,
            _little_endian(trie.skip).tobytes(),
            _little_endian(trie.first).tobytes(),
            bytes(ranks),
            "\n".join([*trie.words, *flagged]).encode(),
        ]
    )


def unpack(content: bytes) -> Lexicon:
    """Return the lexicon of an uncompressed artefact."""
    line, _, body = content.partition(b"\n")
    header: Mapping[str, Any] = json.loads(line)
    if header["format"] != FORMAT:
        raise ValueError(f"a lexicon of format {header['format']!r}, not {FORMAT!r}")
    nodes, planted, flagged = header["nodes"], header["words"], header["flagged"]
    sizes = [nodes, nodes, _WORD_BYTES * nodes, _WORD_BYTES * (nodes + 1), planted + flagged]
    letter, depth, skip, first, ranks, text = _cut(body, sizes)
    words = text.decode().split("\n")
    trie = AnagramTrie(header["order"], letter, depth, _numbers(skip), _numbers(first), words[:planted])
    return Lexicon(
        id=header["id"],
        sha256=header["sha256"],
        alphabet=_alphabet(header["alphabet"]),
        ranks=dict(zip(trie.words, ranks, strict=False)),
        flagged=dict(zip(words[planted:], ranks[planted:], strict=False)),
        tries=(trie,),
    )


def load(compressed: bytes) -> Lexicon:
    """Return the lexicon of an artefact as it lies on the disk."""
    return unpack(gzip.decompress(compressed))


def _alphabet(header: Mapping[str, Any]) -> Alphabet:
    return Alphabet(tuple(header["letters"]), frozenset(header["vowels"]), header["folds"])


def _cut(body: bytes, sizes: list[int]) -> list[bytes]:
    """Return the parts of these sizes, and the rest."""
    parts = []
    start = 0
    for size in sizes:
        parts.append(body[start : start + size])
        start += size
    return [*parts, body[start:]]


def _numbers(raw: bytes) -> array[int]:
    return _little_endian(array("I", raw))


def _little_endian(numbers: array[int]) -> array[int]:
    """Return the numbers with their bytes in file order: a change on big-endian machines only."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
