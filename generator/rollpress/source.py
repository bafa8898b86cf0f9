"""Read YAML as plain values that remember where they stand; and JSON, whatever its form, without a surprise.

The scalars are those of YAML 1.2's core schema, so that NO and ON are words, 010 is ten and 1:30 is text;
duplicate keys, aliases, tags, several documents and deep nesting are faults. The tree is built straight from
the parser's events: positions cost nothing more, and nothing of a file is ever turned into a Python object.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from rollpress.faults import Fault, Faulty, Place

__all__ = ["MAX_BYTES", "MAX_DEPTH", "MAX_SIGNS", "Source", "json_from", "read_text", "read_yaml"]

MAX_BYTES = 2_000_000
MAX_DEPTH = 24
MAX_SIGNS = 10_000
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_UNPRINTABLE = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u200a\u200c-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)
"""What YAML 1.2 calls not printable, the line ends that only YAML 1.1 and no editor counts as such, and signs that
nobody sees: zero-width spaces, and those that turn the order of what follows."""
_CONSTANTS: Mapping[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_DEEPER = re.compile(r'"(?:[^"\\]|\\.)*"?|[][{}]')
_LONG = re.compile(r"[0-9]{1000}")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Step = str | int


@dataclass(frozen=True)
class Source:
    """A file's value, and the place of each part of it by its steps from the root."""

    path: str
    value: Any
    places: Mapping[tuple[Step, ...], Place] = field(repr=False)
    keys: Mapping[tuple[Step, ...], Place] = field(repr=False)

    def place(self, steps: Sequence[Step]) -> Place:
        """Return where the part at `steps` stands, or else the nearest part above it that exists."""
        at = tuple(steps)
        while at and at not in self.places:
            at = at[:-1]
        return self.places.get(at, Place(self.path, 1, 1))

    def key_place(self, steps: Sequence[Step]) -> Place:
        """Return where the key that leads to `steps` stands."""
        return self.keys.get(tuple(steps)) or self.place(steps)


def read_text(path: Path, name: str) -> str:
    """Return a file's text, without a byte order mark and with LF ends; `name` is what faults call it."""
    if path.exists() and not path.is_file():  # a pipe would be waited for without end
        raise Faulty([Fault(Place(name), "is not a plain file", "put a text file there")])
    try:
        raw = path.read_bytes()
    except OSError as error:
        what = f"cannot be read: {error.strerror or error}"
        raise Faulty([Fault(Place(name), what, "put a file there that you may read")]) from None
    if len(raw) > MAX_BYTES:
        raise Faulty([Fault(Place(name), f"is larger than {MAX_BYTES:,} bytes", "split it into smaller files")])
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise Faulty([Fault(Place(name, line), "is not UTF-8 text", "save the file as UTF-8")]) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_yaml(text: str, path: str) -> Source:
    """Return the one document of a YAML text; raise Faulty with everything that is wrong with its form."""
    unprintable = list(_unprintable_faults(text, path))
    if unprintable:
        raise Faulty(unprintable)
    builder = _Builder(path)
    try:
        value = builder.document(yaml.parse(text, Loader=_LOADER))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = _within(text, mark.line, mark.column) if mark else (0, 0)
        what = ", ".join(part for part in (error.context, error.problem) if part)
        tab = text.split("\n")[line].startswith("\t", column)
        hint = "indent with spaces" if tab else "check quotes, colons and indentation near here"
        place = Place(path, line + 1, column + 1)
        raise Faulty([*builder.faults, Fault(place, f"is not YAML: {what}", hint)]) from None
    if builder.faults:
        raise Faulty(builder.faults)
    return Source(path, value, builder.places, builder.keys)


def json_from(text: str) -> Any:
    """Return the value of a JSON text; raise JSONDecodeError, which knows the spot, for any text that is none.

    Python's reader would run out of stack or of digits in texts that are nested, or numbers that are, too long.

    >>> json_from("[" * 5000)
    Traceback (most recent call last):
    json.decoder.JSONDecodeError: nested too deep: line 1 column 25 (char 24)
    """
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise
    except RecursionError:
        raise json.JSONDecodeError("nested too deep", text, _too_deep(text)) from None
    except ValueError:
        long = _LONG.search(text)
        raise json.JSONDecodeError("a number of too many digits", text, long.start() if long else 0) from None


def _too_deep(text: str) -> int:
    """Return where brackets outside strings first stand deeper than `MAX_DEPTH`."""
    depth = 0
    for found in _DEEPER.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > MAX_DEPTH:
            return found.start()
    return 0


def _unprintable_faults(text: str, path: str) -> Iterator[Fault]:
    """Yield a fault for each line with a sign that YAML does not allow, at the first of them."""
    for number, line in enumerate(text.split("\n"), 1):
        if found := _UNPRINTABLE.search(line):
            yield Fault(Place(path, number, found.start() + 1), _control(found[0]), "delete it")


def _control(sign: str) -> str:
    return f"has a control character U+{ord(sign):04X}"


def _within(text: str, line: int, column: int) -> tuple[int, int]:
    """Return a spot that the parser reports, which may lie past the end, as one of the text."""
    lines = text.split("\n")
    return (line, column) if line < len(lines) else (len(lines) - 1, len(lines[-1]))


class _Builder:
    """Turns parser events into values, noting places and collecting faults."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.places: dict[tuple[Step, ...], Place] = {}
        self.keys: dict[tuple[Step, ...], Place] = {}

    def document(self, events: Iterator[Any]) -> Any:
        value: Any = None
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._fault(event, "starts a second document", "one file holds one document")
            elif isinstance(event, yaml.NodeEvent):
                node = self._node(event, events, ())
                value = node if documents == 1 else value
        return value

    def _node(self, event: Any, events: Iterator[Any], steps: tuple[Step, ...]) -> Any:
        self.places[steps] = self._at(event)
        if isinstance(event, yaml.AliasEvent):
            self._fault(event, f"*{event.anchor} is an alias", "write the value out; aliases are not read")
            return None
        self._no_tag(event)
        if len(steps) > MAX_DEPTH:
            deep = Fault(self._at(event), f"is nested deeper than {MAX_DEPTH} levels", "take levels out")
            raise Faulty([*self.faults, deep])
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return [self._node(item, events, (*steps, i)) for i, item in enumerate(_until_end(events))]
        return self._mapping(events, steps)

    def _mapping(self, events: Iterator[Any], steps: tuple[Step, ...]) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for event in _until_end(events):
            key = self._key(event, events, steps)
            first = self.keys.get((*steps, key))
            if key in out and first and isinstance(event, yaml.ScalarEvent):
                self._fault(event, f"{key}: stands here a second time", f"it stands in line {first.line} already")
            self.keys.setdefault((*steps, key), self._at(event))
            value = self._node(next(events), events, (*steps, key))
            out.setdefault(key, value)
        return out

    def _key(self, event: Any, events: Iterator[Any], steps: tuple[Step, ...]) -> str:
        if isinstance(event, yaml.ScalarEvent):
            self._no_tag(event)
            self._scalar(event)
            return str(event.value)
        if not isinstance(event, yaml.AliasEvent):
            self._fault(event, "a key must be a plain word", "quote it if it is text")
        self._node(event, events, (*steps, "?"))
        return "?"

    def _scalar(self, event: Any) -> Any:
        """Return the value of a scalar; a quoted one may smuggle in what the file itself may not hold."""
        if found := _UNPRINTABLE.search(event.value):
            self._fault(event, _control(found[0]), "take the escape out")
        if len(event.value) > MAX_SIGNS:
            self._fault(event, f"a text of more than {MAX_SIGNS:,} signs", "write it in several")
            return ""
        return _scalar(event)

    def _no_tag(self, event: Any) -> None:
        if event.tag is not None:
            self._fault(event, f"{event.tag} is a tag", "leave it out")

    def _at(self, event: Any) -> Place:
        return Place(self.path, event.start_mark.line + 1, event.start_mark.column + 1)

    def _fault(self, event: Any, what: str, hint: str) -> None:
        self.faults.append(Fault(self._at(event), what, hint))


def _until_end(events: Iterator[Any]) -> Iterator[Any]:
    """Yield the events of one collection's items, up to its end."""
    for event in events:
        if isinstance(event, yaml.CollectionEndEvent):
            return
        yield event


def _scalar(event: Any) -> Any:
    """Return the value of a scalar: quoted is text; plain is null, true, false, a decimal integer or text."""
    text: str = event.value
    plain, _quoted = event.implicit
    if not plain:
        return text
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    return int(text) if _INTEGER.fullmatch(text) else text
