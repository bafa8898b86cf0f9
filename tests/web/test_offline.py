"""A site that browsers may keep: what was seen opens without a connection, and a new deploy is seen at once."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from play_pages import enter, opened, says, served, tree, write_site
from setups import project
from site_days import days, files_of

DAY = "daily/epellelemele/2026-12-04/index.html"
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@cache
def kept_site() -> Mapping[str, bytes]:
    shown = project()
    return files_of(days(), replace(shown, site=shown.site.model_copy(update={"offline": True})))


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return write_site(tmp_path, kept_site())


def seen(page: Page) -> None:
    """Wait for the worker, then see the page once more, so that the worker has it and all that it loads."""
    page.wait_for_function(READY)
    page.reload()


def test_a_day_that_was_seen_is_played_without_a_connection(browser: Browser, site: Path) -> None:
    with served(site, "") as address, opened(browser, address + DAY) as page:
        seen(page)
        page.context.set_offline(True)
        page.reload()
        enter(page, "white")
        says(page, "WHITE is in.")


def test_a_new_deploy_is_seen_at_the_first_load(browser: Browser, site: Path) -> None:
    with served(site, "") as address, opened(browser, address) as page:
        seen(page)
        front = site / "index.html"
        front.write_text(front.read_text("utf-8").replace("4 December", "5 December"), "utf-8")
        page.reload()
        expect(page.locator("h1")).to_contain_text("5 December")


def test_a_site_is_not_kept_unless_its_owner_says_so() -> None:
    assert {*kept_site()} - {*tree()} >= {"worker.js"}
    assert "worker.js" not in tree()
    assert not [path for path, content in tree().items() if path.endswith(".html") and b"worker.js" in content]
