"""The committed artefact is the one that its description and its hand lists speak of."""

import gzip
import hashlib
import json
from typing import Any

import pytest

from rollpress.home import shipped_content
from rollpress.lexicon import TIERS, load
from rollpress.lexicon.artefact import pack
from rollpress.lexicon.authored import authored_from
from rollpress.lexicon.compile import ARTEFACT, DESCRIPTION, changed_since
from rollpress.lexicon.words import Lexicon, fingerprint

FOLDER = shipped_content() / "languages" / "en"
STORED = (FOLDER / ARTEFACT).read_bytes()


@pytest.fixture(scope="module")
def meta() -> dict[str, Any]:
    described: dict[str, Any] = json.loads((FOLDER / DESCRIPTION).read_text(encoding="utf-8"))
    return described


def test_no_hand_list_has_changed_since_it_was_compiled(meta: dict[str, Any]) -> None:
    assert changed_since(meta, authored_from(FOLDER, "content/languages/en")) == []


def test_its_content_has_the_described_hash(meta: dict[str, Any]) -> None:
    assert hashlib.sha256(gzip.decompress(STORED)).hexdigest() == meta["artefact"]["content_sha256"]


def test_its_words_have_the_hash_that_it_goes_by(meta: dict[str, Any]) -> None:
    english = load(STORED)
    assert english.sha256 == fingerprint(english.ranks, english.flagged) == meta["words"]["sha256"]


def test_it_is_what_its_words_pack_to() -> None:
    english = load(STORED)
    again = Lexicon.of(english.id, english.alphabet, english.ranks, english.flagged)
    assert pack(again) == gzip.decompress(STORED)


def test_its_flags_are_those_of_the_hand_list() -> None:
    flags = authored_from(FOLDER, "content/languages/en").flags
    assert set(load(STORED).flagged) == {word for _, word, _ in flags.forms()}


def test_its_counts_are_the_described_ones(meta: dict[str, Any]) -> None:
    english = load(STORED)
    counted = {tier: {str(n): count for n, count in english.counts(tier).items()} for tier in TIERS}
    assert counted == {tier: meta["counts"][tier]["by_length"] for tier in TIERS}
    assert meta["flagged"]["total"] == len(english.flagged)


def test_the_time_of_compiling_is_not_in_it() -> None:
    assert STORED[4:8] == bytes(4)


def test_the_sources_notice_is_carried_whole() -> None:
    notice = (FOLDER / "NOTICE").read_text(encoding="utf-8")
    for phrase in ("Kevin Atkinson", "Princeton University", "Geoff Kuenning", "J Ross Beresford", "ENABLE"):
        assert phrase in notice


@pytest.mark.parametrize("owner", ["SCOWL", "Shutterstock", "Titus Wormer", "FlacSy", "DeepSafe"])
def test_the_notice_of_the_project_names_whose_words_we_used(owner: str) -> None:
    notice = (shipped_content().parent / "NOTICE").read_text(encoding="utf-8")
    assert owner in notice
