"""Find out whether the set that a site hands out to classes still is what its rules and words make of it."""

from __future__ import annotations

from collections.abc import Iterator

from rollpress.build.class_data import class_file
from rollpress.build.shelf import Shelf
from rollpress.chance import stream
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds import KINDS
from rollpress.puzzles.class_forms import class_from_text
from rollpress.puzzles.classes import ClassSet
from rollpress.source import read_text
from rollpress.spec.game import Game

__all__ = ["class_faults"]


def class_faults(game: Game, shelf: Shelf) -> Iterator[Fault]:
    """Yield what is wrong with a game's set for classes: no set of this game, other words, rolls of other dice."""
    name = class_file(game)
    if not (shelf.content / name).is_file():
        return
    path = f"content/{name}"
    try:
        made = class_from_text(read_text(shelf.content / name, path), path)
        for what in _stale(made, game.for_class, shelf):
            yield Fault(Place(path), what, f"make it anew with `rollpress handout {game.id} --set {made.name}`")
    except Faulty as fault:
        yield from fault.faults


def _stale(made: ClassSet, game: Game, shelf: Shelf) -> Iterator[str]:
    if made.game not in (game.id, game.drawn_as) or made.edition != game.edition.edition:
        yield f"is a set of {made.game} {made.edition}"
        return
    if made.lexicon != shelf.lexicon(game.language).sha256:
        yield "was solved with another word list than the present one"
    kind, setup = KINDS[game.kind], game.setup
    for sheet in made.sheets:
        if kind.encode(kind.roll(setup, stream(sheet.key))) != sheet.roll:
            yield f"sheet {sheet.code} is not what the present dice roll"
            return
