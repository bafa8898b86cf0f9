"""Solve a Solo puzzle, and say what its best and par are proved by.

Best is taken over all valid words, par over the answers, and the easy words tell how hard the roll is. Of words
that claim the same tiles the best known is said. No words are listed; those counted are the ones that some roll
of the puzzle can claim while all tiles lie in the centre, or with a rescue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rollpress.kinds.base import Counts, Optimum, Proof, Solution, Table
from rollpress.kinds.claim.judging import vowels_in
from rollpress.kinds.claim.rolls import SoloRoll
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.kinds.claim.solo_plan import Move, move_of, text_of_plan
from rollpress.kinds.listing import counts_of
from rollpress.lexicon import Lexicon, Rank
from rollpress.solve.proofs.prices import proves
from rollpress.solve.solo import Option, Prices, Puzzle, Solved, playable, solve

__all__ = ["solo_certified", "solo_disproofs", "solo_solved", "words_of"]


def solo_solved(setup: ClaimSetup, roll: SoloRoll, table: Table, lexicon: Lexicon) -> Solution:
    """Return the best plans of a puzzle, without their certificates."""
    puzzle = _puzzle(setup, roll, table)
    best, par, easy = _solved(puzzle, [words_of(setup, lexicon, rank) for rank in _RANKS])
    return Solution(_optimum(puzzle, best), _optimum(puzzle, par), (), _counts(setup, puzzle, lexicon), easy.score)


def solo_certified(setup: ClaimSetup, roll: SoloRoll, solution: Solution, lexicon: Lexicon) -> Solution:
    """Return the solution with the prices that prove best and par, where prices do."""
    puzzle = _puzzle(setup, roll, Table())
    best, par = _solved(puzzle, [words_of(setup, lexicon, rank) for rank in _RANKS[:2]])
    return replace(solution, best=_certified(puzzle, best), par=_certified(puzzle, par))


def solo_disproofs(setup: ClaimSetup, roll: SoloRoll, solution: Solution, lexicon: Lexicon) -> Iterator[str]:
    """Yield what speaks against best and par; where there are no prices to check it is solved again."""
    puzzle = _puzzle(setup, roll, Table())
    for name, rank, told in zip(("best", "par"), _RANKS[:2], (solution.best, solution.par), strict=True):
        words = words_of(setup, lexicon, rank)
        if told.proof == "prices":
            if not _holds(puzzle, told, words):
                yield f"{name}: the prices do not prove {told.score}"
        elif (found := solve(puzzle, words).score) != told.score:
            yield f"{name} is said to be {told.score}, and solving again gives {found}"
    if solution.counts != _counts(setup, puzzle, lexicon):
        yield "the counts of words are not those of the word list"


_RANKS: tuple[Rank, Rank, Rank] = ("valid", "answers", "easy")


def words_of(setup: ClaimSetup, lexicon: Lexicon, rank: Rank) -> list[str]:
    """Return the unflagged words that some roll and the tiles might allow, the best known first."""
    short, most = setup.rules.short_words.length, setup.rules.vowels.max
    letters = Counter(tile.letter for tile in setup.pool)
    letters.update(setup.vowels)  # V9: one vowel more, by the rescue
    # V11: the closed list holds whatever the dictionary says, and everybody knows it
    closed = [word for word in sorted(set(setup.parts.short_words)) if not lexicon.is_flagged(word)]
    longer = [word for word in lexicon.spelled(letters, 0, rank) if len(word) > short]
    longer.sort(key=lambda word: (-lexicon.ranks[word], word))
    sizes = setup.rules.throw.dice
    return [word for word in (*closed, *longer) if len(word) in sizes and vowels_in(setup, word) <= most]


def _puzzle(setup: ClaimSetup, roll: SoloRoll, table: Table) -> Puzzle:
    rescue = table.rescue and setup.rules.rescue.per_game > 0
    return Puzzle(setup.pool, roll.rounds, setup.vowels, rescue)


def _solved(puzzle: Puzzle, lists: Sequence[Sequence[str]]) -> list[Solved]:
    """Return the best plan for each list of words; equal ones are solved once."""
    found = {words: solve(puzzle, words) for words in dict.fromkeys(map(tuple, lists))}
    return [found[tuple(words)] for words in lists]


def _counts(setup: ClaimSetup, puzzle: Puzzle, lexicon: Lexicon) -> Counts:
    closed = set(setup.parts.short_words)
    words = sorted(playable(puzzle, words_of(setup, lexicon, "valid")))
    tiers = ("answers" if word in closed else lexicon.tier(word) or "valid" for word in words)
    return counts_of((word[0], len(word), tier) for word, tier in zip(words, tiers, strict=True))


def _optimum(puzzle: Puzzle, solved: Solved) -> Optimum:
    proof: Proof = ("prices" if solved.prices else "search") if solved.proved else "none"
    text = text_of_plan([*_moves(puzzle, solved.plan)])
    return Optimum(solved.score, (text,), proof)


def _certified(puzzle: Puzzle, solved: Solved) -> Optimum:
    optimum = _optimum(puzzle, solved)
    return replace(optimum, certificate=_form(puzzle, solved.prices)) if solved.prices else optimum


def _moves(puzzle: Puzzle, plan: Sequence[Option]) -> Iterator[Move | None]:
    """Yield the moves of a plan; of the collected tiles that may be rescued it is the first."""
    collected: list[int] = []
    for option in plan:
        kept = (puzzle.tiles[tile] for tile in collected if puzzle.tiles[tile].letter == option.rescued)
        tiles = [puzzle.tiles[tile] for tile in option.tiles]
        yield move_of(option.word, tiles, next(kept, None)) if option.word else None
        collected.extend(option.tiles)


def _form(puzzle: Puzzle, prices: Prices) -> dict[str, Any]:
    """Return prices as a certificate."""
    *tiles, token = prices.packing.tolist()
    return {
        "unit": prices.unit,
        "tiles": tiles,
        "token": token,
        "pays": dict(zip(puzzle.vowels, prices.pays.tolist(), strict=True)) if puzzle.rescue else {},
        "cuts": [[list(rows), price] for rows, price in prices.cuts],
    }


def _holds(puzzle: Puzzle, told: Optimum, words: Sequence[str]) -> bool:
    tiles = [(tile.letter, tile.number, tile.points) for tile in puzzle.tiles]
    return proves(
        told.score, told.certificate or {}, tiles, puzzle.rounds, puzzle.vowels if puzzle.rescue else (), words
    )
