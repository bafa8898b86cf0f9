"""A game that is renamed stays what it was: its rolls, its class sets, its pages and sheets, but for the name."""

from pathlib import Path

import pytest

from conftest import Rollpress
from small_sites import AS_OF, GAME, PLAN, built, planned

OTHER = "quillwort"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a planned project; the test runs inside it."""
    monkeypatch.chdir(planned(tmp_path / "project"))
    return Path()


def draw_as(game: str, name: str = GAME) -> None:
    with Path(f"content/games/{game}/game.yaml").open("a") as file:
        file.write(f"drawn_as: {name}\n")


def rename(what: str) -> None:
    Path(f"content/{what}/{GAME}").rename(f"content/{what}/{OTHER}")


def in_old_words(path: str, content: bytes) -> tuple[str, list[bytes]]:
    """Return a file's path and lines as they were before; the sitemap is in order of address."""
    lines = content.replace(OTHER.encode(), GAME.encode()).splitlines(keepends=True)
    return path.replace(OTHER, GAME), sorted(lines) if path == "sitemap.xml" else lines


def test_a_renamed_game_is_built_as_before_but_for_its_name(project: Path, rollpress: Rollpress) -> None:
    draw_as(GAME)  # true of every game, and read back from the PDFs, which carry their spec
    before = dict(in_old_words(*file) for file in built(project, Path("output")).items())
    ledger = Path(f"content/puzzles/{GAME}/en-1/2027.jsonl").read_bytes()
    for part in ("games", "puzzles", "classes"):
        rename(part)
    assert rollpress(*PLAN).code == 0
    assert Path(f"content/puzzles/{OTHER}/en-1/2027.jsonl").read_bytes() == ledger
    after = built(project, Path("output"))
    assert rollpress("verify", "--as-of", AS_OF).code == 0
    assert not [path for path in after if GAME in path]
    assert f"print/{OTHER}/en/a4/rulebook.pdf" in after
    again = dict(in_old_words(*file) for file in after.items())
    assert again.keys() == before.keys()
    assert [path for path in before if again[path] != before[path]] == []


@pytest.mark.usefixtures("project")
def test_rolls_of_days_and_classes_are_drawn_as_before(rollpress: Rollpress) -> None:
    asked = ("--date", "2027-02-01", "--attempt", "3")
    before = rollpress("roll", GAME, *asked)
    assert rollpress("handout", GAME, "--sheets", "2", "--out", "before").code == 0
    rename("games")
    draw_as(OTHER)
    after = rollpress("roll", OTHER, *asked)
    assert after.out == before.out
    assert rollpress("handout", OTHER, "--sheets", "2", "--out", "after").code == 0
    old, new = (Path(folder, "set.json").read_text("utf-8") for folder in ("before", "after"))
    assert old != new
    assert old.replace(f'"game":"{GAME}"', f'"game":"{OTHER}"') == new
    for file in ("before/set.json", "after/set.json"):
        code = new.partition('"code":"')[2].partition('"')[0]
        assert rollpress("show", code, "--set-file", file, "--out", "shown").code == 0


@pytest.mark.usefixtures("project")
def test_a_rename_that_is_done_by_half_is_told_before_anything_is_drawn(rollpress: Rollpress) -> None:
    rename("games")
    orphan = f"content/puzzles/{GAME}: is the ledger of no game"
    for command in (PLAN, ("check",), ("build",)):
        ran = rollpress(*command)
        assert (ran.code, ran.err.splitlines()[0]) == (1, orphan)
        assert f"`drawn_as: {GAME}`" in ran.err
    rename("puzzles")
    ran = rollpress(*PLAN)
    assert ran.code == 1
    assert ran.err.splitlines()[:2] == [
        f"content/puzzles/{OTHER}/en-1/2027.jsonl:1: 2027-01-01: was drawn as {GAME}, not as {OTHER}",
        f"  hint: a game that was renamed says `drawn_as: {GAME}` in its game.yaml",
    ]
    draw_as(OTHER)
    assert rollpress(*PLAN).code == 0


@pytest.mark.usefixtures("project")
def test_no_two_games_draw_as_one(rollpress: Rollpress) -> None:
    draw_as(GAME)
    assert rollpress("new", "game", OTHER).code == 0
    assert rollpress("check").code == 0
    lines = len(Path(f"content/games/{OTHER}/game.yaml").read_text("utf-8").splitlines())
    draw_as(OTHER)
    ran = rollpress("check")
    assert ran.code == 1
    what = f"drawn_as: '{GAME}' is what {GAME} draws by"
    assert f"content/games/{OTHER}/game.yaml:{lines + 1}:11: {what}" in ran.err
    draw_as(OTHER, "Big")
    assert "drawn_as: stands here a second time" in rollpress("check").err
