"""Answers as players write them, right and wrong, and what two judges say of them: Python's and the page's."""

import json
import subprocess
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rollpress.chance import stream
from rollpress.faults import Faulty
from rollpress.home import shipped_templates
from rollpress.kinds.base import Table
from rollpress.lexicon import Lexicon
from rollpress.puzzles.published import Published
from rollpress.site.play_data import play_view
from rollpress.site.play_words import words_of
from setups import english
from site_days import DATES, a_day, series

PLAY = shipped_templates() / "site" / "assets" / "play"
NODE = Path(__file__).parent / "laws" / "play_judge.js"
ACCENTS = "\u0300\u0301\u0302\u0303\u0308\u030a\u0323\u0327"
STRANGE = "1?!* -’ßØøŒþñçİıфж\u034f\ufe0f\u200d"

Told = Mapping[str, Any] | None
"""What a judge says: legal, broken rules, total, parts; None for a text that is no answer."""


def told(day: Published, texts: Sequence[str], words: Lexicon) -> Iterator[Told]:
    """Yield what Python says of texts that are entered one after the other; only legal ones are kept."""
    kept: list[str] = []
    for text in texts:
        try:
            verdict = day.kind.judge(day.setup, day.roll, Table(), [*kept, text], words).verdicts[-1]
        except Faulty:
            yield None
            continue
        if verdict.legal:
            kept.append(verdict.answer)
        faults = sorted((breach.rule, breach.text) for breach in verdict.breaches)
        parts = [[part.id, part.value] for part in verdict.parts]
        yield {"answer": verdict.answer, "total": verdict.total, "parts": parts, "faults": faults}


def told_by_pages(kind: str, cases: Iterable[tuple[Published, Sequence[Sequence[str]]]]) -> list[list[Told]]:
    """Return what the scripts of the pages say of the same, under node."""
    asked = {
        "scripts": [str(PLAY / "core.js"), str(PLAY / f"{kind}-judge.js")],
        "kind": kind,
        "cases": [{"puzzle": puzzle(day), "answers": answers} for day, answers in cases],
    }
    ran = subprocess.run(["node", NODE], input=json.dumps(asked), capture_output=True, text=True, check=True)
    return [[verdict and _form(verdict) for verdict in case] for case in json.loads(ran.stdout)]


def _form(verdict: Mapping[str, Any]) -> Told:
    return {
        "answer": verdict["answer"],
        "total": verdict["total"],
        "parts": [[part["id"], part["value"]] for part in verdict["parts"]],
        "faults": sorted([fault["rule"], fault["text"]] for fault in verdict["faults"]),
    }


def puzzle(day: Published) -> Mapping[str, Any]:
    """Return a day as its page holds it."""
    view = play_view(day, series(day), english())
    assert view is not None
    return cast(Mapping[str, Any], json.loads(view.puzzle))


def day_of(game: str, roll: str) -> Published:
    """Return a day of a game with some roll."""
    return a_day(game, DATES[1], roll)


def listed(day: Published) -> list[str]:
    """Return the words that the page of a day knows, sorted."""
    words = words_of(day, english())
    assert words is not None
    return sorted(words)


class Chance:
    """Choices that are the same on every machine."""

    def __init__(self, key: str) -> None:
        self._bytes = stream(key)

    def below(self, limit: int) -> int:
        """Return a number below a limit that is far below 2^32."""
        return int.from_bytes(next(self._bytes) for _ in range(4)) % limit

    def choice(self, among: Sequence[Any]) -> Any:
        """Return one of these."""
        return among[self.below(len(among))]

    def happens(self, percent: int) -> bool:
        """Tell whether something happens that does so this often."""
        return self.below(100) < percent

    def shuffled(self, items: Iterable[str]) -> list[str]:
        """Return the same in another order."""
        return [item for _, item in sorted((self.below(2**24), item) for item in items)]


def written(word: str, chance: Chance) -> str:
    """Return a word in another writing: case, accents, composed or not, spaces round it."""
    text = "".join(sign + (chance.choice(ACCENTS) if chance.happens(20) else "") for sign in word)
    text = chance.choice([text, text.lower(), text.capitalize()])
    text = unicodedata.normalize(chance.choice(["NFC", "NFD"]), text)
    return text if chance.happens(80) else f" {text} "


def mutated(word: str, chance: Chance, letters: str) -> str:
    """Return a word with a letter doubled, left out, changed, moved, or with a sign that is none."""
    at = chance.below(len(word))
    changed: str = chance.choice(
        [
            word[:at] + word[at] + word[at:],
            word[:at] + word[at + 1 :],
            word[:at] + chance.choice(letters) + word[at + 1 :],
            "".join(chance.shuffled(word)),
            word[:at] + chance.choice(STRANGE) + word[at:],
        ]
    )
    return changed
