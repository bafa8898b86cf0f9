"""A language's texts are the whole of what a page says: templates have no words of their own."""

import re
from html import unescape
from pathlib import Path

import pytest

from rollpress.home import shipped_templates
from rollpress.spec.page_texts import PageTexts

SITE = shipped_templates() / "site"
PROSE = "text"
"""Templates of prose: a project in another language brings its own."""
TEMPLATES = [
    path
    for path in sorted([*SITE.rglob("*.html"), *(shipped_templates() / "shared").glob("*.html")])
    if path.parent.name != PROSE
]
CODE = re.compile(r"{#.*?#}|{%.*?%}|{{.*?}}|<(style|script)[^>]*>.*?</\1>", re.DOTALL)
READ = re.compile(r'\b(?:aria-label|title|alt|placeholder)="([^"]*)"')


def words_of(template: str) -> list[str]:
    """Return what a template says by itself: the texts between its tags, and in attributes that are read out."""
    bare = re.sub('class="[^"]*"', "", unescape(CODE.sub(" ", template)))
    texts = [*re.sub(r"<[^>]*>", "\n", bare).splitlines(), *READ.findall(bare)]
    return [text.strip() for text in texts if re.search(r"[^\W\d_]", text)]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.relative_to(SITE.parent).as_posix())
def test_a_template_says_nothing_by_itself(path: Path) -> None:
    template = path.read_text("utf-8")
    assert words_of(template) == []
    code = "".join(found[0] for found in CODE.finditer(template) if not found[0].startswith("{#"))
    spoken = re.findall(r'"([A-Z][a-z]+(?: [a-z]+)*)"', code)
    assert [text for text in spoken if text != "Game"] == []  # the type of a page for machines


def test_every_text_of_pages_is_said_by_a_template() -> None:
    templates = "".join(path.read_text("utf-8") for path in TEMPLATES)
    assert [name for name in PageTexts.model_fields if not re.search(rf"\bframe\.said\.{name}\b", templates)] == []


def test_words_between_tags_and_in_attributes_are_found() -> None:
    assert words_of('<p aria-label="Score">{{ view.text }} so far</p>') == ["so far", "Score"]
    assert words_of('<p class="score" data-do="print">{{ frame.said.score }}</p>{# Words. #}') == []
