"""The ledger through the command line: planned, verified, broken, killed; and the same on every machine."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import Rollpress
from ledgers import with_rolls_solved_fast
from rollpress.chance import pick, stream

LEDGER = "content/puzzles/vowelocity/en-1/2027.jsonl"
PLAN = ["plan", "vowelocity", "--as-of", "2027-01-03", "--until", "2027-01-06"]


@pytest.fixture
def ledger(rollpress: Rollpress, project_folder: Path) -> Path:
    """Return the file of a planned ledger of a site that began with the year."""
    site = project_folder / "content" / "site.yaml"
    site.write_text(site.read_text("utf-8").replace("2026-11-23", "2027-01-01"), "utf-8")
    with_rolls_solved_fast(project_folder / "content")
    assert rollpress(*PLAN).code == 0
    return project_folder / LEDGER


def test_a_plan_says_what_it_did_and_the_next_one_does_nothing(rollpress: Rollpress, ledger: Path) -> None:
    before = ledger.read_bytes(), ledger.stat().st_mtime_ns
    ran = rollpress(*PLAN)
    assert (ran.code, ran.out) == (0, "vowelocity: 2027-01-01 to 2027-01-06, 0 drawn, 0 filed\n")
    assert (ledger.read_bytes(), ledger.stat().st_mtime_ns) == before


@pytest.mark.usefixtures("ledger")
def test_dates_at_the_edges_are_planned_or_refused_at_once(rollpress: Rollpress) -> None:
    early = rollpress("plan", "letra-mix", "--as-of", "1900-01-01")
    assert (early.code, early.out) == (0, "letra-mix: no day before 2027-01-01, 0 drawn, 0 filed\n")
    for dates in (["--as-of", "2999-12-31"], ["--until", "2047-01-01", "--as-of", "2027-01-01"]):
        late = rollpress("plan", "vowelocity", *dates)
        assert (late.code, late.out) == (2, "")
        assert "days, from 2027-01-07 to " in late.err
    for day in ("3000-01-01", "1899-12-31", "2027-02-29", "27-01-01", "today", "٢٠٢٧-01-01"):
        assert rollpress("build", "--as-of", day).code == rollpress("verify", "--as-of", day).code == 2
    assert rollpress("verify", "--as-of", "2999-12-31").code == 0


@pytest.mark.parametrize("lines", [0, 1, 3, 6])
def test_a_ledger_cut_to_its_first_lines_verifies(rollpress: Rollpress, ledger: Path, lines: int) -> None:
    ledger.write_text("".join(ledger.read_text("utf-8").splitlines(keepends=True)[:lines]), "utf-8")
    ran = rollpress("verify", "--as-of", "2027-01-03")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{lines} days hold, {2 * min(lines, 2)} answers proved again")


@pytest.mark.parametrize("command", [["check"], ["verify"], PLAN])
def test_an_altered_line_is_named_and_nothing_is_written(
    rollpress: Rollpress, ledger: Path, command: list[str]
) -> None:
    altered = ledger.read_text("utf-8").replace('"attempt":0', '"attempt":1', 1)
    ledger.write_text(altered, "utf-8")
    line = altered[: altered.index('"attempt":1')].count("\n") + 1
    ran = rollpress(*command)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.splitlines() == [
        f"{LEDGER}:{line}: 2027-01-0{line}: the line is not what was sealed",
        "  hint: take the file from version control; a published line never changes",
        "1 fault in 1 place, nothing written",
    ]
    assert ledger.read_text("utf-8") == altered


def test_a_solution_filed_too_early_is_found(rollpress: Rollpress, ledger: Path) -> None:
    assert ledger.is_file()
    ran = rollpress("verify", "--as-of", "2027-01-02")
    assert ran.code == 1
    assert "2027-01-02: its solution is filed before it may be seen" in ran.err


def test_words_are_not_compiled_anew_while_days_still_need_them(
    rollpress: Rollpress, ledger: Path, project_folder: Path
) -> None:
    english = project_folder / "content" / "languages" / "en"
    amendments = english / "amendments.yaml"
    amendments.write_text(amendments.read_text("utf-8").replace("deny:\n", "deny:\n  TALK: a test\n"), "utf-8")
    before = (english / "lexicon.bin.gz").read_bytes()
    ran = rollpress("words", "compile", "en")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(
        "content/languages/en/lexicon.bin.gz: vowelocity: 4 days from 2027-01-03 still need the present word list"
    )
    assert (english / "lexicon.bin.gz").read_bytes() == before
    ledger.unlink()
    assert rollpress("words", "compile", "en").code == 0
    assert (english / "lexicon.bin.gz").read_bytes() != before


def launched(folder: Path, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", "from rollpress.cli import main; main()", *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def printed(process: subprocess.Popen[bytes]) -> str:
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    return out.decode()


def test_a_kill_at_any_moment_of_a_plan_leaves_the_old_ledger_or_the_new_one(
    ledger: Path, project_folder: Path
) -> None:
    longer, chance = [*PLAN[:-1], "2027-01-09"], stream("moments")
    old = ledger.read_bytes()
    started = time.monotonic()
    printed(launched(project_folder, *longer))
    took, new = time.monotonic() - started, ledger.read_bytes()
    for _ in range(15):
        ledger.write_bytes(old)
        process = launched(project_folder, *longer)
        time.sleep(took * (96 + pick(chance, 160)) / 256)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert ledger.read_bytes() in (old, new)
    printed(launched(project_folder, *longer))
    assert ledger.read_bytes() == new


def test_hash_seed_locale_zone_and_folder_change_no_byte(
    ledger: Path, project_folder: Path, tmp_path: Path
) -> None:
    ways = (
        {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "Pacific/Kiritimati"},
        {"PYTHONHASHSEED": "77", "LC_ALL": "C.UTF-8", "TZ": "America/New_York"},
    )
    commands = (
        ["roll", "letra-mix", "--date", "2027-01-01", "--json"],
        ["solve", "epellelemele", "--roll", "K5e P3s R1e H3t N1g T1p", "--json"],
        ["score", "epellelemele", "--roll", "C5e A1s F2t E1h", "café", "--json"],
        ["check"],
    )
    for command in commands:
        assert len({printed(launched(project_folder, *command, **way)) for way in ways}) == 1
    planned = ledger.read_bytes()
    for way in ways:
        ledger.unlink()
        printed(launched(project_folder, *PLAN, **way))
        assert ledger.read_bytes() == planned
    elsewhere = printed(launched(tmp_path, "check", str(project_folder)))
    assert elsewhere == printed(launched(project_folder, "check", "."))
