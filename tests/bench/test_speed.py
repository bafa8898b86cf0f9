"""How fast it is: ratios within one run, since absolute times say more of the machine than of us.

`make bench` runs these; they print what they measured. `make test` leaves them out.
"""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest

from rollpress.chance import stream
from rollpress.home import shipped_content
from rollpress.kinds import KINDS
from rollpress.lexicon import load
from setups import english, setup

ROLLS = 200


def cpu(work: Callable[[], object]) -> float:
    """Return the CPU seconds that a piece of work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def racks(wilds: int) -> list[Counter[str]]:
    """Return the letters of seeded rolls of the six-dice game that show so many wilds."""
    kind, game = KINDS["spell"], setup("epellelemele")
    found: list[Counter[str]] = []
    attempt = 0
    while len(found) < ROLLS:
        roll = kind.roll(game, stream(f"bench/{wilds}/{attempt}"))
        attempt += 1
        signs = [face.large for face in roll] + [face.small for face in roll]
        if signs.count("") == wilds:
            found.append(Counter("".join(signs)))
    return found


def naive(words: list[tuple[str, Counter[str]]], rack: Counter[str], wilds: int) -> list[str]:
    return [word for word, need in words if (need - rack).total() <= wilds]


@pytest.mark.parametrize(("wilds", "times_faster"), [(0, 100), (1, 15)])
def test_all_words_of_a_roll_against_a_scan_of_the_list(wilds: int, times_faster: int) -> None:
    lexicon = english()
    counted = [(word, Counter(word)) for word in lexicon.words()]
    seeded = racks(wilds)
    lexicon.spelled(seeded[0], wilds)
    quick = [cpu(lambda rack=rack: lexicon.spelled(rack, wilds)) for rack in seeded]
    slow = [cpu(lambda rack=rack: naive(counted, rack, wilds)) for rack in seeded[:5]]
    print(f"\n{wilds} wilds: {1000 * median(quick):.2f} ms a roll, a scan {1000 * median(slow):.0f} ms")
    assert median(quick) * times_faster < median(slow)


def test_loading_the_word_list_against_reading_it_as_text() -> None:
    content = (shipped_content() / "languages/en/lexicon.bin.gz").read_bytes()
    words = "\n".join(english().words()).encode()
    loads = median(cpu(lambda: load(content)) for _ in range(9))
    reads = median(cpu(lambda: set(words.decode().split("\n"))) for _ in range(9))
    print(f"\nload {1000 * loads:.0f} ms, the bare set of words {1000 * reads:.0f} ms")
    assert loads < 8 * reads


def test_help_costs_little_more_than_importing_click() -> None:
    def run(*code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, *code], check=True, capture_output=True)
        return time.perf_counter() - start

    turns = [(run("-c", "import click"), run("-c", HELP)) for _ in range(11)]
    bare, helped = median(turn[0] for turn in turns), median(turn[1] for turn in turns)
    print(f"\nimport click {1000 * bare:.0f} ms, --help {1000 * helped:.0f} ms")
    assert helped < 1.5 * bare


HELP = "import sys; sys.argv = ['rollpress', '--help']; from rollpress.cli import main; main()"
PEAK = (
    "import resource, sys; from rollpress.cli.main import _run; code = _run(sys.argv[1:]);"
    "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024); sys.exit(code)"
)


def test_a_year_of_three_games_is_built_from_cached_solutions(project_folder: Path) -> None:
    def rollpress(*arguments: str) -> tuple[float, str]:
        start = time.perf_counter()
        command = [sys.executable, "-c", PEAK, *arguments]
        ran = subprocess.run(command, check=True, capture_output=True, text=True, cwd=project_folder)
        return time.perf_counter() - start, ran.stdout

    planned, _ = rollpress("plan", "all", "--as-of", "2027-11-22", "--until", "2027-11-23")
    cold, said = rollpress("build", "--no-pdf", "--as-of", "2027-11-22")
    stamps = {path: path.stat().st_mtime_ns for path in (project_folder / "output").rglob("*")}
    again, second = rollpress("build", "--no-pdf", "--as-of", "2027-11-22")
    print(f"\nplan {planned:.0f} s, build {cold:.1f} s, again {again:.1f} s; {said.split()[-1]} MB at the most")
    assert " 0 changed" in second
    assert stamps == {path: path.stat().st_mtime_ns for path in (project_folder / "output").rglob("*")}
    assert again < cold
    assert int(said.split()[-1]) <= 400
