"""`init` and `new`: a project and a game to start from, whole or not at all."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import Ran

Command = Callable[..., Ran]


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rollpress: Command) -> Path:
    assert rollpress("init", str(tmp_path / "mine")).code == 0
    monkeypatch.chdir(tmp_path / "mine")
    return tmp_path / "mine"


def test_a_new_project_has_the_shipped_games_and_no_fault(begun: Path, rollpress: Command) -> None:
    assert (begun / "README.md").is_file()
    assert (begun / ".gitignore").read_text("utf-8").splitlines() == [".rollpress/", "output/"]
    assert not (begun / "content/puzzles").exists()
    assert rollpress("check").code == 0


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path, rollpress: Command) -> None:
    (tmp_path / "note.txt").write_text("mine", "utf-8")
    ran = rollpress("init", str(tmp_path))
    assert ran.code == 2
    assert "is not empty" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def test_a_new_game_is_a_copy_under_its_own_name(begun: Path, rollpress: Command) -> None:
    ran = rollpress("new", "game", "word-storm", "--like", "letra-mix")
    assert ran.code == 0
    assert "title: Word storm" in (begun / "content/games/word-storm/en.yaml").read_text("utf-8")
    assert rollpress("check").code == 0
    assert rollpress("roll", "word-storm", "--date", "2027-01-01", "--attempt", "0").code == 0


@pytest.mark.parametrize("left", [True, False])
def test_a_project_without_games_is_told_how_to_begin_one(left: bool, begun: Path, rollpress: Command) -> None:
    shutil.rmtree(begun / "content/games")
    if left:
        (begun / "content/games/mine").mkdir(parents=True)
    for command in (["check"], ["build", "--no-pdf"]):
        ran = rollpress(*command)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.splitlines()[:2] == [
            "content/games: holds no game",
            "  hint: `rollpress new game ID` begins one",
        ]
    assert rollpress("new", "game", "word-storm").code == 0
    assert rollpress("check").code == 0


@pytest.mark.parametrize(("name", "code"), [("letra-mix", 1), ("Word Storm", 2), ("../out", 2), ("", 2)])
@pytest.mark.usefixtures("begun")
def test_a_name_that_is_taken_or_is_none_makes_nothing(name: str, code: int, rollpress: Command) -> None:
    before = sorted(Path("content").rglob("*"))
    assert rollpress("new", "game", name).code == code
    assert sorted(Path("content").rglob("*")) == before


@pytest.mark.parametrize("command", [["new", "game", "mine"], ["plan"], ["words", "compile", "en"]])
def test_what_writes_into_a_project_needs_one(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rollpress: Command
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = rollpress(*command)
    assert ran.code == 2
    assert "rollpress init" in ran.err
    assert not list(tmp_path.iterdir())
