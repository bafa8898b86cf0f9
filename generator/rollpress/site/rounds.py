"""Show a puzzle of several rounds: which dice each of them offers, read out and drawn."""

from __future__ import annotations

from rollpress import drawing
from rollpress.kinds.claim.rolls import OneRoll, SoloRoll
from rollpress.puzzles.published import Published
from rollpress.site.views import ChoiceView, RoundsView, RoundView
from rollpress.site.voice import Voice
from rollpress.spec.slots import filled

__all__ = ["choice_of", "first_choice", "rounds_of", "shown_first"]


def rounds_of(day: Published, voice: Voice) -> RoundsView | None:
    """Return all rounds of a day's puzzle, or None if it is a single roll."""
    if not isinstance(day.roll, SoloRoll):
        return None
    texts, rounds, rescues = voice.texts.site, day.roll.rounds, day.setup.rules.rescue.per_game
    return RoundsView(
        title=texts.rounds_title,
        note=voice.counted(texts.rounds, len(rounds)),
        heads=(texts.head_round, *(voice.counted(texts.dice, len(one)) for one in rounds[0])),
        rounds=tuple(
            RoundView(voice.number(number), tuple(map(choice_of, rolls))) for number, rolls in enumerate(rounds, 1)
        ),
        write=(texts.head_word, texts.head_tiles, texts.head_points, texts.total),
        text=texts.rounds_rescue if rescues else "",
        token=drawing.Token("".join(day.setup.vowels)) if rescues else None,
    )


def choice_of(roll: OneRoll) -> ChoiceView:
    """Return dice that may be chosen."""
    return ChoiceView(", ".join(map(str, roll)), tuple(map(drawing.PipFace, roll)))


def shown_first(roll: SoloRoll) -> tuple[drawing.Face, ...]:
    """Return the most dice that the first round offers: they stand for the whole puzzle."""
    return choice_of(roll.rounds[0][-1]).dice


def first_choice(roll: SoloRoll, voice: Voice) -> tuple[str, tuple[drawing.Face, ...]]:
    """Return the name of the dice that stand for a puzzle, and the dice."""
    dice = shown_first(roll)
    slots = {"number": voice.number(1), "dice": voice.counted(voice.texts.site.dice, len(dice))}
    return filled(voice.texts.site.rounds_first, slots), dice
