"""Print documents, each once: what was printed before is recalled by a hash of all that it depends on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from rollpress import __version__
from rollpress.build.files import hashed
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty
from rollpress.home import shipped_templates
from rollpress.press import print_sheet
from rollpress.press.engine import warm_up
from rollpress.press.sheets import Document

__all__ = ["Form", "printed", "remembered", "remembered_key"]

_ENGINES = ("weasyprint", "pydyf", "pikepdf", "fonttools", "jinja2")
_TEMPLATES, _CODE = ("print", "shared"), ("geometry", "drawing", "press")


@dataclass(frozen=True)
class Form:
    """A document to print under a name."""

    name: str
    document: Document

    @property
    def key(self) -> str:
        """Return the hash of all that the PDF depends on."""
        return remembered_key(self.name, repr(self.document))


def remembered_key(*parts: str) -> str:
    """Return the name under which bytes made of these parts are kept, by these engines and templates."""
    return hashlib.sha256("\n".join([_works(), *parts]).encode()).hexdigest() + ".pdf"


def remembered(make: Callable[[], bytes], shelf: Shelf, *parts: str) -> bytes:
    """Return what is made of these parts: recalled if it was made before, and made and kept if not."""
    key = remembered_key(*parts)
    if not shelf.remembers("forms", key):
        shelf.remember("forms", key, make())
    return shelf.recall("forms", key)


def printed(forms: Sequence[Form], shelf: Shelf, processes: int | None = None) -> list[bytes]:
    """Return each form as PDF, in order; raise Faulty with the faults of all."""
    fresh = {form.key: form for form in forms if not shelf.remembers("forms", form.key)}
    for key, content in zip(fresh, _pressed(list(fresh.values()), processes), strict=True):
        shelf.remember("forms", key, content)
    return [shelf.recall("forms", form.key) for form in forms]


def _pressed(forms: list[Form], processes: int | None) -> list[bytes]:
    workers = min(len(forms), processes or os.cpu_count() or 1)
    if workers < 2:
        outcomes = [_press(form) for form in forms]
    else:
        warm_up()
        with ProcessPoolExecutor(workers) as pool:
            outcomes = list(pool.map(_press, forms))
    faults = [fault for outcome in outcomes if not isinstance(outcome, bytes) for fault in outcome]
    if faults:
        raise Faulty(faults)
    return [outcome for outcome in outcomes if isinstance(outcome, bytes)]


def _press(form: Form) -> bytes | tuple[Fault, ...]:
    """Return a form's PDF or its faults: one process's faults must not hide another's."""
    try:
        return print_sheet(form.document)
    except Faulty as fault:
        return fault.faults


@cache
def _works() -> str:
    """Return what every PDF depends on: our version, the engines', templates, and the code that prints."""
    parts = [__version__, *(f"{name} {version(name)}" for name in _ENGINES)]
    code = Path(__file__).parents[1]
    for folder in (*(shipped_templates() / name for name in _TEMPLATES), *(code / name for name in _CODE)):
        parts += hashed(folder)
    return "\n".join(parts)
