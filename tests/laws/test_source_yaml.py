"""Reading YAML: values as written, the place of each, and every fault of form with its line and column."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rollpress.faults import Fault, Faulty
from rollpress.source import MAX_BYTES, MAX_DEPTH, MAX_SIGNS, Source, json_from, read_text, read_yaml


def faults(text: str) -> list[str]:
    with pytest.raises(Faulty) as caught:
        read_yaml(text, "f.yaml")
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("NO", "NO"), ("ON", "ON"), ("yes", "yes"), ("off", "off"), ("Y", "Y"),
        ("010", 10), ("-7", -7), ("+7", 7), ("0", 0), ("1_000", "1_000"),
        ("1:30", "1:30"), ("2026-11-23", "2026-11-23"), ("1.5", "1.5"), (".inf", ".inf"), ("0x1F", "0x1F"),
        ("true", True), ("False", False), ("NULL", None), ("~", None), ("", None),
        ("'7'", "7"), ('"true"', "true"), ("'null'", "null"), ("''", ""),
        ("9" * 30, "9" * 30), ("=", "="), ("<<", "<<"), ("A1s", "A1s"),
    ],
)  # fmt: skip
def test_scalars_are_those_of_yaml_1_2(written: str, value: object) -> None:
    read = read_yaml(f"a: {written}\n", "f.yaml").value["a"]
    assert (type(read), read) == (type(value), value)


def test_block_texts_keep_or_fold_their_lines() -> None:
    read = read_yaml("kept: |\n  one\n  two\nfolded: >-\n  one\n  two\n", "f.yaml").value
    assert read == {"kept": "one\ntwo\n", "folded": "one two"}


@pytest.mark.parametrize("text", ["", "# nothing but a remark\n", "---\n"])
def test_an_empty_file_holds_nothing(text: str) -> None:
    assert read_yaml(text, "f.yaml").value is None


def test_every_value_and_key_has_its_place() -> None:
    source = read_yaml("dice:\n  - {faces: [A, ÉÉ, 'C']}\nnote: >\n  text\n", "f.yaml")
    assert str(source.place(["dice", 0, "faces", 2])) == "f.yaml:2:21"
    assert str(source.key_place(["dice", 0, "faces"])) == "f.yaml:2:6"
    assert str(source.place(["note"])) == "f.yaml:3:7"


def test_a_part_that_is_not_there_is_placed_at_the_nearest_above_it() -> None:
    source = read_yaml("a:\n  b: {c: 1}\n", "f.yaml")
    assert str(source.place(["a", "b", "x", 3])) == "f.yaml:2:6"
    assert str(source.key_place(["z"])) == "f.yaml:1:1"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a: 1\na: 2\n", ["f.yaml:2:1: a: stands here a second time\n  hint: it stands in line 1 already"]),
        ("a: {b: 1, b: 2}\n", ["f.yaml:1:11: b: stands here a second time\n  hint: it stands in line 1 already"]),
        (
            "a: &x 1\nb: *x\nc: [*x]\n",
            [
                "f.yaml:2:4: *x is an alias\n  hint: write the value out; aliases are not read",
                "f.yaml:3:5: *x is an alias\n  hint: write the value out; aliases are not read",
            ],
        ),
        ("*x : 1\n", ["f.yaml:1:1: *x is an alias\n  hint: write the value out; aliases are not read"]),
        ("a: !!int '3'\n", ["f.yaml:1:4: tag:yaml.org,2002:int is a tag\n  hint: leave it out"]),
        ("a: ! 7\n", ["f.yaml:1:4: ! is a tag\n  hint: leave it out"]),
        ("!k a: 1\n", ["f.yaml:1:1: !k is a tag\n  hint: leave it out"]),
        (
            "!!python/object/apply:os.system [ls]\n",
            ["f.yaml:1:1: tag:yaml.org,2002:python/object/apply:os.system is a tag\n  hint: leave it out"],
        ),
        ("a: 1\n---\nb: 2\n", ["f.yaml:2:1: starts a second document\n  hint: one file holds one document"]),
        ("? [a, b]\n: 1\n", ["f.yaml:1:3: a key must be a plain word\n  hint: quote it if it is text"]),
        ("a: \x07b\n", ["f.yaml:1:4: has a control character U+0007\n  hint: delete it"]),
        (
            "é: b\n\nü: b\x00\x01\nc: \x7f\n",
            [
                "f.yaml:3:5: has a control character U+0000\n  hint: delete it",
                "f.yaml:4:4: has a control character U+007F\n  hint: delete it",
            ],
        ),
        ("a: one\u2028two\n", ["f.yaml:1:7: has a control character U+2028\n  hint: delete it"]),
        ('a: "\\0"\n', ["f.yaml:1:4: has a control character U+0000\n  hint: take the escape out"]),
    ],
)
def test_what_a_spec_may_not_hold_is_named_where_it_stands(text: str, lines: list[str]) -> None:
    assert faults(text) == lines


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        ("a:\n\tb: 1\n", "f.yaml:2:1", "indent with spaces"),
        ("a: [1, 2\nb: 3\n", "f.yaml:2:2", "check quotes, colons and indentation near here"),
        ("a: 'open\n", "f.yaml:2:1", "check quotes, colons and indentation near here"),
        ("a: b: c\n", "f.yaml:1:5", "check quotes, colons and indentation near here"),
        ("a: @b\n", "f.yaml:1:4", "check quotes, colons and indentation near here"),
    ],
)
def test_what_is_no_yaml_is_placed(text: str, place: str, hint: str) -> None:
    (line,) = faults(text)
    assert line.startswith(f"{place}: is not YAML: ")
    assert line.endswith(f"\n  hint: {hint}")


def test_faults_before_a_broken_line_are_told_too() -> None:
    assert [line.split(": ")[0] for line in faults("a: 1\na: 2\nb: @c\n")] == ["f.yaml:2:1", "f.yaml:3:4"]


def test_nesting_has_a_limit() -> None:
    assert read_yaml("[" * MAX_DEPTH + "]" * MAX_DEPTH, "f.yaml").value
    assert read_yaml("a" * MAX_SIGNS, "f.yaml").value
    long = "f.yaml:1:4: a text of more than 10,000 signs\n  hint: write it in several"
    assert faults("a: " + "a" * (MAX_SIGNS + 1)) == [long]
    deep = f"f.yaml:1:{MAX_DEPTH + 2}: is nested deeper than {MAX_DEPTH} levels\n  hint: take levels out"
    assert faults("[" * (MAX_DEPTH + 2) + "]" * (MAX_DEPTH + 2)) == [deep]


@pytest.mark.parametrize(
    ("raw", "text"),
    [(b"\xef\xbb\xbfa: 1\n", "a: 1\n"), (b"a: 1\r\nb: 2\r", "a: 1\nb: 2\n"), ("é\n".encode(), "é\n")],
)
def test_marks_and_line_ends_of_other_editors_do_no_harm(tmp_path: Path, raw: bytes, text: str) -> None:
    (tmp_path / "f.yaml").write_bytes(raw)
    assert read_text(tmp_path / "f.yaml", "f.yaml") == text


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"a: 1\nb: caf\xe9\n", "f.yaml:2: is not UTF-8 text\n  hint: save the file as UTF-8"),
        ("a: 1\n".encode("utf-16"), "f.yaml:1: is not UTF-8 text\n  hint: save the file as UTF-8"),
        (b"#" * (MAX_BYTES + 1), "f.yaml: is larger than 2,000,000 bytes\n  hint: split it into smaller files"),
    ],
)
def test_files_that_are_no_text_or_no_spec_are_refused(tmp_path: Path, raw: bytes, line: str) -> None:
    (tmp_path / "f.yaml").write_bytes(raw)
    with pytest.raises(Faulty) as caught:
        read_text(tmp_path / "f.yaml", "f.yaml")
    assert str(caught.value) == line


def test_a_folder_in_place_of_a_file_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Faulty, match=r"f\.yaml: is not a plain file"):
        read_text(tmp_path, "f.yaml")


PIECES = st.sampled_from([*"abé:-?*&!|>'\"#%@`{}[],. \n\t\r\x00\x85\u2028", "---\n", "a: ", "- ", "  ", "? "])


@given(st.text() | st.lists(PIECES).map("".join))
@example("a: \x85b\n")
@example("\ud800")
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    outcome = outcome_of(text)
    assert isinstance(outcome, Source) or outcome
    if not isinstance(outcome, Source):
        assert all(1 <= fault.place.line <= text.count("\n") + text.count("\r") + 1 for fault in outcome)
        assert all(fault.hint for fault in outcome)


def outcome_of(text: str) -> Source | tuple[Fault, ...]:
    try:
        return read_yaml(text, "f.yaml")
    except Faulty as faulty:
        return faulty.faults


PLAIN = st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text("aZé 0:-#'\"", max_size=8)
LISTED = PLAIN | st.lists(PLAIN, max_size=3) | st.dictionaries(st.text("abc", min_size=1), PLAIN, max_size=3)
VALUES: st.SearchStrategy[Any] = (
    LISTED | st.lists(LISTED, max_size=3) | st.dictionaries(st.text("abc", min_size=1), LISTED, max_size=3)
)


def written(value: object) -> str:
    """Return a value as a naive writer of flow YAML puts it."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"? {written(key)} : {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "null" if value is None else str(value).lower()


@given(VALUES)
def test_what_is_written_is_read(value: object) -> None:
    assert read_yaml(written(value), "f.yaml").value == value


@pytest.mark.parametrize("sign", ["\u200b", "\u202e", "\u2066"])
def test_signs_that_nobody_sees_are_refused_as_they_stand_and_as_escapes(sign: str) -> None:
    for text in (f"a: b{sign}c\n", f'a: "b\\u{ord(sign):04x}c"\n'):
        with pytest.raises(Faulty, match=f"U\\+{ord(sign):04X}"):
            read_yaml(text, "x.yaml")


def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(Faulty, match="is not a plain file"):
        read_text(tmp_path / "pipe.yaml", "pipe.yaml")


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        ("[1,\n 2", (2, 3), "Expecting ',' delimiter"),
        ("[" * 5_000, (1, MAX_DEPTH + 1), "nested too deep"),
        ('["]]}", "\\"[[",\n' + '{"a":' * 5_000, (2, 5 * (MAX_DEPTH - 1) + 1), "nested too deep"),
        ("[[[]], " * 4_999, (1, 7 * (MAX_DEPTH - 2) + 3), "nested too deep"),
        (f'["a",\n {"7" * 5_000}]', (2, 2), "a number of too many digits"),
    ],
)
def test_json_that_cannot_be_read_says_where(text: str, place: tuple[int, int], what: str) -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json_from(text)
    assert ((caught.value.lineno, caught.value.colno), caught.value.msg) == (place, what)


@given(st.recursive(st.none() | st.text() | st.integers(), lambda inner: st.lists(inner) | st.tuples(inner, inner)))
def test_json_is_read_as_it_was_written(value: object) -> None:
    assert json_from(json.dumps(value)) == json.loads(json.dumps(value))
