"""Lay out a score sheet for the way a game is scored: its columns are the scorer's parts, in the scorer's order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollpress.documents.imprint import imprint_of
from rollpress.documents.sheets import Column, ScoreSheet, ScoreTable
from rollpress.documents.wording import spanned
from rollpress.geometry import MM, Paper
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["part_columns", "score_sheet"]

_ROUNDS, _PLAYERS_IN_GAME, _PLAYERS_IN_TABLES = 10, 6, 4
_WORD_SHARE, _PART_SHARE, _NAME_SHARE = 5, 2, 3
# Heights of what stands above, around and in two bands of tables, and signs in a line of advice: an estimate, which
# costs nothing but rows, for the press refuses a second page.
_ABOVE, _AROUND_BAND, _ROW, _LINE, _SIGNS = 59 * MM, 28_700, 8_600, 5_600, 105


def score_sheet(game: Game, part_ids: Sequence[str], texts: PrintTexts, paper: Paper) -> ScoreSheet:
    """Return the score sheet of a game, one page."""
    by_player = isinstance(game.setup, SpellSetup)
    advice = filled(texts.score_advice, {"rule": _scoring(game)})
    return ScoreSheet(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        advice=advice,
        imprint=imprint_of(game, texts),
        fields=tuple(_fields(part_ids, texts, by_player=by_player)),
        bands=_rounds(game, part_ids, texts)
        if by_player
        else _players(game, part_ids, texts, _rows(advice, paper)),
        foot=f"{texts.fact_players}: {spanned(game.file.players, texts)}",
        kind=texts.kind_scores,
        paper=paper,
    )


def part_columns(game: Game, part_ids: Sequence[str], texts: PrintTexts) -> tuple[Column, ...]:
    """Return a column for each part, and one for their sum where there are several."""
    parts = tuple(Column(game.edition.part_names[part], _PART_SHARE) for part in part_ids)
    return (*parts, Column(texts.head_total, _PART_SHARE)) if len(parts) > 1 else parts


def _scoring(game: Game) -> str:
    """Return the sentence of the rule that scores; a kind without such a rule has none."""
    rule = getattr(game.setup.rules, "score", None)
    return game.sentences.get(rule.id, "") if rule else ""


def _fields(part_ids: Sequence[str], texts: PrintTexts, *, by_player: bool) -> Iterator[Column]:
    if by_player:
        yield Column(texts.score_name, 4)
    yield Column(texts.score_date, 2)
    yield Column(texts.score_theme, 3) if "theme" in part_ids else Column(texts.score_dictionary, 3)
    yield Column(texts.score_end, 3)


def _rows(advice: str, paper: Paper) -> int:
    """Return how many rounds fit into each of two bands."""
    lines = -(-len(advice) // _SIGNS)
    return min(_ROUNDS, ((paper.height - _ABOVE - lines * _LINE) // 2 - _AROUND_BAND) // _ROW)


def _rounds(game: Game, part_ids: Sequence[str], texts: PrintTexts) -> tuple[tuple[ScoreTable, ...], ...]:
    """A player's sheet: a round yields many words, so two rounds and the table of the game."""
    columns = (Column(texts.head_word, _WORD_SHARE), *part_columns(game, part_ids, texts))
    a_round = ScoreTable(columns, _ROUNDS, texts.score_round, blank=True, total=texts.score_round)
    numbers = tuple(Column(str(number)) for number in range(1, _ROUNDS + 1))
    columns = (Column(texts.score_player, _NAME_SHARE), *numbers, Column(texts.score_total, 2))
    players = min(game.file.players.max or _PLAYERS_IN_GAME, _PLAYERS_IN_GAME)
    return ((a_round, a_round), (ScoreTable(columns, players, texts.score_game),))


def _players(
    game: Game, part_ids: Sequence[str], texts: PrintTexts, rows: int
) -> tuple[tuple[ScoreTable, ...], ...]:
    """A table's sheet: a turn yields one answer, so a table of rounds for each player, two side by side."""
    word = () if isinstance(game.setup, CrosswordSetup) else (Column(texts.head_word, _WORD_SHARE),)
    columns = (Column(texts.score_round, _PART_SHARE), *word, *part_columns(game, part_ids, texts))
    labels = tuple(map(str, range(1, rows + 1)))
    table = ScoreTable(columns, rows, texts.score_player, blank=True, total=texts.score_total, labels=labels)
    players = min(game.file.players.max or _PLAYERS_IN_TABLES, _PLAYERS_IN_TABLES)
    return tuple((table,) * min(2, players - done) for done in range(0, players, 2))
