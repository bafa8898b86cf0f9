"""No file of a site knows the answer of a day before it is out, and no file shows a word that must not be."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from rollpress.build.checks import broken_links, flagged_words
from rollpress.kinds import KINDS
from rollpress.kinds.base import Kind, Optimum, Solution
from rollpress.kinds.claim.solo_plan import Move, plan_from
from rollpress.lexicon import Lexicon
from rollpress.puzzles.forms import solution_form
from rollpress.puzzles.published import Published
from rollpress.site.printable import words_in
from setups import english, project
from site_days import DATES, a_day, days, files_of, solution

GAMES = ("epellelemele", "letra-mix", "vowelocity")


@cache
def told(reveal: str = "next-day") -> dict[str, tuple[Published, ...]]:
    """Return the days of every game as a site publishes them that reveals answers so."""
    return days(reveal=reveal)


@cache
def files(reveal: str = "next-day") -> dict[str, bytes]:
    """Return the files of those days."""
    return files_of(told(reveal))


def emptied(known: Solution) -> Solution:
    """Return a solution without any word, layout or certificate; scores, proofs and counts stay."""

    def bare(optimum: Optimum) -> Optimum:
        return Optimum(optimum.score, (), optimum.proof)

    return Solution(bare(known.best), bare(known.par), (), known.counts)


def with_figures(kind: Kind[Any, Any], figures: Mapping[str, int]) -> Kind[Any, Any]:
    """Return a kind that tells these figures of any solution: they are counts and scores, and stay."""
    made: Kind[Any, Any] = type("Told", (type(kind),), {"quality": lambda *_: figures})()
    return made


def without_words(day: Published) -> Published:
    """Return the day published anew from its emptied solution."""
    kind = with_figures(KINDS[day.game.kind], day.figures)
    known = emptied(solution(day.game.id, day.line.roll))
    return a_day(day.game.id, day.date, day.line.roll, revealed=day.revealed, told=known, kind=kind)


def test_files_are_the_same_when_the_words_of_days_to_come_are_emptied() -> None:
    hidden = {
        game: tuple(day if day.revealed else without_words(day) for day in shown) for game, shown in told().items()
    }
    assert sum(not day.revealed for shown in told().values() for day in shown) == 6
    assert files_of(hidden) == files()


def moves_of(day: Published) -> list[Move]:
    """Return what the best plans of a day say, round by round."""
    known = solution(day.game.id, day.line.roll)
    plans = [*known.best.answers, *known.par.answers]
    return [move for plan in plans for move in plan_from(day.setup, plan, day.date) if move]


def test_the_files_of_a_day_tell_no_round_of_a_plan_before_it_is_over() -> None:
    for day in told()["vowelocity"]:
        own = b"\n".join(text for path, text in files().items() if day.date in path).decode("latin-1")
        tiles = [" ".join(map(str, move.tiles)) in own for move in moves_of(day)]
        words = [move.word in own for move in moves_of(day) if len(move.word) > 3]
        assert {*tiles, *words} == {day.revealed}


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_is_out_does_depend_on_its_words(game: str) -> None:
    first, *rest = told()[game]
    best = replace(solution(game, first.line.roll), words=(), par=solution(game, first.line.roll).best)
    other = a_day(game, first.date, first.line.roll, revealed=True, told=best)
    assert files_of({**told(), game: (other, *rest)}) != files()


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_filed_early_stays_in_the_ledger(game: str) -> None:
    *before, last = told()[game]
    form = solution_form(solution(game, last.line.roll), english(), down_to="common")
    filed = replace(last, line=last.line.filed(form))
    assert files_of({**told(), game: (*before, filed)}) == files()


@pytest.mark.parametrize("reveal", ["next-day", "same-day", "immediate"])
def test_answers_are_pages_exactly_once_they_are_out(reveal: str) -> None:
    pages = {path for path in files(reveal) if "/answer/" in path}
    out = {"next-day": DATES[:1], "same-day": DATES[:2], "immediate": DATES}[reveal]
    assert pages == {f"daily/{game}/{date}/answer/index.html" for game in GAMES for date in out}


@pytest.mark.parametrize("reveal", ["next-day", "immediate"])
def test_no_page_links_a_day_that_has_not_come(reveal: str) -> None:
    ahead = f"{DATES[2]}/"
    pages = {path: content for path, content in files(reveal).items() if path.endswith(".html")}
    others = {path: content for path, content in pages.items() if ahead not in path}
    linking = [path for path, content in others.items() if re.search(f'href="[^"]*{ahead}', content.decode())]
    assert f"daily/letra-mix/{ahead}index.html" in pages
    assert linking == []


def test_the_front_page_links_each_games_day_by_its_date() -> None:
    front = files()["index.html"].decode()
    assert all(f'href="daily/{game}/{DATES[1]}/index.html"' in front for game in GAMES)


def test_every_link_leads_to_a_file() -> None:
    assert list(broken_links(files())) == []


def flagged_in(tree: Mapping[str, bytes], words: Lexicon) -> list[str]:
    return sorted({fault.place.path for fault in flagged_words(tree, words)})


def test_no_file_shows_a_flagged_word() -> None:
    assert flagged_in(files("immediate"), english()) == []


def test_a_flagged_word_in_a_games_text_is_caught() -> None:
    planted = min(english().flagged, key=lambda word: (-len(word), word))
    game = project().games["letra-mix"]
    edition = game.edition.model_copy(update={"credits": (planted.capitalize(),)})
    changed = replace(project(), games={**project().games, "letra-mix": replace(game, edition=edition)})
    pages = flagged_in(files_of(told(), of=changed), english())
    assert "output/games/letra-mix/index.html" in pages


@pytest.mark.parametrize("game", ["epellelemele", "vowelocity"])
def test_a_word_that_was_flagged_since_leaves_the_answer(game: str) -> None:
    day = told()[game][0]
    known = solution(game, day.line.roll)
    shown = [found.answer for found in known.words if found.tier != "valid"]
    word = shown[0] if shown else max(words_in(known.best.answers[0], day), key=len)
    ranks = {other: rank for other, rank in english().ranks.items() if other != word}
    stricter = replace(english(), ranks=ranks, flagged={**english().flagged, word: english().ranks[word]})
    path = f"daily/{game}/{DATES[0]}/answer/index.html"
    assert word in files()[path].decode()
    assert word not in files_of(told(), words=stricter)[path].decode()
