"""The workflow that a new project brings: its steps, run as a service runs them, in a repository of their own."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from rollpress.cli.commands import Commands
from rollpress.cli.main import rollpress as command_line
from rollpress.home import shipped_content, shipped_templates

Step = Mapping[str, Any]
Shell = Callable[[str], str]
REPOSITORY = Path(__file__).parents[2]


def workflow() -> Mapping[str, Any]:
    """Return the workflow as its service reads it: YAML 1.1 takes the key `on` for a truth."""
    text = (shipped_templates() / "starter/site.yml").read_text("utf-8")
    return {"on" if key is True else key: value for key, value in yaml.safe_load(text).items()}


def steps(job: str = "site") -> list[Step]:
    found: list[Step] = workflow()["jobs"][job]["steps"]
    return found


def run_of(name: str) -> str:
    (found,) = [step["run"] for step in steps() if step.get("name") == name]
    return str(found)


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return a shell as the service has it, in a clone of a begun project that can be pushed to."""
    program = tmp_path / "bin/rollpress"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m rollpress "$@"\n', "utf-8")
    program.chmod(0o755)
    surroundings = {
        "PATH": f"{program.parent}:{os.environ['PATH']}", "HOME": str(tmp_path), "GIT_CONFIG_NOSYSTEM": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }  # fmt: skip

    def run(script: str, where: Path = tmp_path / "clone") -> str:
        ran = subprocess.run(
            ["bash", "-e", "-c", script], cwd=where, env=surroundings, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    run("git init --quiet --bare --initial-branch main origin", tmp_path)
    run("rollpress init clone", tmp_path)
    games = shipped_content() / "games"
    for game in games.iterdir():  # one quick game is enough to plan
        if game.name != "epellelemele":
            run(f"rm -r content/games/{game.name}")
    run("git init --quiet --initial-branch main && git remote add origin ../origin && git add . ")
    run("git -c user.name=owner -c user.email=owner@example.org commit --quiet -m Begin")
    run("git push --quiet --set-upstream origin main")
    return run


def test_the_ledger_is_committed_and_pushed_before_anything_is_built(shell: Shell) -> None:
    order = [step.get("name", step.get("uses", "")) for step in steps()]
    assert order.index("Plan") < order.index("Commit the ledger") < order.index("Build")
    shell(run_of("Plan"))
    shell(run_of("Commit the ledger"))
    pushed = shell("git show --name-only --format=%s origin/main").split("\n")
    assert pushed[0].startswith("Ledger of 20")
    assert [name for name in pushed[1:] if name and not name.startswith("content/puzzles/epellelemele/")] == []
    assert shell("git status --porcelain") == ""


def test_nothing_is_committed_where_nothing_was_planned(shell: Shell) -> None:
    shell(run_of("Plan") + "\n" + run_of("Commit the ledger"))
    before = shell("git rev-parse HEAD")
    assert "nothing new in the ledger" in shell(run_of("Plan") + "\n" + run_of("Commit the ledger"))
    assert shell("git rev-parse HEAD") == before


def test_every_command_of_the_workflow_is_one_of_ours() -> None:
    assert isinstance(command_line, Commands)
    lines = [line.split() for step in steps() for line in step.get("run", "").splitlines()]
    called = [words[1] for words in lines if words and words[0] == "rollpress"]
    assert called == ["plan", "build", "verify"]
    assert all(command_line.get_command(click.Context(command_line), name) for name in called)


def test_it_starts_by_hand_by_a_push_and_once_a_day_at_an_odd_minute() -> None:
    starts = workflow()["on"]
    assert set(starts) == {"push", "schedule", "workflow_dispatch"}
    (daily,) = starts["schedule"]
    minute, hour, *days = daily["cron"].split()
    assert days == ["*", "*", "*"]
    assert int(minute) % 5 != 0
    assert 0 <= int(hour) < 24


def test_each_job_may_do_only_what_it_needs_and_what_publishes_runs_nothing_of_ours() -> None:
    assert workflow()["permissions"] == {}
    granted = {name: job["permissions"] for name, job in workflow()["jobs"].items()}
    assert granted == {"site": {"contents": "write"}, "publish": {"pages": "write", "id-token": "write"}}
    assert workflow()["jobs"]["publish"]["needs"] == "site"
    assert [step for step in steps("publish") if "run" in step] == []


def test_runs_wait_for_each_other() -> None:
    assert workflow()["concurrency"] == {"group": "site", "cancel-in-progress": False}


def test_actions_are_named_by_commits_that_nobody_can_move() -> None:
    used = [step["uses"] for job in workflow()["jobs"] for step in steps(job) if "uses" in step]
    assert len(used) == 5
    assert [action for action in used if not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action)] == []


def test_our_own_site_is_published_by_the_same_workflow() -> None:
    ours = (REPOSITORY / ".github/workflows/site.yml").read_text("utf-8")
    theirs = (shipped_templates() / "starter/site.yml").read_text("utf-8")
    assert ours == theirs.replace("pip install -r requirements.txt", "pip install --editable .")
