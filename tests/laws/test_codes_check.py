"""Codes find their puzzle again, and tell every slip of one sign and every swap of two."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollpress.faults import Faulty, Place
from rollpress.puzzles.codes import SIGNS, Code, code_from

HERE = Place("CODE")
CODES = st.builds(Code, *(st.integers(0, 31**signs - 1) for signs in (1, 2, 2, 2)))


@given(CODES)
def test_a_code_is_read_back_whatever_its_case_spaces_and_hyphens(code: Code) -> None:
    text = str(code)
    assert code_from(text, HERE) == code
    assert code_from(f" {text.lower().replace('-', ' ')} ", HERE) == code


@given(CODES)
def test_every_slip_of_one_sign_is_found(code: Code) -> None:
    signs = str(code).replace("-", "")
    for place, sign in enumerate(signs):
        for other in SIGNS:
            if other != sign:
                with pytest.raises(Faulty):
                    code_from(signs[:place] + other + signs[place + 1 :], HERE)


@given(CODES)
def test_every_swap_of_two_signs_is_found(code: Code) -> None:
    signs = str(code).replace("-", "")
    for a, b in combinations(range(len(signs)), 2):
        if signs[a] != signs[b]:
            swapped = list(signs)
            swapped[a], swapped[b] = swapped[b], swapped[a]
            with pytest.raises(Faulty):
                code_from("".join(swapped), HERE)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("EYTA-NAD", "a code has 8 signs, this has 7"),
        ("EYTA-NADQQ", "a code has 8 signs, this has 9"),
        ("EYTA-NAD1", "no code has the sign 1"),
        ("", "a code has 8 signs, this has 0"),
    ],
)
def test_what_is_no_code_is_refused_with_the_reason(text: str, what: str) -> None:
    with pytest.raises(Faulty, match=what):
        code_from(text, HERE)


def test_codes_use_no_signs_that_look_alike() -> None:
    assert not set("01ILO") & set(SIGNS)
    assert len(SIGNS) == len(set(SIGNS)) == 31
