"""Solve and score crossword dice naively: every shape of cells, filled in every way.

Nothing of the product is used but the two values that are passed, `Problem` and `Layout`. A joker is a die
like any other here, put on a cell with a letter of its own, so that no thought about what a joker saves
is shared with the solver.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from rollpress.chance import pick, stream
from rollpress.solve.crossword import Layout, Problem

Cell = tuple[int, int]

LETRA_MIX = (
    "AEINST", "AEILRD", "AEOHTR", "EIOUCN", "AEULSM", "EAINRG", "IOESTB",
    "AEORDP", "EILTCK", "AEUNFW", "OISHVY", "AEMNX*", "EIRQJZ",
)  # fmt: skip
VALUES = {
    "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 3, "G": 2, "H": 2, "I": 1, "J": 6, "K": 4, "L": 2, "M": 3,
    "N": 1, "O": 2, "P": 3, "Q": 6, "R": 1, "S": 1, "T": 1, "U": 2, "V": 4, "W": 4, "X": 6, "Y": 4, "Z": 4,
    "QU": 7, "TH": 3, "*": 0,
}  # fmt: skip
LETTERS = tuple(sorted(letter for letter in VALUES if len(letter) == 1 and letter != "*"))
LISTED = """
AD AH AM AN AS AT AX BE BY DO EH EL EM EN EX GO HE HI HO IF IN IS IT LO MA ME MI MU MY NO NU OF OH ON OR OX PI
RE SO TI TO UH UN UP US WE YE ACE ACT AGE AID AIM AIR ALE ANT APE ARC ARE ARM ART ASH ATE AXE BAN BAR BAT BED
BEE BET BIT BOA BOX BUS CAR CAT COD COT CUE CUT DAN DEN DIE DIM DOE DRY DUE EAR EAT EEL EGG ELM EON ERA EVE
EYE FAN FAR FEW FIN FIR FOE FOX FUN GAS GEM GIN HAT HEN HEX HIS HIT HOE HUE ICE INN ION IRE JAR JET JOT KEY
KIN KIT LEA LET LIE LIT MAN MAT MEN MET MIX NET NEW NIT NOR NOT NUT OAR OAT OIL ONE ORE OUR OUT PAN PEA PEN
PIE PIT QUA RAN RAT RED RIB RIM ROD ROE ROT RUE RUN RYE SAD SAT SEA SEE SET SHE SIN SIR SIT SIX SON SUE SUN
TAN TAR TAX TEA TEN THE THY TIE TIN TOE TON TOR URN USE VAN VET VIA VIE WAR WAX WET WIN YES YET ZOO AREA AXIS
BATH BEAN BEAT DEAR EAST EDEN EXIT HARE HATE HEAR HONE IDEA IRON ITEM LATE LEAN LINE MEAN MEET MINE NEAR NEAT
NINE NOSE NOTE OATH QUAY QUIT RAIN REAR RIOT ROSE SEAT SEEN SHOE SORE STAR SUIT TEEN TEAR THAN THEN THIN TORE
TREE TRIO UNIT ARISE EARTH HEART QUIET QUITE RATIO STARE TEETH THERE THREE TITHE TRAIN TENSE AXIOMS SENATE
QUEENS TISSUE
"""
WORDS = tuple(LISTED.split())


def drawn(key: str, size: int, jokers: int = 0) -> tuple[str, ...]:
    """Return the faces of so many Letra-Mix dice, none of them a joker, less as many as there are jokers."""
    chance = stream(key)
    dice = list(LETRA_MIX)
    rolled = []
    while len(rolled) < size - jokers:
        die = dice.pop(pick(chance, len(dice)))
        face = die[pick(chance, len(die))]
        rolled.append("E" if face == "*" else face)
    return tuple(rolled)


def problem(dice: tuple[str, ...], jokers: int = 0, min_length: int = 2, may_repeat: bool = True) -> Problem:
    """Return the problem of these dice with the reference words."""
    values = {face: VALUES[face] for face in dice}
    return Problem(dice, jokers, values, WORDS, LETTERS, min_length, may_repeat)


def score_of(layout: Layout, given: Problem) -> int:
    """Score a layout by the rules, asserting every one of them."""
    lying = {(r, c): face for r, row in enumerate(layout.rows) for c, face in enumerate(row) if face}
    worth = {cell: 0 if cell in layout.jokers else given.values[face] for cell, face in lying.items()}
    used = Counter(face for cell, face in lying.items() if cell not in layout.jokers)
    assert used <= Counter(given.dice)
    assert len(layout.jokers) <= given.jokers
    assert all(lying[cell] in given.letters for cell in layout.jokers)
    assert len(_block(lying)) == len(lying) != 1
    runs = [*_runs(lying, (0, 1)), *_runs(lying, (1, 0))]
    spelled = ["".join(lying[cell] for cell in run) for run in runs]
    assert set(spelled) <= set(given.words)
    assert all(len(word) >= given.min_length for word in spelled)
    assert given.may_repeat or len(spelled) == len(set(spelled))
    unused = Counter(given.dice) - used
    return sum(worth[cell] for run in runs for cell in run) - sum(given.values[f] for f in unused.elements())


def best_score(given: Problem) -> int:
    """Return the highest score over all shapes and all fillings."""
    words = {word for word in given.words if len(word) >= given.min_length}
    starts = {word[:end] for word in words for end in range(1, len(word) + 1)}
    best = -sum(given.values[face] for face in given.dice)
    for size in range(2, len(given.dice) + given.jokers + 1):
        for shape in shapes(size):
            for layout in _fillings(shape, given, words, starts):
                best = max(best, layout)
    return best


@cache
def shapes(size: int) -> frozenset[frozenset[Cell]]:
    """Return all connected shapes of so many cells, with their top left corner at (0, 0)."""
    if size == 1:
        return frozenset({frozenset({(0, 0)})})
    grown = {shape | {near} for shape in shapes(size - 1) for cell in shape for near in _beside(cell)}
    return frozenset(_cornered(shape) for shape in grown if len(shape) == size)


def _fillings(shape: frozenset[Cell], given: Problem, words: set[str], starts: set[str]) -> Iterator[int]:
    """Yield the score of every legal filling of a shape."""
    order = sorted(shape)
    supply = Counter(given.dice)
    supply["*"] = given.jokers
    lying: dict[Cell, str] = {}
    worth: dict[Cell, int] = {}

    def so_far(cell: Cell, step: Cell) -> str:
        text, at = "", cell
        while at in lying:
            text, at = lying[at] + text, (at[0] - step[0], at[1] - step[1])
        return text

    def fits(cell: Cell) -> bool:
        for step in ((0, 1), (1, 0)):
            text = so_far(cell, step)
            begun = (cell[0] - step[0], cell[1] - step[1]) in shape
            ends = (cell[0] + step[0], cell[1] + step[1]) not in shape
            if text not in (words if ends else starts) and (begun or not ends):
                return False
        return True

    def fill(number: int) -> Iterator[int]:
        if number == len(order):
            layout = [*_runs(lying, (0, 1)), *_runs(lying, (1, 0))]
            spelled = ["".join(lying[cell] for cell in run) for run in layout]
            if given.may_repeat or len(spelled) == len(set(spelled)):
                scored = sum(worth[cell] for run in layout for cell in run)
                yield scored - sum(n * given.values[face] for face, n in supply.items() if face != "*")
            return
        cell = order[number]
        for die in [face for face, left in supply.items() if left]:
            supply[die] -= 1
            for face in given.letters if die == "*" else (die,):
                lying[cell], worth[cell] = face, 0 if die == "*" else given.values[face]
                if fits(cell):
                    yield from fill(number + 1)
                del lying[cell]
            supply[die] += 1

    yield from fill(0)


def _runs(lying: dict[Cell, str], step: Cell) -> list[list[Cell]]:
    """Return the runs of two or more cells in a direction."""
    runs = []
    for row, column in sorted(lying):
        if (row - step[0], column - step[1]) not in lying:
            run = [(row, column)]
            while (run[-1][0] + step[0], run[-1][1] + step[1]) in lying:
                run.append((run[-1][0] + step[0], run[-1][1] + step[1]))
            runs.append(run)
    return [run for run in runs if len(run) > 1]


def _beside(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def _block(lying: dict[Cell, str]) -> set[Cell]:
    """Return the cells connected to the first one."""
    reached: set[Cell] = set()
    ahead = [min(lying)] if lying else []
    while ahead:
        cell = ahead.pop()
        if cell not in reached:
            reached.add(cell)
            ahead += [near for near in _beside(cell) if near in lying]
    return reached


def _cornered(shape: frozenset[Cell]) -> frozenset[Cell]:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)
