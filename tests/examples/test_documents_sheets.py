"""What stands on nets, tiles and score sheets of the shipped games."""

from collections import Counter
from pathlib import Path

import pytest

from documents import changed_project, faults_of, printed
from rollpress.documents import NetSheet, ScoreSheet, TileSheet
from rollpress.documents.tiles_of import tile_sheet
from rollpress.drawing import JokerFace, LetterFace, PipFace, SpellFace, Token
from rollpress.geometry import CROSS, PAPERS, is_right_handed, opposites
from setups import project


def nets(name: str) -> NetSheet:
    sheet = printed(name)["dice-nets"]
    assert isinstance(sheet, NetSheet)
    return sheet


def scores(name: str, paper: str = "a4") -> ScoreSheet:
    sheet = printed(name, paper)["score-sheet"]
    assert isinstance(sheet, ScoreSheet)
    return sheet


def tiles() -> TileSheet:
    sheet = printed("vowelocity")["tiles"]
    assert isinstance(sheet, TileSheet)
    return sheet


def test_a_game_has_the_documents_that_its_pieces_need() -> None:
    assert list(printed("epellelemele")) == ["rulebook", "dice-nets", "stickers", "score-sheet", "player-aid"]
    assert list(printed("letra-mix")) == ["rulebook", "dice-nets", "stickers", "score-sheet", "player-aid"]
    assert list(printed("vowelocity")) == [
        "rulebook",
        "dice-nets",
        "stickers",
        "tiles",
        "score-sheet",
        "player-aid",
    ]


@pytest.mark.parametrize(
    ("name", "dice", "edge", "tab", "advice"),
    [
        ("epellelemele", 6, 20_000, 6_000, "Six dice of 20 mm."),
        ("letra-mix", 13, 16_000, 4_800, "Thirteen dice of 16 mm."),
        ("vowelocity", 4, 16_000, 4_800, "Four dice of 16 mm."),
    ],
)
def test_each_die_has_one_net_of_the_games_edge(name: str, dice: int, edge: int, tab: int, advice: str) -> None:
    sheet = nets(name)
    assert [die.name for die in sheet.dice] == [f"Die {number}" for number in range(1, dice + 1)]
    assert (sheet.edge, sheet.tab) == (edge, tab)
    assert sheet.advice.startswith(advice)
    assert sheet.check[0] == "Print at 100 %."


def test_letters_keep_the_order_of_the_spec() -> None:
    first = nets("epellelemele").dice[0]
    assert first.summary == "A E * Q K D"
    shown = [(face.large, face.points, face.small) for face in first.faces if isinstance(face, SpellFace)]
    assert shown == [("A", 1, "s"), ("E", 1, "t"), ("*", 0, "r"), ("Q", 6, "u"), ("K", 5, "e"), ("D", 2, "i")]
    twelfth = nets("letra-mix").dice[11]
    assert twelfth.faces[:5] == tuple(LetterFace(*face) for face in FACES)
    assert twelfth.faces[5] == JokerFace()


FACES = [("A", 1, False), ("E", 1, False), ("M", 3, True), ("N", 1, True), ("X", 6, False)]


def test_pips_lie_as_on_any_die() -> None:
    for die in nets("vowelocity").dice:
        order = [face.pips for face in die.faces if isinstance(face, PipFace)]
        assert sorted(order) == [1, 2, 3, 4, 5, 6]
        assert {order[face] + order[other] for face, other in opposites(CROSS).items()} == {7}
        assert is_right_handed(CROSS, order)


def test_a_die_that_is_no_cube_is_refused_at_its_faces(tmp_path: Path) -> None:
    games = changed_project(tmp_path, "letra-mix/en.yaml", "[E, I, R, Q, J, Z]", "[E, I, R, Q, J, Z, A]")
    (fault,) = faults_of(games["letra-mix"])
    what, hint = fault.split("\n")
    assert what.startswith("content/games/letra-mix/en.yaml:")
    assert what.endswith("parts.dice[12].faces: 7 faces make no cube")
    assert hint == "  hint: a paper die has 6; a face may stand twice"


def test_tiles_are_the_pool_in_order_of_letters() -> None:
    letters = Counter(tile.letter for tile in tiles().tiles)
    assert letters == Counter("ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "AEST")
    assert [tile.letter for tile in tiles().tiles] == sorted(letters.elements())
    assert {tile.letter for tile in tiles().tiles if tile.vowel} == set("AEIOU")
    assert {tile.letter for tile in tiles().tiles if tile.bar} == set("MWNZ")
    assert tiles().advice.startswith("Thirty tiles of 30 mm and four rescue tokens. Card of")


def test_each_player_gets_a_rescue_token() -> None:
    assert tiles().tokens == (Token("AEIOU"),) * 4


def test_a_game_without_rescue_has_no_tokens(tmp_path: Path) -> None:
    games = changed_project(tmp_path, "vowelocity/game.yaml", "per_game: 1", "per_game: 0")
    sheet = tile_sheet(games["vowelocity"], project().texts.print, PAPERS["a4"])
    assert sheet
    assert (sheet.tokens, sheet.tokens_title, sheet.tokens_note) == ((), "", "")
    assert sheet.advice.startswith("Thirty tiles of 30 mm. Card of")
    (fault,) = faults_of(games["vowelocity"])
    assert "{figure: token}: this game has no such figure" in fault


@pytest.mark.parametrize(
    ("name", "heads"),
    [
        ("epellelemele", ["Word", "Letters", "Large", "Theme", "Score"]),
        ("letra-mix", ["Round", "Across", "Down", "Unused", "Score"]),
        ("vowelocity", ["Round", "Word", "Tiles"]),
    ],
)
def test_columns_are_the_scorers_parts_in_the_scorers_order(name: str, heads: list[str]) -> None:
    table = scores(name).bands[0][0]
    assert [column.head for column in table.columns] == heads


def test_a_round_of_words_comes_with_a_table_of_the_game_for_all_players() -> None:
    rounds, (game,) = scores("epellelemele").bands
    assert [table.heading for table in rounds] == ["Round", "Round"]
    assert [column.head for column in game.columns] == ["Player", *map(str, range(1, 11)), "Total"]
    assert game.rows == 6


@pytest.mark.parametrize("name", ["letra-mix", "vowelocity"])
def test_turns_of_one_answer_have_a_table_of_ten_rounds_for_each_player(name: str) -> None:
    bands = scores(name).bands
    assert [len(band) for band in bands] == [2, 2]
    for table in (table for band in bands for table in band):
        assert (table.rows, table.total) == (10, "Total")
        assert table.labels == tuple(map(str, range(1, 11)))
