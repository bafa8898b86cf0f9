"""Whole games of Letra-Mix, scored by hand, and each of its rules of a whole game kept and broken."""

import pytest

from records import decisions, places, played, refused, totals
from setups import changed, setup

GAME = "letra-mix"
# The roll of every turn, with its values: N1 A1 R1 O2 S1 E1 H2 E1 X6 I1 M3 B3 and the joker, 23 in all.
#   CROSS   20, the leaflet's sum: across 14, down 9, the B unused
#   AXIOMS  A1 X6 I1 O2 M3 S1 = 14, the other dice cost 23 - 14 = 9: 5 in all
#   MIXERS  M3 I1 X6 E1 R1 S1 = 13, the other dice cost 10: 3 in all
#   HOME    H2 O2 M3 E1 = 8, the other dice cost 15: -7 in all
#   NONE    nothing laid: -23
ROLL = '"NAROSEHEXIMB*"'
CROSS, NONE = "E..H/AXIOMS/R..N/...E", '"."'


def evening(players: str, end: str, *layouts: str) -> str:
    """Return a record in which the players lay these in turn, all with the same roll."""
    names = players.split()
    lines = [f"players: [{', '.join(names)}]", f"end: {{{end}}}", "turns:"]
    for number, layout in enumerate(layouts):
        lines.append(f"  - {{player: {names[number % len(names)]}, roll: {ROLL}, layout: {layout}}}")
    return "\n".join(lines)


def test_a_game_that_ends_in_a_tie() -> None:
    game = played(GAME, evening("Ada Ben Cleo", "rounds: 2", CROSS, "AXIOMS", NONE, NONE, "HOME", CROSS))
    # Ada 20, 20 - 23 = -3; Ben 5, 5 - 7 = -2; Cleo -23, -23 + 20 = -3
    assert totals(game)[2:] == [
        {"Ada": 20, "Ben": 5, "Cleo": -23},
        {"Ada": -3, "Ben": 5, "Cleo": -23},
        {"Ada": -3, "Ben": -2, "Cleo": -23},
        {"Ada": -3, "Ben": -2, "Cleo": -3},
    ]
    assert places(game) == [(1, "Ben", -2), (2, "Ada", -3), (2, "Cleo", -3)]
    assert [(note.rule, note.text) for note in game.notes] == [
        ("L10", "Ada and Cleo have -3 points each and share place 2.")
    ]
    assert game.end.text == "Two rounds agreed, and played."


def test_a_win_is_shared_by_equal_totals() -> None:
    game = played(GAME, evening("Ada Ben", "rounds: 1", CROSS, CROSS))
    assert game.winners == ("Ada", "Ben")
    assert game.notes[0].text == "Ada and Ben have 20 points each and share the win."


def test_a_target_passed_by_two_goes_to_the_higher_total_once_the_round_is_played_out() -> None:
    game = played(GAME, evening("Ada Ben Cleo", "target: 20", "AXIOMS", "MIXERS", "HOME", CROSS, CROSS, "AXIOMS"))
    # Ada 5 + 20 = 25 reaches it first, Ben 3 + 20 = 23, Cleo -7 + 5 = -2
    assert places(game) == [(1, "Ada", 25), (2, "Ben", 23), (3, "Cleo", -2)]
    assert (game.end.rule, game.end.text) == ("L10", "Ada and Ben have reached 20.")
    later = played(GAME, evening("Ada Ben", "target: 6", "MIXERS", "AXIOMS", "MIXERS", CROSS))
    # Ada reaches it first, 3 + 3 = 6; the round is played out, and Ben has 5 + 20 = 25
    assert places(later) == [(1, "Ben", 25), (2, "Ada", 6)]


def test_poor_rolls_are_thrown_again_and_an_illegal_layout_scores_nothing() -> None:
    game = played(GAME, f"""\
        players: [Ada, Ben]
        end: {{rounds: 1}}
        turns:
          - player: Ada
            thrown_back: [BCDFGHKLMNRSA, "bcdfghklmnrs*"]
            roll: {ROLL}
            layout: EAR.HOME
          - player: Ben
            roll: {ROLL}
            layout: home
        """)  # fmt: skip
    assert decisions(game) == [
        ("Ada", "BCDFGHKLMNRSA", "thrown back", 0, ["L2"]),  # one vowel
        ("Ada", "BCDFGHKLMNRS*", "thrown back", 0, ["L2"]),  # none: a joker is no vowel
        ("Ada", "EAR.HOME", "refused", 0, ["L6"]),  # two blocks
        ("Ben", "HOME", "counts", -7, ["L7"]),
    ]
    # what is illegal brings 0, and that is more than -7
    assert places(game) == [(1, "Ada", 0), (2, "Ben", -7)]
    refusal = game.turns[0].decisions[2]
    assert {part.id: part.value for part in refusal.parts} == {"across": 11, "down": 0, "unused": -12}


# L2: only a roll with one vowel or none may be thrown again, and with all dice


def thrown(*rolls: str) -> str:
    back = ", ".join(f'"{roll}"' for roll in rolls)
    return f"players: [Ada]\nend: {{rounds: 1}}\nturns:\n  - player: Ada\n    thrown_back: [{back}]\n" + (
        f"    roll: {ROLL}\n    layout: HOME"
    )


def test_a_roll_may_be_thrown_again_as_often_as_it_is_poor() -> None:
    poor = ["BCDFGHKLMNRSA"] * 5
    assert [made[2] for made in decisions(played(GAME, thrown(*poor)))] == ["thrown back"] * 5 + ["counts"]


def test_a_roll_with_two_vowels_is_not_thrown_again() -> None:
    assert refused(GAME, thrown("BCDFGHKLMNRSA", "BCDFGHKLMNREA")) == [
        "5:36: turns[0].thrown_back[1]: L2: the roll has more than one vowel"
    ]


def test_how_many_vowels_are_poor_is_a_number_of_the_game() -> None:
    two = changed(setup(GAME), rules__reroll__vowels=2)
    assert played(GAME, thrown("BCDFGHKLMNREA"), setup=two).turns[0].decisions[0].ruling == "thrown back"
    assert refused(GAME, thrown("BCDFGHKLMNREA"), setup=changed(setup(GAME), rules__reroll__vowels=0))


def test_a_roll_is_one_of_all_dice() -> None:
    assert refused(GAME, thrown("BCDFGHKLMNRS").replace('"NAROSEHEXIMB*"', "NAROSEHEXIMB")) == [
        "5:19: turns[0].thrown_back[0]: L2: twelve faces from 13 dice",
        "6:11: turns[0].roll: L13: twelve faces from 13 dice",
    ]


# L10: rounds, or a target whose round is played out; the game goes to its end and no further


@pytest.mark.parametrize(
    ("end", "layouts", "fault"),
    [
        ("rounds: 2", [CROSS] * 2, "4:3: turns: L10: the game is not over, two turns of two rounds not played"),
        ("rounds: 2", [CROSS] * 3, "4:3: turns: L10: the game is not over, one turn of two rounds not played"),
        ("rounds: 1", [CROSS] * 3, "6:5: turns[2]: L10: the game was over after two turns"),
        ("target: 20", [CROSS], "4:3: turns: L10: the game is not over, the round is not played to its end"),
        ("target: 20", [CROSS, NONE, CROSS], "6:5: turns[2]: L10: the game was over after two turns"),
        ("target: 21", [CROSS, NONE], "4:3: turns: L10: the game is not over, nobody has reached 21"),
    ],
)
def test_a_record_ends_where_the_game_does(end: str, layouts: list[str], fault: str) -> None:
    assert refused(GAME, evening("Ada Ben", end, *layouts)) == [fault]


def test_every_text_that_cannot_be_is_told_at_once() -> None:
    assert refused(GAME, evening("Ada Ben", "rounds: 1", "HO?E", '""').replace("player: Ben", "player: Bea")) == [
        "4:50: turns[0].layout: '?' is no letter of this alphabet",
        "5:14: turns[1].player: Bea does not play",
        "5:50: turns[1].layout: is empty",
    ]
