"""The words on class sheets, their key and the marking sheet: part of `languages/<code>/print.yaml`."""

from __future__ import annotations

from typing import Annotated

from rollpress.spec.base import Strict
from rollpress.spec.handout_options import Level
from rollpress.spec.slots import Text, places

__all__ = ["HandoutTexts"]


class HandoutTexts(Strict):
    """What pupils and teachers read beside the game's own texts."""

    kind_sheets: Text
    kind_key: Text
    kind_marking: Text
    pupil: Text
    group: Text
    date: Text
    code: Text
    roll: Text
    level: Text
    levels: dict[Level, Text]
    score: Text
    example: Text
    worked: Text
    player: Annotated[str, places("number")]
    lines: Annotated[str, places("lines")]
    board: Annotated[str, places("lines")]
    word_bank: Text
    first_letters: Text
    lengths: Text
    letters_and_lengths: Text
    qr: Annotated[str, places("code")]
    to_find: Annotated[str, places("words")]
    to_find_listed: Annotated[str, places("words")]
    listed: Text
    to_reach: Annotated[str, places("par")]
    best_words: Text
    by_length: Text
    of_length: Annotated[str, places("length", "words")]
    par: Text
    claims: Text
    par_words: Annotated[str, places("par", "words", "everyday", "all")]
    par_claim: Annotated[str, places("par", "everyday", "all")]
    others_count: Annotated[str, places("dictionary")]
