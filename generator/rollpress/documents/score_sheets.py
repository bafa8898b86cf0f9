"""Lay out a score sheet for the way a game is scored: its columns are the scorer's parts, in the scorer's order."""

from __future__ import annotations

from collections.abc import Sequence

from rollpress.documents.imprint import imprint_of
from rollpress.documents.sheets import Column, ScoreSheet, ScoreTable
from rollpress.documents.wording import spanned
from rollpress.geometry import Paper
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["part_columns", "score_sheet"]

_ROUNDS, _PLAYERS_IN_GAME, _PLAYERS_IN_TABLES = 10, 6, 4
_WORD_SHARE, _NAME_SHARE = 3, 3


def score_sheet(game: Game, part_ids: Sequence[str], texts: PrintTexts, paper: Paper) -> ScoreSheet:
    """Return the score sheet of a game, one page."""
    many_words = isinstance(game.setup, SpellSetup)
    bands = _rounds_of_words(game, part_ids, texts) if many_words else _players(game, part_ids, texts)
    fields = (
        (Column(texts.score_name, 5), Column(texts.score_date, 3)) if many_words else (Column(texts.score_date, 3),)
    )
    last = Column(texts.score_theme, 3) if "theme" in part_ids else Column(texts.score_dictionary, 4)
    return ScoreSheet(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        advice=filled(texts.score_advice, {"rule": _scoring(game)}),
        imprint=imprint_of(game, texts),
        fields=(*fields, last, *(() if many_words else (Column(texts.score_end, 4),))),
        bands=bands,
        note=texts.score_note if many_words else "",
        foot=f"{texts.fact_players}: {spanned(game.file.players, texts)}",
        kind=texts.kind_scores,
        paper=paper,
    )


def part_columns(game: Game, part_ids: Sequence[str], texts: PrintTexts) -> tuple[Column, ...]:
    """Return a column for each part, and one for their sum where there are several."""
    parts = tuple(Column(game.edition.part_names[part]) for part in part_ids)
    return (*parts, Column(texts.head_total)) if len(parts) > 1 else parts


def _scoring(game: Game) -> str:
    """Return the sentence of the rule that scores; a kind without such a rule has none."""
    rule = getattr(game.setup.rules, "score", None)
    return game.sentences.get(rule.id, "") if rule else ""


def _rounds_of_words(game: Game, part_ids: Sequence[str], texts: PrintTexts) -> tuple[tuple[ScoreTable, ...], ...]:
    """A player's sheet: a round yields many words, so two rounds and the table of the game."""
    word = Column(texts.head_word, _WORD_SHARE)
    a_round = ScoreTable(
        (word, *part_columns(game, part_ids, texts)),
        _ROUNDS,
        texts.score_round,
        blank=True,
        total=texts.score_round,
    )
    numbers = tuple(Column(str(number)) for number in range(1, _ROUNDS + 1))
    columns = (Column(texts.score_player, _NAME_SHARE), *numbers, Column(texts.score_total, 2))
    players = min(game.file.players.max or _PLAYERS_IN_GAME, _PLAYERS_IN_GAME)
    return ((a_round, a_round), (ScoreTable(columns, players, texts.score_game),))


def _players(game: Game, part_ids: Sequence[str], texts: PrintTexts) -> tuple[tuple[ScoreTable, ...], ...]:
    """A table's sheet: a turn yields one answer, so a table of rounds for each player, two side by side."""
    word = () if isinstance(game.setup, CrosswordSetup) else (Column(texts.head_word, _WORD_SHARE),)
    columns = (Column(texts.score_round), *word, *part_columns(game, part_ids, texts))
    labels = tuple(map(str, range(1, _ROUNDS + 1)))
    table = ScoreTable(columns, _ROUNDS, texts.score_player, blank=True, total=texts.score_total, labels=labels)
    players = min(game.file.players.max or _PLAYERS_IN_TABLES, _PLAYERS_IN_TABLES)
    return tuple((table,) * min(2, players - done) for done in range(0, players, 2))
