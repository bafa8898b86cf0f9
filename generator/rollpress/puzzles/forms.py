"""The JSON forms of solutions and verdicts: what commands print, and what the ledger and the cache keep."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rollpress.kinds.base import Counts, Found, Judgement, Optimum, Solution, Verdict
from rollpress.lexicon import Lexicon, Tier

__all__ = ["canonical", "judgement_form", "solution_form", "solution_from"]

Form = dict[str, Any]


def canonical(value: object) -> str:
    """Return JSON that is the same for equal values: sorted keys, no spaces, signs as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def judgement_form(judgement: Judgement) -> Form:
    """Return verdicts in the form that `score --json` prints."""
    return {"answers": [_verdict(verdict) for verdict in judgement.verdicts], "total": judgement.total}


def _verdict(verdict: Verdict) -> Form:
    return {
        "answer": verdict.answer,
        "legal": verdict.legal,
        "total": verdict.total,
        "parts": [{"id": part.id, "value": part.value} for part in verdict.parts],
        "faults": [{"rule": breach.rule, "text": breach.text} for breach in verdict.breaches],
    }


def solution_form(solution: Solution, lexicon: Lexicon, *, down_to: Tier = "valid") -> Form:
    """Return a solution in the form that `solve --json` prints; `down_to` cuts the list of words only."""
    kept = {"valid": ("valid", "common", "answers"), "common": ("common", "answers"), "answers": ("answers",)}
    words = [found for found in solution.words if found.tier in kept[down_to]]
    return {
        "best": _optimum(solution.best),
        "par": _optimum(solution.par),
        "easy": solution.easy,
        "proved": solution.best.proved and solution.par.proved,
        "proof": solution.best.proof,
        "words": [{"answer": w.answer, "score": w.score, "tier": w.tier} for w in words],
        "counts": _counts(solution.counts),
        "dictionary": {"id": lexicon.id, "sha256": lexicon.sha256},
    }


def _optimum(optimum: Optimum) -> Form:
    form: Form = {"score": optimum.score, "answers": list(optimum.answers), "proof": optimum.proof}
    return form | ({"certificate": optimum.certificate} if optimum.certificate else {})


def _counts(counts: Counts) -> Form:
    return {
        "valid": counts.valid,
        "common": counts.common,
        "answers": counts.answers,
        "by_length": {str(length): number for length, number in sorted(counts.by_length.items())},
        "by_first": dict(counts.by_first),
    }


def solution_from(form: Mapping[str, Any]) -> Solution:
    """Return the solution that a form of `solution_form` tells of."""
    counts = form["counts"]
    lengths = {int(length): number for length, number in counts["by_length"].items()}
    return Solution(
        _optimum_from(form["best"]),
        _optimum_from(form["par"]),
        tuple(Found(word["answer"], word["score"], word["tier"]) for word in form["words"]),
        Counts(counts["valid"], counts["common"], counts["answers"], lengths, counts["by_first"]),
        form["easy"],
    )


def _optimum_from(form: Mapping[str, Any]) -> Optimum:
    return Optimum(form["score"], tuple(form["answers"]), form["proof"], form.get("certificate"))
