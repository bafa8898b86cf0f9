"""Where `build` refuses to build: publishing exchanges whole folders, so a project must never be one of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import Ran

Command = Callable[..., Ran]


@pytest.mark.parametrize(
    "output", [".", "..", "content", "content/games/site", "templates", ".rollpress", "out/.."]
)
def test_a_folder_that_a_project_lives_in_is_not_built_into(
    output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rollpress: Command
) -> None:
    project = tmp_path / "mine"
    assert rollpress("init", str(project)).code == 0
    monkeypatch.chdir(project)
    before = sorted(tmp_path.rglob("*"))
    ran = rollpress("build", "--no-pdf", "--output", output)
    assert ran.code == 2
    assert "choose a folder of its own" in ran.err
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.usefixtures("project_folder")
def test_a_class_set_is_not_put_in_the_place_of_the_project(rollpress: Command) -> None:
    before = sorted(Path().rglob("*"))
    ran = rollpress("handout", "epellelemele", "--sheets", "2", "--out", ".")
    assert ran.code == 2
    assert "is no place to build into" in ran.err
    assert sorted(Path().rglob("*")) == before
