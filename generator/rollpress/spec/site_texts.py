"""The words of the website that belong to no game: `languages/<code>/site.yaml`.

A field is one text, named by the page and the place where it stands. Dates are patterns of Unicode CLDR, as
`EEEE d MMMM y`. A `Counted` text comes in the plural forms that the language has.
"""

from __future__ import annotations

from typing import Annotated

from rollpress.spec.base import Strict
from rollpress.spec.page_texts import PageTexts
from rollpress.spec.slots import Text, places

__all__ = ["Counted", "SheetText", "SiteTexts"]

_Numbered = Annotated[str, places("number")]
_Dated = Annotated[str, places("date")]
_Titled = Annotated[str, places("title")]
_Corrected = Annotated[str, places("date", "what", "reason")]
_Scored = Annotated[str, places("score")]


class Counted(Strict):
    """A text in the plural categories of CLDR; a language writes those that it has, and always `other`."""

    zero: _Numbered | None = None
    one: _Numbered | None = None
    two: _Numbered | None = None
    few: _Numbered | None = None
    many: _Numbered | None = None
    other: _Numbered

    def forms(self) -> dict[str, str]:
        """Return the forms that are written, by category."""
        return {category: text for category, text in self if text is not None}


class SheetText(Strict):
    """A printed thing on the page of its game: its title, and what to print it on."""

    title: Text
    note: Text


class _Shared(Strict):
    """Dates, counts, and what stands round every page."""

    date_full: Text
    date_day: Text
    date_month: Text
    date_month_name: Text
    dice: Counted
    letters: Counted
    points: Counted
    rounds: Counted
    tiles: Counted
    words: Counted
    about_title: Text
    about_summary: Text
    made_title: Text
    made_summary: Text
    guide_title: Text
    guide_summary: Text
    foot_feed: Text
    foot_calendar: Text
    foot_missing: Text
    foot_note: Text


class _Front(Strict):
    """The front page and the pages of cards."""

    front_headline: _Dated
    front_lead: Text
    front_answer: Text
    front_games: Text
    front_games_note: Text
    front_days: Text
    front_days_note: Text
    front_class: Text
    front_class_note: Text
    class_title: Text
    class_lead: Text
    games_title: Text
    games_lead: Text
    games_button: Text
    days_title: Text
    days_lead: Text
    days_card: _Dated
    days_button: Text


class _Day(Strict):
    """The page of a day; `notice_...` is what its errata say, one text a remedy."""

    day_eyebrow: Text
    day_sheet: Annotated[str, places("code", "best", "date")]
    answer_waits: _Dated
    answer_out: Text
    answer_link: Text
    pool_title: Text
    pool_legend: Text
    pool_column: _Numbered
    rounds_title: Text
    rounds_first: Annotated[str, places("number", "dice")]
    rounds_rescue: Text
    ranks_title: Text
    ranks_note: _Scored
    ranks_par: _Scored
    ranks_best: _Scored
    ranks_proved: Text
    ranks_found: Text
    hint_words_title: Text
    hint_words: Annotated[str, places("valid", "common", "answers")]
    hint_lengths_title: Text
    hint_lengths_letters: Text
    hint_lengths_words: Text
    hint_firsts_title: Text
    hint_best_title: Text
    hint_best: _Scored
    hint_best_word: _Scored
    hint_longest: Annotated[str, places("letters")]
    hint_all_dice: Text
    hint_dice_left: Counted
    hint_all_tiles: Text
    hint_tiles_left: Counted
    hint_none_passed: Text
    hint_passed: Counted
    notice_replacement: _Corrected
    notice_allow: _Corrected
    notice_deny: _Corrected
    notice_withdrawn: _Corrected
    withdrawn_summary: Annotated[str, places("title", "date")]
    withdrawn_card: Text
    withdrawn_button: Text


class _Answer(Strict):
    """The page of an answer; `proof_...` says how each kind of proof shows that nothing scores more."""

    answer_eyebrow: Text
    answer_summary: Annotated[str, places("title", "date")]
    answer_back: Text
    answer_layout: Text
    answer_withheld: Text
    answer_all_dice: Annotated[str, places("dice")]
    answer_some_dice: Annotated[str, places("used", "dice")]
    answer_joker: Annotated[str, places("letters")]
    answer_best_words: Text
    answer_best_claims: Text
    answer_best_plan: Text
    answer_par: Text
    answer_par_line: Annotated[str, places("line")]
    answer_claims: Text
    answer_everyday: Text
    answer_common: Text
    answer_rare: Counted
    answer_list: Text
    plan_passed: Text
    plan_rescued: Annotated[str, places("tiles", "rescued")]
    head_round: Text
    head_word: Text
    head_dice: Text
    head_tiles: Text
    head_points: Text
    head_score: Text
    total: Text
    best_proved: _Scored
    best_found: _Scored
    par_proved: _Scored
    par_found: _Scored
    proof_perfect: Text
    proof_exhaustion: Text
    proof_closed_form: Text
    proof_enumeration: Text
    proof_prices: Text
    proof_search: Text
    proof_none: Text
    seal_proved: Text
    seal_best: Text
    seal_par: Text


class _Archive(Strict):
    """Months and their days."""

    archive_eyebrow: Text
    archive_text: Text
    month_summary: Annotated[str, places("title", "month")]
    month_all: Text
    cell_answered: Text
    cell_open: Text
    cell_today: Text
    cell_withdrawn: Text
    months_title: _Titled
    months_summary: Annotated[str, places("title", "date")]
    months_text: _Dated
    months_newest: Text


class _Game(Strict):
    """The page of a game; `sheets` are its printed things, by the names of their files."""

    game_summary: _Titled
    game_dice: Text
    game_tiles: Text
    game_today: Text
    game_days: Text
    sheets: dict[str, SheetText]
    sheets_text: Text
    file_size: Annotated[str, places("size")]


class _Credits(Strict):
    """Word lists, where they come from, and whom we thank; `typefaces` are names with their sentences."""

    credits_title: Text
    credits_summary: Text
    list_valid: Text
    list_common: Text
    list_answers: Text
    list_sources: tuple[Text, ...]
    typefaces: dict[str, Text]


class SiteTexts(_Shared, _Front, _Day, _Answer, _Archive, _Game, _Credits):
    """Texts of the front page, days, answers, archives, games, and the foot of every page."""

    page: PageTexts
