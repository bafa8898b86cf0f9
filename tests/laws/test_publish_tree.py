"""Publishing: a tree is put in place as a whole, nothing unchanged is touched, nothing foreign is lost."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from rollpress.build import publish as publishing
from rollpress.build.files import write_whole
from rollpress.build.publish import LIST, publish
from rollpress.chance import pick, stream
from rollpress.faults import Faulty

ONE = {"index.html": b"one", "days/1/index.html": b"first", "days/2/index.html": b"second"}


def held(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files if path.name != LIST}


def marks(folder: Path) -> Mapping[str, tuple[int, int]]:
    stats = {path: path.stat() for path in folder.rglob("*") if path.is_file()}
    return {path.relative_to(folder).as_posix(): (stat.st_ino, stat.st_mtime_ns) for path, stat in stats.items()}


def test_a_tree_is_written_into_a_new_folder(tmp_path: Path) -> None:
    assert publish(ONE, tmp_path / "output") == 3
    assert held(tmp_path / "output") == ONE


def test_the_same_tree_touches_no_file(tmp_path: Path) -> None:
    publish(ONE, tmp_path)
    before = marks(tmp_path)
    assert publish(ONE, tmp_path) == 0
    assert marks(tmp_path) == before


def test_a_change_touches_only_what_changed(tmp_path: Path) -> None:
    publish(ONE, tmp_path / "output")
    before = marks(tmp_path / "output")
    assert publish(ONE | {"index.html": b"two"}, tmp_path / "output") == 1
    after = marks(tmp_path / "output")
    assert {path for path in before if before[path] != after[path]} == {"index.html", LIST}


def test_what_is_stale_goes_and_what_is_foreign_stays(tmp_path: Path) -> None:
    output = tmp_path / "output"
    publish(ONE, output)
    (output / "CNAME").write_text("example.org")
    (output / ".gitkeep").touch()
    assert publish({"index.html": b"one"}, output) == 2
    assert held(output) == {"index.html": b"one", "CNAME": b"example.org", ".gitkeep": b""}
    assert not (output / "days").exists()


def test_empty_folders_and_links_of_somebody_else_stay_as_they_are(tmp_path: Path) -> None:
    output, elsewhere = tmp_path / "output", tmp_path / "elsewhere"
    publish(ONE, output)
    elsewhere.mkdir()
    (elsewhere / "photo.jpg").write_bytes(b"photo")
    (output / "days/mine/drafts").mkdir(parents=True)
    (output / "photos").symlink_to("../elsewhere", target_is_directory=True)
    (output / "gone").symlink_to("nowhere")
    assert publish({"index.html": b"two"}, output) == 3
    assert (output / "photos").readlink() == Path("../elsewhere")
    assert (output / "gone").readlink() == Path("nowhere")
    left = sorted(path.relative_to(output).as_posix() for path in output.rglob("*") if path.name != LIST)
    assert left == ["days", "days/mine", "days/mine/drafts", "gone", "index.html", "photos"]
    assert (elsewhere / "photo.jpg").read_bytes() == b"photo"


@pytest.mark.parametrize("way", ["days", "days/1", "index.html/page"])
def test_what_is_not_ours_is_never_built_over_or_through(tmp_path: Path, way: str) -> None:
    output, elsewhere = tmp_path / "output", tmp_path / "elsewhere"
    (output / way).parent.mkdir(parents=True)
    elsewhere.mkdir()
    (output / way).symlink_to(elsewhere, target_is_directory=True)
    with pytest.raises(Faulty, match="is not ours, and in the way"):
        publish(ONE, output)
    assert (output / way).readlink() == elsewhere
    assert list(elsewhere.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["elsewhere", "output"]


def test_files_that_were_moved_away_and_linked_to_are_written_again(tmp_path: Path) -> None:
    output, elsewhere = tmp_path / "output", tmp_path / "elsewhere"
    publish(ONE, output)
    (output / "index.html").rename(elsewhere)
    (output / "index.html").symlink_to(elsewhere)
    assert publish(ONE | {"more.html": b"more"}, output) == 2
    assert not (output / "index.html").is_symlink()
    assert held(output) == ONE | {"more.html": b"more"}


@contextmanager
def an_ordinary_user() -> Iterator[None]:
    """Do without the rights of root, who may write anywhere."""
    me = os.geteuid()
    os.seteuid(me or 65534)
    try:
        yield
    finally:
        os.seteuid(me)


@pytest.mark.parametrize("kept", ["output", "."])
def test_a_folder_that_may_not_be_written_is_a_fault_and_keeps_all_it_has(kept: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        with an_ordinary_user():
            publish(ONE, folder / "output")
        before = marks(folder)
        (folder / kept).chmod(0o555)
        with an_ordinary_user(), pytest.raises(Faulty, match="cannot be written: Permission denied"):
            publish({"index.html": b"two"}, folder / "output")
        (folder / kept).chmod(0o777)
        assert marks(folder) == before
        assert [path.name for path in folder.iterdir()] == ["output"]


def test_a_file_that_somebody_changed_or_removed_is_put_right(tmp_path: Path) -> None:
    output = tmp_path / "output"
    publish(ONE, output)
    (output / "index.html").write_text("altered")
    (output / "days/1/index.html").unlink()
    assert publish(ONE, output) == 2
    assert held(output) == ONE


@pytest.mark.parametrize("content", ["", "[]", "{", '{"../escaped": "0", "/etc/passwd": "0"}'])
def test_a_list_that_is_broken_or_leads_outside_removes_nothing(tmp_path: Path, content: str) -> None:
    output = tmp_path / "output"
    publish(ONE, output)
    (tmp_path / "escaped").write_text("mine")
    (output / LIST).write_text(content)
    publish({"index.html": b"one"}, output)
    assert (tmp_path / "escaped").read_text() == "mine"
    assert (output / "index.html").read_bytes() == b"one"


def test_the_list_names_what_is_there(tmp_path: Path) -> None:
    publish(ONE, tmp_path)
    assert list(json.loads((tmp_path / LIST).read_text())) == sorted(ONE)


def test_a_failure_leaves_the_old_tree(tmp_path: Path) -> None:
    output = tmp_path / "output"
    publish(ONE, output)
    before = marks(output)
    with pytest.raises(Faulty, match="cannot be written"):
        publish({"index.html": b"two", "index.html/page": b"a file cannot hold a file"}, output)
    assert (held(output), marks(output)) == (ONE, before)


def test_a_disk_that_is_full_is_not_left_full_of_a_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    publish({"a.html": b"old"}, tmp_path / "out")

    def full(path: Path, _: bytes) -> int:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Faulty, match="cannot be written"):
        publish({"a.html": b"new"}, tmp_path / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert (tmp_path / "out/a.html").read_bytes() == b"old"


def test_where_folders_cannot_change_names_at_once_they_do_so_in_two_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "_exchanged_at_once", lambda _new, _old: False)
    publish(ONE, tmp_path / "output")
    publish(ONE | {"index.html": b"two"}, tmp_path / "output")
    assert held(tmp_path / "output") == ONE | {"index.html": b"two"}
    assert [path.name for path in tmp_path.iterdir()] == ["output"]


def test_what_a_killed_run_left_behind_is_cleared_up_or_put_back(tmp_path: Path) -> None:
    output = tmp_path / "output"
    publish(ONE, output)
    before = marks(output)
    (tmp_path / ".output.new" / "days").mkdir(parents=True)
    output.rename(tmp_path / ".output.old")
    assert publish(ONE, output) == 0
    assert marks(output) == before
    assert [path.name for path in tmp_path.iterdir()] == ["output"]


def test_a_file_is_written_whole_once(tmp_path: Path) -> None:
    path = tmp_path / "a" / "2027.jsonl"
    assert write_whole(path, b"one")
    before = marks(tmp_path)
    assert not write_whole(path, b"one")
    assert marks(tmp_path) == before
    assert write_whole(path, b"two")
    assert [file.read_bytes() for file in path.parent.iterdir()] == [b"two"]


def test_a_place_that_cannot_be_written_is_a_fault_and_leaves_no_draft(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    for path in (tmp_path / "taken" / "2027.jsonl", tmp_path / "folder"):
        with pytest.raises(Faulty, match="cannot be written"):
            write_whole(path, b"one")
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["folder", "inside", "taken"]


def launched(folder: Path, sign: str) -> subprocess.Popen[bytes]:
    script = Path(__file__).with_name("publishing.py")
    return subprocess.Popen([sys.executable, str(script), str(folder), sign])


def test_two_runs_at_once_publish_one_after_the_other(tmp_path: Path) -> None:
    output = tmp_path / "output"
    for _ in range(2):
        runs = [launched(output, sign) for sign in "abab"]
        assert [run.wait() for run in runs] == [0, 0, 0, 0]
        assert len({path.name for path in output.glob("only-*.html")}) == 1
        assert len(held(output)) == 41
        assert [path.name for path in tmp_path.iterdir()] == ["output"]


def test_a_kill_at_any_moment_leaves_the_old_tree_or_the_new_one(tmp_path: Path) -> None:
    output, chance = tmp_path / "output", stream("moments")
    trees = {}
    for sign in "ab":
        assert launched(output, sign).wait() == 0
        trees[sign] = held(output)
    started = time.monotonic()
    assert launched(output, "a").wait() == 0
    took = time.monotonic() - started
    for turn in range(15):
        process = launched(output, "ba"[turn % 2])
        time.sleep(took * (64 + pick(chance, 192)) / 256)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert held(output) in trees.values()
    assert launched(output, "b").wait() == 0
    assert held(output) == trees["b"]
    assert [path.name for path in tmp_path.iterdir()] == ["output"]
