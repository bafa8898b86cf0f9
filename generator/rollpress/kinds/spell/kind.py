"""The kind `spell` behind the one interface: draw, write, read, solve and judge a roll of letter dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from typing_extensions import override

from rollpress.chance import pick
from rollpress.dice import Face, SpellFace
from rollpress.kinds.base import Found, Judgement, Kind, Optimum, Solution, Table
from rollpress.kinds.listing import best_first, counts_of, difficulty, longest, percent, twins
from rollpress.kinds.reading import know_puzzle
from rollpress.kinds.spell.faces import roll_of, text_of
from rollpress.kinds.spell.judging import judgement, parts_of, signs_of
from rollpress.kinds.spell.match import SpellMatch
from rollpress.kinds.spell.rules import SpellParts, SpellRules, SpellSetup
from rollpress.lexicon import Lexicon
from rollpress.solve.spell import Serving, serve
from rollpress.spec.game import KindTypes

__all__ = ["Spell", "SpellRoll"]

SpellRoll = tuple[SpellFace, ...]
_PUZZLES = ("roll",)


class Spell(Kind[SpellSetup, SpellRoll]):
    """Words from large and small letters; the best few count."""

    name = "spell"
    types = KindTypes(
        rules=SpellRules,
        parts=SpellParts,
        setup=SpellSetup,
        figures=(
            "words", "common", "answers", "longest", "longest_answer", "best_word", "best_words_shared",
            "best", "par", "par_percent", "difficulty", "twins", "wilds", "vowels",
        ),
        part_ids=("length", "letters", "theme"),
        match=SpellMatch,
    )  # fmt: skip

    def roll(self, setup: SpellSetup, chance: Iterator[int]) -> SpellRoll:
        """Draw one face of each die."""
        know_puzzle(setup, _PUZZLES)
        return tuple(faces[pick(chance, len(faces))] for faces in setup.faces)

    def encode(self, roll: SpellRoll) -> str:
        """Return the faces as `A1s E1n *0r`."""
        return " ".join(map(text_of, roll))

    def decode(self, setup: SpellSetup, text: str) -> SpellRoll:
        """Return the faces of a text, any number of them."""
        know_puzzle(setup, _PUZZLES)
        return roll_of(text, setup.alphabet)

    def solve(self, setup: SpellSetup, roll: SpellRoll, table: Table, lexicon: Lexicon) -> Solution:
        """Return all words of the roll, best first; the best few of them are `best` and `par`.

        The letters taken apart spell every word that the signs serve, and more where signs have several
        letters; serving each decides. The score of a word is a closed form, so the best few are proved.
        """
        found = best_first(_found(setup, roll, table, lexicon))
        words = setup.rules.best_words.words
        return Solution(
            best=_best(found[:words]),
            par=_best([word for word in found if word.tier == "answers"][:words]),
            words=found,
            counts=counts_of((word.answer[0], len(word.answer), word.tier) for word in found),
            easy=_best([word for word in found if lexicon.is_easy(word.answer)][:words]).score,
        )

    def judge(
        self, setup: SpellSetup, roll: SpellRoll, table: Table, answers: Sequence[str], lexicon: Lexicon
    ) -> Judgement:
        """Judge a list of words."""
        return judgement(setup, roll, table, answers, lexicon)

    def quality(
        self, setup: SpellSetup, roll: SpellRoll, solution: Solution, lexicon: Lexicon
    ) -> Mapping[str, int]:
        """Return the figures of a roll; lengths are in letters.

        They are the same for a solution whose rare words are left out, as the ledger keeps it.
        """
        signs = signs_of(roll)
        scores = [_score(setup.rules, word, serve(word, signs), Table()) for word in solution.best.answers]
        top = max(scores, default=0)
        answers = [word for word in solution.words if word.tier == "answers"]
        return {
            "words": solution.counts.valid,
            "common": solution.counts.common,
            "answers": solution.counts.answers,
            "longest": max(solution.counts.by_length, default=0),
            "longest_answer": longest(answers),
            "best_word": top,
            "best_words_shared": scores.count(top),
            "best": solution.best.score,
            "par": solution.par.score,
            "par_percent": percent(solution.par.score, solution.best.score),
            "difficulty": difficulty(solution.easy, solution.par.score),
            "twins": twins([word.answer for word in answers], setup.endings),
            **self.survey(setup, roll, lexicon),
        }

    @override
    def survey(self, setup: SpellSetup, roll: SpellRoll, lexicon: Lexicon) -> Mapping[str, int]:
        """Return the figures of the signs alone; `vowels` counts letters, large and small."""
        signs = signs_of(roll)
        return {"wilds": signs.wilds, "vowels": sum(signs.letters[vowel] for vowel in setup.vowels)}

    def faces(self, roll: SpellRoll) -> tuple[Face, ...]:
        """Return the faces, which are the roll."""
        return roll

    @override
    def playable(self, setup: SpellSetup, roll: SpellRoll) -> bool:
        """Tell that every roll may be kept."""
        return True


def _found(setup: SpellSetup, roll: SpellRoll, table: Table, lexicon: Lexicon) -> Iterator[Found]:
    signs, rules = signs_of(roll), setup.rules
    for word in lexicon.spelled(signs.letters, signs.wilds):
        serving, tier = serve(word, signs), lexicon.tier(word)
        if tier and serving.within(signs.wilds) and rules.length.min <= len(word) <= rules.length.max:
            yield Found(word, _score(rules, word, serving, table), tier)


def _score(rules: SpellRules, word: str, serving: Serving, table: Table) -> int:
    return sum(part.value for part in parts_of(rules, word, serving, table))


def _best(words: Sequence[Found]) -> Optimum:
    return Optimum(sum(word.score for word in words), tuple(word.answer for word in words), "closed-form")
