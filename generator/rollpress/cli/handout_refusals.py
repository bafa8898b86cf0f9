"""Tell all that no class sheet can be, of what an order asks for.

A refusal is a value that names an option as a lesson's key does. The command line answers with it by the option's
flag, a lesson at its line: there every refusal is a fault of the file, never a command that cannot be understood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rollpress.build.orders import Order
from rollpress.faults import Fault, Faulty, Misused, Place
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.source import Source
from rollpress.spec.game import Game

__all__ = ["Refusal", "at_key", "design_refusals", "drawing_refusals", "flag", "refuse", "roster_refusals"]


@dataclass(frozen=True)
class Refusal:
    """What is refused of an option and what to do; `misused` where options contradict each other (exit code 2)."""

    option: str
    what: str
    hint: str
    misused: bool = False


def design_refusals(order: Order, game: Game) -> Iterator[Refusal]:
    """Yield what no sheet of the game can look like."""
    if order.large and order.per_page > 1:
        yield Refusal("large_print", "large print needs the whole page", "choose one sheet to a page", True)
    if order.players > 1 and order.per_page == 4:
        yield Refusal(
            "players", "two players need half a page at least", "choose one or two sheets to a page", True
        )
    if "example" in order.scaffolds and isinstance(game.setup, CrosswordSetup):
        what = f"{game.id}: a layout of these dice worked out would be the answer"
        yield Refusal("scaffold", what, "leave it out: an example on other dice is on the sheet")
    if order.per_page == 4 and isinstance(game.setup, ClaimSetup):
        what = f"{game.id}: nobody could read its tiles on a quarter of a page"
        yield Refusal("per_page", what, "choose one or two sheets to a page")


def drawing_refusals(order: Order, game: Game) -> Iterator[Refusal]:
    """Yield what no set of the game can be drawn from: its name, and how many sheets of which level."""
    if not order.name.strip() or "/" in order.name or not order.name.isprintable():
        what = f"{order.name!r} is no name for a set"
        yield Refusal("set", what, "use letters, digits, hyphens and spaces", True)
    if order.level and order.mix:
        yield Refusal("mix", "a level and a mix exclude each other", "leave one of them out", True)
    if (order.level or order.mix) and game.file.daily.levels is None:
        option = "level" if order.level else "mix"
        yield Refusal(option, f"{game.id} has no levels", "leave levels out, or set levels in its game.yaml")
    levels = {order.level, *(level for level, number in order.mix if number)} - {None, "easy"}
    if order.dictionary and levels and game.file.daily.levels:
        what = "all words of a dictionary are alike, so that every sheet is easy"
        yield Refusal("level" if order.level else "mix", what, "leave levels out")
    mixed = sum(number for _, number in order.mix)
    if not (order.sheets or mixed or order.roster):
        hint = "give their number, a mix, or a roster with a name for each"
        yield Refusal("sheets", "say how many sheets", hint, True)
    if order.mix and order.sheets and mixed != order.sheets:
        what = f"the mix makes {mixed} sheets, and {order.sheets} are asked for"
        yield Refusal("mix", what, "leave the number of sheets out", True)


def roster_refusals(names: int, sheets: int) -> Iterator[Refusal]:
    """Yield what is wrong with so many names for so many sheets."""
    if names > sheets:
        yield Refusal(
            "roster", f"{names} names for {sheets} sheets", f"make {names} sheets, or leave their number out"
        )


def refuse(refused: Iterable[Refusal], faults: Iterable[Fault], lesson: Source | None) -> None:
    """Raise all that was refused and all faults, if there are any; `lesson` is where the order was written."""
    found = list(refused)
    if lesson is None and (misused := next((one for one in found if one.misused), None)):
        raise Misused(f"{flag(misused.option)}: {misused.what}; {misused.hint}")
    if told := [*(_told(one, lesson) for one in found), *faults]:
        raise Faulty(told)


def _told(refusal: Refusal, lesson: Source | None) -> Fault:
    if lesson is None:
        return Fault(Place(flag(refusal.option)), refusal.what, refusal.hint)
    return Fault(lesson.place([refusal.option]), f"{refusal.option}: {refusal.what}", refusal.hint)


def flag(option: str) -> str:
    """Return an option as it is written on the command line.

    >>> flag("per_page")
    '--per-page'
    """
    return f"--{option.replace('_', '-')}"


@contextmanager
def at_key(lesson: Source | None, key: str) -> Iterator[None]:
    """Turn what the command line would misuse into a fault at a lesson's key."""
    try:
        yield
    except Misused as error:
        if lesson is None:
            raise
        raise Faulty([Fault(lesson.place([key]), f"{key}: {error}")]) from None
