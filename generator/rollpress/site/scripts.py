"""Make of the scripts that people read the scripts that a browser loads: joined, without comments and spare space.

A script names in a line `// needs: core, page` the scripts of its own folder that come before it. Nothing is
renamed or moved: what a visitor's browser reports is found in the source by its name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from rjsmin import jsmin

__all__ = ["joined"]

_NEEDS = re.compile(r"^// needs: (.+)$", re.MULTILINE)


def joined(scripts: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return each script after those it needs, lean; what another needs is not published by itself.

    >>> joined({"a/one.js": b"let one = 1;  // a", "a/two.js": b"// needs: one" + bytes([10]) + b"one + 1;"})
    {'a/two.js': b'let one=1;\\none+1;\\n'}
    """
    needs = {name: _needs(name, script.decode()) for name, script in scripts.items()}
    parts = {part for needed in needs.values() for part in needed}
    return {
        name: b"".join(_lean(scripts[one]) for one in (*needed, name))
        for name, needed in needs.items()
        if name not in parts
    }


def _lean(script: bytes) -> bytes:
    return f"{jsmin(script.decode())}\n".encode()


def _needs(name: str, script: str) -> tuple[str, ...]:
    found = _NEEDS.search(script)
    folder = PurePosixPath(name).parent
    return tuple(str(folder / f"{part.strip()}.js") for part in found[1].split(",")) if found else ()
