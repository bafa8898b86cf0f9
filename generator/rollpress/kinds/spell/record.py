"""The record of a whole spelling game: its form, and every list in it read and judged.

What a turn comes to does not depend on the turns before: all lists are judged first, so that every text that
cannot be read is told at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from pydantic import Field

from rollpress.dice import SpellFace
from rollpress.faults import nearest
from rollpress.kinds.base import Table, Verdict
from rollpress.kinds.ending import AgreedRecord
from rollpress.kinds.located import Wrong
from rollpress.kinds.reading import folded
from rollpress.kinds.records import MOST_TURNS, Name, Recorded, TurnRecord, Written, order_wrongs, read_into
from rollpress.kinds.spell.faces import roll_of, text_of
from rollpress.kinds.spell.judging import judgement
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.kinds.wording import several
from rollpress.lexicon import Lexicon
from rollpress.source import Step
from rollpress.spec.base import Strict

__all__ = ["JudgedTurn", "SpellRecord", "SpellTurn", "Themed", "judged_turns"]


class Themed(Strict):
    """The theme of a turn, and the words that the players judged to fit it."""

    name: Written
    fits: tuple[Written, ...] = ()


class SpellTurn(TurnRecord):
    """One roll, and what each player wrote; who wrote nothing may be left out."""

    theme: Themed | None = None
    words: dict[Name, tuple[Written, ...]]


class SpellRecord(AgreedRecord):
    """A whole game: what was agreed on, and every turn."""

    turns: Annotated[tuple[SpellTurn, ...], Field(max_length=MOST_TURNS)]


@dataclass(frozen=True)
class JudgedTurn:
    """A turn with its roll as text, the name of its theme, and the verdicts on each player's words."""

    roll: str
    theme: str
    lists: Mapping[str, tuple[Verdict, ...]]


def judged_turns(setup: SpellSetup, recorded: Recorded[SpellRecord], lexicon: Lexicon) -> tuple[JudgedTurn, ...]:
    """Return every turn judged; raise Faulty with all that cannot be read or is nobody's."""
    record, found = recorded.told, [*order_wrongs(recorded.told)]
    judged = [
        _judged(setup, record.players, turn, ("turns", number), lexicon, found)
        for number, turn in enumerate(record.turns)
    ]
    recorded.refuse(found)
    return tuple(judged)


def _judged(
    setup: SpellSetup, players: Iterable[str], turn: SpellTurn, steps: tuple[Step, ...], lexicon: Lexicon,
    found: list[Wrong],
) -> JudgedTurn:  # fmt: skip
    roll = read_into(found, (*steps, "roll"), lambda: roll_of(turn.roll, setup.alphabet)) or ()
    found.extend(_wrong_number(setup, roll, (*steps, "roll")))
    fits = _fits(setup, turn, steps, found)
    table = Table(theme=frozenset(fits.values()))
    lists: dict[str, tuple[Verdict, ...]] = {}
    for player, words in turn.words.items():
        at = (*steps, "words", player)
        if player not in players:
            found.append(Wrong(at, f"{player} does not play", nearest(player, players)))
        told = read_into(found, at, partial(judgement, setup, roll, table, words, lexicon), listed=True)
        lists[player] = told.verdicts if told else ()
    if not found:
        found.extend(_unwritten(fits, lists, steps))
    theme = turn.theme.name if turn.theme else ""
    return JudgedTurn(" ".join(map(text_of, roll)), theme, lists)


def _wrong_number(setup: SpellSetup, roll: Sequence[SpellFace], steps: tuple[Step, ...]) -> Iterator[Wrong]:
    """Yield that a roll which could be read has not one face of each die."""
    dice = len(setup.parts.dice)
    if roll and len(roll) != dice:
        what = f"{setup.rules.faces.id}: {several(len(roll), 'face')} from {several(dice, 'die', 'dice')}"
        yield Wrong(steps, what, "write one face for each die")


def _fits(setup: SpellSetup, turn: SpellTurn, steps: tuple[Step, ...], found: list[Wrong]) -> Mapping[int, str]:
    """Return the words that fit the theme, folded, by their place in its list."""
    words = turn.theme.fits if turn.theme else ()
    read = (
        (index, read_into(found, (*steps, "theme", "fits", index), partial(folded, word, "", setup.alphabet)))
        for index, word in enumerate(words)
    )
    return {index: word for index, word in read if word}


def _unwritten(
    fits: Mapping[int, str], lists: Mapping[str, tuple[Verdict, ...]], steps: tuple[Step, ...]
) -> Iterator[Wrong]:
    """Yield the words that are said to fit the theme though nobody wrote them."""
    written = {verdict.answer for verdicts in lists.values() for verdict in verdicts}
    for index, word in fits.items():
        if word not in written:
            yield Wrong((*steps, "theme", "fits", index), f"nobody wrote {word}", "take it out, or correct it")
