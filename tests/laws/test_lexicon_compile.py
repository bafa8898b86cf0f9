"""Sources and hand lists become tiers, or faults that say where a hand list is wrong."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rollpress.faults import Faulty, Missing
from rollpress.lexicon import Lexicon
from rollpress.lexicon.artefact import unpack
from rollpress.lexicon.authored import Authored, authored_from
from rollpress.lexicon.compile import changed_since, compiled, sources_from

HAND = {
    "language.yaml": "name: Test\nletters: [A, B, C, D, E, S, T]\nvowels: [A, E]\nfolds: {ß: SS}\n",
    "sources.yaml": """
id: test-1
title: Test lists
licence: none needed
package: test-words
version: "1.0"
folder: /nowhere
encoding: utf-8
lists: [plain, extra]
levels: [70, 10, 20, 50]
file: "{list}.{level}"
tiers: {easy: 10, answers: 20, common: 50, valid: 70}
""",
    "two-letter.yaml": "accepted: {AT: where, BE: exist}\n",
    "amendments.yaml": "allow:\n  EBB: {tier: common, reason: a tide}\ndeny:\n  TSE: no word\n",
    "flags.yaml": "slur: {}\nvulgar: {rude: {BAD: [BADDEST]}}\nsensitive: {}\n",
}
LISTS = {
    "plain.10": "cab at\nbad\nbe\nts",
    "plain.20": "seat\n",
    "extra.50": "cab\nbaddest\nétat e\u0301tude\n",
    "plain.70": "Ted bed's a-b\nstaß\ntse\nabcdeabcdeabcdea\nabcdeabcdeabcde\na\n",
    "plain.95": "beads",
}


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., Authored]:
    def write(**changes: str) -> Authored:
        files = HAND | {name.replace("_", "-") + ".yaml": text for name, text in changes.items()}
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        return authored_from(tmp_path, "xx")

    return write


@pytest.fixture
def lexicon(written: Callable[..., Authored]) -> Lexicon:
    return unpack(compiled(written(), LISTS).content)


def faults(action: Callable[[], object]) -> list[str]:
    with pytest.raises(Faulty) as found:
        action()
    return [str(fault) for fault in found.value.faults]


def test_a_word_is_in_the_tier_of_its_lowest_level(lexicon: Lexicon) -> None:
    tiers = {word: lexicon.tier(word) for word in ("CAB", "BADDEST", "STASS")}
    assert tiers == {"CAB": "answers", "BADDEST": "common", "STASS": "valid"}


def test_words_of_the_lowest_level_are_easy(lexicon: Lexicon) -> None:
    assert [lexicon.is_easy(word) for word in ("CAB", "SEAT", "STASS", "BAD")] == [True, False, False, False]


def test_names_apostrophes_hyphens_and_lengths_beyond_the_game_are_left_out(lexicon: Lexicon) -> None:
    assert list(lexicon.words()) == ["ABCDEABCDEABCDE", "AT", "BE", "CAB", "EBB", "ETAT", "SEAT", "STASS"]


def test_a_level_above_all_tiers_is_not_read(lexicon: Lexicon) -> None:
    assert not lexicon.has("BEADS")


def test_only_accepted_words_of_two_letters_are_words(lexicon: Lexicon) -> None:
    assert lexicon.has("AT")
    assert not lexicon.has("TS")


def test_amendments_add_and_take_away(lexicon: Lexicon) -> None:
    assert lexicon.tier("EBB") == "common"
    assert not lexicon.has("TSE")


def test_flagged_words_keep_their_tier_and_come_out_of_nothing(lexicon: Lexicon) -> None:
    assert (lexicon.tier("BAD"), lexicon.is_flagged("BADDEST")) == ("answers", True)
    assert not {"BAD", "BADDEST"} & set(lexicon.words())


def test_compiling_twice_gives_the_same_bytes(written: Callable[..., Authored]) -> None:
    backwards = dict(reversed(LISTS.items()))
    assert compiled(written(), LISTS) == compiled(written(), backwards)


def test_the_description_names_sources_hand_lists_and_counts(written: Callable[..., Authored]) -> None:
    made = compiled(written(), LISTS)
    meta = json.loads(json.dumps(made.meta))
    assert meta["package"] == {"name": "test-words", "version": "1.0"}
    assert meta["sources"]["plain.10"] == hashlib.sha256(LISTS["plain.10"].encode()).hexdigest()
    assert meta["counts"]["answers"] == {"total": 4, "by_length": {"2": 2, "3": 1, "4": 1}}
    assert meta["counts"]["easy"] == {"total": 3, "by_length": {"2": 2, "3": 1}}
    assert meta["flagged"] == {"total": 2, "vulgar": 2}
    assert meta["artefact"]["content_sha256"] == hashlib.sha256(made.content).hexdigest()


def test_a_changed_hand_list_makes_the_artefact_stale(written: Callable[..., Authored]) -> None:
    meta = compiled(written(), LISTS).meta
    assert changed_since(meta, written()) == []
    assert changed_since(meta, written(flags=HAND["flags.yaml"].replace("rude", "crude"))) == ["flags.yaml"]


def test_sources_are_the_declared_files_that_exist(written: Callable[..., Authored], tmp_path: Path) -> None:
    (tmp_path / "plain.50").write_text("café", encoding="utf-8")
    (tmp_path / "plain.95").write_text("beads", encoding="utf-8")
    assert sources_from(written().sources, tmp_path) == {"plain.50": "café"}


def test_without_its_lists_the_package_is_named(written: Callable[..., Authored]) -> None:
    with pytest.raises(Missing, match=r"install the package test-words \(1\.0\)"):
        sources_from(written().sources)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"flags": "slur: {}\nvulgar:\n  rude:\n    BADE: [BAD]\nsensitive: {}\n"},
            ["xx/flags.yaml:4:5: BADE is flagged but no word\n  hint: correct it or take it out"],
        ),
        (
            {"two_letter": "accepted:\n  AB: a muscle\n"},
            ["xx/two-letter.yaml:2:3: AB is in no source\n  hint: add it to amendments.yaml too"],
        ),
    ],
)
def test_a_hand_list_entry_that_is_no_word_is_a_fault(
    written: Callable[..., Authored], changes: dict[str, str], expected: list[str]
) -> None:
    assert faults(lambda: compiled(written(**changes), LISTS)) == expected


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"flags": "slur: {}\nvulgar: {rude: {BAD: [Bat, BAD]}}\nsensitive: {}\n"},
            [
                "xx/flags.yaml:2:23: Bat is not written as it is compared\n  hint: write BAT",
                "xx/flags.yaml:2:28: BAD is flagged twice\n  hint: it stands in line 2",
            ],
        ),
        (
            {"two_letter": "accepted: {A-: ah}\n", "amendments": "allow: {}\ndeny:\n  état: a state\n"},
            [
                "xx/amendments.yaml:3:3: état is not written as it is compared\n  hint: write ETAT",
                "xx/two-letter.yaml:1:12: A-: '-' is no letter of this alphabet\n"
                "  hint: write words in the language's letters",
            ],
        ),
        (
            {"sources": HAND["sources.yaml"].replace("common: 50, ", "")},
            ["xx/sources.yaml:12:1: tiers.common: is missing\n  hint: give each tier its highest level"],
        ),
        (
            {"flags": "slur: {}\nvulgar: {}\n", "amendments": "allow: {}\ndenny: {}\n"},
            [
                "xx/amendments.yaml:1:1: deny: is missing\n  hint: add it",
                "xx/amendments.yaml:2:1: denny: no such key\n  hint: did you mean 'deny'?",
                "xx/flags.yaml:1:1: sensitive: is missing\n  hint: add it",
            ],
        ),
    ],
)
def test_faults_of_all_hand_lists_come_at_once(
    written: Callable[..., Authored], changes: dict[str, str], expected: list[str]
) -> None:
    assert faults(lambda: written(**changes)) == expected
