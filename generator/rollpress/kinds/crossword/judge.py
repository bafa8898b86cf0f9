"""Judge a layout: which dice it takes, which rules it breaks, and what it scores.

The score is the values of the dice in all words across, plus those in all words down, minus the unused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rollpress.dice import JokerFace, LetterFace
from rollpress.kinds.base import Breach, Part, Verdict
from rollpress.kinds.crossword.layouts import Cell, Cells, Run, blocks, runs, text_of
from rollpress.kinds.crossword.model import CrosswordSetup, Roll
from rollpress.lexicon import Lexicon

__all__ = ["verdict"]

Spot = tuple[int, int]


@dataclass(frozen=True)
class _Laid:
    """A layout with its jokers settled: cells, runs, what is left over, and what was not on the dice."""

    cells: Cells
    runs: tuple[Run, ...]
    unused: Counter[str]
    lacking: Mapping[str, tuple[int, int]]
    jokers_over: int


def verdict(setup: CrosswordSetup, roll: Roll, cells: Cells, lexicon: Lexicon) -> Verdict:
    """Return the verdict on a layout; all rules are tested, each on its own."""
    laid = _lay(roll, cells)
    breaches = (*_dice(setup, roll, laid), *_words(setup, laid, lexicon), *_shape(setup, laid))
    return Verdict(text_of(laid.cells), _parts(setup, laid), breaches)


def _lay(roll: Roll, cells: Cells) -> _Laid:
    """Settle which cells are jokers: those marked, and unmarked ones that no die is left for.

    Of several cells with the same letter the joker takes the one that is in the fewest words: a joker is
    worth nothing, so that is where it costs least (L4, L7).
    """
    lines = runs(cells)
    weight = Counter(spot for line in lines for spot in line.spots)
    shown = Counter(face.letters for face in roll if isinstance(face, LetterFace))
    jokers = sum(isinstance(face, JokerFace) for face in roll)
    marked = [spot for spot, cell in cells.items() if cell.joker]
    plain = sorted((spot for spot in cells if not cells[spot].joker), key=lambda spot: (-weight[spot], spot))
    settled, left, over = dict(cells), shown.copy(), []
    for spot in plain:
        letters = cells[spot].letters
        if left[letters]:
            left[letters] -= 1
        else:
            over.append(spot)
    spare = jokers - len(marked)
    lacking: Counter[str] = Counter()
    for spot in over:
        letters = cells[spot].letters
        if spare > 0 and len(letters) == 1:
            spare -= 1
        else:
            lacking[letters] += 1
        settled[spot] = Cell(letters, joker=True)
    wanted = Counter(cells[spot].letters for spot in plain)
    short = {letters: (wanted[letters], shown[letters]) for letters in sorted(lacking)}
    return _Laid(settled, lines, +left, short, max(0, len(marked) - jokers))


def _parts(setup: CrosswordSetup, laid: _Laid) -> tuple[Part, ...]:
    def worth(run: Run) -> int:
        cells = (laid.cells[spot] for spot in run.spots)
        return sum(setup.worth(cell.letters) for cell in cells if not cell.joker)

    return (
        Part("across", sum(worth(run) for run in laid.runs if run.across)),
        Part("down", sum(worth(run) for run in laid.runs if not run.across)),
        Part("unused", -sum(setup.worth(letters) * number for letters, number in laid.unused.items())),
    )


def _dice(setup: CrosswordSetup, roll: Roll, laid: _Laid) -> Iterator[Breach]:
    rule = setup.rules.dice.id  # L13: every letter is one of the dice rolled, each used once
    for letters, (wanted, shown) in laid.lacking.items():
        yield Breach(rule, f"The layout needs {letters} {_times(wanted)}; the dice show it {_times(shown)}.")
    if laid.jokers_over:
        jokers = sum(isinstance(face, JokerFace) for face in roll)
        marked = jokers + laid.jokers_over
        yield Breach(rule, f"The layout marks {_jokers(marked)}; the dice show {_jokers(jokers)}.")


def _times(number: int) -> str:
    return {0: "not at all", 1: "once", 2: "twice"}.get(number, f"{number} times")


def _jokers(number: int) -> str:
    return {0: "none", 1: "one joker"}.get(number, f"{number} jokers")


def _words(setup: CrosswordSetup, laid: _Laid, lexicon: Lexicon) -> Iterator[Breach]:
    rules = setup.rules
    for word in dict.fromkeys(run.word for run in laid.runs):
        if not lexicon.has(word):
            yield Breach(rules.dictionary.id, f"{word} is not in the word list.")  # L3
        if len(word) < rules.grid.min_length:
            yield Breach(rules.grid.id, f"{word} is short; a word has {rules.grid.min_length} letters or more.")
    if not rules.repeat.may_repeat:  # L12
        for word, number in Counter(run.word for run in laid.runs).items():
            if number > 1:
                yield Breach(rules.repeat.id, f"{word} stands {_times(number)}; a word stands once.")


def _shape(setup: CrosswordSetup, laid: _Laid) -> Iterator[Breach]:
    if len(laid.cells) == 1:  # L12: a single die is no word
        yield Breach(setup.rules.repeat.id, f"{laid.cells[0, 0].letters} stands alone; a single die is no word.")
    for block in blocks(laid.cells)[1:]:  # L6: one connected block
        letters = " ".join(laid.cells[spot].letters for spot in sorted(block))
        yield Breach(setup.rules.grid.id, f"{letters} does not touch the rest. All dice join in one block.")
