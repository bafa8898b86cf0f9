"""A site as it is built and put somewhere: every link leads to something, at the root, in a folder, on a disk."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import unquote, urldefrag, urljoin, urlsplit
from urllib.request import build_opener

import pytest
from playwright.sync_api import Browser

from play_pages import axe_findings, opened, overflow, served, write_site
from rollpress.home import shipped_content
from small_sites import AS_OF, GAME, built, planned

LINKING = {"href", "src", "srcset", "poster", "action", "data-script", "data-front"}
FILES = ("index.html", "404.html", "feed.xml", "feed.json", "calendar.ics", "sitemap.xml", "robots.txt")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return planned(tmp_path_factory.mktemp("whole") / "project")


class Page(HTMLParser):
    """The links of a page, and the ids that links may lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if name in LINKING and value]
        self.ids |= {value for name, value in attrs if name == "id" and value}


def relative_links(path: str, text: str) -> list[str]:
    """Return the links of a file that may be relative to it."""
    if path.endswith(".html"):
        return Page(text).links
    if path.endswith(".css"):
        return [link for link in re.findall(r"""url\(['"]?([^'")]+)""", text) if not link.startswith("data:")]
    if path.endswith(".webmanifest"):
        form = json.loads(text)
        return [form["start_url"], form["scope"], *(icon["src"] for icon in form["icons"])]
    return []


def absolute_links(text: str, base: str) -> list[str]:
    """Return whatever in a file begins with the site's address: in feeds, sitemap, calendar, API, metadata."""
    return re.findall(re.escape(base) + r"[^\s\"'<>\\;]*", text.replace("\r\n ", ""))


def every_link(files: Mapping[str, bytes], base: str) -> Iterator[tuple[str, str]]:
    """Yield each file's path with each address that it leads to, as somebody sees it who has it from `base`."""
    for path, content in files.items():
        if path.endswith((".html", ".css", ".webmanifest", ".xml", ".json", ".ics", ".txt", ".svg")):
            text = content.decode()
            for link in relative_links(path, text):
                if not link.startswith(("mailto:", "data:")):
                    yield path, urljoin(base + path, link)
            yield from ((path, link) for link in absolute_links(text, base))


def broken(files: Mapping[str, bytes], base: str) -> list[tuple[str, str]]:
    """Return the links that lead to nothing, or to a part that is not there."""

    @cache
    def found(address: str) -> str | None:
        try:
            with build_opener().open(address) as answer:
                return str(answer.read().decode("utf-8", "replace"))
        except (HTTPError, OSError):
            return None

    @cache
    def ids(address: str) -> set[str]:
        return Page(found(address) or "").ids

    wrong = []
    for path, link in every_link(files, base):
        address, fragment = urldefrag(link)
        if not address.startswith(base) or found(address) is None or (fragment and fragment not in ids(address)):
            wrong.append((path, link))
    return wrong


@pytest.mark.parametrize("below", ["", "a/b/"])
def test_every_link_leads_to_something_wherever_the_site_is_served(
    project: Path, tmp_path: Path, below: str
) -> None:
    with served(tmp_path, below) as base:
        files = built(project, tmp_path / below, "--base-url", base)
        assert files.keys() >= {*FILES, f"api/v1/{GAME}/{AS_OF}.json", f"print/{GAME}/en/a4/kit.pdf"}
        seen = {(path.rpartition(".")[2], urlsplit(link).path) for path, link in every_link(files, base)}
        assert {"html", "css", "webmanifest", "xml", "json", "ics", "txt"} <= {kind for kind, _ in seen}
        assert len(seen) > 75
        assert broken(files, base) == []
        (tmp_path / below / "print-guide/index.html").unlink()
        (tmp_path / below / "index.html").write_text("<h1 id=other>Nothing</h1>")
        lost = {urlsplit(link).path.removeprefix(f"/{below}") for _, link in broken(files, base)}
        assert "print-guide/index.html" in lost


def test_every_link_leads_to_a_file_on_a_disk(project: Path, tmp_path: Path) -> None:
    files = built(project, tmp_path / "my site", "--no-pdf")
    root = (tmp_path / "my site").as_uri() + "/"
    own = "https://example.org/"
    for path, content in files.items():
        for link in relative_links(path, content.decode()) if path.endswith((".html", ".css")) else ():
            address, fragment = urldefrag(urljoin(root + path, link))
            if path == "404.html" or link.startswith(("mailto:", "data:", own)):
                continue
            target = unquote(address.removeprefix(root))
            assert target in files, f"{path}: {link}"
            assert not fragment or fragment in Page(files[target].decode()).ids, f"{path}: {link}"


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_pages_at_work(
    project: Path, browser: Browser, tmp_path: Path, width: int, scheme: Any
) -> None:
    built(project, tmp_path / "site", "--no-pdf")
    games = [path.name for path in (shipped_content() / "games").iterdir()]
    write_site(tmp_path / "days")
    pages = [tmp_path / "days/daily" / game / "2026-12-04/index.html" for game in games]
    pages += [tmp_path / "site" / path for path in ("handouts/index.html", f"daily/{GAME}/2027-01-01/index.html")]
    for path in pages:
        with opened(browser, path.as_uri(), width=width, color_scheme=scheme) as page:
            assert axe_findings(page) == [], path
            assert overflow(page) == 0, path
