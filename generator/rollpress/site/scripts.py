"""Make of the scripts that people read the scripts that a browser loads: joined, without comments and indentation.

A script names in a line `// needs: core, page` the scripts of its own folder that come before it. Nothing is
renamed or rewritten. As indentation goes, no script may hold a text of several lines; comments stand on lines of
their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

__all__ = ["joined", "lean"]

_NEEDS = re.compile(r"^// needs: (.+)$", re.MULTILINE)
_COMMENT = re.compile(r"^\s*(?:/\*.*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)
_INDENT = re.compile(r"^\s+", re.MULTILINE)


def joined(scripts: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return each script after those it needs, lean; what another needs is not published by itself.

    >>> joined({"a/one.js": b"1;", "a/two.js": b"// needs: one" + bytes([10]) + b"2;"})
    {'a/two.js': b'1;\\n2;\\n'}
    """
    needs = {name: _needs(name, script.decode()) for name, script in scripts.items()}
    parts = {part for needed in needs.values() for part in needed}
    return {
        name: b"".join(lean(scripts[one].decode()).encode() for one in (*needed, name))
        for name, needed in needs.items()
        if name not in parts
    }


def lean(script: str) -> str:
    """Return a script without its comments, its indentation and its empty lines."""
    return _INDENT.sub("", _COMMENT.sub("", script + "\n"))


def _needs(name: str, script: str) -> tuple[str, ...]:
    found = _NEEDS.search(script)
    folder = PurePosixPath(name).parent
    return tuple(str(folder / f"{part.strip()}.js") for part in found[1].split(",")) if found else ()
