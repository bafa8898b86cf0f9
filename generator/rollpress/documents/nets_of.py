"""Put a game's dice on nets, one net a die: which face goes where, and what stands beside it.

Letters keep the order of the spec, for no rule tells where they go. A die that shows 1 to 6 once each is laid
out as dice are: opposite faces add up to seven, and it is right-handed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollpress import drawing
from rollpress.dice import Die, Face, JokerFace, LetterFace, PipFace, SpellFace
from rollpress.documents.imprint import imprint_of
from rollpress.documents.pieces_of import dice_of
from rollpress.documents.sheets import DieView, NetSheet, NetWords
from rollpress.documents.shown import shown_face
from rollpress.documents.wording import counted, in_words, opening
from rollpress.faults import Fault, Faulty
from rollpress.geometry import CROSS, MM, Paper, pip_order
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["net_faults", "net_sheet", "on_net"]

_FACES = len(CROSS.cells)


def net_sheet(game: Game, texts: PrintTexts, paper: Paper) -> NetSheet | None:
    """Return the nets of a game's dice, or None if it has none; raise Faulty for a die that is no cube."""
    dice = dice_of(game.setup)
    if faults := list(net_faults(game)):
        raise Faulty(faults)
    if not dice:
        return None
    edge = game.file.edge_mm
    said = {"dice": in_words(len(dice), texts), "edge": edge}
    return NetSheet(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        advice=opening(counted(texts.forms("nets_advice"), len(dice), game.language, said)),
        imprint=imprint_of(game, texts),
        check=(texts.print_true, texts.print_check),
        words=NetWords(
            texts.net_cut,
            texts.net_fold,
            texts.net_glue,
            filled(texts.nets_alt, {"title": game.edition.title}),
        ),
        dice=tuple(_die_view(die, number, game, texts) for number, die in enumerate(dice, 1)),
        edge=edge * MM,
        tab=edge * MM * 3 // 10,
        kind=texts.kind_nets,
        paper=paper,
    )


def net_faults(game: Game) -> Iterator[Fault]:
    """Yield a fault for each die that cannot be folded from paper."""
    for number, die in enumerate(dice_of(game.setup)):
        if len(die.faces) != _FACES:
            place = game.source.place(["parts", "dice", number, "faces"])
            what = f"parts.dice[{number}].faces: {len(die.faces)} faces make no cube"
            yield Fault(place, what, f"a paper die has {_FACES}; a face may stand twice")


def on_net(faces: Sequence[Face]) -> tuple[Face, ...]:
    """Return faces in the order of the net."""
    if {face.pips for face in faces if isinstance(face, PipFace)} == set(range(1, _FACES + 1)):
        return tuple(map(PipFace, pip_order(CROSS)))
    return tuple(faces)


def _die_view(die: Die, number: int, game: Game, texts: PrintTexts) -> DieView:
    strip1, strip2, strip3, strip4, lid, base = (shown_face(face, game.turned) for face in on_net(die.faces))
    return DieView(
        name=filled(texts.die_name, {"number": number}),
        summary=" ".join(map(_sign, die.faces)),
        faces=(strip1, strip2, strip3, strip4, lid, base),
    )


def _sign(face: Face) -> str:
    """Return the large sign of a face, which tells dice apart."""
    match face:
        case SpellFace(large):
            return large or drawing.WILD
        case LetterFace(letters):
            return letters
        case JokerFace():
            return drawing.WILD
        case PipFace(pips):
            return str(pips)
