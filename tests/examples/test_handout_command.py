"""`rollpress handout` and `show`: the folder of a class set, what pupils and teachers read, and what is refused."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest

from conftest import Rollpress
from handouts import CODE, bytes_of, own_texts, pages, set_of, written
from printed import page_sizes
from rollpress.kinds import KINDS
from rollpress.kinds.base import Table
from setups import english, project

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@pytest.mark.parametrize(("name", "paper"), [("epellelemele", "a4"), ("vowelocity", "letter")])
def test_every_pupil_has_a_page_with_a_code_and_no_answer_on_it(
    rollpress: Rollpress, project_folder: Path, name: str, paper: str
) -> None:
    ran = rollpress("handout", name, "--sheets", "4", "--paper", paper, "--out", "set")
    assert (ran.code, ran.err) == (0, "")
    folder = project_folder / "set"
    assert set(bytes_of(folder)) == {"sheets.pdf", "sheets.html", "key.pdf", "key.html", "set.json"}
    assert page_sizes((folder / "sheets.pdf").read_bytes()) == [pytest.approx(SIZES[paper], abs=0.005)] * 4
    game, kind = project().games[name].for_class, KINDS[project().games[name].kind]
    for sheet, page in zip(set_of(folder), pages(folder / "sheets.pdf"), strict=True):
        assert CODE.findall(page) == [sheet["code"]]
        solution = kind.solve(game.setup, kind.decode(game.setup, sheet["roll"]), Table(), english())
        answers = {found.answer for found in solution.words}
        assert not (written(page) - own_texts(name)) & answers


def test_the_key_lists_each_code_with_its_answers_in_order_of_code(
    rollpress: Rollpress, project_folder: Path
) -> None:
    assert rollpress("handout", "epellelemele", "--sheets", "5", "--out", "set").code == 0
    sheets = {sheet["code"]: sheet for sheet in set_of(project_folder / "set")}
    text = "\n".join(pages(project_folder / "set/key.pdf"))
    assert CODE.findall(text) == sorted(sheets)
    for code, entry in zip(sorted(sheets), CODE.split(text)[1:], strict=True):
        best = sheets[code]["solution"]["par"]["answers"]
        assert len(best) == 10
        assert [word for word in re.findall(r"[A-Z]{3,}", entry) if word in best] == best


def test_a_layout_of_the_key_adds_up_to_par(rollpress: Rollpress, project_folder: Path) -> None:
    assert rollpress("handout", "letra-mix", "--sheets", "1", "--level", "easy", "--out", "set").code == 0
    (sheet,) = set_of(project_folder / "set")
    (page,) = pages(project_folder / "set/key.pdf")
    found = re.search(r"Across (\d+) \+ Down (\d+) \+ Unused (−?\d+) = (\d+)", page)
    assert found is not None
    across, down, unused, total = (int(part.replace("−", "-")) for part in found.groups())
    assert across + down + unused == total == sheet["solution"]["par"]["score"]


def test_a_roster_names_the_sheets_and_makes_a_marking_sheet(rollpress: Rollpress, project_folder: Path) -> None:
    (project_folder / "4b.csv").write_bytes("\ufeffName;\r\nAda\r\n\r\nJosé\r\n".replace(";", ",Form").encode())
    assert rollpress("handout", "epellelemele", "--roster", "4b.csv", "--sheets", "3", "--out", "set").code == 0
    folder = project_folder / "set"
    codes = [sheet["code"] for sheet in set_of(folder)]
    rows = list(csv.reader(io.StringIO((folder / "marking.csv").read_text("utf-8-sig"))))
    assert [row[:2] for row in rows[1:]] == [["Ada", codes[0]], ["José", codes[1]], ["", codes[2]]]
    assert [("Ada" in page, "José" in page) for page in pages(folder / "sheets.pdf")] == [
        (True, False), (False, True), (False, False),
    ]  # fmt: skip
    assert "José" in pages(folder / "marking.pdf")[0]


def test_two_runs_write_the_same_bytes_and_the_second_changes_nothing(
    rollpress: Rollpress, project_folder: Path
) -> None:
    first = rollpress("handout", "vowelocity", "--sheets", "2", "--out", "one")
    assert (
        rollpress("handout", "vowelocity", "--sheets", "2", "--out", "two").out.replace("two", "one") == first.out
    )
    assert bytes_of(project_folder / "one") == bytes_of(project_folder / "two")
    assert rollpress("handout", "vowelocity", "--sheets", "2", "--out", "one").out.endswith("0 files changed\n")


def test_a_lost_sheet_is_shown_again_by_its_code(rollpress: Rollpress, project_folder: Path) -> None:
    assert rollpress("handout", "epellelemele", "--mix", "hard:1,easy:2", "--out", "set").code == 0
    sheets = set_of(project_folder / "set")
    assert [sheet["level"] for sheet in sheets] == ["easy", "easy", "hard"]
    assert rollpress("show", sheets[1]["code"].lower(), "--out", "plain").code == 0
    assert rollpress("show", sheets[1]["code"], "--set-file", "set/set.json", "--out", "filed").code == 0
    assert bytes_of(project_folder / "plain") == bytes_of(project_folder / "filed")
    assert set_of(project_folder / "plain") == [sheets[1]]
    (page,) = pages(project_folder / "plain/sheets.pdf")
    assert page == pages(project_folder / "set/sheets.pdf")[1]


def test_a_sheet_of_a_named_set_or_of_other_words_needs_its_file(
    rollpress: Rollpress, project_folder: Path
) -> None:
    (project_folder / "words.txt").write_text("\n".join(sorted(english().words("answers"))), "utf-8")
    for options in (("--set", "4b"), ("--dictionary", "words.txt")):
        assert rollpress("handout", "vowelocity", "--sheets", "1", *options, "--out", "set").code == 0
        code = set_of(project_folder / "set")[0]["code"]
        ran = rollpress("show", code)
        assert (ran.code, "--set-file" in ran.err) == (1, True)
        assert rollpress("show", code, "--set-file", "set/set.json", "--out", "again").code == 0
        assert set_of(project_folder / "again") == set_of(project_folder / "set")


def test_words_of_a_list_are_on_the_key_and_only_their_number_on_the_sheet(
    rollpress: Rollpress, project_folder: Path
) -> None:
    listed = ["CAT", "TREE", "HOUSE", "BREAD"]
    (project_folder / "list.txt").write_bytes("\r\n".join(listed).lower().encode("utf-8-sig"))
    ran = rollpress("handout", "epellelemele", "--sheets", "2", "--words", "list.txt", "--out", "set")
    assert ran.code == 0
    folder = project_folder / "set"
    found = {word for sheet in set_of(folder) for word in sheet["listed"]}
    left = sorted(set(listed) - found)
    assert ran.out.endswith(f"on no sheet: {', '.join(left)}\n" if left else "files changed\n")
    for sheet, page in zip(set_of(folder), pages(folder / "sheets.pdf"), strict=True):
        assert f"words of your list to find: {len(sheet['listed'])} " in page
        assert not written(page) & set(listed)
    key = "\n".join(pages(folder / "key.pdf"))
    assert all(", ".join(sheet["listed"]) in key for sheet in set_of(folder))


REFUSED = [
    (("handout", "epellelemele", "--out", "set"), 2, "say how many sheets"),
    (("handout", "epellelemele", "--sheets", "0", "--out", "set"), 2, "range"),
    (("handout", "epellelemele", "--mix", "simple:3", "--out", "set"), 2, "is no mix"),
    (("handout", "epellelemele", "--mix", "easy:3", "--level", "easy", "--out", "set"), 2, "exclude each other"),
    (("handout", "epellelemele", "--mix", "easy:3", "--sheets", "4", "--out", "set"), 2, "makes 3 sheets"),
    (("handout", "epellelemele", "--sheets", "1", "--set", "a/b", "--out", "set"), 2, "is no name for a set"),
    (("handout", "vowelocity", "--sheets", "1", "--level", "easy", "--out", "set"), 1, "has no levels"),
    (
        ("handout", "epellelemele", "--sheets", "1", "--roster", "two.csv", "--out", "set"),
        1,
        "2 names for 1 sheets",
    ),
    (("handout", "epellelemele", "--roster", "empty.csv", "--out", "set"), 1, "empty.csv: holds no name"),
    (("show", "R6PA-BAA3"), 1, "two have changed places"),
    (("show", "R6PA"), 1, "a code has 8 signs"),
    (("show", "R6PA-BAA2", "--set-file", "two.csv"), 1, "two.csv: is no file of a class set"),
]


@pytest.mark.parametrize(("call", "code", "says"), REFUSED, ids=[says for _, _, says in REFUSED])
def test_what_cannot_be_made_is_refused_with_a_reason(
    rollpress: Rollpress, project_folder: Path, call: tuple[str, ...], code: int, says: str
) -> None:
    (project_folder / "two.csv").write_text("Ada\nBo\n", "utf-8")
    (project_folder / "empty.csv").write_text("Name\n", "utf-8")
    ran = rollpress(*call)
    assert (ran.code, says in ran.err) == (code, True), ran.err
    assert not (project_folder / "set").exists()
