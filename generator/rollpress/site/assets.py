"""Name the files of templates/site/assets by what is in them, so that browsers may keep them for ever.

A style sheet is read with its fonts' names filled in, then named itself: `site.css` lies at
`assets/site.1a2b3c4d.css`. Whoever changes a font changes the style sheet's name too. Scripts are
joined with what they need. Neither carries comments and spare space to the browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path, PurePosixPath

from rcssmin import cssmin

from rollpress.site.scripts import joined

__all__ = ["assets_from", "hashed", "published"]

FOLDER = "assets"
_URL = re.compile(r'url\("([^":]+)"\)')


def assets_from(templates: Sequence[Path]) -> dict[str, bytes]:
    """Return the assets by their names under `site/assets`; an earlier folder of templates shadows a later."""
    found: dict[str, bytes] = {}
    for folder in reversed([root / "site" / FOLDER for root in templates]):
        found |= {path.relative_to(folder).as_posix(): path.read_bytes() for path in _files(folder)}
    return dict(sorted(found.items()))


def published(assets: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """Return, for each asset's name, its path in the site and its bytes there."""
    scripts = {name: content for name, content in assets.items() if name.endswith(".js")}
    others = {name: content for name, content in assets.items() if not _is_style(name) and name not in scripts}
    plain = {name: (_path(name, content), content) for name, content in (others | joined(scripts)).items()}
    styles = {name: _linked(content, plain) for name, content in assets.items() if _is_style(name)}
    return plain | {name: (_path(name, content), content) for name, content in styles.items()}


def hashed(name: str, content: bytes) -> str:
    """Return the name with the first eight digits of its content's hash.

    >>> hashed("fonts/a.woff2", b"")
    'fonts/a.e3b0c442.woff2'
    """
    path = PurePosixPath(name)
    return path.with_name(f"{path.stem}.{sha256(content).hexdigest()[:8]}{path.suffix}").as_posix()


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _is_style(name: str) -> bool:
    return name.endswith(".css")


def _path(name: str, content: bytes) -> str:
    # A licence keeps its name: people look for it beside the fonts.
    return f"{FOLDER}/{name}" if name.endswith(".txt") else f"{FOLDER}/{hashed(name, content)}"


def _linked(style: bytes, plain: Mapping[str, tuple[str, bytes]]) -> bytes:
    """Fill in the published names of what a style sheet links, in the same folder as it, and make it lean."""

    def renamed(match: re.Match[str]) -> str:
        return f'url("{plain[match[1]][0].removeprefix(FOLDER + "/")}")'

    return f"{cssmin(_URL.sub(renamed, style.decode()))}\n".encode()
