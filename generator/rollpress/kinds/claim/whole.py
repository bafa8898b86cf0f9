"""Whole claiming games: tiles are claimed turn by turn, until there are too few or nobody finds a word.

The course of a game is a fold over its turns: what lies where before a turn, and the turn, give what lies where
after it. Tiles that are not there cannot be taken: that is a fault of the record, and never a decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from typing_extensions import override

from rollpress.dice import Tile
from rollpress.kinds.base import Table
from rollpress.kinds.claim.judging import board_of
from rollpress.kinds.claim.match import ClaimMatch
from rollpress.kinds.claim.record import ClaimRecord, SaidTurn, said_turns
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.sample import sample
from rollpress.kinds.claim.turn import Taken, taken_by, turn_wrongs
from rollpress.kinds.located import Wrong
from rollpress.kinds.played import Played, PlayedTurn, Reason, Standing, equals, ranked
from rollpress.kinds.records import Recorded
from rollpress.kinds.whole import WholeGame
from rollpress.kinds.wording import number, several
from rollpress.lexicon import Lexicon

__all__ = ["ClaimGame"]

Keys = Mapping[str, tuple[int, int, int]]
"""What places go by: total, number of tiles, points of the highest tile."""


@dataclass(frozen=True)
class _Course:
    """What lies where before a turn: tiles collected, players whose token is spent, failures of the round."""

    collected: Mapping[str, tuple[Tile, ...]]
    spent: frozenset[str] = frozenset()
    failures: int = 0

    def table(self, player: str) -> Table:
        """Return the table as a player sees it."""
        others = (tile for other, tiles in self.collected.items() if other != player for tile in tiles)
        return Table(self.collected[player], tuple(others), player not in self.spent)

    def after(self, player: str, taken: Taken) -> _Course:
        """Return what lies where after a turn; V8: kept tiles never go back."""
        return _Course(
            {**self.collected, player: (*self.collected[player], *taken.tiles)},
            self.spent | {player} if taken.spends else self.spent,
            self.failures + (taken.decision.ruling == "fails"),
        )

    @property
    def totals(self) -> Mapping[str, int]:
        """Return the points of the tiles collected; V13: each tile once."""
        return {player: sum(tile.points for tile in tiles) for player, tiles in self.collected.items()}


@dataclass(frozen=True)
class _Run:
    """The turns played so far, what lies where after them, why the game is over, and what cannot have been."""

    turns: tuple[PlayedTurn, ...]
    course: _Course
    end: Reason | None = None
    found: tuple[Wrong, ...] = ()


class ClaimGame(WholeGame[ClaimSetup, ClaimMatch, ClaimRecord]):
    """Claiming games by their records."""

    record = ClaimRecord

    @override
    def play(
        self, setup: ClaimSetup, match: ClaimMatch, recorded: Recorded[ClaimRecord], lexicon: Lexicon
    ) -> Played:
        """Play the turns through, and find the end and the places."""
        setup = _one_roll(setup)
        players = recorded.told.players
        run = _Run((), _Course(dict.fromkeys(players, ())))
        for turn in said_turns(setup, match, recorded):
            run = _played(setup, match, players, run, turn, lexicon)
        end = run.end or _agreed(match, recorded.told)
        if end is None or run.found:
            raise recorded.refusal([*run.found, *_unfinished(setup, match, end, len(run.turns), len(players))])
        keys = {player: _key(tiles) for player, tiles in run.course.collected.items()}
        ranking, rule = ranked(keys), match.ties.id
        return Played(run.turns, end, ranking, (*_parted(keys, ranking, rule), *equals(ranking, rule)))

    @override
    def template(self, setup: ClaimSetup, match: ClaimMatch, players: Sequence[str], lexicon: Lexicon) -> str:
        """Return a record of one turn of each player, after which they agree to end."""
        return sample(_one_roll(setup), match, players, lexicon)


def _one_roll(setup: ClaimSetup) -> ClaimSetup:
    """Return the setup of a turn, which is one roll, whatever the puzzle of the day is."""
    return setup.model_copy(update={"puzzle": "roll"})


def _played(
    setup: ClaimSetup, match: ClaimMatch, players: Sequence[str], run: _Run, turn: SaidTurn, lexicon: Lexicon
) -> _Run:
    """Return the game after one more turn."""
    turns, course = len(run.turns), run.course
    steps = ("turns", turns)
    late = [Wrong(steps, f"{run.end.rule}: the game was over before this turn", "take it out")] if run.end else []
    if turns % len(players) == 0:
        course = replace(course, failures=0)
    board = board_of(setup, turn.dice, course.table(turn.player))
    taken = taken_by(match, turn, board, course.table(turn.player), lexicon)
    after = course.after(turn.player, taken)
    played = PlayedTurn(
        turns // len(players) + 1, turn.player, "".join(map(str, turn.dice)), (taken.decision,), after.totals
    )
    return _Run(
        turns=(*run.turns, played),
        course=after,
        end=run.end or _end(setup, match, after, turns + 1),
        found=(*run.found, *(late or turn_wrongs(match, turn, board, taken, steps))),
    )


def _end(setup: ClaimSetup, match: ClaimMatch, course: _Course, turns: int) -> Reason | None:
    """Return why the game is over after so many turns, or None."""
    rule, players = match.end, len(course.collected)
    left = len(setup.pool) - sum(map(len, course.collected.values()))
    if left < rule.tiles:
        return Reason(rule.id, f"{several(left, 'tile')} left in the centre.".capitalize())
    if players == 1:  # V16: a failed round is spent and does not end the game; the number of rounds does
        played = Reason(match.alone.id, f"{several(turns, 'round')} played.".capitalize())
        return played if turns == setup.rules.solo.rounds else None
    if course.failures == players:
        return Reason(rule.id, f"Every player failed in round {turns // players}.")
    return None


def _agreed(match: ClaimMatch, record: ClaimRecord) -> Reason | None:
    return Reason(match.end.id, "All agree that no word is possible.") if record.all_agree else None


def _unfinished(
    setup: ClaimSetup, match: ClaimMatch, end: Reason | None, turns: int, players: int
) -> Iterator[Wrong]:
    """Yield that a game is not over."""
    if end is not None:
        return
    hint = "write the turns that are missing, or all_agree: true"
    if players == 1:
        what = f"{match.alone.id}: {several(setup.rules.solo.rounds, 'round')} to play, {number(turns)} played"
        yield Wrong(("turns",), what, hint)
    else:
        yield Wrong(("turns",), f"{match.end.id}: the game is not over", hint)


def _key(tiles: Sequence[Tile]) -> tuple[int, int, int]:
    """Return what a player's place goes by; V15: after the total the number of tiles, then the highest."""
    points = [tile.points for tile in tiles]
    return sum(points), len(points), max(points, default=0)


def _parted(keys: Keys, ranking: Sequence[Standing], rule: str) -> Iterator[Reason]:
    """Yield for each total that several players have what parts them, or does not."""
    for total in sorted({standing.total for standing in ranking}, reverse=True):
        level = [standing.player for standing in ranking if standing.total == total]
        if len(level) > 1:
            told = "; ".join(f"{who} has {several(keys[who][1], 'tile')}, the best {keys[who][2]}" for who in level)
            yield Reason(rule, f"{total} points each: {told}.")
