"""The rule of chance: its vectors, its bounds, and the same draws from another language."""

import json
import subprocess
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.chance import pick, stream

# key, sixty draws below 6, six draws below 200, a shuffle of 0 to 9: each from the start of its stream
VECTORS = [
    (
        "epellelemele/1/2027-01-01/0",
        "055442553530021322003522105040524451415243035333051141535414",
        [186, 5, 130, 136, 158, 23],
        [0, 1, 2, 7, 3, 9, 4, 5, 8, 6],
    ),
    (
        "letra-mix/1/2027-01-01/0",
        "014000125414000122043013131252454054433525403130040352105222",
        [192, 22, 168, 60, 162, 158],
        [4, 5, 1, 3, 9, 8, 0, 6, 7, 2],
    ),
    (
        "vowelocity/1/2027-12-31/3",
        "535304425040544342421123025054245221425021310230544452551031",
        [65, 63, 106, 106, 113, 72],
        [9, 4, 7, 2, 1, 6, 8, 3, 0, 5],
    ),
    (
        "",
        "132445051100412410330210023501015344443322510512554302314221",
        [157, 15, 82, 40, 95, 60],
        [3, 1, 2, 8, 0, 9, 5, 4, 6, 7],
    ),
    (
        "é/1/2028-02-29/0",
        "223022043235555502054554424320102424054025340423402225115232",
        [194, 62, 165, 66, 152, 114],
        [9, 6, 1, 7, 0, 2, 3, 5, 8, 4],
    ),
]


def draws(key: str, *below: int) -> list[int]:
    chance = stream(key)
    return [pick(chance, n) for n in below]


def shuffled(key: str) -> list[int]:
    chance, items = stream(key), list(range(10))
    for last in range(9, 0, -1):
        other = pick(chance, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


@pytest.mark.parametrize(("key", "dice", "wide", "order"), VECTORS)
def test_the_vectors_hold(key: str, dice: str, wide: list[int], order: list[int]) -> None:
    assert "".join(map(str, draws(key, *[6] * 60))) == dice
    assert draws(key, *[200] * 6) == wide
    assert shuffled(key) == order


def test_the_stream_is_the_hash_of_the_key_and_a_block_number() -> None:
    assert bytes(islice(stream("epellelemele/1/2027-01-01/0"), 6)).hex() == "bad70582889e"


def test_three_draws_of_a_key_of_today() -> None:
    assert draws("demo/en-1/roll/2027-01-01/0", 6, 6, 6) == [4, 3, 2]


@given(st.text(), st.integers(1, 256))
def test_every_draw_is_in_range(key: str, below: int) -> None:
    assert 0 <= draws(key, below)[0] < below


@pytest.mark.parametrize("below", [-1, 0, 257])
def test_a_byte_cannot_choose_among_none_or_more_than_it_can_tell_apart(below: int) -> None:
    with pytest.raises(ValueError, match="a byte cannot choose"):
        pick(stream("key"), below)


def test_one_byte_in_each_turn_of_256_is_spread_evenly() -> None:
    every = iter(range(256))
    kept = Counter(pick(every, 6) for _ in range(252))
    assert set(kept.values()) == {42}
    with pytest.raises(StopIteration):  # 252 to 255 are passed over: they would favour low numbers
        pick(every, 6)


def test_the_same_draws_in_another_language() -> None:
    keys = [f"game-{n}/é{n % 7}/roll/20{n % 90 + 10}-03-{n % 28 + 1:02}/{n % 64}" for n in range(2000)]
    below = [[1 + (n * k) % 256 for k in range(1, 25)] for n in range(2000)]
    asked = [[key, *questions] for key, questions in zip(keys, below, strict=True)]
    script = Path(__file__).with_name("roll_1.js")
    ran = subprocess.run(["node", script], input=json.dumps(asked), capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == [draws(key, *questions) for key, questions in zip(keys, below, strict=True)]
