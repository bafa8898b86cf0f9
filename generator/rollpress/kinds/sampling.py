"""Write the texts of sample records: quoted only where YAML would read something else."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

__all__ = ["KEY", "names", "quoted"]

KEY = "template"
"""What the rolls of sample records are drawn from."""

_PLAIN = re.compile(r"[^\W\d_][\w ]*[^\W_]|[^\W\d_]")
_VALUES = ("true", "false", "null")


def quoted(text: str) -> str:
    """Return a text as YAML reads it as a text.

    >>> quoted("Player 1"), quoted("TRUE"), quoted("*0-"), quoted("136")
    ('Player 1', '"TRUE"', '"*0-"', '"136"')
    """
    plain = _PLAIN.fullmatch(text) and text.lower() not in _VALUES
    return text if plain else json.dumps(text, ensure_ascii=False)


def names(texts: Sequence[str]) -> str:
    """Return a list of texts in YAML's short form.

    >>> names(["Ada", "NO"])
    '[Ada, NO]'
    """
    return f"[{', '.join(map(quoted, texts))}]"
