"""What a hostile author writes is refused or printed as text: nothing else is read, and it costs little.

Each attack runs in a process of its own, which notes every file and address that is opened. It may take two seconds
of work more than the shipped game does, and 300 MB of memory in all.
"""

import json
import resource
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import rollpress
from rollpress.home import shipped_content

GAME = "letra-mix"
_CHILD = """
import json, resource, sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else
                 opened.append("net:" + str(args)) if event in ("socket.connect", "socket.getaddrinfo") else None)
from pathlib import Path
from rollpress.build.shelf import Shelf
from rollpress.documents.from_game import documents_of
from rollpress.faults import Faulty
from rollpress.geometry import PAPERS
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES, KINDS
from rollpress.press import print_sheet
from rollpress.spec.project import read_project
content = Path(sys.argv[1]) / "content"
faults, pdf = [], b""
try:
    project = read_project(content, KIND_TYPES, shipped_content())
    game = project.games["letra-mix"]
    lexicon = Shelf(content, shipped_content(), content.parent / ".rollpress").lexicon("en")
    made = documents_of(game, KINDS[game.kind], lexicon, project.texts.print, PAPERS["a4"])
    pdf = print_sheet(made["rulebook"])
except Faulty as fault:
    faults = [str(one) for one in fault.faults]
used = resource.getrusage(resource.RUSAGE_SELF)
# Its own peak: the one that getrusage tells may be that of the process which started this one.
(peak,) = (line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(json.dumps({"faults": faults, "opened": [o for o in opened if "hidden-s3cr3t" in o or o.startswith("net:")],
                  "leak": "s3cr3t" in pdf.decode("latin-1"), "cpu": used.ru_utime + used.ru_stime,
                  "mb": int(peak) / 1024, "printed": len(pdf)}))
"""
TAGLINE = "Thirteen dice, one crossword, and the sand is running."
IN_TEXT = {
    "img": "<img src=file:SECRET>",
    "attachment": "<link rel=attachment href=file:SECRET>",
    "import": "<style>@import url(file:SECRET);</style>",
    "remote-import": "<style>@import url(http://localhost:9/x.css);</style>",
    "url": "<p style='background: url(file:SECRET)'>",
    "xxe": "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:SECRET'>]><svg>&x;</svg>",
    "svg-image": "<svg><image href='file:SECRET'/></svg>",
    "svg-use": "<svg><g id='a'/><use href='#a'/><use href='#a'/></svg>",
    "data-bomb": "<img src='data:image/png;base64,iVBORw0KGgo='>",
    "colspan": "<table><tr><td colspan=1000000000></table>",
    "jinja": "{{ ''.__class__.__mro__ }} {% for x in range(10**9) %}x{% endfor %}",
    "nesting": "<b>" * 3000,
}
IN_FILES = {
    "alias-bomb": ("en.yaml", "tagline: ", "a: &a [x, x]\nb: [*a, *a]\ntagline: ", "alias"),
    "python-tag": ("en.yaml", f"tagline: {TAGLINE}", "tagline: !!python/object/apply:os.system [id]", "tag"),
    "long-word": ("en.yaml", TAGLINE, "W" * 1_000_000, "more than 10,000 signs"),
    "long-face": (
        "en.yaml",
        "[A, E, I, N, S, T]",
        "[" + "A" * 1_000_000 + ", E, I, N, S, T]",
        "more than 10,000 signs",
    ),
    "huge-file": ("en.yaml", TAGLINE, "W " * 1_500_000, "is larger than"),
    "deep": ("en.yaml", f"tagline: {TAGLINE}", "tagline: " + "[" * 20_000, ""),
    "ink": ("game.yaml", "ink: indigo", "ink: 'url(file:SECRET)'", "ink"),
    "mark": ("game.yaml", "mark: cross", "mark: <svg/>", "mark"),
    "edge": ("game.yaml", "edge_mm: 16", "edge_mm: 1000000000", "edge_mm"),
    "expression": ("game.yaml", "edge_mm: 16", "edge_mm: __import__('os').getpid()", "edge_mm"),
    "book-html": ("rulebook.en.md", "## A turn", "<img src=file:SECRET>\n\n## A turn", "HTML is not printed"),
    "book-image": (
        "rulebook.en.md",
        "## A turn",
        "![x](https://localhost:9/x.png)\n\n## A turn",
        "a picture is not printed",
    ),
    "book-link": ("rulebook.en.md", "## A turn", "[x](https://localhost:9/)\n\n## A turn", "a link is not printed"),
    "book-word": ("rulebook.en.md", "## A turn", "W" * 100_000 + "\n\n## A turn", ""),
    "book-brackets": ("rulebook.en.md", "## A turn", "[" * 50_000 + "\n\n## A turn", ""),
    "book-slot": ("rulebook.en.md", "## A turn", "{figure: ../../secret}\n\n## A turn", "no such figure"),
}


def outcome(folder: Path) -> dict:
    env = {"PYTHONPATH": str(Path(rollpress.__file__).parents[1]), "PATH": "/usr/bin:/bin"}
    lid = (4 << 30, 4 << 30)
    ran = subprocess.run(
        [sys.executable, "-c", _CHILD, str(folder)], env=env, capture_output=True, text=True, check=False,
        timeout=120, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, lid),
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


@cache
def plain_work() -> float:
    return outcome(shipped_content().parent)["cpu"]


def attacked(tmp_path: Path, file: str, before: str, after: str) -> dict:
    secret = tmp_path / "hidden-s3cr3t.txt"
    secret.write_text("s3cr3t", "utf-8")
    shutil.copytree(shipped_content() / "games" / GAME, tmp_path / "content/games" / GAME)
    shutil.copy(shipped_content() / "site.yaml", tmp_path / "content/site.yaml")
    target = tmp_path / "content/games" / GAME / file
    text = target.read_text("utf-8")
    assert text.count(before) == 1
    target.write_text(text.replace(before, after.replace("SECRET", str(secret))), "utf-8")
    found = outcome(tmp_path)
    assert found["opened"] == []
    assert not found["leak"]
    assert found["mb"] <= 300
    assert found["cpu"] <= plain_work() + 2
    return found


@pytest.mark.parametrize("attack", IN_TEXT)
def test_markup_in_a_text_is_text(attack: str, tmp_path: Path) -> None:
    after = json.dumps(IN_TEXT[attack].replace("SECRET", str(tmp_path / "hidden-s3cr3t.txt")))
    found = attacked(tmp_path, "en.yaml", f"tagline: {TAGLINE}", f"tagline: {after}")
    assert found["printed"] or found["faults"]


@pytest.mark.parametrize("attack", IN_FILES)
def test_what_a_file_may_not_hold_is_refused(attack: str, tmp_path: Path) -> None:
    file, before, after, says = IN_FILES[attack]
    found = attacked(tmp_path, file, before, after)
    assert found["faults"]
    assert says in "\n".join(found["faults"])
