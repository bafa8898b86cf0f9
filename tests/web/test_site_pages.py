"""What every page of the site keeps to, whatever it shows."""

from __future__ import annotations

import gzip
import re
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from html5lib import HTMLParser
from jinja2 import UndefinedError

from rollpress.home import shipped_templates
from rollpress.site import look_from, pages, render
from rollpress.site.views import DayView, NotFoundView, SimpleView, SiteView
from web.fixtures.answers import SPELL_ANSWER
from web.fixtures.days import CLAIM_DAY, SPELL_DAY
from web.fixtures.sample_site import FRAME, FRONT, PAGES, SITE

LOOK = look_from([shipped_templates()])
HTML = {view.path: render(view, FRAME, LOOK) for view in PAGES}
OWN_ADDRESSES = {f"https://example.org/dice/{path.removesuffix('index.html')}" for path in HTML}

# Names and switches that a page is built from; every other text of a view is there to be read.
NAMES = {"path", "id", "mark", "ink", "state", "date", "month", "folder", "slug", "kind", "manner", "base_url"}


def links(html: str) -> list[str]:
    return re.findall(r'(?:href|src)="([^"]*)"', html)


def resolved(page: str, link: str) -> str:
    path = (Path("/root") / page).parent / link.partition("#")[0]
    parts: list[str] = []
    for part in path.parts[2:]:
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


@pytest.mark.parametrize("page", list(HTML))
def test_a_page_is_well_formed_html(page: str) -> None:
    parser = HTMLParser(strict=False)
    parser.parse(HTML[page])
    assert [error for _, error, _ in parser.errors] == []


@pytest.mark.parametrize("page", [page for page in HTML if page != "404.html"])
def test_links_are_relative_to_the_page_and_name_a_file(page: str) -> None:
    for link in links(HTML[page]):
        if link in OWN_ADDRESSES or link.startswith(("#", "mailto:words@example.org")):
            continue
        assert re.match(r"[a-z0-9.]", link), link
        assert "://" not in link
        assert re.search(r"(/index\.html|^index\.html|\.(css|svg|pdf|xml|webmanifest))(#\w+)?$", link), link


def test_links_to_pages_and_assets_of_the_site_lead_to_them(site_files: dict[str, bytes]) -> None:
    of_site = ("assets/", "games/", "about/", "how-it-is-made/", "print-guide/", "word-lists/", "index.html")
    targets = {
        resolved(page, link) for page in HTML for link in links(HTML[page]) if re.match(r"[a-z.]+[/.]", link)
    }
    led = {target for target in targets if target.startswith(of_site)}
    assert led - site_files.keys() == set()
    assert len(led) > 10


def test_every_fragment_is_the_id_of_something_on_its_page() -> None:
    fragments = {
        (resolved(page, link) if link[0] != "#" else page, link.partition("#")[2])
        for page, html in HTML.items()
        for link in links(html)
        if "#" in link
    }
    missing = [(page, name) for page, name in fragments if f'id="{name}"' not in HTML[page]]
    assert missing == []
    assert ("games/epellelemele/index.html", "rules") in fragments


def test_no_page_needs_a_script_or_somebody_elses_file() -> None:
    for page, html in HTML.items():
        assert not re.search(r'<script(?! type="application/ld\+json">)', html), page
        assert not re.search(r"""\son\w+=|javascript:|@import|url\(""", html), page


def test_the_page_for_missing_addresses_carries_its_style_and_links_by_the_base_address() -> None:
    html = HTML["404.html"]
    assert "<link" not in html
    assert "<style>" in html
    assert links(html)
    assert all(link.startswith("/dice/") for link in links(html))


def test_every_text_of_a_view_is_escaped() -> None:
    marked = SiteView(spiked(FRAME), tuple(map(spiked, PAGES)))
    for path, page in pages(marked, LOOK).items():
        if path.endswith(".html"):
            assert "<q>" not in page.decode(), path
            assert "\"'" not in page.decode(), path
            assert "&lt;q&gt;" in page.decode(), path


def spiked(value: Any) -> Any:
    """The same view with markup and quotes in every text that is there to be read."""
    if isinstance(value, tuple):
        return tuple(map(spiked, value))
    if isinstance(value, str):
        return f"{value}<q>\"'" if value else value
    if is_dataclass(value) and not isinstance(value, type) and "rollpress.drawing" not in type(value).__module__:
        names = {field.name for field in fields(value)} - NAMES
        return replace(value, **{name: spiked(getattr(value, name)) for name in names})
    return value


def test_a_day_says_nothing_of_its_answer_but_the_link_that_it_was_given() -> None:
    assert "answer/index.html" not in render(SPELL_DAY, FRAME, LOOK)
    assert render(CLAIM_DAY, FRAME, LOOK).count("answer/index.html") == 1


def test_on_answers_a_missing_word_can_be_reported() -> None:
    link = '<a href="mailto:words@example.org?subject=en-1">My word is missing</a>'
    assert [path for path in HTML if link in HTML[path]] == [path for path in HTML if "/answer/" in path]
    assert "My word" not in render(SPELL_ANSWER, replace(FRAME, missing=None), LOOK)


def test_pages_at_the_edges_of_the_archive_have_no_arrow_beyond_it() -> None:
    assert 'rel="next"' not in HTML[SPELL_DAY.path]
    assert 'rel="prev"' in HTML[SPELL_DAY.path]
    alone = replace(SPELL_DAY, earlier=None)
    assert "<nav" in render(alone, FRAME, LOOK)
    assert 'class="turn"' not in render(alone, FRAME, LOOK)


def test_the_first_view_is_at_most_14_kilobytes_compressed(site_files: dict[str, bytes]) -> None:
    styles = sum(len(gzip.compress(content)) for path, content in site_files.items() if path.endswith(".css"))
    heaviest = max(len(gzip.compress(html.encode())) for html in HTML.values())
    assert styles + heaviest <= 14_000


def test_every_die_of_a_roll_has_a_text_alternative() -> None:
    html = HTML[SPELL_DAY.path]
    assert 'aria-label="K, 5 points; small e"' in html
    assert html.count('role="img"') == len(SPELL_DAY.roll.pieces)


def test_an_undefined_name_in_a_template_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "front.html").write_text("{{ view.headlin }}")
    with pytest.raises(UndefinedError, match="headlin"):
        render(FRONT, FRAME, look_from([tmp_path, shipped_templates()]))


def test_an_owners_head_stands_on_every_page_and_the_shipped_templates_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "head.html").write_text('<meta name="author" content="Me">')
    look = look_from([tmp_path, shipped_templates()])
    for view in (FRONT, SPELL_DAY, SimpleView("about", "About", "What this is.")):
        assert '<meta name="author" content="Me">' in render(view, FRAME, look)


def test_the_owners_title_is_the_wordmark() -> None:
    html = render(FRONT, replace(FRAME, title="Ödland"), LOOK)
    assert re.search(r">Ö</text></svg><span>dland</span>", html)


def test_pages_come_in_order_and_the_same_each_time() -> None:
    first, again = pages(SITE, LOOK), pages(SiteView(FRAME, PAGES[::-1]), look_from([shipped_templates()]))
    assert list(first) == sorted(first)
    assert first == again


def test_templates_name_no_game() -> None:
    names = [view.game.title for view in PAGES if isinstance(view, DayView)]
    for template in shipped_templates().rglob("site/**/*.*"):
        if template.suffix in {".html", ".css"}:
            text = template.read_text(encoding="utf-8").lower()
            assert not [name for name in names if name.lower() in text], template


def test_each_kind_of_page_has_one_main_heading() -> None:
    for page, html in HTML.items():
        assert html.count("<h1") == 1, page
        levels = [int(level) for level in re.findall(r"<h([1-6])", html)]
        assert all(after <= before + 1 for before, after in pairwise(levels)), page


def test_every_class_on_a_page_has_its_style(site_files: dict[str, bytes]) -> None:
    styles = "".join(content.decode() for path, content in site_files.items() if path.endswith(".css"))
    classes = {
        name for html in HTML.values() for value in re.findall(r' class="([^"]+)"', html) for name in value.split()
    }
    assert {name for name in classes if not re.search(rf"\.{name}\b", styles + HTML["404.html"])} == set()
    assert {"die", "tile", "token", "seal"} <= classes


def test_the_missing_page_is_in_the_language_of_the_site() -> None:
    assert '<html lang="de-AT">' in render(NotFoundView(), replace(FRAME, language="de-AT"), LOOK)
