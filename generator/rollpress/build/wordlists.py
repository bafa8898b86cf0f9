"""Compile a language's word list into the project, unless a published day still needs the old one."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass

from rollpress.build.files import write_whole
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Place
from rollpress.lexicon import Lexicon
from rollpress.lexicon.artefact import unpack
from rollpress.lexicon.authored import authored_from
from rollpress.lexicon.compile import ARTEFACT, DESCRIPTION, compiled, sources_from
from rollpress.spec.project import Project

__all__ = ["CompiledList", "compile_words"]


@dataclass(frozen=True)
class CompiledList:
    """What compiling came to: how many words, and whether anything changed."""

    valid: int
    flagged: int
    what: str


def compile_words(project: Project, shelf: Shelf, language: str) -> CompiledList:
    """Compile `content/languages/<language>/` and write the artefact and its description there."""
    folder = shelf.content / "languages" / language
    authored = authored_from(folder, f"content/languages/{language}")
    made = compiled(authored, sources_from(authored.sources))
    lexicon = unpack(made.content)
    faults = _still_needed(project, shelf, shelf.own_words(language, lexicon).amend(lexicon), language)
    if faults:
        raise Faulty(faults)
    changed = write_whole(folder / ARTEFACT, gzip.compress(made.content, 9, mtime=0))
    meta = json.dumps(made.meta, ensure_ascii=False, indent=2) + "\n"
    changed = write_whole(folder / DESCRIPTION, meta.encode()) or changed
    return CompiledList(len(lexicon.ranks), len(lexicon.flagged), "written" if changed else "nothing changed")


def _still_needed(project: Project, shelf: Shelf, new: Lexicon, language: str) -> list[Fault]:
    """Return a fault for each game with days that were planned with another list and are not filed yet."""
    faults = []
    for game in project.games.values():
        if game.language != language:
            continue
        days = [line.date for line in shelf.ledger(game) if line.solution is None and line.lexicon != new.sha256]
        if days:
            what = f"{game.id}: {len(days)} days from {days[0]} still need the present word list"
            hint = "`rollpress plan` files days whose answers are out; `plan --replan` draws the rest again"
            faults.append(Fault(Place(f"content/languages/{language}/{ARTEFACT}"), what, hint))
    return faults
