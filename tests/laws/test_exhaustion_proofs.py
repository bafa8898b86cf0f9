"""Every certificate is accepted, and nothing false ever is."""

import ast
import json
import zlib
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.crossword_reference import WORDS, drawn, problem
from rollpress.solve.crossword import Problem, prove, solve
from rollpress.solve.crossword.certificate import logs
from rollpress.solve.proofs import exhaustion
from rollpress.solve.proofs.exhaustion import NotProvedError, check, refute

REFUSED = (NotProvedError, LookupError)  # the latter where a log ends early
RULES = [(2, True), (3, True), (4, True), (2, False), (3, False)]
PROBLEMS = [problem(drawn(f"proof/{n}", 5 + n % 6, n % 3 // 2), n % 3 // 2, *RULES[n % 5]) for n in range(40)] + [
    problem((*drawn(f"proof-cluster/{n}", 6, n % 2), "QU", "TH"), n % 2) for n in range(6)
]


def certified(given_: Problem) -> dict[str, Any]:
    """Return a certificate as it comes back from a file."""
    read: dict[str, Any] = json.loads(json.dumps(prove(given_, solve(given_))))
    return read


def with_logs(certificate: dict[str, Any], written: dict[str, bytes]) -> dict[str, Any]:
    packed = {reading: b64encode(zlib.compress(log)).decode() for reading, log in written.items()}
    return {**certificate, "kind": "exhaustion", "logs": packed}


@pytest.mark.parametrize("given_", PROBLEMS, ids=lambda p: "".join(p.dice))
def test_every_optimum_has_a_certificate_that_is_accepted(given_: Problem) -> None:
    result = solve(given_)
    assert check(certified(given_), WORDS) == result.proof in ("perfect", "exhaustion")


@pytest.mark.parametrize("given_", PROBLEMS, ids=lambda p: "".join(p.dice))
def test_no_log_is_accepted_for_a_budget_that_a_layout_keeps(given_: Problem) -> None:
    loss = solve(given_).loss
    if loss < 3 * given_.total:
        for budget in (loss, loss + 1, loss + 3):
            with pytest.raises(REFUSED):
                refute(with_logs(certified(given_), logs(given_, budget)), WORDS, budget)


@pytest.mark.parametrize(
    "given_", [p for p in PROBLEMS if solve(p).proof == "exhaustion"], ids=lambda p: "".join(p.dice)
)
def test_the_log_of_a_lower_budget_does_not_prove_a_false_one(given_: Problem) -> None:
    certificate, loss = certified(given_), solve(given_).loss
    if loss < 3 * given_.total:
        with pytest.raises(REFUSED):
            refute(certificate, WORDS, loss)


SMALL = [p for p in PROBLEMS if p.size < 8 and 0 < solve(p).loss < 3 * p.total]
FALSE = [(certified(p), solve(p).loss, [logs(p, solve(p).loss - back) for back in (0, 1)]) for p in SMALL]


@given(st.sampled_from(FALSE), st.data())
@settings(max_examples=200, deadline=None)
def test_no_change_to_a_log_makes_it_prove_what_is_false(
    claim: tuple[dict[str, Any], int, list[dict[str, bytes]]], data: st.DataObject
) -> None:
    certificate, loss, written = claim
    changed = dict(data.draw(st.sampled_from(written)))
    for reading, log in list(changed.items())[:3]:
        start = data.draw(st.integers(0, len(log)))
        put = data.draw(st.binary(max_size=3) | st.lists(st.integers(0, 8), max_size=12).map(bytes))
        changed[reading] = log[:start] + put + log[data.draw(st.integers(start, len(log))) :]
    with pytest.raises(REFUSED):
        refute(with_logs(certificate, changed), WORDS, loss)


@pytest.mark.parametrize("times", range(1, 7))
def test_a_face_cannot_be_struck_out_twice(times: int) -> None:
    given_ = problem(("A", "T", "V"))  # AT is the best, and V costs 12 of its loss of 14
    strike_v = [2] * times
    with pytest.raises(REFUSED):
        refute(with_logs(certified(given_), {"": bytes(strike_v)}), WORDS, solve(given_).loss)


@pytest.mark.parametrize("times", range(1, 7))
def test_a_run_cannot_be_decided_twice(times: int) -> None:
    given_ = problem(("A", "T", "V"))
    strike_v, anchor_a, down_through_a = 2, 0, 2
    log = bytes([strike_v, anchor_a, *[down_through_a] * times])
    with pytest.raises(REFUSED):
        refute(with_logs(certified(given_), {"": log}), WORDS, solve(given_).loss)


def test_the_checker_is_short_and_stands_alone() -> None:
    source = Path(exhaustion.__file__).read_text()
    tree = ast.parse(source)
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    prose = {
        line
        for node in nodes
        if ast.get_docstring(node)
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    lines = enumerate(source.splitlines(), 1)
    code = [line for number, line in lines if number not in prose and line.split("#")[0].strip()]
    assert len(code) <= 150
    assert not [line for line in code if "import" in line and "rollpress" in line]


def change(certificate: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**certificate, **fields}


GIVEN = problem(("A", "X", "E", "T", "R"))
CERTIFICATE = certified(GIVEN)


@pytest.mark.parametrize(
    "wrong",
    [
        change(CERTIFICATE, score=CERTIFICATE["score"] + 1),
        change(CERTIFICATE, score=CERTIFICATE["score"] - 1),
        change(CERTIFICATE, kind="perfect"),
        change(CERTIFICATE, layout=[]),
        change(CERTIFICATE, layout=[["A"]]),
        change(CERTIFICATE, layout=[["A", "X", "E", None, "A", "T"]]),
        change(CERTIFICATE, layout=[["T", "A", "X", "E"]]),
        change(CERTIFICATE, layout=[["A", "(X)"]]),
        change(CERTIFICATE, layout=[["A", 7]]),
        change(CERTIFICATE, min_length=5),
        change(CERTIFICATE, dice=["A", "X", "E", "T"]),
        change(CERTIFICATE, values={}),
        change(CERTIFICATE, logs={}),
        change(CERTIFICATE, logs={"": "%"}),
        change(CERTIFICATE, logs={"": "eJw="}),
        {},
    ],
    ids=range(16),
)
def test_a_certificate_changed_in_any_field_is_refused(wrong: dict[str, Any]) -> None:
    assert check(CERTIFICATE, WORDS) == "exhaustion"
    with pytest.raises(NotProvedError):
        check(wrong, WORDS)


def test_a_word_that_the_list_lacks_is_refused() -> None:
    with pytest.raises(NotProvedError):
        check(CERTIFICATE, set(WORDS) - {"AXE", "AX", "EX", "TAX"})


def test_a_word_more_in_the_list_undoes_the_proof() -> None:
    with pytest.raises(NotProvedError):
        check(CERTIFICATE, {*WORDS, "EXTRA"})


def test_with_two_jokers_only_the_score_is_certified() -> None:
    given_ = problem(("Q", "V", "J"), 2)
    assert check(certified(given_), WORDS) == "search"
