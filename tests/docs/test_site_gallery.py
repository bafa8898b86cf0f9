"""The gallery of the site shows every picture that there is, and every type of page."""

import re

from docs.sessions import ROOT
from docs.site_gallery import PAGES

PAGE = (ROOT / "docs/site-gallery.md").read_text("utf-8")
FILES = {f"site-gallery/{path.name}": path for path in (ROOT / "docs/site-gallery").glob("*")}


def test_every_picture_is_shown_once_and_every_page_has_one() -> None:
    shown = re.findall(r"^!\[.+\]\((.+)\)$", PAGE, re.MULTILINE)
    assert sorted(shown) == sorted(FILES) == sorted(f"site-gallery/{name}.png" for name in PAGES)


def test_pictures_are_small() -> None:
    assert {path.name: path.stat().st_size for path in FILES.values() if path.stat().st_size > 160_000} == {}
