"""Whole games of Epellelemele, scored by hand, and each of its rules of a whole game kept and broken."""

import pytest

from records import decisions, places, played, refused, rules, totals
from rollpress.kinds.spell.match import Shared
from setups import project

GAME = "epellelemele"
MATCH = project().games[GAME].match
# The roll of every turn: K5e P3s R1e H3t N1g T1p. Large letters bring points, small ones (E S E T G P) none:
#   KEPT  4 + K5 P3 T1 = 13    STEEP 5 + T1 P3 = 9    PEN 3 + P3 N1 = 7     PEG 3 + P3 = 6    TEN 3 + T1 N1 = 5
#   THEN  4 + T1 H3 N1 =  9    KEEN  4 + K5 N1 = 10   PERK 4 + P3 R1 K5 = 13
#   STRENGTH 8 + T1 R1 N1 H3 = 14
ROLL = '"K5e P3s R1e H3t N1g T1p"'

TIED = f"""\
    players: [Ada, Ben]
    end: {{rounds: 1}}
    turns:
      - player: Ada
        roll: {ROLL}
        theme: {{name: kitchen, fits: [PEG, steep]}}
        words:
          Ada: [kept, steep, pen]
          Ben: [Steep, peg, keeper]
      - player: Ben
        roll: {ROLL}
        words:
          Ada: [then]
          Ben: [kept, ten]
    """


def test_a_game_that_ends_in_a_tie_with_a_cancelled_word_and_a_theme() -> None:
    game = played(GAME, TIED)
    assert decisions(game) == [
        ("Ada", "KEPT", "counts", 13, ["E7"]),
        ("Ada", "STEEP", "cancelled", 0, ["E6"]),
        ("Ada", "PEN", "counts", 7, ["E7"]),
        ("Ben", "STEEP", "cancelled", 0, ["E6"]),
        ("Ben", "PEG", "counts", 6 + 5, ["E7", "E8"]),
        ("Ben", "KEEPER", "refused", 0, ["E3"]),  # the dice show E twice
        ("Ada", "THEN", "counts", 9, ["E7"]),
        ("Ben", "KEPT", "counts", 13, ["E7"]),
        ("Ben", "TEN", "counts", 5, ["E7"]),
    ]
    # 13 + 7 = 20, then 20 + 9 = 29; 6 + 5 = 11, then 11 + 13 + 5 = 29
    assert totals(game) == [{"Ada": 20, "Ben": 11}, {"Ada": 29, "Ben": 29}]
    assert places(game) == [(1, "Ada", 29), (1, "Ben", 29)]
    assert game.winners == ("Ada", "Ben")
    assert [(note.rule, note.text) for note in game.notes] == [
        ("E10", "Ada and Ben have 29 points each and share the win.")
    ]
    assert (game.end.rule, game.end.text) == ("E10", "One round agreed, and played.")


PASSED = f"""\
    players: [Ada, Ben, Cleo]
    end: {{target: 20}}
    turns:
      - player: Ada
        roll: {ROLL}
        words: {{Ada: [kept], Ben: [keen], Cleo: [peg]}}
      - player: Ben
        roll: {ROLL}
        words: {{Ada: [steep], Ben: [strength], Cleo: [perk]}}
    """


def test_a_target_passed_by_two_in_one_turn_goes_to_the_higher_total() -> None:
    game = played(GAME, PASSED)
    # Ada 13, 13 + 9 = 22; Ben 10, 10 + 14 = 24; Cleo 6, 6 + 13 = 19
    assert totals(game) == [{"Ada": 13, "Ben": 10, "Cleo": 6}, {"Ada": 22, "Ben": 24, "Cleo": 19}]
    assert places(game) == [(1, "Ben", 24), (2, "Ada", 22), (3, "Cleo", 19)]
    assert (game.end.rule, game.end.text) == ("E10", "Ada and Ben have reached 20.")
    assert game.turns[-1].round == 1  # the round is not played out


def test_one_player_plays_alone_and_every_word_counts() -> None:
    game = played(GAME, f"""\
        players: [Ada]
        end: {{rounds: 2}}
        turns:
          - {{player: Ada, roll: {ROLL}, words: {{Ada: [kept, Kept, pen]}}}}
          - {{player: Ada, roll: {ROLL}, words: {{Ada: [kept]}}}}
        """)  # fmt: skip
    # 13 + 7 = 20, and 13 once more; a word is listed twice in one turn only
    assert totals(game) == [{"Ada": 20}, {"Ada": 33}]
    assert decisions(game)[1] == ("Ada", "KEPT", "refused", 0, ["E11"])
    assert [(note.rule, note.text) for note in game.notes] == [("E12", "Ada plays alone: every word counts.")]
    assert [turn.round for turn in game.turns] == [1, 2]


# E6: a word of two or more players counts for none of them


def found_by(*finders: str) -> str:
    """Return one round of three players, in whose first turn these found KEPT."""
    lists = ", ".join(f"{player}: [kept]" for player in finders)
    first = f"{{player: Ada, roll: {ROLL}, words: {{{lists}}}}}"
    rest = ", ".join(f"{{player: {player}, roll: {ROLL}, words: {{}}}}" for player in ("Ben", "Cleo"))
    return f"players: [Ada, Ben, Cleo]\nend: {{rounds: 1}}\nturns: [{first}, {rest}]"


@pytest.mark.parametrize(
    ("needed", "finders", "after"),
    [
        (2, ["Cleo"], {"Ada": 0, "Ben": 0, "Cleo": 13}),
        (2, ["Ada", "Cleo"], {"Ada": 0, "Ben": 0, "Cleo": 0}),
        (3, ["Ada", "Cleo"], {"Ada": 13, "Ben": 0, "Cleo": 13}),
        (3, ["Ada", "Ben", "Cleo"], {"Ada": 0, "Ben": 0, "Cleo": 0}),
    ],
)
def test_a_word_counts_unless_as_many_found_it_as_the_game_says(
    needed: int, finders: list[str], after: dict[str, int]
) -> None:
    match = MATCH.model_copy(update={"shared": Shared(id="E6", players=needed)})
    assert totals(played(GAME, found_by(*finders), match=match))[-1] == after


def test_a_cancelled_word_names_its_finders_and_the_rule() -> None:
    first = played(GAME, TIED).turns[0].decisions[1]
    assert [(reason.rule, reason.text) for reason in first.reasons] == [
        ("E6", "Ada and Ben found STEEP; it counts for none of them.")
    ]
    assert {part.id: part.value for part in first.parts} == {"length": 5, "letters": 4, "theme": 5}


def test_a_word_that_breaks_a_rule_cancels_nothing() -> None:
    game = played(GAME, TIED.replace("[kept, steep, pen]", "[keeper, steep, pen]"))
    assert [made[2:] for made in decisions(game) if made[1] == "KEEPER"] == [("refused", 0, ["E3"])] * 2


# E10: rounds or a target; the game goes to its end and no further


@pytest.mark.parametrize(
    ("record", "before", "after", "fault"),
    [
        (
            TIED,
            "rounds: 1",
            "rounds: 2",
            "4:3: turns: E10: the game is not over, two turns of two rounds not played",
        ),
        (TIED, "rounds: 1", "target: 20", "10:5: turns[1]: E10: the game was over after one turn"),
        (TIED, "rounds: 1", "target: 30", "4:3: turns: E10: the game is not over, nobody has reached 30"),
        (PASSED, "target: 20", "target: 13", "7:5: turns[1]: E10: the game was over after one turn"),
        (
            PASSED,
            "target: 20",
            "rounds: 1",
            "4:3: turns: E10: the game is not over, one turn of one round not played",
        ),
    ],
)
def test_a_record_ends_where_the_game_does(record: str, before: str, after: str, fault: str) -> None:
    assert refused(GAME, record.replace(before, after)) == [fault]


def test_a_game_may_end_exactly_at_the_target() -> None:
    game = played(GAME, TIED.replace("rounds: 1", "target: 29"))
    assert game.end.text == "Ada and Ben have reached 29."
    assert game.winners == ("Ada", "Ben")


# E8 and the texts of a record


def test_only_words_that_fit_earn_the_bonus() -> None:
    told = played(GAME, TIED.replace("fits: [PEG, steep]", "fits: [steep]"))
    assert ("Ben", "PEG", "counts", 6, ["E7"]) in decisions(told)


def test_every_text_that_cannot_be_is_told_at_once() -> None:
    assert refused(GAME, """\
        players: [Ada, Ben]
        end: {rounds: 1}
        turns:
          - player: Ben
            roll: "K5e P3s"
            words: {Ada: [k-pt], Bob: [pen]}
          - player: Ben
            roll: "K5 *3e"
            theme: {name: kitchen, fits: [p?n]}
            words: {}
        """) == [
        "4:13: turns[0].player: it is the turn of Ada",
        "5:11: turns[0].roll: E1: two faces from six dice",
        "6:19: turns[0].words.Ada[0]: '-' is no letter",
        "6:31: turns[0].words.Bob: Bob does not play",
        "8:11: turns[1].roll: *3e gives points to a *",
        "8:11: turns[1].roll: K5 has no small sign",
        "9:35: turns[1].theme.fits[0]: '?' is no letter",
    ]  # fmt: skip


def test_a_word_said_to_fit_that_nobody_wrote_is_a_fault() -> None:
    assert refused(GAME, TIED.replace("[PEG, steep]", "[PEG, sleep]")) == [
        "6:40: turns[0].theme.fits[1]: nobody wrote SLEEP"
    ]


def test_the_rules_behind_a_decision_are_those_of_the_games_yaml() -> None:
    renamed = MATCH.model_copy(update={"shared": Shared(id="X9", players=2)})
    assert rules(played(GAME, TIED, match=renamed).turns[0].decisions[1]) == ["X9"]
