"""Write each day as JSON for programs: `api/v1/<game>/<date>.json`, `latest.json`, and the schema of them all.

The models below are the form: the published JSON Schema is made from them. Version 1 only ever gains fields; a
change that would take one away or alter it is version 2, in a folder of its own. As on the pages, a day's answer
is there once it is out, words flagged since are left out, and rare words are counted but not listed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from rollpress.kinds.base import Counts, Proof, Solution
from rollpress.lexicon import Lexicon, Tier
from rollpress.puzzles.errata import Remedy
from rollpress.puzzles.published import Day, Published, Score, Withdrawn
from rollpress.puzzles.ranks import ranks
from rollpress.site.day_views import code_of
from rollpress.site.links import address
from rollpress.site.printable import printable
from rollpress.site.series import Series

__all__ = ["DayForm", "api_files", "day_form", "schema"]

_FOLDER = "api/v1"


class _Form(BaseModel):
    model_config = ConfigDict(frozen=True)


class ScoreForm(_Form):
    """A score, and how it is known that nothing beats it."""

    score: int
    proved: bool
    proof: Proof


class CountsForm(_Form):
    """How many words the roll holds: each tier holds the next; all by length, common ones by first letter."""

    valid: int
    common: int
    answers: int
    by_length: dict[str, int]
    by_first: dict[str, int]


class RankForm(_Form):
    """A rank and the least score that earns it."""

    name: str
    score: int


class WordForm(_Form):
    """A word of the roll, or the tiles that it claims."""

    answer: str
    score: int
    tier: Tier


class AnswerForm(_Form):
    """The answers that reach best and par, and the words that are not rare."""

    best: list[str]
    par: list[str]
    words: list[WordForm]


class ErratumForm(_Form):
    """What was put right after the day was published."""

    issued: str
    remedy: Remedy
    what: str
    reason: str


class ListForm(_Form):
    """The word list that the counts and scores hold for."""

    id: str
    sha256: str


class PuzzleForm(_Form):
    """The roll of a day and what everybody may know of it."""

    code: str
    puzzle: str
    key: str = Field(description="What the roll is drawn from, by SHA-256: anyone can draw it again.")
    roll: str
    best: ScoreForm
    par: ScoreForm
    counts: CountsForm
    ranks: list[RankForm]
    word_list: ListForm
    answer: AnswerForm | None = Field(description="null until the day's answer is out.")


class DayForm(_Form):
    """A day of a game."""

    version: Literal[1] = 1
    game: str
    edition: str
    title: str
    language: str
    date: str = Field(description="A calendar date without a zone, as 2027-01-31.")
    url: str
    answer_date: str = Field(description="The date on which the answer is out.")
    errata: list[ErratumForm]
    puzzle: PuzzleForm | None = Field(description="null where the day was taken down.")


def api_files(all_series: Sequence[Series], base_url: str, lexicons: Mapping[str, Lexicon]) -> dict[str, bytes]:
    """Return the files of the API by their paths; `lexicons` are by language."""
    files = {f"{_FOLDER}/schema.json": _json(schema())}
    for series in all_series:
        files |= dict(_days(series, base_url, lexicons[series.game.language]))
    return files


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a day's file."""
    made = DayForm.model_json_schema(mode="serialization")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def _days(series: Series, base_url: str, lexicon: Lexicon) -> Iterator[tuple[str, bytes]]:
    folder = f"{_FOLDER}/{series.game.id}"
    for day in series.days:
        content = _json(day_form(day, series, base_url, day.correction.words(lexicon)).model_dump(mode="json"))
        yield f"{folder}/{day.date}.json", content
        if series.newest and day.date == series.newest.date:
            yield f"{folder}/latest.json", content


def day_form(day: Day, series: Series, base_url: str, lexicon: Lexicon) -> DayForm:
    """Return the form of a day; words that this list flags are left out."""
    edition = series.game.edition
    return DayForm(
        game=series.game.id,
        edition=edition.edition,
        title=edition.title,
        language=series.game.language,
        date=day.date,
        url=address(base_url, series.day_path(day)),
        answer_date=series.calendar.answer_day(day.date).isoformat(),
        errata=[
            ErratumForm(issued=one.issued, remedy=one.remedy, what=one.what, reason=one.reason)
            for one in day.correction.errata
        ],
        puzzle=None if isinstance(day, Withdrawn) else _puzzle(day, lexicon),
    )


def _puzzle(day: Published, lexicon: Lexicon) -> PuzzleForm:
    steps = ranks(day.game.edition.ranks, day.par.value)
    return PuzzleForm(
        code=code_of(day),
        puzzle=day.line.puzzle,
        key=day.line.key,
        roll=day.line.roll,
        best=_score(day.best),
        par=_score(day.par),
        counts=_counts(day.counts),
        ranks=[RankForm(name=rank.name, score=rank.least) for rank in steps],
        word_list=ListForm(id=day.lexicon_id, sha256=day.line.lexicon),
        answer=None if day.solution is None else _answer(day, day.solution, lexicon),
    )


def _score(score: Score) -> ScoreForm:
    return ScoreForm(score=score.value, proved=score.proved, proof=score.proof)


def _counts(counts: Counts) -> CountsForm:
    by_length = {str(length): number for length, number in sorted(counts.by_length.items())}
    return CountsForm(
        valid=counts.valid,
        common=counts.common,
        answers=counts.answers,
        by_length=by_length,
        by_first=dict(counts.by_first),
    )


def _answer(day: Published, solution: Solution, lexicon: Lexicon) -> AnswerForm:
    listed = [found for found in solution.words if found.tier != "valid"]
    shown = set(printable(tuple(found.answer for found in listed), day, lexicon))
    return AnswerForm(
        best=list(printable(solution.best.answers, day, lexicon)),
        par=list(printable(solution.par.answers, day, lexicon)),
        words=[
            WordForm(answer=found.answer, score=found.score, tier=found.tier)
            for found in listed
            if found.answer in shown
        ],
    )


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
