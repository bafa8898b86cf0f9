"""Class sheets in every variant: the same puzzles and codes, no answer that was not asked for, room to write."""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
import zipfile
from html import unescape
from itertools import product
from pathlib import Path

import outloud
import pytest

from conftest import Rollpress
from handouts import CODE, bytes_of, own_texts, pages, set_of, written
from printed import page_sizes
from rollpress.documents.handouts.design import measures_of
from rollpress.geometry import PAPERS
from rollpress.kinds import KINDS
from rollpress.kinds.base import Table
from rollpress.spec.handout_options import FONTS, PER_PAGE
from setups import english, project

REVIEWED = {
    "FIG-012": "a roll is described by the names of its faces, a layout by its rows",
    "HDG-010": "the entries of a key are headed by codes, which are what they are looked up by",
    "PAG-001": "what is the same at the head of each sheet is each pupil's own to fill in",
}
WHOLE = "import sys; from rollpress.cli.main import _run; code = _run(sys.argv[1:]); "


def answers_of(name: str, roll: str) -> set[str]:
    game = project().games[name].for_class
    kind = KINDS[game.kind]
    return {
        found.answer for found in kind.solve(game.setup, kind.decode(game.setup, roll), Table(), english()).words
    }


@pytest.mark.parametrize(("paper", "per_page", "font"), [*product(PAPERS, PER_PAGE, FONTS)])
def test_writing_lines_are_nine_millimetres_apart_and_large_print_has_eighteen_points(
    paper: str, per_page: int, font: str
) -> None:
    assert measures_of(PAPERS[paper], per_page, font).row >= 9
    large = measures_of(PAPERS[paper], 1, font, large=True)
    assert large.row >= 9
    assert min(large.text, large.label, large.code, large.title) >= 18


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("epellelemele", ("--scaffold", "word-bank,first-letters,lengths,example", "--font", "opendyslexic")),
        ("epellelemele", ("--scaffold", "lengths,first-letters", "--per-page", "4", "--paper", "letter")),
        ("vowelocity", ("--scaffold", "word-bank,example", "--font", "lexend")),
        ("vowelocity", ("--players", "2", "--per-page", "2")),
    ],
)
def test_helps_leave_puzzle_and_code_as_they_are_and_tell_only_what_was_asked_for(
    rollpress: Rollpress, project_folder: Path, name: str, options: tuple[str, ...]
) -> None:
    assert rollpress("handout", name, "--sheets", "2", "--out", "bare").code == 0
    ran = rollpress("handout", name, "--sheets", "2", *options, "--out", "set")
    assert (ran.code, ran.err) == (0, "")
    folder = project_folder / "set"
    assert set_of(folder) == set_of(project_folder / "bare")
    html = unescape(
        re.sub(r"(?s)<title>.*?</title>|<style>.*?</style>|<[^>]*>", " ", (folder / "sheets.html").read_text())
    )
    for text in ("\n".join(pages(folder / "sheets.pdf")), html):
        assert CODE.findall(text) == [sheet["code"] for sheet in set_of(folder)]
        told = set()
        for sheet in set_of(folder):
            words = {found["answer"] for found in sheet["solution"]["words"]}
            told |= words if any("word-bank" in option or "example" in option for option in options) else set()
        found = set().union(*(answers_of(name, sheet["roll"]) for sheet in set_of(folder)))
        assert not (written(text) - own_texts(name)) & found - told


@pytest.mark.parametrize(("per_page", "leaves"), [(1, 5), (2, 3), (4, 2)])
def test_so_many_sheets_are_on_a_page(
    rollpress: Rollpress, project_folder: Path, per_page: int, leaves: int
) -> None:
    ran = rollpress("handout", "epellelemele", "--sheets", "5", "--per-page", str(per_page), "--out", "set")
    assert ran.code == 0
    sheets = (project_folder / "set/sheets.pdf").read_bytes()
    assert page_sizes(sheets) == [pytest.approx((210.0, 297.0), abs=0.005)] * leaves
    on_pages = [CODE.findall(text) for text in pages(project_folder / "set/sheets.pdf")]
    assert [len(codes) for codes in on_pages[:-1]] == [per_page] * (leaves - 1)
    assert [code for codes in on_pages for code in codes] == [
        sheet["code"] for sheet in set_of(project_folder / "set")
    ]


def test_a_set_of_several_sections_is_heard_as_it_is_seen_and_is_printed_again_from_its_file(
    rollpress: Rollpress, project_folder: Path
) -> None:
    (project_folder / "r.csv").write_text("Ada\nJosé Őry\n", "utf-8")
    wanted = ("--roster", "r.csv", "--export", "csv,md,json", "--out")
    assert rollpress("handout", "epellelemele", "--sheets", "17", *wanted, "set").code == 0
    folder = project_folder / "set"
    codes = [sheet["code"] for sheet in set_of(folder)]
    assert [CODE.findall(text) for text in pages(folder / "sheets.pdf")] == [[code] for code in codes]
    for name in ("sheets", "key", "marking"):
        findings = outloud.check(folder / f"{name}.pdf").findings
        assert [str(one) for one in findings if one.severity == "error"] == []
        assert {one.rule for one in findings} <= set(REVIEWED)
    rows = list(csv.reader(io.StringIO((folder / "set.csv").read_text("utf-8-sig"))))
    assert [row[0] for row in rows[1:]] == codes
    assert CODE.findall((folder / "sheets.md").read_text()) == codes
    assert CODE.findall((folder / "key.md").read_text()) == sorted(codes)
    assert rollpress("handout", "--from", "set/set.json", *wanted, "again").code == 0
    assert bytes_of(project_folder / "again") == bytes_of(folder)


def test_a_second_run_loads_neither_the_layout_engine_nor_solvers_nor_words(
    rollpress: Rollpress, project_folder: Path
) -> None:
    order = ("handout", "vowelocity", "--sheets", "2", "--out", "set")
    assert rollpress(*order).code == 0
    heavy = "{'weasyprint', 'numpy', 'pikepdf', 'rollpress.lexicon'} & set(sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", f"{WHOLE}print(code, {heavy})", *order],
        cwd=project_folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout.splitlines() == ["2 sheets in set, 0 files changed", "0 set()"]


@pytest.mark.parametrize("change", ["content/languages/en/print.yaml", "content/games/vowelocity/en.yaml"])
def test_nothing_is_recalled_once_what_it_depends_on_was_changed(
    rollpress: Rollpress, project_folder: Path, change: str
) -> None:
    order = ("handout", "vowelocity", "--sheets", "1", "--out", "set")
    assert rollpress(*order).code == 0
    path = project_folder / change
    path.write_text(path.read_text("utf-8").replace("Vowelocity", "Vowels").replace("Name", "Your name"), "utf-8")
    assert "0 files" not in rollpress(*order).out


def test_a_lesson_is_one_zip_the_same_each_time(rollpress: Rollpress, project_folder: Path) -> None:
    (project_folder / "l").mkdir()
    (project_folder / "l/names.csv").write_text("Ada\nBo\n")
    (project_folder / "l/lesson.yaml").write_text("game: epellelemele\nroster: names.csv\nscaffold: [lengths]\n")
    assert rollpress("handout", "--pack", "l/lesson.yaml", "--out", "one.zip").code == 0
    assert rollpress("handout", "--pack", "l/lesson.yaml", "--out", "two.zip").code == 0
    assert (project_folder / "one.zip").read_bytes() == (project_folder / "two.zip").read_bytes()
    with zipfile.ZipFile(project_folder / "one.zip") as lesson:
        assert {"sheets.pdf", "key.pdf", "marking.pdf", "marking.csv", "LICENCE.txt"} <= set(lesson.namelist())
        assert b"CC BY 4.0" in lesson.read("LICENCE.txt")
        assert b"SCOWL" in lesson.read("LICENCE-words.txt")


@pytest.mark.parametrize(
    ("lesson", "faults"),
    [
        (
            "game: epellelemele\npaper: tabloid\nroster: none.csv\nmix: {easi: 3}\nfnt: lexend\nper_page: 3\n",
            ["2:8: paper: ", "3:9: roster: none.csv: ", "4:13: mix.easi: ", "5:1: fnt: ", "6:11: per_page: "],
        ),
        (
            "game: vowelocity\nsheets: 2\nlevel: easy\nper_page: 4\nlarge_print: true\nset: a/b\nplayers: 2\n",
            ["3:8: level: ", "4:11: per_page: ", "5:14: large_print: ", "6:6: set: ", "7:10: players: "],
        ),
        ("game: letra-mix\nmix: {hard: 1}\nsheets: 2\nlevel: easy\nscaffold: [example]\n",
         ["2:6: mix: a level and a mix", "2:6: mix: the mix makes 1", "5:11: scaffold: "]),
        ("game: epellelemela\nsheets: 1\n", ["1:7: game: there is no game"]),
        ("game: vowelocity\nsheets: 1\nlang: xx\n", ["3:7: lang: there is no language"]),
        ("game: vowelocity\nlevel: 3\nlevel: easy\n", ["3:1: "]),
        ("- vowelocity\n", ["1:1: "]),
    ],
)  # fmt: skip
def test_all_faults_of_a_lesson_are_named_at_their_lines(
    rollpress: Rollpress, project_folder: Path, lesson: str, faults: list[str]
) -> None:
    (project_folder / "lesson.yaml").write_text(lesson)
    ran = rollpress("handout", "--pack", "lesson.yaml", "--out", "set.zip")
    told = [line for line in ran.err.splitlines() if line.startswith("lesson.yaml:")]
    assert ran.code == 1
    assert len(told) == len(faults), ran.err
    for line, fault in zip(told, faults, strict=True):
        assert line.startswith(f"lesson.yaml:{fault}")
    assert not (project_folder / "set.zip").exists()


def test_faults_of_a_lesson_its_names_and_its_words_are_told_at_once(
    rollpress: Rollpress, project_folder: Path
) -> None:
    (project_folder / "l").mkdir()
    (project_folder / "l/names.csv").write_text("Ada\nBo\n")
    (project_folder / "l/words.txt").write_text("cat\nzzzz\nCat\n")
    lesson = "game: epellelemele\nsheets: 1\nwords: words.txt\nroster: names.csv\n"
    (project_folder / "l/lesson.yaml").write_text(lesson)
    ran = rollpress("handout", "--pack", "l/lesson.yaml", "--out", "set.zip")
    assert ran.code == 1
    assert [line.rsplit(":", 1)[0] for line in ran.err.splitlines() if line.startswith("l/")] == [
        "l/lesson.yaml:4:9: roster", "l/words.txt:2: ZZZZ", "l/words.txt:3: Cat",
    ]  # fmt: skip


@pytest.mark.parametrize("brought", [("--words", "list.txt"), ("--dictionary", "list.txt")])
def test_sheets_of_a_teachers_words_are_printed_again_from_their_file(
    rollpress: Rollpress, project_folder: Path, brought: tuple[str, str]
) -> None:
    words = [word for word in sorted(english().words("answers")) if len(word) == 4]
    (project_folder / "list.txt").write_text("\n".join(words))
    assert rollpress("handout", "vowelocity", "--sheets", "2", *brought, "--out", "set").code == 0
    assert rollpress("handout", "--from", "set/set.json", "--out", "again").code == 0
    assert bytes_of(project_folder / "again") == bytes_of(project_folder / "set")


def test_a_code_with_helps_shows_the_sheet_with_them(rollpress: Rollpress, project_folder: Path) -> None:
    assert rollpress("handout", "epellelemele", "--sheets", "1", "--scaffold", "lengths", "--out", "set").code == 0
    (sheet,) = set_of(project_folder / "set")
    assert rollpress("show", f"{sheet['code']}+L", "--out", "again").code == 0
    assert bytes_of(project_folder / "again") == bytes_of(project_folder / "set")


@pytest.mark.parametrize(
    ("call", "code", "says"),
    [
        (("--sheets", "1"), 2, "name a game"),
        (("letra-mix", "--sheets", "1", "--scaffold", "example"), 1, "would be the answer"),
        (("letra-mix", "--sheets", "1", "--scaffold", "hints"), 2, "is none of word-bank"),
        (("vowelocity", "--sheets", "1", "--per-page", "4"), 1, "nobody could read its tiles"),
        (("epellelemele", "--sheets", "1", "--per-page", "2", "--large-print"), 2, "the whole page"),
        (("epellelemele", "--sheets", "1", "--per-page", "4", "--players", "2"), 2, "two players"),
        (("--from", "broken.json"), 1, "broken.json: is no file of a class set"),
        (("epellelemele", "--level", "hard", "--sheets", "1", "--dictionary", "list.txt"), 1, "every sheet is"),
        (("--pack", "empty.yaml", "--font", "lexend"), 2, "give --pack and --out alone"),
        (("--pack", "empty.yaml"), 1, "makes no sheets"),
    ],
)
def test_what_no_sheet_can_be_is_refused_with_a_reason(
    rollpress: Rollpress, project_folder: Path, call: tuple[str, ...], code: int, says: str
) -> None:
    (project_folder / "broken.json").write_text("{}")
    (project_folder / "list.txt").write_text("cat\n")
    (project_folder / "empty.yaml").write_text("game: epellelemele\n")
    ran = rollpress("handout", *call, "--out", "set")
    assert (ran.code, says in ran.err) == (code, True), ran.err
    assert not (project_folder / "set").exists()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"sha256":"', '"sha256":"0', "was solved with another word list"),
        ('"roll":"', '"roll":"1', "is not what the present dice roll"),
        ('"game":"', '"game":"x', "is a set of xvowelocity"),
        ("{", "", "is no file of a class set"),
    ],
)
def test_check_finds_a_set_of_the_site_that_is_out_of_date(
    rollpress: Rollpress, project_folder: Path, old: str, new: str, says: str
) -> None:
    path = project_folder / "content/classes/vowelocity/en-1.json"
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    ran = rollpress("check")
    assert (
        ran.code,
        f"content/classes/vowelocity/en-1.json: {says}" in ran.err.replace("sheet A95A-BACB ", ""),
    ) == (1, True)
