"""`rollpress game`: records from files, records to fill in, what is printed, and what is refused."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

from conftest import Rollpress
from records import NAME

pytestmark = pytest.mark.usefixtures("project_folder")

GAMES = ("epellelemele", "letra-mix", "vowelocity")
LAID = """\
    players: [Ada, Ben]
    end: {rounds: 1}
    turns:
      - {player: Ada, roll: "NAROSEHEXIMB*", layout: E..H/AXIOMS/R..N/...E}
      - {player: Ben, thrown_back: [BCDFGHKLMNRSA], roll: "NAROSEHEXIMB*", layout: EAR.HOME}
    """


def written(record: str) -> str:
    """Write a record into the project's folder, and return its name."""
    Path(NAME).write_text(dedent(record), "utf-8")
    return NAME


@pytest.mark.parametrize("name", GAMES)
def test_the_record_to_fill_in_is_the_record_of_a_legal_game(rollpress: Rollpress, name: str) -> None:
    blank = rollpress("game", name, "--template")
    assert (blank.code, blank.err) == (0, "")
    told = rollpress("game", name, written(blank.out), "--json")
    assert (told.code, told.err) == (0, "")
    rulings = [made["ruling"] for turn in json.loads(told.out)["turns"] for made in turn["decisions"]]
    assert "counts" in rulings
    assert {*rulings} <= {"counts", "cancelled"}
    assert rollpress("game", name, "--template").out == blank.out


@pytest.mark.parametrize("name", GAMES)
def test_the_record_to_fill_in_has_as_many_players_as_the_game_allows(
    rollpress: Rollpress, project_folder: Path, name: str
) -> None:
    file = project_folder / "content" / "games" / name / "game.yaml"
    lines = file.read_text("utf-8").splitlines()
    for players, count in (("{min: 3}", 3), ("{max: 1}", 1)):
        changed = [f"players: {players}" if line.startswith("players:") else line for line in lines]
        file.write_text("\n".join(changed), "utf-8")
        told = rollpress("game", name, written(rollpress("game", name, "--template").out), "--json")
        assert (told.code, len(json.loads(told.out)["ranking"])) == (0, count)


def test_a_game_is_told_turn_by_turn(rollpress: Rollpress) -> None:
    ran = rollpress("game", "letra-mix", written(LAID))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "Turn 1, round 1, Ada rolls NAROSEHEXIMB*",
        "    20 Ada: E..H/AXIOMS/R..N/...E counts",
        "       Words across bring 14, words down 9; unused dice cost 3. Rule L7",
        "  totals: Ada 20, Ben 0",
        "Turn 2, round 1, Ben rolls NAROSEHEXIMB*",
        "     0 Ben: BCDFGHKLMNRSA thrown back",
        "       The roll has one vowel or fewer, and was thrown again. Rule L2",
        "     0 Ben: EAR.HOME refused",
        "       E A R does not touch the rest. All dice join in one block. Rule L6",
        "  totals: Ada 20, Ben 0",
        "End: One round agreed, and played. Rule L10",
        "  1 Ada 20",
        "  2 Ben 0",
    ]


def test_the_same_is_told_as_json(rollpress: Rollpress) -> None:
    form = json.loads(rollpress("game", "letra-mix", written(LAID), "--json").out)
    assert form["turns"][0] == {
        "turn": 1,
        "round": 1,
        "player": "Ada",
        "roll": "NAROSEHEXIMB*",
        "decisions": [
            {
                "player": "Ada",
                "answer": "E..H/AXIOMS/R..N/...E",
                "ruling": "counts",
                "points": 20,
                "parts": [
                    {"id": "across", "value": 14},
                    {"id": "down", "value": 9},
                    {"id": "unused", "value": -3},
                ],
                "reasons": [{"rule": "L7", "text": "Words across bring 14, words down 9; unused dice cost 3."}],
            }
        ],
        "totals": {"Ada": 20, "Ben": 0},
    }
    assert form["end"] == {"rule": "L10", "text": "One round agreed, and played."}
    assert form["ranking"] == [
        {"place": 1, "player": "Ada", "total": 20, "shared": False},
        {"place": 2, "player": "Ben", "total": 0, "shared": False},
    ]
    assert (form["game"], form["winners"], form["notes"]) == ("letra-mix", ["Ada"], [])


def test_a_dictionary_takes_the_place_of_the_word_list(rollpress: Rollpress) -> None:
    Path("club.txt").write_text("axioms\near\n", "utf-8")
    told = json.loads(rollpress("game", "letra-mix", written(LAID), "--dictionary", "club.txt", "--json").out)
    first = told["turns"][0]["decisions"][0]
    assert (first["ruling"], first["reasons"]) == (
        "refused", [{"rule": "L3", "text": "HONE is not in the word list."}],
    )  # fmt: skip
    assert told["dictionary"]["id"] == "club.txt"


def test_another_name_of_a_game_changes_nothing_else(rollpress: Rollpress, project_folder: Path) -> None:
    before = rollpress("game", "letra-mix", written(LAID)).out
    games = project_folder / "content" / "games"
    (games / "letra-mix").rename(games / "criss-cross")
    assert rollpress("game", "criss-cross", NAME).out == before


@pytest.mark.parametrize(
    ("record", "faults"),
    [
        ("players: [Ada]\n", ["1:1: end: is missing", "1:1: turns: is missing"]),
        ("players: []\nend: {rounds: 1}\nturns: []\n", ["1:10: players: [] does not do here"]),
        (LAID.replace("rounds: 1", "rounds: 0"), ["2:15: end.rounds: 0 does not do here"]),
        (LAID.replace("rounds: 1", "rounds: 1, target: 9"), ["2:6: end: a game ends after rounds or at a target"]),
        (LAID.replace("{rounds: 1}", "{}"), ["2:6: end: a game ends after rounds or at a target"]),
        (LAID.replace("Ada, Ben", "Ada, Ada"), ["1:10: players: Ada plays twice"]),
        (LAID.replace("layout: EAR.HOME", "layuot: EAR.HOME"),
         ["5:5: turns[1].layout: is missing", "5:72: turns[1].layuot: no such key"]),
        (LAID.replace("EAR.HOME", "TRUE"), ["5:80: turns[1].layout: is read as true, not as a text"]),
        (LAID.replace("EAR.HOME", "[EAR]"), ['5:80: turns[1].layout: ["EAR"] does not do here']),
        (LAID.replace("- {player: Ada", "- {player: Ada, player: Ben"),
         ["4:19: player: stands here a second time"]),
        ("players: [Ada\n", ["2:1: is not YAML: while parsing a flow sequence, did not find expected ',' or ']'"]),
    ],
)  # fmt: skip
def test_a_record_of_a_wrong_form_is_told_line_by_line(
    rollpress: Rollpress, record: str, faults: list[str]
) -> None:
    ran = rollpress("game", "letra-mix", written(record))
    assert (ran.code, ran.out) == (1, "")
    told = [line for line in ran.err.splitlines()[:-1] if not line.startswith("  hint: ")]
    assert told == [f"{NAME}:{fault}" for fault in faults]
    assert ran.err.count("  hint: ") == len(faults)


def test_a_game_for_too_many_players_is_a_fault(rollpress: Rollpress) -> None:
    ran = rollpress("game", "vowelocity", written("players: [A, B, C, D, E]\nturns: []\n"), "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["faults"] == [
        {"path": NAME, "line": 1, "column": 10, "what": "players: 5 players", "hint": "this game is for 1 to 4"}
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["letra-mix"], "give a RECORD, or --template for one to fill in"),
        (["letra-mix", "--template", "content/site.yaml"], "give a RECORD, or --template for one to fill in"),
        (["letra-mix", "nowhere.yaml"], "'nowhere.yaml' does not exist"),
        (["letra-mx", "--template"], "did you mean 'letra-mix'?"),
        (["letra-mix", "--template", "--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_a_command_line_that_cannot_be_understood_ends_with_2(
    rollpress: Rollpress, arguments: list[str], said: str
) -> None:
    ran = rollpress("game", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
