"""What tests of the whole program share: a project of their own, and the command line within it."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rollpress.cli.main import _run
from rollpress.home import shipped_content


@dataclass(frozen=True)
class Ran:
    """What a command came to: its exit code, and what it printed."""

    code: int
    out: str
    err: str


Rollpress = Callable[..., Ran]


@pytest.fixture
def project_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project that holds the shipped content without its ledger; the test runs inside it."""
    folder = tmp_path / "project"
    shutil.copytree(shipped_content(), folder / "content", ignore=shutil.ignore_patterns("puzzles"))
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def rollpress(capsys: pytest.CaptureFixture[str]) -> Rollpress:
    """Return a function that runs the command line in this process."""

    def run(*arguments: str) -> Ran:
        capsys.readouterr()
        code = _run(list(arguments))
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run
