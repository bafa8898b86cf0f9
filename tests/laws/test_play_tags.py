"""What a page holds to be played with gives away no word, and knows each by its tag."""

import gzip
import json
import re
from dataclasses import replace
from hashlib import sha256
from itertools import accumulate

import pytest

from play_answers import day_of, listed, puzzle
from rollpress.puzzles.errata import Correction
from rollpress.site.play_data import play_view
from rollpress.site.play_tags import MOST_BITS, steps_of, tag_of, width_of
from rollpress.site.play_words import words_of
from setups import english, solved
from site_days import ROLLS, a_day, files_of, series

GAMES = [(game, roll) for game, rolls in ROLLS.items() for roll in rolls]
DAYS = {"epellelemele": "K5e T1a R1e C3e Y4t R1i", "letra-mix": "TAOUUITOKAHNS", "vowelocity": "1446"}


def test_a_tag_is_the_beginning_of_a_hash() -> None:
    digest = sha256("demo#CAFÉ".encode()).hexdigest()
    assert tag_of("demo", "CAFÉ", 24) == int(digest[:6], 16)
    assert tag_of("demo", "CAFÉ", 48) == int(digest[:12], 16)


def test_steps_add_up_to_the_tags_in_order() -> None:
    words = ["CAT", "DOG", "EEL"]
    assert [*accumulate(steps_of("demo", words, 48))] == sorted(tag_of("demo", word, 48) for word in words)
    assert steps_of("demo", words, 48) == steps_of("demo", words[::-1], 48)
    assert steps_of("demo", [], 48) == ()


@pytest.mark.parametrize("count", [1, 400, 2_000, 4_500, 7_000])
def test_tags_weigh_at_most_16_kilobytes_and_pass_few_strangers(count: int) -> None:
    bits = width_of(range(count))
    text = json.dumps(steps_of("demo", map(str, range(count)), bits), separators=(",", ":"))
    assert len(gzip.compress(text.encode())) <= 16_000
    assert count / 2**bits < 1 / 500
    assert bits == MOST_BITS or count > 2_000


@pytest.mark.parametrize(("game", "roll"), GAMES)
def test_the_tags_of_a_roll_are_those_of_its_words(game: str, roll: str) -> None:
    day = day_of(game, roll)
    tags = puzzle(day)["words"]
    words = words_of(day, english())
    assert words is not None
    for tier in ("answers", "common", "valid"):
        of_tier = {tag_of(day.line.key, word, tags["bits"]) for word in words if words[word] == tier}
        assert {*accumulate(tags[tier])} == of_tier


@pytest.mark.parametrize(("game", "roll"), GAMES)
def test_every_word_that_scores_is_known_and_so_is_a_flagged_one(game: str, roll: str) -> None:
    day = day_of(game, roll)
    known = set(listed(day))
    if game != "letra-mix":
        solved = day.kind.solve(day.setup, day.roll, day.kind.table(day.setup, {}), english())
        assert {found.answer for found in solved.words} <= known
    assert known <= {*english().ranks, *english().flagged} | set(getattr(day.setup.parts, "short_words", ()))


def test_a_roll_knows_the_flagged_words_that_it_spells() -> None:
    flagged = {word for word in listed(day_of("letra-mix", "NAROSEHEXIMB*")) if english().is_flagged(word)}
    assert len(flagged) > 10


@pytest.mark.parametrize(("game", "roll"), GAMES)
def test_no_word_stands_in_the_puzzle_of_a_page(game: str, roll: str) -> None:
    """Texts of the game and the roll itself are no answers; numbers are all that is left."""
    held = dict(puzzle(day_of(game, roll)))
    assert not re.search(
        r"[^\d,\[\]{}:\"]", json.dumps(held["words"]).translate({ord(c): "" for c in "answercommonvalidbits "})
    )


def test_a_filed_word_stays_a_word_when_the_list_drops_it() -> None:
    day = a_day("epellelemele", "2026-12-03", DAYS["epellelemele"], revealed=True)
    assert day.solution is not None
    word = day.solution.words[0].answer
    shorter = english().amended(deny=[word])
    assert not shorter.has(word)
    assert word in (words_of(day, shorter) or {})


@pytest.mark.parametrize("revealed", [False, True], ids=["open", "answered"])
def test_a_corrected_day_is_played_with_the_words_that_its_errata_allow_and_deny(revealed: bool) -> None:
    game, date, roll = "epellelemele", "2026-12-03", DAYS["epellelemele"]
    usual = a_day(game, date, roll, revealed=revealed)
    denied, allowed = listed(usual)[0], "TRYKER"
    assert allowed not in listed(usual)
    correction = Correction(allow=frozenset({allowed}), deny=frozenset({denied}))
    told = solved(usual.setup, roll, words=correction.words(english()))
    day = replace(a_day(game, date, roll, revealed=revealed, told=told), correction=correction)
    page = files_of({**dict.fromkeys(ROLLS, ()), game: (day,)})[f"daily/{game}/{date}/index.html"].decode()
    (held,) = re.findall(r'id="puzzle">(.*?)</script>', page)
    tags = json.loads(held)["words"]
    known = {tag for tier in ("answers", "common", "valid") for tag in accumulate(tags[tier])}
    assert tag_of(day.line.key, allowed, tags["bits"]) in known
    assert tag_of(day.line.key, denied, tags["bits"]) not in known
    assert len(known) == len(listed(usual))


def test_a_puzzle_in_a_page_cannot_end_its_element() -> None:
    day = day_of("epellelemele", DAYS["epellelemele"])
    view = play_view(day, series(day), english())
    assert view is not None
    assert "<" not in view.puzzle


def test_only_the_page_of_today_says_how_far_days_are_published() -> None:
    assert puzzle(a_day("vowelocity", "2026-12-04", "165"))["last"] == "2026-12-06"
    assert "last" not in puzzle(a_day("vowelocity", "2026-12-03", "165"))
