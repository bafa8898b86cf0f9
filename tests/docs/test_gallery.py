"""The gallery shows every picture that there is, each small enough for a page that loads them all."""

import re

from docs.sessions import ROOT

PAGE = (ROOT / "docs/gallery.md").read_text("utf-8")
FILES = {f"gallery/{path.name}": path for path in (ROOT / "docs/gallery").glob("*")}


def test_every_picture_is_shown_once_with_a_text_of_its_own() -> None:
    shown = re.findall(r"^!\[(.+)\]\((.+)\)$", PAGE, re.MULTILINE)
    assert sorted(path for _, path in shown) == sorted(FILES)
    assert len({text for text, _ in shown}) == len(shown)


def test_pictures_are_small_and_nothing_else_lies_beside_them() -> None:
    for path in FILES.values():
        assert path.suffix == ".png"
        assert path.stat().st_size <= 60_000, path.name
