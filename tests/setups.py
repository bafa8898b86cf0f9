"""The shipped games and the English words, as tests play with them."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES, KINDS
from rollpress.kinds.base import Judgement, Solution, Table, Verdict
from rollpress.kinds.nothing import NothingSetup
from rollpress.lexicon import Lexicon, load
from rollpress.spec.game import Setup
from rollpress.spec.project import Project, read_project

NOTHING = NothingSetup.model_validate_json(
    json.dumps(
        {
            "rules": {"say": {"id": "N1", "points": 3}},
            "parts": {"faces": ["A", "B", "C"]},
            "letters": ["A", "B", "C"],
            "vowels": ["A"],
        }
    )
)


@cache
def project() -> Project:
    """Return the shipped content."""
    return read_project(shipped_content(), KIND_TYPES, shipped_content())


@cache
def english() -> Lexicon:
    """Return the shipped English words."""
    return load((shipped_content() / "languages" / "en" / "lexicon.bin.gz").read_bytes())


def setup(name: str) -> Setup[Any, Any]:
    """Return what a single roll of a shipped game is played with, or that of the kind `nothing`."""
    return NOTHING if name == "nothing" else project().games[name].for_class.setup


def changed(before: Setup[Any, Any], **values: object) -> Setup[Any, Any]:
    """Return a setup with values put elsewhere: `rules__length__min=4` is the value at rules, length, min."""
    plain = before.model_dump(mode="json")
    for path, value in values.items():
        *steps, last = path.split("__")
        inner: Any = plain
        for step in steps:
            inner = inner[step]
        inner[last] = value
    return type(before).model_validate_json(json.dumps(plain))


def table(of: Setup[Any, Any], **given: str) -> Table:
    """Return a table as a player's options tell of it: `collected="A4"`."""
    return KINDS[of.kind].table(of, {f"--{name.replace('_', '-')}": text for name, text in given.items()})


def judged(
    of: Setup[Any, Any], roll: str, *answers: str, lies: Table | None = None, words: Lexicon | None = None
) -> Judgement:
    """Return the judgement on answers to a roll text."""
    kind = KINDS[of.kind]
    return kind.judge(of, kind.decode(of, roll), lies or Table(), answers, words or english())


def verdict(
    of: Setup[Any, Any], roll: str, answer: str, lies: Table | None = None, words: Lexicon | None = None
) -> Verdict:
    """Return the verdict on one answer."""
    return judged(of, roll, answer, lies=lies, words=words).verdicts[0]


def solved(of: Setup[Any, Any], roll: str, lies: Table | None = None, words: Lexicon | None = None) -> Solution:
    """Return the solution of a roll text."""
    kind = KINDS[of.kind]
    return kind.solve(of, kind.decode(of, roll), lies or Table(), words or english())


def broken(given: Verdict) -> list[str]:
    """Return the rules that an answer breaks, in the order in which they are told."""
    return [breach.rule for breach in given.breaches]


def parts(given: Verdict) -> Mapping[str, int]:
    """Return the parts of a score by their ids."""
    return {part.id: part.value for part in given.parts}
