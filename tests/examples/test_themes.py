"""The shipped themes hold everyday words; a theme file that says something else is told so, with the place."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conftest import Rollpress
from rollpress.faults import Fault, Faulty
from rollpress.home import shipped_content
from rollpress.source import Source, read_yaml
from rollpress.spec.theme import theme_files, theme_from, theme_source
from setups import english

THEMES = theme_files([shipped_content() / "themes"])
NAMES = [
    "animals", "body", "clothes", "colours", "food", "forest", "house", "jobs", "kitchen", "music", "school", "sea",
    "sport", "travel", "weather", "winter",
]  # fmt: skip


def read(source: Source) -> tuple[list[str], tuple[Fault, ...]]:
    """Return the words of a theme, or the faults that it has instead."""
    try:
        return [*theme_from(source, "en", english().alphabet)], ()
    except Faulty as faulty:
        return [], faulty.faults


def faults(text: str) -> list[str]:
    return [str(fault) for fault in read(read_yaml(text, "themes/sailing.yaml"))[1]]


def test_sixteen_themes_ship() -> None:
    assert [*THEMES] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_theme_has_sixty_to_a_hundred_and_twenty_words_that_people_know(name: str) -> None:
    words = theme_from(theme_source(THEMES[name]), "en", english().alphabet)
    assert 60 <= len(words) <= 120
    assert {english().tier(word) for word in words} <= {"answers", "common"}
    assert not any(english().is_flagged(word) for word in words)
    assert all(3 <= len(word) <= 12 for word in words)


def test_the_words_of_a_file_stand_in_order() -> None:
    for path in THEMES.values():
        assert theme_source(path).value["en"] == sorted(theme_source(path).value["en"])


@pytest.mark.parametrize(("word", "bonus"), [("SNOW", 5), ("OWNS", 0)])
def test_a_word_of_the_theme_named_scores_its_bonus(rollpress: Rollpress, word: str, bonus: int) -> None:
    ran = rollpress("score", "epellelemele", "--roll", "S1o N1w", "--theme", "winter", word)
    assert ran.code == 0
    assert f"theme {bonus})" in ran.out


def test_a_projects_own_theme_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "sea.yaml").write_text("en: [ocean]\n", "utf-8")
    files = theme_files([tmp_path, shipped_content() / "themes"])
    assert [*files] == NAMES
    assert files["sea"] == tmp_path / "sea.yaml"


def test_each_fault_of_a_theme_is_told_with_its_place() -> None:
    assert faults("en:\n  - café\n  - sea-salt\n  - Cafe\n  - 7\n  - ''\n") == [
        "themes/sailing.yaml:3:5: '-' is no letter of this alphabet\n"
        "  hint: take the word out, or write it with letters only",
        "themes/sailing.yaml:4:5: Cafe stands twice\n  hint: line 2 has it",
        "themes/sailing.yaml:5:5: is no word\n  hint: put a word that YAML takes for something else in quotes",
        "themes/sailing.yaml:6:5: is no word\n  hint: take it out",
    ]


@pytest.mark.parametrize("text", ["", "fr: [mer]\n", "en: sea\n", "- sea\n"])
def test_a_theme_without_words_in_the_language_is_refused(text: str) -> None:
    assert faults(text) == [
        "themes/sailing.yaml:1:1: has no words in 'en'\n  hint: write `en:` and a list of words"
    ]


def test_check_finds_words_of_a_theme_that_no_player_could_be_given(
    rollpress: Rollpress, project_folder: Path
) -> None:
    flagged = next(iter(english().flagged))
    (project_folder / "content/themes/sea.yaml").write_text(f"en:\n  - snarkfish\n  - {flagged}\n", "utf-8")
    ran = rollpress("check")
    assert ran.code == 1
    assert "content/themes/sea.yaml:2:5: SNARKFISH is not in the word list\n" in ran.err
    assert f"content/themes/sea.yaml:3:5: {flagged} is a word that is never printed\n" in ran.err


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=6), st.lists, max_leaves=8))
def test_any_yaml_is_a_theme_of_folded_words_or_faults_of_that_file(value: object) -> None:
    source = Source("themes/any.yaml", {"en": value}, {}, {})
    words, told = read(source)
    assert all(fault.place.path == "themes/any.yaml" and fault.what for fault in told)
    assert all(word and english().alphabet.fold(word) == word for word in words)
