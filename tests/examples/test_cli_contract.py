"""The command line as people and programs meet it: answers judged, rolls read, exit codes, faults."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import Rollpress

pytestmark = pytest.mark.usefixtures("project_folder")


def totals(out: str) -> list[tuple[str, int]]:
    return [(one["answer"], one["total"]) for one in json.loads(out)["answers"]]


def rules(out: str) -> list[list[str]]:
    return [[fault["rule"] for fault in one["faults"]] for one in json.loads(out)["answers"]]


def test_the_leaflets_layout_scores_twenty(rollpress: Rollpress) -> None:
    ran = rollpress("score", "letra-mix", "--roll", "NAROSEHEXIMB*", "E..H/AXIOMS/R..N/...E")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "  20 E..H/AXIOMS/R..N/...E (across 14, down 9, unused -3)\n  20 in all\n"


@pytest.mark.parametrize(("roll", "word", "broken"), [("1236", "FROGS", ["V4"]), ("1246", "RAINS", ["V4", "V6"])])
def test_the_leaflets_own_errors_are_refused_by_the_right_rules(
    rollpress: Rollpress, roll: str, word: str, broken: list[str]
) -> None:
    ran = rollpress("score", "vowelocity", "--roll", roll, "--json", word)
    assert (ran.code, rules(ran.out), totals(ran.out)) == (1, [broken], [(word, 0)])


def test_a_refused_word_is_told_with_its_rule(rollpress: Rollpress) -> None:
    ran = rollpress("score", "vowelocity", "--roll", "1236", "frogs")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        "   0 FROGS (tiles 7)",
        "     FROGS has five letters; the roll has four dice. Rule V4",
        "   0 in all",
    ]


@pytest.mark.parametrize(
    ("game", "roll", "answers"),
    [
        ("epellelemele", "C5e A1s F2t E1h", ["CAFE", "cafe", "Café", "cafe\u0301", "CAFE\u0301"]),
        ("letra-mix", "CAFE", ["CAFE", "cafe", "café", "cafe\u0301", "./.CAFÉ/."]),
        ("vowelocity", "2346", ["TALK", "talk", "Tälk", "ta\u0308lk"]),
    ],
)
def test_case_accents_and_composition_make_no_other_answer(
    rollpress: Rollpress, game: str, roll: str, answers: list[str]
) -> None:
    told = [rollpress("score", game, "--roll", roll, "--json", answer) for answer in answers]
    assert {ran.code for ran in told} == {0}
    assert len({ran.out for ran in told}) == 1


@pytest.mark.parametrize(
    ("game", "roll", "answer", "total"),
    [
        ("epellelemele", "A1s E1n O2t *0a QU6sz E1-", "QUOTE", 5 + 6 + 2 + 1),
        ("epellelemele", "a1S e1N o2T *0A qu6SZ e1-", "quote", 5 + 6 + 2 + 1),
        ("epellelemele", "K50e P3s T1p", "KEPT", 4 + 54),
        ("letra-mix", "naroseheximb*", "E..H/AXIOMS/R..N/...E", 20),
        ("letra-mix", "N.A.R.O", ".", -5),
        ("letra-mix", "C.A.T.", "CAT", 5),
        ("letra-mix", "C*T", "C(A)T", 4),
        ("letra-mix", "C*T", "CAT", 4),
        ("vowelocity", "6432", "TALK", 7),
        ("vowelocity", " 2346 ", "T3 A6 L4 K2", 7),
    ],
)
def test_every_form_of_a_roll_text_is_read(
    rollpress: Rollpress, game: str, roll: str, answer: str, total: int
) -> None:
    ran = rollpress("score", game, "--roll", roll, "--json", answer)
    assert (ran.code, json.loads(ran.out)["total"]) == (0, total)


@pytest.mark.parametrize(
    ("options", "answer", "code", "broken"),
    [
        (["--collected", "E2"], "H5 E2!", 0, []),
        (["--collected", "e2"], "h5 e2!", 0, []),
        ([], "H5 E2!", 1, ["V9"]),
        (["--collected", "E2", "--no-rescue"], "H5 E2!", 1, ["V9"]),
        (["--collected", "E2"], "HE", 1, ["V5"]),
        (["--taken", "T5"], "I1 T5", 1, ["V5"]),
        (["--collected", "T5"], "I1 T5", 1, ["V5"]),
    ],
)
def test_what_lies_on_the_table_counts(
    rollpress: Rollpress, options: list[str], answer: str, code: int, broken: list[str]
) -> None:
    ran = rollpress("score", "vowelocity", "--roll", "15", *options, "--json", answer)
    assert (ran.code, rules(ran.out)) == (code, [broken])


def test_a_dictionary_takes_the_place_of_the_word_list(rollpress: Rollpress, tmp_path: Path) -> None:
    (tmp_path / "club.txt").write_text("# ours\nblart\nkalt\ncoon\n", "utf-8")
    own = ("--roll", "2346", "--dictionary", str(tmp_path / "club.txt"), "--json")
    assert rules(rollpress("score", "vowelocity", *own, "KALT", "TALK").out) == [[], ["V11"]]
    solved = json.loads(rollpress("solve", "vowelocity", *own).out)
    assert [word["answer"] for word in solved["words"]] == ["KALT"]
    assert solved["best"] == solved["par"]
    assert solved["dictionary"]["id"] == "club.txt"


def test_flagged_words_of_a_dictionary_are_accepted_and_never_listed(rollpress: Rollpress, tmp_path: Path) -> None:
    (tmp_path / "club.txt").write_text("coon\ncorn\n", "utf-8")
    own = ("--dictionary", str(tmp_path / "club.txt"), "--json", "--roll")
    assert rollpress("score", "epellelemele", *own, "C1o O1n N1r", "COON").code == 0
    assert [
        word["answer"] for word in json.loads(rollpress("solve", "epellelemele", *own, "C1o O1n N1r").out)["words"]
    ] == ["CORN"]


def test_every_fault_of_a_dictionary_is_told(rollpress: Rollpress, tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("good\nbad-word\ntwo words\nGOOD\nx\n", "utf-8")
    ran = rollpress("score", "vowelocity", "--roll", "2346", "--dictionary", str(path), "TALK")
    assert ran.code == 1
    assert ran.err.splitlines() == [
        f"{path}:2:4: bad-word: '-' is no letter of this alphabet",
        "  hint: spell it with letters alone",
        f"{path}:3: two words: more than one word",
        "  hint: write one word a line",
        f"{path}:4: GOOD: stands twice",
        "  hint: line 1 has it as GOOD",
        f"{path}:5: x: 1 letter",
        "  hint: words have 2 to 15 letters",
        "4 faults in 1 place, nothing written",
    ]


def test_the_tier_cuts_the_list_of_words_and_nothing_else(rollpress: Rollpress) -> None:
    told = {
        tier: json.loads(rollpress("solve", "vowelocity", "--roll", "2346", "--json", "--tier", tier).out)
        for tier in ("valid", "common", "answers")
    }
    words = {tier: form.pop("words") for tier, form in told.items()}
    assert told["valid"] == told["common"] == told["answers"]
    for tier, kept in (("common", {"common", "answers"}), ("answers", {"answers"})):
        assert words[tier] == [word for word in words["valid"] if word["tier"] in kept]
        assert len(words[tier]) == told["valid"]["counts"][tier]


def test_a_theme_brings_its_bonus(rollpress: Rollpress, project_folder: Path) -> None:
    (project_folder / "content" / "themes").mkdir(exist_ok=True)
    (project_folder / "content" / "themes" / "sailing.yaml").write_text("en: [kept, ocean]\n", "utf-8")
    ran = rollpress("score", "epellelemele", "--roll", "K5e P3s T1p", "--theme", "sailing", "--json", "KEPT")
    assert {part["id"]: part["value"] for part in json.loads(ran.out)["answers"][0]["parts"]} == {
        "length": 4, "letters": 9, "theme": 5,
    }  # fmt: skip


def test_a_roll_is_the_ledgers_or_the_first_that_passes(rollpress: Rollpress) -> None:
    drawn = rollpress("roll", "epellelemele", "--date", "2027-01-04", "--json").out
    assert rollpress("plan", "epellelemele", "--as-of", "2027-01-01", "--until", "2027-01-05").code == 0
    assert rollpress("roll", "epellelemele", "--date", "2027-01-04", "--json").out == drawn
    form = json.loads(drawn)
    assert form["key"] == f"epellelemele/en-1/roll/2027-01-04/{form['attempt']}"
    again = rollpress("roll", "epellelemele", "--date", "2027-01-04", "--attempt", str(form["attempt"]))
    assert again.out == form["roll"] + "\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["score", "letra-mx", "--roll", "A", "A"], "there is no game 'letra-mx'; did you mean 'letra-mix'?"),
        (["solve", "vowelocity", "--roll", "26", "--tier", "answer"], "'answer' is not one of"),
        (["planet"], "No such command 'planet'"),
        (["check", "--sharp"], "No such option"),
        (["roll", "vowelocity", "--date", "2027-02-30"], "'2027-02-30' is no date that we can plan"),
        (["roll", "vowelocity", "--date", "2027-W01-1"], "write it as 2027-01-31"),
        (["plan", "--as-of", "9999-12-31"], "write it as 2027-01-31"),
        (["plan", "chess"], "there is no game 'chess'; known: epellelemele, letra-mix, vowelocity"),
        (["roll", "vowelocity", "--date", "2027-01-01", "--attempt", "one"], "'one' is not a valid integer"),
        (["roll", "vowelocity", "--date", "2027-01-01", "--puzzle", "sola"], "vowelocity has no puzzle 'sola'"),
        (["score", "vowelocity", "--roll", "26"], "Missing argument 'ANSWER...'"),
        (["score", "vowelocity", "OX"], "Missing option '--roll'"),
        (["score", "vowelocity", "--roll", "26", "--dictionary", "none.txt", "OX"], "'none.txt' does not exist"),
        (["score", "epellelemele", "--roll", "A1s", "--theme", "sailing", "AS"], "there is no theme 'sailing'"),
        (["solve", "vowelocity", "--roll", "26", "--lang", "fr"], "there is no language 'fr'; known: en"),
        (["words", "list", "fr"], "there is no language 'fr'; known: en"),
        (["check", "nowhere"], "Directory 'nowhere' does not exist"),
        (["check", "content"], "there is no content/ in it"),
    ],
)
def test_a_command_line_that_cannot_be_understood_ends_with_2(
    rollpress: Rollpress, arguments: list[str], said: str
) -> None:
    ran = rollpress(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert "Traceback" not in ran.err


LETTERS = "write letters of the alphabet"
FACES = "write letters, * for the joker, . between longer faces"
ROW = "a row holds letters, . for an empty cell, / between rows"
CELL = "write [QU] for a face of several letters, (X) for a joker that stands for X"
TILE = "write a letter and a number from 1 to 6, as A4"


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (
            ["vowelocity", "--roll", "27", "OX"],
            ["--roll:1:2: no die shows '7'", "write a number from 1 to 6 for each die, joined, as 136"],
        ),
        (
            ["vowelocity", "--roll", "26", "A-B", "O X"],
            ["ANSWER 1:1:2: '-' is no letter", LETTERS, "ANSWER 2:1:2: ' ' is no letter", LETTERS],
        ),
        (
            ["vowelocity", "--roll", "26", "OX", "", "C2 A9"],
            ["ANSWER 2: is empty", "write a word", "ANSWER 3:1:4: A9 is no tile", TILE],
        ),
        (
            ["vowelocity", "--roll", "26", "--collected", "A4 A4", "OX"],
            ["--collected:1:4: there is no second tile A4", "tiles with A: A4, A6"],
        ),
        (
            ["vowelocity", "--roll", "26", "--taken", "C2!", "OX"],
            ["--taken:1:1: C2! is marked as rescued", "only an answer declares a rescue"],
        ),
        (
            ["epellelemele", "--roll", "A1s *3b E", "AS"],
            [
                "--roll:1:5: *3b gives points to a *",
                "write *0: a wild is worth nothing",
                "--roll:1:9: E has no points",
                "write them after the large sign, as E0-",
            ],
        ),
        (
            ["epellelemele", "--roll", "A1s", "--collected", "A4", "AS"],
            ["--collected: this game has no tiles that lie on the table", "leave --collected out"],
        ),
        (
            ["letra-mix", "--roll", " A7\N{COMBINING ACUTE ACCENT}B%", "."],
            [
                "--roll:1:3: '7\N{COMBINING ACUTE ACCENT}' is no letter of this alphabet",
                FACES,
                "--roll:1:5: '%' is no letter of this alphabet",
                FACES,
            ],
        ),
        (
            ["letra-mix", "--roll", "A.B. Q7..*", "."],
            [
                "--roll:1:7: '7' is no letter of this alphabet",
                FACES,
                "--roll:1:9: has an empty face",
                "write one . between two faces",
            ],
        ),
        (
            ["letra-mix", "--roll", "ABC", " E\N{COMBINING ACUTE ACCENT}A/.7[A7](é]/(7)"],
            [
                "ANSWER 1:1:6: '7' is no letter of this alphabet",
                ROW,
                "ANSWER 1:1:9: '7' is no letter of this alphabet",
                ROW,
                "ANSWER 1:1:11: '(' opens or closes nothing",
                CELL,
                "ANSWER 1:1:16: '7' is no letter of this alphabet",
                ROW,
            ],
        ),
        (["letra-mix", "--roll", "", "."], ["--roll: is empty", "write the letters rolled, such as AEH*"]),
        (
            ["letra-mix", "--roll", "ABC", "A(BC)", ""],
            [
                "ANSWER 1:1:2: (BC): a joker stands for one letter",
                "write each joker by itself",
                "ANSWER 2: is empty",
                "the empty layout is written as .",
            ],
        ),
    ],
)
def test_what_cannot_be_read_as_a_roll_or_an_answer_is_a_fault_with_its_place(
    rollpress: Rollpress, arguments: list[str], lines: list[str]
) -> None:
    ran = rollpress("score", *arguments)
    wanted = [f"  hint: {line}" if number % 2 else line for number, line in enumerate(lines)]
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.splitlines()[:-1] == wanted
    form = json.loads(rollpress("score", *arguments, "--json").out)
    assert [fault["what"] for fault in form["faults"]] == [line.split(": ", 1)[1] for line in lines[::2]]


def test_a_missing_part_of_the_system_ends_with_3(rollpress: Rollpress, project_folder: Path) -> None:
    sources = project_folder / "content" / "languages" / "en" / "sources.yaml"
    sources.write_text(sources.read_text("utf-8").replace("/usr/share/dict/scowl", "/nowhere"), "utf-8")
    ran = rollpress("words", "compile", "en")
    assert (ran.code, ran.out) == (3, "")
    assert "install the package scowl" in ran.err


@pytest.mark.parametrize("arguments", [["--help"], ["score", "-h"], ["--version"], ["words", "--help"]])
def test_help_ends_with_0(rollpress: Rollpress, arguments: list[str]) -> None:
    assert rollpress(*arguments).code == 0


def test_the_package_runs_as_a_module_as_the_script_does() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rollpress", "no-such-command"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "no-such-command" in ran.stderr
