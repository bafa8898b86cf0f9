"""Write `broken.txt` anew with what `check` prints now, after the shipped content moved; then read the diff."""

import contextlib
import io
import os
import shutil
import tempfile
from pathlib import Path

from faults.test_broken_projects import TABLE, break_it
from rollpress.cli.main import _run
from rollpress.home import shipped_content

if __name__ == "__main__":
    path = Path(__file__).with_name("broken.txt")
    text = []
    for case, block in zip(TABLE, path.read_text("utf-8").split("== ")[1:], strict=True):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()) as printed:
            shutil.copytree(shipped_content(), f"{folder}/content", ignore=shutil.ignore_patterns("puzzles"))
            os.chdir(folder)
            break_it(Path(folder), case)
            _run(["check"])
            os.chdir(path.parent)
        edit = [row for row in block.rstrip("\n").split("\n") if not row.startswith("> ")]
        lines = [f"> {line}" for line in printed.getvalue().splitlines()[:-1]]
        text.append("== " + "\n".join([*edit, *lines]) + "\n")
    path.write_text("\n".join(text), "utf-8")
