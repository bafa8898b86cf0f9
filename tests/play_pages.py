"""Pages that are played on, opened in a browser as a visitor of some date has them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, expect

from site_days import days, files_of

CHECKERS = Path(__file__).parent / "web" / "node_modules"
AXE = CHECKERS / "axe-core" / "axe.min.js"
NU = CHECKERS / "vnu-jar" / "build" / "dist" / "vnu.jar"
RULE_SETS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def tree() -> dict[str, bytes]:
    """Return the files of a site as of 4 December 2026."""
    return files_of(days())


def write_site(root: Path, files: Mapping[str, bytes] | None = None) -> Path:
    """Write the site, or other files, into a folder."""
    for path, content in (files or tree()).items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    return root


@contextmanager
def opened(
    browser: Browser, address: str, *, now: str = "2026-12-04T12:00:00", width: int = 1280, **given: Any
) -> Iterator[Page]:
    """Open a page for a visitor whose clock shows this time; an error in a script fails the test."""
    context = browser.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce", **given)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    if given.get("java_script_enabled", True):
        page.clock.install(time=now)
    page.goto(address)
    yield page
    context.close()
    assert errors == []


def day_address(root: Path, game: str, date: str = "2026-12-04") -> str:
    """Return the address of a day on the disk."""
    return (root / "daily" / game / date / "index.html").as_uri()


def enter(page: Page, word: str) -> None:
    """Type a word and press Enter."""
    page.get_by_role("textbox", name="Your word").fill(word)
    page.keyboard.press("Enter")


def says(page: Page, *texts: str) -> None:
    """Expect the page's one message to hold these texts."""
    for text in texts:
        expect(page.get_by_role("status")).to_contain_text(text)


def axe_findings(page: Page) -> list[str]:
    """Return what axe finds on the page as it is now."""
    page.add_script_tag(path=AXE)
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    found = page.evaluate("rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", RULE_SETS)
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def overflow(page: Page) -> int:
    """Return how many pixels stick out on the right."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@contextmanager
def served(root: Path, below: str) -> Iterator[str]:
    """Serve a folder of the machine under its own path; return the address of what lies below it."""

    class Quiet(SimpleHTTPRequestHandler):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(root))

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{below}"
    finally:
        server.shutdown()
        server.server_close()
