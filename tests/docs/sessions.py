"""Run what a page shows at a prompt, in order, and compare what comes out.

Input: the text of a page and a folder. A block marked `console` holds commands after `$ ` and, below each, what
it prints; a line that is only `…` stands for any lines. A block marked with a language and a path is a file,
written into the folder when its turn comes. Output: a step for each command.

    python tests/docs/sessions.py docs/cli.md      writes what is printed today into the page; read the difference
"""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, STDOUT

from rollpress.cli import main

__all__ = ["ROOT", "Step", "project_in", "steps_of"]

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ANY = "…"


@dataclass(frozen=True)
class Step:
    """One command of a page: what the page says it prints, and what it printed."""

    command: str
    told: str
    printed: str

    @property
    def holds(self) -> bool:
        """Tell whether the page is right; `…` in a line of its own matches any lines."""
        lines = (".*" if line == _ANY else re.escape(line) for line in self.told.split("\n"))
        return re.fullmatch("\n".join(lines), self.printed, re.DOTALL) is not None


def project_in(folder: Path) -> Path:
    """Return a new project in the folder: the shipped content, without its ledger."""
    leave_out = shutil.ignore_patterns("puzzles")
    shutil.copytree(ROOT / "content", folder / "content", ignore=leave_out)
    return folder


def steps_of(page: str, folder: Path) -> Iterator[Step]:
    """Run a page's commands in a project's folder and write its files there, in order."""
    code = 0
    for language, path, body in _BLOCK.findall(page):
        if path:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(body, "utf-8")
        elif language == "console":
            for command, told in _prompts(body):
                code, printed = _run(command, folder, code)
                yield Step(command, told, printed)


def _prompts(body: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
        command, _, told = part.partition("\n")
        yield command, told.rstrip("\n")


def _run(command: str, folder: Path, last: int) -> tuple[int, str]:
    """Run one line, in which `$?` is the code of the last; return its code and all it printed."""
    first, *arguments = shlex.split(command)
    if first == "rollpress" and not {"|", ">", "<", ";", "&&"} & set(arguments):
        code, printed = _rollpress(arguments, folder)
    else:
        line = ["sh", "-c", f"(exit {last}); {command}"]
        done = subprocess.run(line, cwd=folder, stdout=PIPE, stderr=STDOUT, encoding="utf-8", check=False)
        code, printed = done.returncode, done.stdout
    return code, "\n".join(line.rstrip() for line in printed.rstrip("\n").split("\n"))


def _rollpress(arguments: list[str], folder: Path) -> tuple[int, str]:
    """Run the real command line in this process, which spares loading it each time."""
    printed = io.StringIO()
    before, sys.argv = sys.argv, ["rollpress", *arguments]
    os.environ["COLUMNS"] = "100"
    try:
        with chdir(folder), redirect_stdout(printed), redirect_stderr(printed):
            main()
    except SystemExit as left:
        return int(left.code or 0), printed.getvalue()
    finally:
        sys.argv = before
        del os.environ["COLUMNS"]
    return 0, printed.getvalue()


def _renewed(page: str, folder: Path) -> str:
    """Return the page with today's output below each command whose output is another; a crash is no output."""
    start = 0
    for step in steps_of(page, folder):
        if "Traceback (most recent call last)" in step.printed:
            raise SystemExit(step.printed)
        shown = f"$ {step.command}\n"
        start = page.index(shown, start) + len(shown)
        if not step.holds:
            rest = page[start:].removeprefix(step.told + "\n" if step.told else "")
            page = page[:start] + (step.printed + "\n" if step.printed else "") + rest
    return page


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as place:
            Path(name).write_text(_renewed(Path(name).read_text("utf-8"), project_in(Path(place))), "utf-8")
