"""Read themes: lists of everyday words, one file each, that a player's words may fit for a bonus.

Input: the folders `themes/`, the project's own before the shipped one. Output: folded words, or faults with
their places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rollpress.faults import Fault, Faulty, Place
from rollpress.letters import Alphabet, UnknownLetter
from rollpress.source import Source, read_text, read_yaml

__all__ = ["theme_files", "theme_from", "theme_source"]


def theme_files(folders: Sequence[Path]) -> dict[str, Path]:
    """Return the theme files by their names, in order; of two with one name the first folder's counts."""
    found = {path.stem: path for folder in reversed(folders) for path in folder.glob("*.yaml")}
    return dict(sorted(found.items()))


def theme_source(path: Path) -> Source:
    """Return the text of a theme file, read as YAML."""
    name = f"content/themes/{path.name}"
    return read_yaml(read_text(path, name), name)


def theme_from(source: Source, language: str, alphabet: Alphabet) -> dict[str, Place]:
    """Return the folded words of a theme (`<language>: [words]`) with their places; raise Faulty."""
    listed = source.value.get(language) if isinstance(source.value, dict) else None
    if not isinstance(listed, list):
        hint = f"write `{language}:` and a list of words"
        raise Faulty([Fault(Place(source.path, 1, 1), f"has no words in '{language}'", hint)])
    faults: list[Fault] = []
    words: dict[str, Place] = {}
    for number, word in enumerate(listed):
        place = source.place([language, number])
        if isinstance(word, str):
            faults.extend(_word_faults(word, place, alphabet, words))
        else:
            faults.append(Fault(place, "is no word", "put a word that YAML takes for something else in quotes"))
    if faults:
        raise Faulty(faults)
    return words


def _word_faults(word: str, place: Place, alphabet: Alphabet, words: dict[str, Place]) -> Iterator[Fault]:
    """Enter a word by its place, or yield why it is none."""
    try:
        folded = alphabet.fold(word)
    except UnknownLetter as unknown:
        yield Fault(place, str(unknown), "take the word out, or write it with letters only")
        return
    if not folded:
        yield Fault(place, "is no word", "take it out")
    if folded in words:
        yield Fault(place, f"{word} stands twice", f"line {words[folded].line} has it")
    words.setdefault(folded, place)
