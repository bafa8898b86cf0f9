"""What machines read of a site says what its pages say, in the forms promised, and no day before its time."""

import datetime
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from laws.json_schema import lost, unnamed, wrongs
from rollpress.build.site import site_files
from rollpress.home import shipped_templates
from rollpress.puzzles.errata import Correction, Erratum
from rollpress.puzzles.published import Day, Withdrawn
from rollpress.site.api import DayForm, schema
from setups import english, project
from site_days import AS_OF, DATES, calendar, days

BASE = "https://example.org/a/b/"
STORED = Path(__file__).with_name("api_v1")
GAMES = ("epellelemele", "letra-mix", "vowelocity")
ATOM = "{http://www.w3.org/2005/Atom}"
ERRATUM = Erratum(
    date=DATES[0], issued="2026-12-04", what="It was dull, and long; a tile\\was", reason="Because", withdrawn=True
)


def made(given: Mapping[str, Sequence[Day]]) -> dict[str, bytes]:
    lexicons = {"en": english()}
    return site_files(project(), given, calendar(), lexicons, [], [shipped_templates()], BASE)


@cache
def files() -> dict[str, bytes]:
    return made(days())


@cache
def corrected() -> dict[str, bytes]:
    """Return the files of a site whose first day of one game was taken down a day later."""
    first, *others = days()["letra-mix"]
    down = Withdrawn(first.game, first.date, Correction((ERRATUM,), withdrawn=True))
    return made({**days(), "letra-mix": (down, *others)})


def page_of(address: str) -> str:
    path = address.removeprefix(BASE)
    return path + "index.html" if path.endswith("/") or not path else path


def xml(content: bytes) -> ElementTree.Element:
    """Return the root of an XML document."""
    parser = ElementTree.XMLPullParser(["end"])
    parser.feed(content)
    parser.close()
    *_, (_, root) = parser.read_events()
    assert isinstance(root, ElementTree.Element)
    return root


def atom(tree: Mapping[str, bytes]) -> ElementTree.Element:
    return xml(tree["feed.xml"])


def events(tree: Mapping[str, bytes]) -> list[dict[str, str]]:
    """Return the events of the calendar, each by the names of its lines."""
    unfolded = tree["calendar.ics"].decode().replace("\r\n ", "")
    blocks = re.findall(r"BEGIN:VEVENT\r\n(.*?)END:VEVENT", unfolded, re.DOTALL)
    return [dict(row.split(":", 1) for row in block.splitlines()) for block in blocks]


def test_feeds_and_calendar_tell_the_linked_days_newest_first() -> None:
    entries = atom(files()).findall(f"{ATOM}entry")
    told = [entry.findtext(f"{ATOM}id", "") for entry in entries]
    wanted = [f"{BASE}daily/{game}/{date}/" for date in reversed(DATES[:2]) for game in GAMES]
    assert told == wanted
    assert [item["url"] for item in json.loads(files()["feed.json"])["items"]] == wanted
    assert [event["URL"] for event in events(files())] == wanted
    assert all(page_of(address) in files() for address in told)


def test_an_atom_feed_has_what_its_format_asks_for() -> None:
    feed = atom(files())
    assert feed.findtext(f"{ATOM}id") == BASE
    assert feed.findtext(f"{ATOM}updated") == "2026-12-04T00:00:00Z"
    assert feed.find(f"{ATOM}author/{ATOM}name") is not None
    for entry in feed.findall(f"{ATOM}entry"):
        assert entry.findtext(f"{ATOM}title")
        assert entry.findtext(f"{ATOM}summary")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT00:00:00Z", entry.findtext(f"{ATOM}updated", ""))


def test_an_answer_or_an_erratum_updates_the_entry_of_its_day() -> None:
    def updated(tree: Mapping[str, bytes], day: str) -> str:
        entries = {entry.findtext(f"{ATOM}id"): entry for entry in atom(tree).findall(f"{ATOM}entry")}
        return entries[f"{BASE}daily/letra-mix/{day}/"].findtext(f"{ATOM}updated", "")[:10]

    assert updated(files(), DATES[0]) == "2026-12-04"
    assert updated(files(), DATES[1]) == "2026-12-04"
    issued = ERRATUM.model_copy(update={"issued": "2026-12-09"})
    first, *others = days()["letra-mix"]
    down = Withdrawn(first.game, first.date, Correction((issued,), withdrawn=True))
    tree = made({**days(), "letra-mix": (down, *others)})
    assert updated(tree, DATES[0]) == "2026-12-09"


def test_lines_of_the_calendar_are_short_and_come_whole_again() -> None:
    raw = files()["calendar.ics"]
    assert raw.endswith(b"END:VCALENDAR\r\n")
    assert max(map(len, raw.split(b"\r\n"))) <= 75
    assert raw.count(b"\n") == raw.count(b"\r\n")
    assert len({event["UID"] for event in events(files())}) == 6
    texts = {item["content_text"] for item in json.loads(files()["feed.json"])["items"]}
    told = {re.sub(r"\\([\\;,])", r"\1", event["DESCRIPTION"]) for event in events(files())}
    assert told == texts


def urls(tree: Mapping[str, bytes]) -> dict[str, str | None]:
    namespace = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    root = xml(tree["sitemap.xml"])
    return {url.findtext(f"{namespace}loc", ""): url.findtext(f"{namespace}lastmod") for url in root}


def test_the_sitemap_has_every_page_that_has_come_and_no_other() -> None:
    pages = {path for path in files() if path.endswith(".html") and DATES[2] not in path}
    assert {page_of(address) for address in urls(files())} == pages - {"404.html"}
    assert f"Sitemap: {BASE}sitemap.xml" in files()["robots.txt"].decode()


def test_the_sitemap_dates_what_has_a_date() -> None:
    dates = {page_of(address): date for address, date in urls(files()).items()}
    assert dates["index.html"] == AS_OF.isoformat()
    assert dates[f"daily/letra-mix/{DATES[1]}/index.html"] == DATES[1]
    assert dates[f"daily/letra-mix/{DATES[0]}/answer/index.html"] == DATES[1]
    assert dates["about/index.html"] is None
    assert all(date <= AS_OF.isoformat() for date in dates.values() if date)


def test_the_manifest_names_files_of_the_site() -> None:
    manifest = json.loads(files()["manifest.webmanifest"])
    assert manifest["start_url"] in files()
    assert {icon["src"] for icon in manifest["icons"]} <= files().keys()
    assert manifest["name"] == project().site.title


def api(tree: Mapping[str, bytes]) -> dict[str, Any]:
    """Return the days of the API by their paths."""
    paths = [path for path in tree if path.startswith("api/v1/") and path != "api/v1/schema.json"]
    return {path: json.loads(tree[path]) for path in paths}


@pytest.mark.parametrize("tree", [files, corrected], ids=["as published", "corrected"])
def test_every_file_of_the_api_is_as_the_published_schema_says(tree: Any) -> None:
    published = json.loads(tree()["api/v1/schema.json"])
    assert len(api(tree())) == 12
    for path, form in api(tree()).items():
        assert list(wrongs(published, form)) == [], path
        assert list(unnamed(published, form)) == [], path


def test_version_one_of_the_schema_only_gains() -> None:
    then = json.loads((STORED / "schema.json").read_text("utf-8"))
    assert list(lost(then, schema())) == []


@pytest.mark.parametrize("name", ["day", "answered", "withdrawn"])
def test_a_stored_file_of_version_one_is_still_one(name: str) -> None:
    stored = json.loads((STORED / f"{name}.json").read_text("utf-8"))
    assert list(wrongs(schema(), stored)) == []
    assert DayForm.model_validate(stored).model_dump(mode="json").items() >= stored.items()


@pytest.mark.parametrize("change", [{"version": 2}, {"date": 7}, {"url": None}])
def test_the_schema_finds_a_field_that_is_wrong(change: dict[str, Any]) -> None:
    form = next(iter(api(files()).values()))
    (wrong,) = wrongs(schema(), {**form, **change})
    assert wrong.startswith(f"$.{next(iter(change))}: ")


def test_the_schema_finds_a_field_that_is_missing() -> None:
    form = dict(next(iter(api(files()).values())))
    form.pop("game")
    assert [wrong for wrong in wrongs(schema(), form) if "'game' is a required property" in wrong]


def test_latest_is_the_as_of_day_and_days_ahead_have_files() -> None:
    for game in GAMES:
        latest = files()[f"api/v1/{game}/latest.json"]
        assert latest == files()[f"api/v1/{game}/{AS_OF.isoformat()}.json"]
        assert f"api/v1/{game}/{DATES[2]}.json" in files()


def test_an_answer_is_in_the_api_exactly_once_it_is_out() -> None:
    for path, form in api(files()).items():
        out = datetime.date.fromisoformat(form["answer_date"]) <= AS_OF
        assert (form["puzzle"]["answer"] is not None) == out == (DATES[0] in path)
    answer = api(files())[f"api/v1/letra-mix/{DATES[0]}.json"]["puzzle"]["answer"]
    assert answer["best"]
    assert answer["par"]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_with_a_word_that_was_flagged_since_is_left_out(game: str) -> None:
    path = f"api/v1/{game}/{DATES[0]}.json"
    best = api(files())[path]["puzzle"]["answer"]["best"]
    words = set(re.findall(r"[A-Z]{2,}", " ".join(best))) & english().ranks.keys()
    ranks = {word: rank for word, rank in english().ranks.items() if word not in words}
    stricter = replace(
        english(), ranks=ranks, flagged={**english().flagged, **{w: english().ranks[w] for w in words}}
    )
    tree = site_files(project(), days(), calendar(), {"en": stricter}, [], [shipped_templates()], BASE)
    form = json.loads(tree[path])
    assert form["puzzle"]["best"] == api(files())[path]["puzzle"]["best"]
    assert not set(form["puzzle"]["answer"]["best"]) & set(best)
    page = tree[f"daily/{game}/{DATES[0]}/answer/index.html"].decode()
    assert words
    assert not [word for word in words if re.search(rf"\b{word}\b", page)]


def test_a_day_that_was_taken_down_says_so_and_has_no_puzzle() -> None:
    form = api(corrected())[f"api/v1/letra-mix/{DATES[0]}.json"]
    assert form["puzzle"] is None
    assert form["errata"] == [
        {"issued": "2026-12-04", "remedy": "withdrawn", "what": ERRATUM.what, "reason": "Because"}
    ]
    assert f"daily/letra-mix/{DATES[0]}/answer/index.html" not in corrected()
    page = corrected()[f"daily/letra-mix/{DATES[0]}/index.html"].decode()
    assert "It was dull, and long; a tile\\was. Because." in page


def test_pages_tell_machines_what_they_are() -> None:
    page = files()[f"daily/letra-mix/{DATES[1]}/index.html"].decode()
    linked = json.loads(re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)[0])
    assert linked["url"] == f"{BASE}daily/letra-mix/{DATES[1]}/"
    assert linked["datePublished"] == DATES[1]
    assert f'<meta property="og:image" content="{BASE}daily/letra-mix/{DATES[1]}/share.png">' in page
    assert f'<meta property="og:url" content="{linked["url"]}">' in page
    assert 'type="application/atom+xml" title="Rollpress" href="../../../feed.xml"' in page
