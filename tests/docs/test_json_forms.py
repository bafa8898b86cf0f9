"""The example files of every JSON form are what the commands print, word for word."""

import json
from pathlib import Path

import pytest

from conftest import Rollpress
from ledgers import with_rolls_solved_fast

FORMS = Path(__file__).parents[2] / "docs" / "forms"
WORDS = "content/words.txt"
ROUNDS = (
    "11 216 6326 / 65 232 6326 / 24 552 6336 / 31 433 4336 / 63 131 5342 / "
    "15 622 2366 / 56 252 4246 / 21 644 6146 / 23 451 6416 / 64 131 2314"
)
PLAN = """[
    {"word": "FOX", "tiles": ["F1", "O2", "X6"], "rescue": null},
    {"word": "MURK", "tiles": ["M6", "U3", "R6", "K2"], "rescue": null},
    null, null, null, null,
    {"word": "NOTE", "tiles": ["N2", "T5", "E2"], "rescue": "O2"},
    null, null, null
]"""
RECORDS = {path.stem.removeprefix("game-"): str(path) for path in FORMS.glob("game-*.yaml")}
COMMANDS = {
    "score-spell.json": [
        "score",
        "epellelemele",
        "--roll",
        "K5e P3s R1e H3t N1g T1p",
        "STRENGTH",
        "KEEPER",
        "--json",
    ],
    "score-crossword.json": ["score", "letra-mix", "--roll", "NAROSEHEXIMB*", "E..H/AXIOMS/R..N/...E", "--json"],
    "score-claim.json": ["score", "vowelocity", "--roll", "1246", "RAINS", "A4 X6 I1 S1", "--json"],
    "score-plan.json": ["score", "vowelocity", "--roll", ROUNDS, PLAN, "--json"],
    "solve-spell.json": ["solve", "epellelemele", "--roll", "K5e P3s T1p", "--dictionary", WORDS, "--json"],
    "solve-crossword.json": ["solve", "letra-mix", "--roll", "AXE*", "--dictionary", WORDS, "--json"],
    "solve-claim.json": [
        "solve",
        "vowelocity",
        "--roll",
        "15",
        "--collected",
        "E2",
        "--dictionary",
        WORDS,
        "--json",
    ],
    "game-spell.json": ["game", "epellelemele", RECORDS["spell"], "--dictionary", WORDS, "--json"],
    "game-crossword.json": ["game", "letra-mix", RECORDS["crossword"], "--dictionary", WORDS, "--json"],
    "game-claim.json": ["game", "vowelocity", RECORDS["claim"], "--dictionary", WORDS, "--json"],
    "roll.json": ["roll", "letra-mix", "--date", "2027-01-01", "--attempt", "0", "--json"],
    "faults.json": ["score", "vowelocity", "--roll", "16", "A-B", "", "--json"],
    "check.json": ["check", "--json"],
}


def example(name: str) -> str:
    return (FORMS / name).read_text("utf-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_prints_its_example(name: str, rollpress: Rollpress, project_folder: Path) -> None:
    (project_folder / WORDS).write_text("axe\next\ntax\nkept\npeek\nseek\nstep\nat\nax\nex\n", "utf-8")
    assert rollpress(*COMMANDS[name]).out == example(name)


def test_a_list_of_words_has_the_form_of_its_example(rollpress: Rollpress, project_folder: Path) -> None:
    printed = json.loads(rollpress("words", "list", "en", "--tier", "answers", "--json").out)
    shown = json.loads(example("words-list.json"))
    assert printed["words"][: len(shown["words"])] == shown["words"]
    assert printed | {"words": []} == shown | {"words": []}
    assert project_folder.is_dir()


def test_a_line_of_the_ledger_is_its_example(rollpress: Rollpress, project_folder: Path) -> None:
    with_rolls_solved_fast(project_folder / "content")
    rollpress("plan", "vowelocity", "--as-of", "2026-11-24", "--until", "2026-11-24")
    planned = project_folder / "content" / "puzzles" / "vowelocity" / "en-1" / "2026.jsonl"
    line = json.loads(planned.read_text("utf-8").split("\n")[0])
    assert line == json.loads(example("ledger-line.json"))
    assert list(line) == list(json.loads(example("ledger-line.json")))


def test_every_example_file_is_tested() -> None:
    tested = {*COMMANDS, "words-list.json", "ledger-line.json"}
    assert {path.name for path in FORMS.glob("*.json")} == tested
