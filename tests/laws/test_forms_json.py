"""Solutions go into JSON and come back, and a cache that is spoilt or thrown away only costs time."""

import json
from pathlib import Path

import pytest

from rollpress.build.shelf import Shelf
from rollpress.home import shipped_content
from rollpress.kinds import KINDS
from rollpress.puzzles.forms import canonical, judgement_form, solution_form, solution_from
from setups import english, judged, setup, solved

ROLLS = {
    "epellelemele": "K5e P3s R1e H3t N1g T1p",
    "letra-mix": "AXEHO",
    "vowelocity": "2346",
    "nothing": "B",
}


@pytest.mark.parametrize(("game", "roll"), ROLLS.items())
def test_a_solution_comes_back_from_its_json(game: str, roll: str) -> None:
    solution = solved(setup(game), roll)
    form = solution_form(solution, english())
    assert solution_from(json.loads(canonical(form))) == solution


@pytest.mark.parametrize(("game", "roll"), ROLLS.items())
def test_a_form_counts_what_it_lists(game: str, roll: str) -> None:
    form = solution_form(solved(setup(game), roll), english())
    counts = form["counts"]
    assert counts["valid"] == sum(counts["by_length"].values()) >= counts["common"] >= counts["answers"]
    assert form["words"] == [] or len(form["words"]) == counts["valid"]
    assert form["words"] == sorted(form["words"], key=lambda word: (-word["score"], word["answer"]))


def test_a_verdicts_parts_add_up_to_its_total() -> None:
    form = judgement_form(judged(setup("letra-mix"), "NAROSEHEXIMB*", "E..H/AXIOMS/R..N/...E", "EAR.HOME"))
    legal, broken = form["answers"]
    assert sum(part["value"] for part in legal["parts"]) == legal["total"] == form["total"] == 20
    assert (broken["legal"], broken["total"]) == (False, 0)


def test_canonical_json_is_one_text_for_equal_values() -> None:
    assert (
        canonical({"b": [1, "é"], "a": None}) == canonical({"a": None, "b": [1, "é"]}) == '{"a":null,"b":[1,"é"]}'
    )


@pytest.mark.parametrize("spoilt", ["", "{", "[]", "null", '{"best": {}}', "\x00"])
def test_a_spoilt_cache_is_solved_anew_and_mended(tmp_path: Path, spoilt: str) -> None:
    shelf, kind = Shelf(shipped_content(), shipped_content(), tmp_path), KINDS["claim"]
    solve = shelf.solver(kind, english())
    first = solve(setup("vowelocity"), "2346")
    (file,) = (tmp_path / "solutions").iterdir()
    whole = file.read_bytes()
    file.write_text(spoilt, "utf-8")
    assert solve(setup("vowelocity"), "2346") == first
    assert file.read_bytes() == whole
