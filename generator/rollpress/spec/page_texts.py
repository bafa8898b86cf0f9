"""The words that stand in the templates of pages: `page` in `languages/<code>/site.yaml`.

Names of places, buttons and heads of tables, the same on every page of a kind. `do_...` is what a button does.
"""

from __future__ import annotations

from typing import Annotated

from rollpress.spec.base import Strict
from rollpress.spec.slots import Text, places

__all__ = ["PageTexts"]


class PageTexts(Strict):
    """What templates say by themselves."""

    skip: Text
    front: Text
    sections: Text
    today: Text
    archive: Text
    games: Text
    classes: Text
    days: Text
    all_rules: Text
    roll: Text
    play: Text
    hints: Text
    score: Text
    so_far: Annotated[str, places("score")]
    answer: Text
    answer_early: Text
    puzzle: Text
    prints: Text
    answers: Text
    which_words: Text
    list: Text
    hash_of: Text
    hash: Text
    months: Text
    daily: Text
    key_answered: Text
    key_open: Text
    the_archive: Text
    rules: Text
    print_and_play: Text
    play_it: Text
    print_it: Text
    credits: Text
    pdf: Text
    typefaces: Text
    missing_title: Text
    missing_text: Text
    missing_today: Text
    missing_days: Text
    missing_games: Text
    newer: Text
    newer_roll: Text
    ranks: Text
    found: Text
    word: Text
    keep_or_share: Text
    share: Text
    your_days: Text
    kept_here: Text
    keep_as_text: Text
    read_text: Text
    embed: Text
    embed_note: Text
    your_word: Text
    do_enter: Text
    do_delete: Text
    do_shuffle: Text
    timer: Text
    do_print: Text
    do_claim: Text
    do_rescue: Text
    do_pass: Text
    do_undo: Text
    do_my_best: Text
    your_layout: Text
    joker_stands: Text
    do_clear: Text
    do_best: Text
    keys: Text
    keys_board: Text
    no_words: Text
    best_words: Text
    counted: Text
    below: Text
    words_by_score: Text
    best: Text
    no_rounds: Text
    by_round: Text
    sum: Text
    your_plan: Text
    as_it_lies: Text
    words: Text
    dice: Text
    class_no_script: Annotated[str, places("command")]
    class_game: Text
    class_how_many: Text
    class_sheets: Text
    class_first: Text
    class_paper: Text
    class_a4: Text
    class_letter: Text
    class_large: Text
    class_do_sheets: Text
    class_do_key: Text
    class_preview: Text
    class_told: Annotated[str, places("game", "sheets")]
