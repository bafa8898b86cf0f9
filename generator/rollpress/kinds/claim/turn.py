"""One turn of a claiming game: what becomes of the word that was said, and which tiles it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rollpress.dice import Tile
from rollpress.kinds.base import Table, Verdict
from rollpress.kinds.claim.judging import Board, judgement
from rollpress.kinds.claim.match import ClaimMatch
from rollpress.kinds.claim.record import SaidTurn
from rollpress.kinds.claim.tiles import Said, text_of
from rollpress.kinds.located import Wrong
from rollpress.kinds.played import Decision, Reason, Ruling, reasons_of
from rollpress.kinds.wording import listed, several
from rollpress.lexicon import Lexicon
from rollpress.solve.claim import claim
from rollpress.source import Step

__all__ = ["Taken", "taken_by", "turn_wrongs"]


@dataclass(frozen=True)
class Taken:
    """What became of a turn: the decision, the tiles taken, and whether the rescue token was spent.

    `unclear` when a word stands that the dice cannot claim, so that nobody can tell its tiles.
    """

    decision: Decision
    tiles: tuple[Tile, ...] = ()
    spends: bool = False
    unclear: bool = False


def taken_by(match: ClaimMatch, turn: SaidTurn, board: Board, table: Table, lexicon: Lexicon) -> Taken:
    """Return what becomes of a turn on a board; nothing is taken that is not there."""
    if turn.said is None:  # V10: no word in time
        reason = Reason(match.failure.id, f"{turn.player} has no word in time.")
        return Taken(Decision(turn.player, "", "fails", 0, (), (reason,)))
    (verdict,) = judgement(board.setup, turn.dice, table, [text_of(turn.said)], lexicon).verdicts
    spends = bool(turn.said.rescued) and board.token  # V9: spent when declared, even if the word fails
    ruling = _ruling(turn, verdict)
    tiles = _tiles(board, turn.said) if ruling != "fails" else ()
    present = tuple(tile for tile in tiles if tile is not None)
    reasons = (*_rescue(turn, board, spends), *_why(match, turn, verdict, ruling, present))
    points = sum(tile.points for tile in present)
    decision = Decision(turn.player, verdict.answer, ruling, points, verdict.parts, reasons)
    return Taken(decision, present, spends, unclear=len(present) < len(tiles))


def _ruling(turn: SaidTurn, verdict: Verdict) -> Ruling:
    """Return the ruling on a word; V12: an unchallenged word stands, whatever is wrong with it."""
    if verdict.legal:
        return "counts"
    return "fails" if turn.judged else "stands"


def _tiles(board: Board, said: Said) -> tuple[Tile | None, ...]:
    """Return the tiles that a word takes: those it names, or those that the dice can claim for it."""
    if said.named:
        there = Counter(said.fresh) & Counter(board.centre)
        return tuple(there.elements())
    return tuple(claim(said.word, board.dice, board.centre))


def _rescue(turn: SaidTurn, board: Board, spends: bool) -> Iterator[Reason]:
    if spends and turn.said:
        tiles = listed([str(tile) for tile in turn.said.rescued])
        yield Reason(board.setup.rules.rescue.id, f"{turn.player} spends the rescue token on {tiles}.")


def _why(
    match: ClaimMatch, turn: SaidTurn, verdict: Verdict, ruling: Ruling, tiles: tuple[Tile, ...]
) -> Iterator[Reason]:
    challenge, word = match.challenge.id, turn.said.word if turn.said else ""
    if ruling == "fails":
        yield from reasons_of(verdict)
        if turn.challenger:
            yield Reason(challenge, f"{turn.challenger} challenged, and {word} does not hold.")
        yield Reason(match.failure.id, "The tiles go back, and nothing is scored.")
        return
    if turn.challenger:
        yield Reason(challenge, f"{turn.challenger} challenged, and {word} holds; that costs nothing.")
    if ruling == "stands":
        yield Reason(challenge, f"Nobody challenged {word}, so it stands.")
    yield Reason(match.keep.id, f"{turn.player} keeps {listed([str(tile) for tile in tiles]) or 'no tile'}.")


def turn_wrongs(
    match: ClaimMatch, turn: SaidTurn, board: Board, taken: Taken, steps: tuple[Step, ...]
) -> Iterator[Wrong]:
    """Yield what cannot have been in a turn, as things lay before it."""
    rules, size = board.setup.rules, len(turn.dice)
    left = len(board.centre)
    if size > left + bool(board.kept_vowels):  # V3: a vowel that may be rescued counts as one tile more
        what = f"{rules.throw.id}: {several(size, 'die', 'dice')} thrown for {several(left, 'tile')} in the centre"
        yield Wrong((*steps, "roll"), what, "nobody throws more dice than there are tiles")
    if turn.said is None:
        return
    gone = Counter(turn.said.fresh) - Counter(board.centre)
    if gone:
        what = f"{match.keep.id}: {listed([*map(str, gone)])} cannot be taken from the centre"
        yield Wrong((*steps, "word"), what, "name tiles that lie there; those that were kept never go back")
    strange = Counter(turn.said.rescued) - Counter(board.collected)
    if strange:
        what = f"{rules.rescue.id}: {turn.player} took no {listed([*map(str, strange)], 'or')} in an earlier turn"
        yield Wrong((*steps, "word"), what, "only a tile of one's own can be rescued")
    if taken.unclear:
        what = f"{match.challenge.id}: {turn.said.word} stands, but the dice cannot claim it"
        yield Wrong((*steps, "word"), what, "name the tiles that were taken, as C2 A4 T5")
