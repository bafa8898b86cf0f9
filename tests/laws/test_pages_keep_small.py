"""No page, feed or calendar holds a list that grows with the days; only the list of months does, by months."""

import re
from collections.abc import Mapping
from datetime import timedelta
from functools import cache

from site_days import AS_OF, ROLLS, a_day, files_of

GAME = "epellelemele"
MONTHS = f"daily/{GAME}/index.html"
SHORT, LONG = 100, 400


@cache
def site_of(days: int) -> Mapping[str, bytes]:
    """Return a site of one game: so many days, all with one roll, the last of them the as-of day."""
    dates = [AS_OF - timedelta(back) for back in reversed(range(days))]
    rolled = [a_day(GAME, day.isoformat(), ROLLS[GAME][1], revealed=day < AS_OF) for day in dates]
    return files_of({**dict.fromkeys(ROLLS, ()), GAME: rolled})


def most(days: int, pattern: str, mark: str) -> dict[str, int]:
    """Return, by type of page, how often a mark stands on the page that has it most often."""
    counts: dict[str, int] = {}
    for path, content in site_of(days).items():
        if re.search(pattern, path):
            kind = re.sub(r"[0-9]+", "9", path)
            counts[kind] = max(counts.get(kind, 0), content.decode().count(mark))
    return counts


def test_a_page_has_as_many_entries_after_a_year_as_after_a_season() -> None:
    for mark in ("<a ", "<li", "<tr", "<td", "<option"):
        short, long = most(SHORT, r"\.html$", mark), most(LONG, r"\.html$", mark)
        assert long.keys() == short.keys()
        assert {kind: long[kind] for kind in long if long[kind] > short[kind]}.keys() <= {MONTHS}, mark


def test_the_list_of_months_has_one_link_a_month() -> None:
    months = {
        days: len({(AS_OF - timedelta(back)).strftime("%Y-%m") for back in range(days)}) for days in (SHORT, LONG)
    }
    grown = most(LONG, MONTHS, "<a ")[MONTHS] - most(SHORT, MONTHS, "<a ")[MONTHS]
    assert grown == months[LONG] - months[SHORT]


def test_feeds_and_the_calendar_hold_the_newest_days_only() -> None:
    for path, mark in [
        ("feed.xml", "<entry>"),
        ("feed.json", '"date_published"'),
        ("calendar.ics", "BEGIN:VEVENT"),
    ]:
        short, long = (site_of(days)[path].decode().count(mark) for days in (SHORT, LONG))
        assert 0 < short == long, path
