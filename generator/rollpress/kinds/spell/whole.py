"""Whole spelling games: every turn all players write words from one roll, and shared words count for nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import override

from rollpress.kinds.base import Part, Verdict
from rollpress.kinds.ending import played_out
from rollpress.kinds.played import Decision, Played, Reason, reasons_of
from rollpress.kinds.records import Recorded
from rollpress.kinds.spell.match import SpellMatch
from rollpress.kinds.spell.record import JudgedTurn, SpellRecord, judged_turns
from rollpress.kinds.spell.rules import SpellRules, SpellSetup
from rollpress.kinds.spell.sample import sample
from rollpress.kinds.whole import WholeGame
from rollpress.kinds.wording import listed, several
from rollpress.lexicon import Lexicon

__all__ = ["SpellGame"]

Finders = Mapping[str, Sequence[str]]
"""The players who found each word that breaks no rule."""


class SpellGame(WholeGame[SpellSetup, SpellMatch, SpellRecord]):
    """Spelling games by their records."""

    record = SpellRecord

    @override
    def play(
        self, setup: SpellSetup, match: SpellMatch, recorded: Recorded[SpellRecord], lexicon: Lexicon
    ) -> Played:
        """Judge every list, cancel shared words, add up, and find the end and the places."""
        turns = judged_turns(setup, recorded, lexicon)
        decided = [(turn.roll, tuple(_decisions(setup.rules, match, turn))) for turn in turns]
        # E10: the first to reach the target wins, so the game ends with that turn
        return played_out(
            recorded, decided, match.end.id, whole_rounds=False, notes=_alone(match, recorded.told.players)
        )

    @override
    def template(self, setup: SpellSetup, match: SpellMatch, players: Sequence[str], lexicon: Lexicon) -> str:
        """Return a record of one round."""
        return sample(setup, players, lexicon)


def _alone(match: SpellMatch, players: Sequence[str]) -> Iterator[Reason]:
    if len(players) == 1:  # E12: nobody else can find a word, so none is cancelled
        yield Reason(match.alone.id, f"{players[0]} plays alone: every word counts.")


def _decisions(rules: SpellRules, match: SpellMatch, turn: JudgedTurn) -> Iterator[Decision]:
    finders = _finders(turn)
    for player, verdicts in turn.lists.items():
        for verdict in verdicts:
            yield _decision(rules, match, turn.theme, player, verdict, finders)


def _finders(turn: JudgedTurn) -> Finders:
    """Return who found each legal word; a second time on one list it is not legal, and finds nothing."""
    found: dict[str, list[str]] = {}
    for player, verdicts in turn.lists.items():
        for verdict in verdicts:
            if verdict.legal:
                found.setdefault(verdict.answer, []).append(player)
    return found


def _decision(
    rules: SpellRules, match: SpellMatch, theme: str, player: str, verdict: Verdict, finders: Finders
) -> Decision:
    word, parts = verdict.answer, verdict.parts
    if not verdict.legal:
        return Decision(player, word, "refused", 0, parts, reasons_of(verdict))
    if len(finders[word]) >= match.shared.players:  # E6: it counts for none of them, nor does its bonus
        text = f"{listed(finders[word])} found {word}; it counts for none of them."
        return Decision(player, word, "cancelled", 0, parts, (Reason(match.shared.id, text),))
    return Decision(player, word, "counts", verdict.total, parts, tuple(_worth(rules, word, parts, theme)))


def _worth(rules: SpellRules, word: str, parts: Sequence[Part], theme: str) -> Iterator[Reason]:
    values = {part.id: part.value for part in parts}
    letters, large = values["length"], values["letters"]
    yield Reason(rules.score.id, f"{word} scores {letters} for its length and {large} for large letters.")
    if values.get("theme"):  # E8
        yield Reason(rules.theme.id, f"{word} fits the theme {theme}: {several(values['theme'], 'point')} more.")
