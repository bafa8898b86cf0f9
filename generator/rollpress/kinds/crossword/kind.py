"""The crossword kind: its dice, roll texts, solutions and figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from rollpress.chance import pick
from rollpress.dice import Face, JokerFace, LetterFace
from rollpress.faults import Fault, Faulty, Place
from rollpress.kinds.base import Counts, Judgement, Kind, Optimum, Solution, Table, roll_fault
from rollpress.kinds.crossword.judge import verdict
from rollpress.kinds.crossword.layouts import cells_of, runs
from rollpress.kinds.crossword.match import CrosswordMatch
from rollpress.kinds.crossword.model import (
    JOKER,
    CrosswordParts,
    CrosswordRules,
    CrosswordSetup,
    Roll,
    drawn,
    letters_of,
)
from rollpress.kinds.listing import counts_of, difficulty, twins
from rollpress.letters import UnknownLetter, capitals, graphemes
from rollpress.lexicon import Lexicon, Rank, Tier
from rollpress.solve.crossword import Problem, prove, solve
from rollpress.solve.proofs.exhaustion import NotProvedError, check
from rollpress.spec.game import KindTypes

__all__ = ["Crossword"]

_SURVEYED = ("words", "common", "answers", "longest", "longest_answer", "twins", "vowels", "jokers")


class Crossword(Kind[CrosswordSetup, Roll]):
    """Dice laid as one crossword."""

    name: ClassVar[str] = "crossword"
    types: ClassVar[KindTypes] = KindTypes(
        CrosswordRules,
        CrosswordParts,
        CrosswordSetup,
        (*_SURVEYED, "best", "par", "par_percent", "difficulty", "dice_left"),
        ("across", "down", "unused"),
        CrosswordMatch,
    )

    def roll(self, setup: CrosswordSetup, chance: Iterator[int]) -> Roll:
        """Draw a face of every die, in the order of the dice."""
        return tuple(drawn(die.faces[pick(chance, len(die.faces))]) for die in setup.dice)

    def encode(self, roll: Roll) -> str:
        """Return the faces joined, or by `.` when any has several letters."""
        faces = [face.letters if isinstance(face, LetterFace) else JOKER for face in roll]
        if all(len(face) == 1 for face in faces):
            return "".join(faces)
        return ".".join(faces) + ("." if len(faces) == 1 else "")  # a lone QU is no Q and U

    def decode(self, setup: CrosswordSetup, text: str) -> Roll:
        """Return the roll of a text; any number of faces, also such as these dice do not have."""
        if not text.strip():
            raise roll_fault("is empty", "write the letters rolled, such as AEH*")
        faults: list[Fault] = []
        joined = "." not in text
        roll = [
            face
            for column, piece in _pieces(text)
            for face in _faces(setup, piece, column, joined=joined, faults=faults)
        ]
        if faults:
            raise Faulty(faults)
        return tuple(roll)

    def solve(self, setup: CrosswordSetup, roll: Roll, table: Table, lexicon: Lexicon) -> Solution:
        """Return the layouts of highest score; words are counted, not listed."""
        best = _optimum(setup, roll, lexicon, "valid")
        par = _within(best, "answers", setup, roll, lexicon)
        easy = _within(par, "easy", setup, roll, lexicon)
        return Solution(best, par, (), _counts(setup, roll, lexicon), easy.score)

    def judge(
        self, setup: CrosswordSetup, roll: Roll, table: Table, answers: Sequence[str], lexicon: Lexicon
    ) -> Judgement:  # fmt: skip
        """Judge layouts; together they come to the best legal one."""
        faults: list[Fault] = []
        verdicts = []
        for number, answer in enumerate(answers, 1):
            try:
                cells = cells_of(answer, setup.alphabet, Place(f"ANSWER {number}"))
                verdicts.append(verdict(setup, roll, cells, lexicon))
            except Faulty as fault:
                faults.extend(fault.faults)
        if faults:
            raise Faulty(faults)
        legal = [judged.total for judged in verdicts if judged.legal]
        return Judgement(tuple(verdicts), max(legal, default=0))

    def certified(self, setup: CrosswordSetup, roll: Roll, solution: Solution, lexicon: Lexicon) -> Solution:
        """Return the solution with the certificates of best and par."""
        best = _certified(_problem(setup, roll, lexicon, "valid"), solution.best)
        par = _certified(_problem(setup, roll, lexicon, "answers"), solution.par)
        return replace(solution, best=best, par=par)

    def disproofs(self, setup: CrosswordSetup, roll: Roll, solution: Solution, lexicon: Lexicon) -> Iterator[str]:
        """Yield what speaks against the certificates; the solver has no say in it."""
        tiers: tuple[tuple[Tier, str, Optimum], ...] = (
            ("valid", "best", solution.best), ("answers", "par", solution.par),
        )  # fmt: skip
        for tier, name, optimum in tiers:
            yield from (f"{name}: {what}" for what in _doubts(_problem(setup, roll, lexicon, tier), optimum))
        if solution.counts != _counts(setup, roll, lexicon):
            yield "the counts of words are not those of the word list"

    def survey(self, setup: CrosswordSetup, roll: Roll, lexicon: Lexicon) -> Mapping[str, int]:
        """Return the figures that need no layout."""
        return dict(zip(_SURVEYED, _surveyed(setup, roll, lexicon), strict=True))

    def quality(self, setup: CrosswordSetup, roll: Roll, solution: Solution, lexicon: Lexicon) -> Mapping[str, int]:
        """Return all figures; `par_percent` is par's share of best, `dice_left` the unused of the best layout."""
        best, par = solution.best, solution.par
        cells = cells_of(best.answers[0], setup.alphabet, Place("best"))
        return {
            **self.survey(setup, roll, lexicon),
            "best": best.score,
            "par": par.score,
            "par_percent": 100 * par.score // best.score if best.score > 0 else 0,
            "difficulty": difficulty(solution.easy, par.score),
            "dice_left": len(roll) - len(cells),
        }

    def playable(self, setup: CrosswordSetup, roll: Roll) -> bool:
        """Tell whether the roll has more vowels than rule L2 lets a player throw again for."""
        return _vowels(setup, roll) > setup.rules.reroll.vowels

    def faces(self, roll: Roll) -> tuple[Face, ...]:
        """Return the faces rolled."""
        return roll


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """Yield the pieces of a roll text, sign by sign or as `.` parts them, each with its column."""
    signs = graphemes(capitals(text))
    column = 1 + len(signs) - len(graphemes(text.lstrip()))
    written = "".join(signs).strip()
    if "." not in written:
        yield from enumerate(graphemes(written), column)
        return
    for piece in written.removesuffix(".").split("."):
        yield column + len(piece) - len(piece.lstrip()), piece.strip()
        column += len(graphemes(piece)) + 1


def _faces(
    setup: CrosswordSetup, piece: str, column: int, *, joined: bool, faults: list[Fault]
) -> Iterator[LetterFace | JokerFace]:
    """Yield the faces of one piece of a roll text; joined signs are a face for each letter."""
    if piece == JOKER:
        yield JokerFace()
        return
    try:
        letters = setup.alphabet.fold(piece)
    except UnknownLetter as unknown:
        hint = f"write letters, {JOKER} for the joker, . between longer faces"
        faults.append(Fault(Place("--roll", 1, column + unknown.index), str(unknown), hint))
        return
    if not letters:
        faults.append(Fault(Place("--roll", 1, column), "has an empty face", "write one . between two faces"))
        return
    yield from (setup.face(face) for face in (letters if joined else [letters]))


def _problem(setup: CrosswordSetup, roll: Roll, lexicon: Lexicon, tier: Rank) -> Problem:
    shown, jokers = letters_of(roll)
    dice = tuple(face.letters for face in roll if isinstance(face, LetterFace))
    return Problem(
        dice=dice,
        jokers=jokers,
        values={face: setup.worth(face) for face in dice},
        words=tuple(lexicon.spelled(shown, jokers, tier)),
        letters=setup.letters,
        min_length=setup.rules.grid.min_length,
        may_repeat=setup.rules.repeat.may_repeat,
    )


def _optimum(setup: CrosswordSetup, roll: Roll, lexicon: Lexicon, tier: Rank) -> Optimum:
    result = solve(_problem(setup, roll, lexicon, tier))
    return Optimum(result.score, (str(result.layout) or ".",), result.proof)


def _certified(problem: Problem, optimum: Optimum) -> Optimum:
    return replace(optimum, certificate=prove(problem, solve(problem)))


def _doubts(problem: Problem, optimum: Optimum) -> Iterator[str]:
    """Yield why a certificate does not prove an optimum of a problem."""
    certificate = optimum.certificate
    if certificate is None:
        yield "there is no certificate"
        return
    meant = {
        "dice": sorted(problem.dice),
        "jokers": problem.jokers,
        "letters": sorted(set(problem.letters)),
        "values": {face: problem.values[face] for face in sorted(set(problem.dice))},
        "min_length": problem.min_length,
        "may_repeat": problem.may_repeat,
        "score": optimum.score,
        "kind": optimum.proof,
    }
    yield from (
        f"the certificate is for another {key}" for key, value in meant.items() if certificate.get(key) != value
    )
    try:
        check(certificate, problem.words)
    except NotProvedError as error:
        yield f"the certificate does not hold: {error}"


def _within(wider: Optimum, tier: Rank, setup: CrosswordSetup, roll: Roll, lexicon: Lexicon) -> Optimum:
    """Return the optimum over a narrower tier: that over the wider one where its layout has no other words."""
    cells = cells_of(wider.answers[0], setup.alphabet, Place("best"))
    shown, jokers = letters_of(roll)
    words = frozenset(lexicon.spelled(shown, jokers, tier))
    if wider.proved and all(run.word in words for run in runs(cells)):
        return wider
    return _optimum(setup, roll, lexicon, tier)


def _counts(setup: CrosswordSetup, roll: Roll, lexicon: Lexicon) -> Counts:
    words = _words(setup, roll, lexicon, "valid")
    return counts_of((word[0], len(word), lexicon.tier(word) or "valid") for word in words)


def _words(setup: CrosswordSetup, roll: Roll, lexicon: Lexicon, tier: Tier) -> list[str]:
    shown, jokers = letters_of(roll)
    return [w for w in lexicon.spelled(shown, jokers, tier) if len(w) >= setup.rules.grid.min_length]


def _surveyed(setup: CrosswordSetup, roll: Roll, lexicon: Lexicon) -> tuple[int, ...]:
    valid, common, answers = (_words(setup, roll, lexicon, tier) for tier in ("valid", "common", "answers"))
    longest, longest_answer = (max(map(len, words), default=0) for words in (valid, answers))
    counted, pairs = (len(valid), len(common), len(answers)), twins(answers, setup.endings)
    return *counted, longest, longest_answer, pairs, _vowels(setup, roll), letters_of(roll)[1]


def _vowels(setup: CrosswordSetup, roll: Roll) -> int:
    shown, _ = letters_of(roll)
    return sum(shown[vowel] for vowel in setup.vowels)  # L2: a joker is no vowel
