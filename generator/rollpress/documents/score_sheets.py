"""Lay out score sheets for the way a game is scored: their columns are the scorer's parts, in the scorer's order.

Any number of players and rounds has its tables: a table holds as many rounds as are read at a glance, and what is
more goes on in the next. The press chooses how high rows are, and begins a new page where a table no longer fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rollpress.documents.imprint import imprint_of
from rollpress.documents.sheets import Column, ScoreSheet, ScoreTable
from rollpress.documents.wording import spanned
from rollpress.geometry import Paper
from rollpress.kinds.crossword.model import CrosswordSetup
from rollpress.kinds.spell.rules import SpellSetup
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["Company", "part_columns", "score_sheet"]

_PLAYERS_IN_GAME, _PLAYERS_IN_TABLES = 6, 4
_WORD_SHARE, _PART_SHARE, _NAME_SHARE = 5, 2, 3
_WORDS, _WORDS_LARGE = 10, 12

Band = tuple[ScoreTable, ...]


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays and how long: players (0: as many as the game takes), rounds, and whether in large print."""

    players: int = 0
    rounds: int = 10
    large: bool = False

    @property
    def stretches(self) -> tuple[range, ...]:
        """Return the rounds, from 1, that share a table: ten, or five in large print."""
        most = 5 if self.large else 10
        return tuple(range(at, min(at + most, self.rounds + 1)) for at in range(1, self.rounds + 1, most))


def score_sheet(
    game: Game, part_ids: Sequence[str], texts: PrintTexts, paper: Paper, company: Company | None = None
) -> ScoreSheet:
    """Return the score sheet of a game for a company."""
    company = company or Company()
    by_player = isinstance(game.setup, SpellSetup)
    return ScoreSheet(
        lang=game.language,
        title=game.edition.title,
        mark=game.file.mark,
        advice=filled(texts.score_advice, {"rule": _scoring(game)}),
        imprint=imprint_of(game, texts),
        fields=tuple(_fields(part_ids, texts, by_player=by_player)),
        bands=tuple((_by_round if by_player else _by_turn)(game, part_ids, texts, company)),
        foot=f"{texts.fact_players}: {spanned(game.file.players, texts)}",
        large=company.large,
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


def _by_round(game: Game, part_ids: Sequence[str], texts: PrintTexts, company: Company) -> Iterator[Band]:
    """A player's sheet: a round yields many words, so two rounds, and the game in a table of all players."""
    columns = (Column(texts.head_word, _WORD_SHARE), *part_columns(game, part_ids, texts))
    words = _WORDS_LARGE if company.large else _WORDS
    a_round = ScoreTable(columns, words, texts.score_round, blank=True, total=texts.score_round)
    yield from _side_by_side([a_round, a_round], company)
    players = company.players or min(game.file.players.max or _PLAYERS_IN_GAME, _PLAYERS_IN_GAME)
    for stretch in company.stretches:
        rounds = tuple(Column(str(number)) for number in stretch)
        columns = (Column(texts.score_player, _NAME_SHARE), *rounds, Column(texts.score_total, 2))
        yield (ScoreTable(columns, players, texts.score_game),)


def _by_turn(game: Game, part_ids: Sequence[str], texts: PrintTexts, company: Company) -> Iterator[Band]:
    """A table's sheet: a turn yields one answer, so a table of rounds for each player."""
    word = () if isinstance(game.setup, CrosswordSetup) else (Column(texts.head_word, _WORD_SHARE),)
    columns = (Column(texts.score_round, _PART_SHARE), *word, *part_columns(game, part_ids, texts))
    players = company.players or min(game.file.players.max or _PLAYERS_IN_TABLES, _PLAYERS_IN_TABLES)
    for first in range(0, players, _PLAYERS_IN_TABLES):
        for stretch in company.stretches:
            labels = tuple(map(str, stretch))
            table = ScoreTable(
                columns, len(labels), texts.score_player, blank=True, total=texts.score_total, labels=labels
            )
            yield from _side_by_side([table] * min(_PLAYERS_IN_TABLES, players - first), company)


def _side_by_side(tables: Sequence[ScoreTable], company: Company) -> Iterator[Band]:
    """Yield tables in pairs; in large print one needs the whole width."""
    across = 1 if company.large else 2
    for at in range(0, len(tables), across):
        yield tuple(tables[at : at + across])
