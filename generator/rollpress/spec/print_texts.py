"""The words on printed sheets that belong to no game: `languages/<code>/print.yaml`.

A field is one text, named by where it stands. `Counted` texts come in the plural forms that the language has
(the categories of Unicode CLDR: `one`, `few`, `many`, `other` …), of which `other` must be there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator

from rollpress.spec.base import Strict, wrong
from rollpress.spec.handout_texts import HandoutTexts
from rollpress.spec.slots import Text, places

__all__ = ["PieceTexts", "PrintTexts"]


def _has_other(forms: Mapping[str, str]) -> Mapping[str, str]:
    if "other" not in forms:
        raise wrong("the form 'other' is missing", "every language has it")
    return forms


_Numbered = Annotated[str, places("number")]
_Lettered = Annotated[str, places("letter")]
_Pointed = Annotated[str, places("points")]
_Other = AfterValidator(_has_other)


class PieceTexts(Strict):
    """How a piece is said in words, for those who hear a page; the fields of `drawing.Wording`."""

    one_point: _Pointed
    points: _Pointed
    small: _Lettered
    wild: Text
    joker: Text
    joker_as: _Lettered
    number: _Numbered
    vowel: Text
    disc: Annotated[str, places("letters")]
    pips: Annotated[str, places("pips")]


class _Common(Strict):
    """What every printed thing says. `numbers` are number words from nought; larger numbers are in figures."""

    numbers: tuple[str, ...]
    kind_book: Text
    kind_nets: Text
    kind_tiles: Text
    kind_stickers: Text
    kind_scores: Text
    kind_aid: Text
    edition: Annotated[str, places("edition")]
    licence: Text
    sheet: Annotated[str, places("page", "pages")]
    print_true: Text
    print_check: Text
    pieces: PieceTexts


class _Book(Strict):
    """Rulebooks: the line at the foot, facts, heads of tables, worked examples."""

    book_foot: Annotated[str, places("title", "edition")]
    book_imprint: Annotated[str, places("edition", "content", "licence")]
    fact_players: Text
    fact_age: Text
    fact_minutes: Text
    fact_bring: Text
    range: Annotated[str, places("min", "max")]
    at_least: Annotated[str, places("min")]
    at_most: Annotated[str, places("max")]
    minutes: Annotated[str, places("minutes")]
    notes: Text
    head_die: Text
    head_faces: Text
    head_value: Text
    head_letters: Text
    head_word: Text
    head_total: Text
    breaks: Annotated[str, places("rules")]
    this_answer: Text


class _Figures(Strict):
    """Labels in figures (a line break where the label breaks), and what figures are called."""

    label_points: Text
    label_large: Text
    label_small: Text
    label_letter: Text
    label_bar: Text
    label_number: Text
    label_vowel: Text
    alt_die: Annotated[str, places("pieces")]
    alt_tile: Annotated[str, places("pieces")]
    alt_token: Annotated[str, places("pieces")]
    alt_joker: Annotated[str, places("pieces")]
    alt_dice: Annotated[str, places("pieces")]
    alt_tiles: Annotated[str, places("pieces")]
    alt_roll: Annotated[str, places("pieces")]
    alt_claim: Annotated[str, places("pieces")]
    alt_layout: Annotated[str, places("rows")]


class _Sheets(Strict):
    """Nets, stickers, tiles and score sheets."""

    die_name: _Numbered
    nets_advice: Annotated[dict[str, Annotated[str, places("dice", "edge")]], _Other]
    net_cut: Text
    net_fold: Text
    net_glue: Text
    nets_alt: Annotated[str, places("title")]
    stickers_advice: Annotated[dict[str, Annotated[str, places("dice", "edge", "sticker")]], _Other]
    calibration_title: Text
    calibration_advice: Text
    calibration_check: Text
    calibration_alt: Text
    stickers_spares: Annotated[dict[str, Annotated[str, places("spares")]], _Other]
    spare_name: Text
    stickers_alt: Annotated[str, places("title")]
    tiles_advice: Annotated[dict[str, Annotated[str, places("tiles", "edge")]], _Other]
    tokens_advice: Annotated[dict[str, Annotated[str, places("tokens")]], _Other]
    tiles_key: Text
    tiles_spares: Annotated[dict[str, Annotated[str, places("spares")]], _Other]
    tiles_alt: Annotated[str, places("title")]
    tokens_title: Text
    tokens_note: Text
    score_advice: Annotated[str, places("rule")]
    score_name: Text
    score_player: Text
    score_date: Text
    score_theme: Text
    score_dictionary: Text
    score_end: Text
    score_round: Text
    score_game: Text
    score_total: Text


class _Kit(Strict):
    """The pages about a kit. Papers and making are by file, sides by the edge about which sheets are turned."""

    kind_kit: Text
    kit_contents: Text
    kit_head_file: Text
    kit_head_sheets: Text
    kit_head_paper: Text
    kit_head_sides: Text
    kit_head_digits: Text
    kit_digits: Text
    kit_screen: Text
    kit_plain: Text
    kit_papers: dict[str, Text]
    kit_sides: dict[Literal["one", "long", "short"], Text]
    kit_needs: Text
    kit_cuts: Annotated[str, places("metres")]
    kit_tools: Text
    kit_bring: Annotated[str, places("things")]
    kit_how: Text
    kit_steps: tuple[Text, ...]
    kit_making: dict[str, Text]
    kit_edition: Text
    kit_changes: Text


class PrintTexts(_Common, _Book, _Figures, _Sheets, _Kit):
    """Texts of nets, tiles, score sheets, rulebooks and class sheets."""

    handout: HandoutTexts

    def forms(self, name: str) -> dict[str, str]:
        """Return the plural forms of a counted text."""
        found: Any = getattr(self, name)
        return dict(found)
