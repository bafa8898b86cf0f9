"""Print a project's sheets: each document laid out once, and remembered by a hash of all it depends on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from rollpress import __version__
from rollpress.build.shelf import Shelf
from rollpress.documents.from_game import Document, documents_of
from rollpress.faults import Fault, Faulty
from rollpress.geometry import PAPERS
from rollpress.home import shipped_templates
from rollpress.kinds import KINDS
from rollpress.press import print_sheet
from rollpress.spec.project import Project

__all__ = ["Print", "prints_of"]

_ENGINES = ("weasyprint", "pydyf", "fonttools", "jinja2")


@dataclass(frozen=True)
class Print:
    """A printed thing: its game, its name (`dice-nets`), its paper, and the PDF."""

    game: str
    language: str
    name: str
    paper: str
    content: bytes

    @property
    def path(self) -> str:
        """Return where it lies in the built tree."""
        return f"print/{self.game}/{self.language}/{self.paper}/{self.name}.pdf"


@dataclass(frozen=True)
class _Job:
    game: str
    language: str
    name: str
    paper: str
    document: Document

    @property
    def key(self) -> str:
        """Return the hash of all that the PDF depends on."""
        return hashlib.sha256(f"{_works()}\n{self.name}\n{self.document!r}".encode()).hexdigest() + ".pdf"


def prints_of(project: Project, shelf: Shelf, processes: int | None = None) -> tuple[Print, ...]:
    """Return every printed thing of every game and paper, in order of path; raise Faulty with all faults."""
    jobs = list(_jobs(project, shelf))
    fresh = {job.key: job for job in jobs if not shelf.remembers("forms", job.key)}
    for key, content in zip(fresh, _printed(list(fresh.values()), processes), strict=True):
        shelf.remember("forms", key, content)
    return tuple(
        Print(job.game, job.language, job.name, job.paper, shelf.recall("forms", job.key))
        for job in sorted(jobs, key=lambda job: (job.game, job.language, job.paper, job.name))
    )


def _jobs(project: Project, shelf: Shelf) -> Iterator[_Job]:
    for game in project.games.values():
        lexicon = shelf.lexicon(game.language)
        for paper in project.site.papers:
            documents = documents_of(game, KINDS[game.kind], lexicon, project.texts.print, PAPERS[paper])
            for name, document in documents.items():
                yield _Job(game.id, game.language, name, paper, document)


def _printed(jobs: list[_Job], processes: int | None) -> list[bytes]:
    workers = min(len(jobs), processes or os.cpu_count() or 1)
    if workers < 2:
        outcomes = [_print(job) for job in jobs]
    else:
        with ProcessPoolExecutor(workers) as pool:
            outcomes = list(pool.map(_print, jobs))
    faults = [fault for outcome in outcomes if not isinstance(outcome, bytes) for fault in outcome]
    if faults:
        raise Faulty(faults)
    return [outcome for outcome in outcomes if isinstance(outcome, bytes)]


def _print(job: _Job) -> bytes | tuple[Fault, ...]:
    """Return a job's PDF or its faults: one process's faults must not hide another's."""
    try:
        return print_sheet(job.document)
    except Faulty as fault:
        return fault.faults


@cache
def _works() -> str:
    """Return what every PDF depends on: our version, the engines', and the templates."""
    parts = [__version__, *(f"{name} {version(name)}" for name in _ENGINES)]
    for folder in ("print", "shared"):
        for path in sorted((shipped_templates() / folder).rglob("*")):
            if path.is_file():
                parts.append(f"{_relative(path)} {hashlib.sha256(path.read_bytes()).hexdigest()}")
    return "\n".join(parts)


def _relative(path: Path) -> str:
    return path.relative_to(shipped_templates()).as_posix()
