"""Whatever somebody writes into a record, it is a game or has faults with places; it never ends in a traceback."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from records import NAME, played
from rollpress.faults import Fault, Faulty
from rollpress.kinds.played import Played

FORMS = Path(__file__).parents[2] / "docs" / "forms"
KINDS = {"spell": "epellelemele", "crossword": "letra-mix", "claim": "vowelocity"}
SIGNS = st.text(st.sampled_from("AaEXZ0189*!./()[]{}:,-#'\"\n é_"), max_size=4)


def edited(kind: str, edits: list[tuple[int, int, str]]) -> str:
    """Return the example record of a kind with spans of it written over."""
    text = (FORMS / f"game-{kind}.yaml").read_text("utf-8")
    for start, length, signs in edits:
        at = start % len(text)
        text = text[:at] + signs + text[at + length :]
    return text


def tried(kind: str, record: str) -> tuple[Played | None, tuple[Fault, ...]]:
    """Return the game of a record and no faults, or nothing and its faults."""
    try:
        return played(KINDS[kind], record), ()
    except Faulty as refused:
        return None, refused.faults


@pytest.mark.parametrize("kind", KINDS)
@given(edits=st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 12), SIGNS), min_size=1, max_size=2))
@settings(max_examples=800, deadline=None)
def test_any_record_is_a_game_or_has_faults_with_places(kind: str, edits: list[tuple[int, int, str]]) -> None:
    game, faults = tried(kind, edited(kind, edits))
    assert all(fault.place.path == NAME and fault.place.line > 0 and fault.what for fault in faults)
    if game is None:
        assert faults
        return
    made = [decision for turn in game.turns for decision in turn.decisions]
    assert all(decision.reasons for decision in made)
    assert sum(decision.points for decision in made) == sum(standing.total for standing in game.ranking)
    assert game.winners
