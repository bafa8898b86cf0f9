"""Read what `rollpress handout` wrote: pages as text, the set file, the words that are nobody's answer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pypdfium2

from setups import project

CODE = re.compile(r"\b[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}\b")


def pages(path: Path) -> list[str]:
    """Return the text of each page."""
    file = pypdfium2.PdfDocument(path.read_bytes())
    return [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in file]


def bytes_of(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by name, hidden ones left out."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith(".")}


def set_of(folder: Path) -> list[dict[str, Any]]:
    """Return the sheets of a folder's set file."""
    sheets: list[dict[str, Any]] = json.loads((folder / "set.json").read_text("utf-8"))["sheets"]
    return sheets


def written(text: str) -> set[str]:
    """Return the words of a text in capitals."""
    return set(re.findall(r"[^\W\d_]{2,}", text.upper()))


def own_texts(name: str) -> set[str]:
    """Return the words of the texts that a game and the language bring, the same on every sheet."""
    game, texts = project().games[name].for_class, project().texts.print
    examples = [example.says for example in game.edition.examples.values()]
    day = game.edition.day
    said = [day.headline, day.how, game.edition.title, *examples, *json.dumps(texts.model_dump()).split("\\n")]
    return written(" ".join([*said, *game.edition.part_names.values()]))
