"""Write a day as a page's scripts need it to be played: roll, rules, ranks, and tags in place of words.

Input: a published day, its series, its word list. Output: JSON with no word of the answer in it. What the scripts
know of the rules is the setup of the day's own ledger line, so that an old page plays as it did.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rollpress.dice import Face, JokerFace, LetterFace, PipFace, SpellFace
from rollpress.kinds.base import Kind
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.lexicon import Lexicon, Tier
from rollpress.puzzles.published import Published
from rollpress.puzzles.ranks import ranks
from rollpress.site.day_views import code_of
from rollpress.site.play_tags import steps_of, width_of
from rollpress.site.play_words import script_of, words_of
from rollpress.site.series import Series
from rollpress.site.views import PlayView

__all__ = ["play_view", "puzzle_of"]

_BY_FAME: tuple[Tier, ...] = ("answers", "common", "valid")


def play_view(day: Published, series: Series, lexicon: Lexicon) -> PlayView | None:
    """Return what a day is played with, or None where its puzzle is not played on a page."""
    words = words_of(day, lexicon)
    if words is None:
        return None
    puzzle = puzzle_of(day, series) | {"words": _tags(day.line.key, words)}
    text = json.dumps(puzzle, ensure_ascii=False, separators=(",", ":"))
    safe = text.replace("<", "\\u003c")  # a "</script>" in a text would end the element
    return PlayView(script_of(day.setup.kind, day.setup.puzzle), safe)


def puzzle_of(day: Published, series: Series) -> dict[str, Any]:
    """Return the puzzle without its words."""
    edition = day.game.edition
    return {
        "id": day.line.key,
        "code": code_of(day),
        "date": day.date,
        "game": day.game.id,
        "title": edition.title,
        "roll": day.line.roll,
        "faces": _faces(day),
        "rules": day.setup.rules.model_dump(mode="json"),
        "letters": day.setup.letters,
        "vowels": day.setup.vowels,
        "folds": day.setup.folds,
        "names": edition.part_names,
        "ranks": [[rank.name, rank.least] for rank in ranks(edition.ranks, day.par.value)],
        "best": day.best.value,
        "par": day.par.value,
        "seconds": day.game.file.seconds,
        "answered": series.calendar.answer_day(day.date).isoformat(),
        **_pieces(day),
        **_newer(day, series),
    }


def _faces(day: Published) -> list[Any]:
    """Return the faces of the roll as the kind's scripts read them."""
    kind: Kind[Any, Any] = day.kind
    return [_told(face) for face in kind.faces(day.roll)]


def _told(face: Face) -> list[str | int] | str | int:
    """Return a face: large sign, points and small sign; or letters, none for a joker; or pips."""
    match face:
        case SpellFace(large, points, small):
            return [large, points, small]
        case LetterFace(letters, _):
            return letters
        case JokerFace():
            return ""
        case PipFace(pips):
            return pips


def _pieces(day: Published) -> Mapping[str, Any]:
    """Return what else lies on the table: values of letters, tiles, the closed list of short words."""
    if isinstance(day.setup, CrosswordSetup):
        return {"values": day.setup.parts.values}
    if isinstance(day.setup, ClaimSetup):
        tiles = [[tile.letter, tile.number, tile.points] for tile in day.setup.pool]
        return {"tiles": tiles, "short_words": day.setup.parts.short_words}
    return {}


def _newer(day: Published, series: Series) -> Mapping[str, str]:
    """Say, on the page of the as-of day alone, up to which date days are published: visitors may be ahead of us."""
    return {"last": series.calendar.last.isoformat()} if day.date == series.as_of else {}


def _tags(salt: str, words: Mapping[str, Tier]) -> Mapping[str, Any]:
    bits = width_of(words)
    tiers = [[word for word in words if words[word] == tier] for tier in _BY_FAME]
    return {"bits": bits, **{tier: steps_of(salt, of, bits) for tier, of in zip(_BY_FAME, tiers, strict=True)}}
