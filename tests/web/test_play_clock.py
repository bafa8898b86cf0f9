"""The visitor's own date decides: in zones at the edges, on days of 23 and 25 hours, round leap days."""

import datetime
import json
from datetime import timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, expect

from play_pages import day_address, opened, write_site
from rollpress.build.site import site_files
from rollpress.home import shipped_templates
from rollpress.puzzles.planning import Calendar
from rollpress.spec.site import Site
from setups import english, project
from site_days import ROLLS, a_day

GAME = "epellelemele"
UTC = datetime.UTC
CASES = (
    ("Pacific/Pago_Pago", "2028-02-29"),  # UTC-11
    ("Pacific/Kiritimati", "2028-02-28"),  # UTC+14
    ("Europe/Berlin", "2027-03-28"),
    ("Europe/Berlin", "2027-10-31"),
    ("America/New_York", "2027-03-14"),
    ("America/New_York", "2027-11-07"),
    ("America/Santiago", "2027-09-04"),  # the next day begins at one o'clock
    ("America/Santiago", "2027-04-03"),  # an hour before midnight comes twice
    ("Australia/Lord_Howe", "2027-10-03"),  # half an hour is left out
    ("Asia/Kolkata", "2100-02-28"),  # no leap year
    ("Europe/Berlin", "2100-03-01"),
)


def site_on(day: datetime.date, root: Path) -> Path:
    """Write a site that has a day, the day after, which is the as-of day, and the two published ahead."""
    calendar = Calendar(Site(), day + timedelta(1))
    dates = [(day + timedelta(after)).isoformat() for after in range(4)]
    days = tuple(a_day(GAME, date, ROLLS[GAME][1], revealed=calendar.is_revealed(date)) for date in dates)
    given = {**dict.fromkeys(ROLLS, ()), GAME: days}
    lexicons, templates = {"en": english()}, [shipped_templates()]
    return write_site(root, site_files(project(), given, calendar, lexicons, [], templates, "https://example.org/"))


def end_of(day: datetime.date, zone: str) -> datetime.datetime:
    """Return the first minute of the next day in a zone, which need not be midnight there."""
    around = datetime.datetime.combine(day + timedelta(1), datetime.time(), UTC)
    minutes = (around + timedelta(minutes=minute) for minute in range(-15 * 60, 15 * 60))
    return next(minute for minute in minutes if minute.astimezone(ZoneInfo(zone)).date() > day)


def entry(date: datetime.date) -> str:
    """Return what a browser keeps of a day that was played on its own date."""
    kept = {"v": 1, "game": GAME, "date": str(date), "on": str(date), "score": 9, "rank": 1, "answers": []}
    return json.dumps(kept)


@pytest.mark.parametrize(("zone", "date"), CASES)
def test_a_day_ends_when_it_ends_where_the_visitor_is(
    browser: Browser, tmp_path: Path, zone: str, date: str
) -> None:
    day = datetime.date.fromisoformat(date)
    after, end = day + timedelta(1), end_of(day, zone)
    root = site_on(day, tmp_path)
    address = day_address(root, GAME, date)
    answer = "See the answer"
    with opened(browser, address, now=(end - timedelta(minutes=1)).isoformat(), timezone_id=zone) as page:
        expect(page.get_by_role("link", name=answer)).to_be_hidden()
        page.clock.run_for(120_000)  # the page is left open
        expect(page.get_by_role("link", name=answer)).to_be_visible()
    late = (end_of(after, zone) - timedelta(minutes=1)).isoformat()
    with opened(browser, day_address(root, GAME, str(after)), now=late, timezone_id=zone) as page:
        for played in (day - timedelta(1), day, after):
            page.evaluate(
                "([key, text]) => localStorage.setItem(key, text)", [f"rollpress/{played}", entry(played)]
            )
        page.get_by_text("Your days").click()
        expect(page.locator("#days")).to_contain_text("In a row3")
        offer = page.get_by_role("link", name="Its roll")
        expect(offer).to_be_hidden()
        page.clock.run_for(120_000)
        expect(offer).to_have_attribute("href", f"../{after + timedelta(1)}/index.html")
        expect(offer).to_be_visible()
