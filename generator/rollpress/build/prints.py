"""Print a project's sheets: a kit of every game on every paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from rollpress.build.kits import Kit, printed_kits, printer_of
from rollpress.build.shelf import Shelf
from rollpress.geometry import PAPERS
from rollpress.spec.project import Project

__all__ = ["Print", "prints_of"]


@dataclass(frozen=True, order=True)
class Print:
    """A printed thing: its game, its paper, its file (`dice-nets.pdf`), and what the file holds."""

    game: str
    language: str
    paper: str
    file: str
    content: bytes

    @property
    def name(self) -> str:
        """Return what it is, as the site's texts name it."""
        return PurePosixPath(self.file).stem

    @property
    def is_sheet(self) -> bool:
        """Return whether it is for a reader: cut files are for machines, and lie beside the sheets."""
        return self.file.endswith(".pdf")

    @property
    def path(self) -> str:
        """Return where it lies in the built tree."""
        return f"print/{self.game}/{self.language}/{self.paper}/{self.file}"


def prints_of(project: Project, shelf: Shelf, processes: int | None = None) -> tuple[Print, ...]:
    """Return every printed thing of every game and paper, in order of path; raise Faulty with all faults."""
    printer = printer_of(project.site.printer)
    papers = [PAPERS[paper] for paper in project.site.papers]
    kits = [Kit(game, paper, printer=printer) for game in project.games.values() for paper in papers]
    made = printed_kits(kits, project, shelf, processes)
    return tuple(sorted(piece for kit, files in zip(kits, made, strict=True) for piece in _pieces(kit, files)))


def _pieces(kit: Kit, files: dict[str, bytes]) -> Iterator[Print]:
    for file, content in files.items():
        yield Print(kit.game.id, kit.game.language, kit.paper.id, file, content)
