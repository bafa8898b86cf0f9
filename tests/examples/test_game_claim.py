"""Whole games of Vowelocity, scored by hand, and each of its rules of a whole game kept and broken."""

import pytest

from records import decisions, places, played, refused, totals
from rollpress.kinds.claim.match import ClaimEnd
from setups import changed, project, setup

GAME = "vowelocity"
MATCH = project().games[GAME].match
# Each number with the letters that it claims, and their points:
#   1: F3 G2 I2 Q6 S1   2: C2 E2 N1 O2 K3   3: J5 S1 T1 U3 Z6
#   4: A2 B2 L1 V4 Y3   5: E2 H2 P2 T1 W3   6: A2 D1 M2 R1 X5


def evening(players: str, *turns: str, head: str = "", tail: str = "") -> str:
    """Return a record: turns as `roll: answer`, by the players in their order; an answer `-` is none."""
    names = players.split()
    lines = [f"players: [{', '.join(names)}]", *head.splitlines(), "turns:"]
    for number, turn in enumerate(turns):
        roll, _, said = turn.partition(": ")
        word, _, challenger = said.partition(" by ")
        told = "" if word == "-" else f", word: {word}"
        doubt = f", challenged_by: {challenger}" if challenger else ""
        lines.append(f"  - {{player: {names[number % len(names)]}, roll: {roll}{told}{doubt}}}")
    return "\n".join([*lines, *tail.splitlines()])


AGREED = "all_agree: true"
PLAYERS_CHALLENGE = "challenges: players"

BY_TILES = evening(
    "Ada Ben",
    "245: C2 A4 T5",  # 2 + 2 + 1 = 5
    "62: me",  # 2 + 2 = 4
    "11: IS",  # 2 + 1 = 3, so Ada has 8 on five tiles
    "55: HE",  # 2 + 2 = 4, so Ben has 8 on four tiles
    "325: T3 P5 A4!",  # no word, and the token is spent
    "11: -",
)


def test_a_game_with_a_failed_rescue_that_ends_when_all_have_failed_and_is_won_by_tiles() -> None:
    game = played(GAME, BY_TILES)
    assert decisions(game) == [
        ("Ada", "C2 A4 T5", "counts", 5, ["V8"]),
        ("Ben", "ME", "counts", 4, ["V8"]),
        ("Ada", "IS", "counts", 3, ["V8"]),
        ("Ben", "HE", "counts", 4, ["V8"]),
        ("Ada", "T3 P5 A4!", "fails", 0, ["V9", "V11", "V10"]),
        ("Ben", "", "fails", 0, ["V10"]),
    ]
    assert totals(game)[1:4] == [{"Ada": 5, "Ben": 4}, {"Ada": 8, "Ben": 4}, {"Ada": 8, "Ben": 8}]
    assert (game.end.rule, game.end.text) == ("V14", "Every player failed in round 3.")
    assert places(game) == [(1, "Ada", 8), (2, "Ben", 8)]
    assert [(note.rule, note.text) for note in game.notes] == [
        ("V15", "8 points each: Ada has five tiles, the best 2; Ben has four tiles, the best 2.")
    ]


BY_CHALLENGE = evening(
    "Ada Ben Cleo",
    "245: C2 T5 A4",  # CTA is no word, but stands: 5
    "62: ME by Ada",  # holds: 2 + 2 = 4
    "6363: R6 U3 D6 T3",  # RUDT stands: 1 + 3 + 1 + 1 = 6
    "15: A4! S1",  # AS with the rescued A: 1, so Ada has 6 on four tiles
    "24: N2 L4",  # NL stands: 1 + 1 = 2, so Ben has 6 on four tiles
    "11: G1 I1 by Ben",  # GI does not hold
    head=PLAYERS_CHALLENGE,
    tail=AGREED,
)


def test_a_game_of_challenges_that_all_agree_to_end_and_the_highest_tile_decides() -> None:
    game = played(GAME, BY_CHALLENGE)
    assert decisions(game) == [
        ("Ada", "C2 T5 A4", "stands", 5, ["V12", "V8"]),
        ("Ben", "ME", "counts", 4, ["V12", "V8"]),
        ("Cleo", "R6 U3 D6 T3", "stands", 6, ["V12", "V8"]),
        ("Ada", "A4! S1", "counts", 1, ["V9", "V8"]),
        ("Ben", "N2 L4", "stands", 2, ["V12", "V8"]),
        ("Cleo", "G1 I1", "fails", 0, ["V11", "V12", "V10"]),
    ]
    assert (game.end.rule, game.end.text) == ("V14", "All agree that no word is possible.")
    # six points on four tiles each; the U of Cleo is worth 3, the others have 2 at best
    assert places(game) == [(1, "Cleo", 6), (2, "Ada", 6), (2, "Ben", 6)]
    assert [note.text for note in game.notes] == [
        "6 points each: Cleo has four tiles, the best 3; Ada has four tiles, the best 2; "
        "Ben has four tiles, the best 2.",
        "Ada and Ben have 6 points each and share place 2.",
    ]


ALONE = ["245: CAT", "11: -", "62: ME", *["11: -"] * 6, "11: IS"]


def test_one_player_plays_ten_rounds_and_failures_do_not_end_them() -> None:
    game = played(GAME, evening("Ada", *ALONE))
    assert [after["Ada"] for after in totals(game)] == [5, 5, 9, 9, 9, 9, 9, 9, 9, 12]
    assert [turn.round for turn in game.turns] == [*range(1, 11)]
    assert (game.end.rule, game.end.text) == ("V16", "Ten rounds played.")
    assert places(game) == [(1, "Ada", 12)]


# V3: two, three or four dice, and not more than there are tiles; a vowel that may be rescued is one more

FIVE_TILES = changed(
    setup(GAME),
    parts__tiles={"2": ["C", "E"], "4": ["A"], "5": ["T"], "6": ["M"]},
    parts__points={"C": 2, "E": 2, "A": 2, "T": 1, "M": 2},
)


@pytest.mark.parametrize("roll", ["1", "12345"])
def test_dice_that_nobody_may_choose_are_a_fault(roll: str) -> None:
    number = {"1": "one die", "12345": "five dice"}[roll]
    assert refused(GAME, evening("Ada", f"{roll}: -", tail=AGREED)) == [f"3:25: turns[0].roll: V3: {number} thrown"]


def test_how_many_dice_may_be_chosen_is_a_list_of_the_game() -> None:
    five = changed(setup(GAME), rules__throw__dice=[1, 2], parts__dice=[{"faces": [1]}] * 2)
    assert played(GAME, evening("Ada", "1: -", tail=AGREED), setup=five).ranking
    assert refused(GAME, evening("Ada", "123: -", tail=AGREED), setup=five)


def test_more_dice_than_tiles_are_a_fault() -> None:
    record = evening("Ada Ben", "245: CAT", "226: -", tail=AGREED)
    assert refused(GAME, record, setup=FIVE_TILES) == [
        "4:25: turns[1].roll: V3: three dice thrown for two tiles in the centre"
    ]
    assert played(GAME, record.replace("226", "26"), setup=FIVE_TILES).ranking


def test_a_vowel_that_may_be_rescued_counts_as_one_tile_more() -> None:
    record = evening("Ada", "245: CAT", "226: M6 E2 A4!", tail=AGREED)
    assert played(GAME, record, setup=FIVE_TILES).turns[1].decisions[0].ruling == "fails"  # MEA is no word
    without = changed(FIVE_TILES, rules__rescue__per_game=0)
    assert refused(GAME, record, setup=without) == [
        "4:25: turns[1].roll: V3: three dice thrown for two tiles in the centre"
    ]
    spent = evening("Ada", "245: CAT", "26: M6 A4!", "226: -", tail=AGREED)
    assert refused(GAME, spent, setup=FIVE_TILES) == [
        "5:25: turns[2].roll: V3: three dice thrown for two tiles in the centre"
    ]


# V8: tiles of a success are kept and never return; V10: those of a failure go back


def test_a_kept_tile_cannot_be_taken_again() -> None:
    record = evening("Ada Ben", "245: CAT", "245: C2 A4 T5", tail=AGREED)
    assert refused(GAME, record) == ["4:36: turns[1].word: V8: C2, A4 and T5 cannot be taken from the centre"]


def test_a_word_without_its_tiles_fails() -> None:
    game = played(GAME, evening("Ada Ben", "245: CAT", "245: cat", tail=AGREED))
    assert decisions(game)[1] == ("Ben", "CAT", "fails", 0, ["V5", "V10"])


def test_the_tiles_of_a_failure_are_there_again() -> None:
    game = played(GAME, evening("Ada Ben", "245: C2 T5 A4", "245: C2 A4 T5", tail=AGREED))
    assert totals(game) == [{"Ada": 0, "Ben": 0}, {"Ada": 0, "Ben": 5}]


def test_a_tile_that_the_game_does_not_have_is_a_fault() -> None:
    assert refused(GAME, evening("Ada", "545: C5 A4 T5", tail=AGREED)) == [
        "3:36: turns[0].word: V8: C5 cannot be taken from the centre"
    ]


@pytest.mark.parametrize(
    ("turn", "rules"),
    [
        ("245: -", ["V10"]),  # no word in time
        ("24: CAT", ["V4", "V10"]),  # a wrong length
        ("51: HE", ["V5", "V10"]),  # a tile that matches no die
        ("246: C2 A6 R6", ["V5", "V10"]),  # two tiles for one die
        ("2346: BOAT", ["V6", "V10"]),  # two vowels
        ("246: C2 M6 A4", ["V11", "V10"]),  # the judge always challenges
    ],
)
def test_a_turn_fails_for_each_of_these(turn: str, rules: list[str]) -> None:
    assert decisions(played(GAME, evening("Ada", turn, tail=AGREED)))[0][2:] == ("fails", 0, rules)


# V9: once a game, a vowel collected in an earlier turn; spent when declared


def test_a_rescue_keeps_the_vowel_and_does_not_score_it_again() -> None:
    game = played(GAME, evening("Ada Ben", "62: ME", "11: -", "51: H5 E2!", "11: -", tail=AGREED))
    assert decisions(game)[2] == ("Ada", "H5 E2!", "counts", 2, ["V9", "V8"])
    assert totals(game)[-1] == {"Ada": 4 + 2, "Ben": 0}


def test_a_rescue_is_spent_even_if_the_word_fails() -> None:
    game = played(GAME, evening("Ada", "62: ME", "51: W5 T5 E2!", "51: H5 E2!", tail=AGREED))
    assert decisions(game)[1][2:] == ("fails", 0, ["V9", "V4", "V11", "V10"])
    assert decisions(game)[2][2:] == ("fails", 0, ["V9", "V10"])
    assert game.turns[2].decisions[0].reasons[0].text == "The rescue token is spent."


def test_each_player_has_a_token() -> None:
    game = played(GAME, evening("Ada Ben", "62: ME", "26: O2 X6", "51: H5 E2!", "31: S3 O2!", tail=AGREED))
    assert [made[2] for made in decisions(game)] == ["counts"] * 4


@pytest.mark.parametrize("whose", ["Ben", "nobody"])
def test_a_tile_that_the_player_has_not_collected_cannot_be_rescued(whose: str) -> None:
    record = evening("Ada Ben", "11: -", "62: ME" if whose == "Ben" else "11: IS", "51: H5 E2!", tail=AGREED)
    assert refused(GAME, record) == ["5:35: turns[2].word: V9: Ada took no E2 in an earlier turn"]


def test_only_a_vowel_is_rescued() -> None:
    game = played(GAME, evening("Ada", "62: ME", "41: M6! Y4", tail=AGREED))
    assert decisions(game)[1][2:] == ("fails", 0, ["V9", "V9", "V10"])


# V12: an unchallenged word stands; a challenge that fails costs nothing


def test_the_judge_challenges_every_word_unless_the_players_do() -> None:
    turns = ("245: C2 T5 A4", "62: ME")
    assert decisions(played(GAME, evening("Ada Ben", *turns, tail=AGREED)))[0][2] == "fails"
    free = played(GAME, evening("Ada Ben", *turns, head=PLAYERS_CHALLENGE, tail=AGREED))
    assert [made[2] for made in decisions(free)] == ["stands", "counts"]


def test_a_challenge_that_fails_costs_nothing() -> None:
    record = evening("Ada Ben", "11: IS by Ben", "62: ME", head=PLAYERS_CHALLENGE, tail=AGREED)
    game = played(GAME, record)
    assert totals(game)[-1] == {"Ada": 3, "Ben": 4}
    assert game.turns[0].decisions[0].reasons[0].text == "Ben challenged, and IS holds; that costs nothing."


def test_a_word_that_stands_but_cannot_be_claimed_names_its_tiles() -> None:
    record = evening("Ada", "245: CAN", head=PLAYERS_CHALLENGE, tail=AGREED)
    assert refused(GAME, record) == ["4:36: turns[0].word: V12: CAN stands, but the dice cannot claim it"]
    named = played(GAME, record.replace("CAN", "C2 A4 N2"))
    assert decisions(named)[0] == ("Ada", "C2 A4 N2", "stands", 5, ["V12", "V8"])


def test_an_unchallenged_word_that_the_dice_claim_needs_no_tiles() -> None:
    game = played(GAME, evening("Ada", "245: CTA", head=PLAYERS_CHALLENGE, tail=AGREED))
    assert decisions(game)[0] == ("Ada", "CTA", "stands", 5, ["V12", "V8"])


@pytest.mark.parametrize(
    ("turn", "head", "fault"),
    [
        ("11: IS by Ben", "", "turns[0].challenged_by: V12: the judge challenges every word"),
        (
            "11: IS by Ada",
            PLAYERS_CHALLENGE,
            "turns[0].challenged_by: V12: Ada cannot challenge a word of their own",
        ),
        ("11: IS by Cleo", PLAYERS_CHALLENGE, "turns[0].challenged_by: Cleo does not play"),
        ("11: - by Ben", PLAYERS_CHALLENGE, "turns[0].challenged_by: V12: there is no word to challenge"),
    ],
)
def test_a_challenge_that_nobody_can_make_is_a_fault(turn: str, head: str, fault: str) -> None:
    lines = refused(GAME, evening("Ada Ben", turn, head=head, tail=AGREED))
    assert [line.split(": ", 1)[1] for line in lines] == [fault]


# V13: each tile once


def test_totals_are_the_points_of_the_tiles_each_once() -> None:
    game = played(GAME, evening("Ada", "62: ME", "51: H5 E2!", "11: IS", tail=AGREED))
    assert [after["Ada"] for after in totals(game)] == [4, 6, 9]  # M2 + E2, H2, I2 + S1


# V14: too few tiles, a round of failures, or all agree; no turn after the end, none missing


def test_a_game_ends_with_fewer_than_two_tiles() -> None:
    game = played(GAME, evening("Ada Ben", "245: CAT", "62: ME"), setup=FIVE_TILES)
    assert (game.end.rule, game.end.text) == ("V14", "No tiles left in the centre.")
    late = evening("Ada Ben", "245: CAT", "62: ME", "26: -", "26: -")
    assert refused(GAME, late, setup=FIVE_TILES) == [
        "5:5: turns[2]: V14: the game was over before this turn",
        "6:5: turns[3]: V14: the game was over before this turn",
    ]


def test_how_few_tiles_end_a_game_is_a_number_of_the_game() -> None:
    record = evening("Ada Ben", "245: CAT")
    early, not_yet = (MATCH.model_copy(update={"end": ClaimEnd(id="V14", tiles=tiles)}) for tiles in (28, 27))
    assert played(GAME, record, match=early).end.text == "27 tiles left in the centre."
    assert refused(GAME, record, match=not_yet) == ["3:3: turns: V14: the game is not over"]


def test_a_round_in_which_every_player_fails_ends_the_game() -> None:
    assert played(GAME, evening("Ada Ben", "11: -", "11: -")).end.text == "Every player failed in round 1."
    assert refused(GAME, evening("Ada Ben", "11: -", "11: -", "11: IS")) == [
        "5:5: turns[2]: V14: the game was over before this turn"
    ]


def test_failures_of_two_rounds_do_not_make_one() -> None:
    record = evening("Ada Ben", "11: IS", "11: -", "11: -", "62: ME")
    assert refused(GAME, record) == ["3:3: turns: V14: the game is not over"]
    assert played(GAME, f"{record}\n{AGREED}").end.text == "All agree that no word is possible."


# V15: most tiles, then the highest single tile, then shared


@pytest.mark.parametrize(
    ("ada", "ben", "winners"),
    [
        ("11: I1 S1", "62: E2 D6", ("Ada", "Ben")),  # 2 + 1 and 2 + 1
        ("116: S1 I1 R6", "33: U3 T3", ("Ada",)),  # 1 + 2 + 1 on three tiles and 3 + 1 on two
        ("33: U3 T3", "22: C2 O2", ("Ada",)),  # 3 + 1 and 2 + 2
    ],
)
def test_equal_totals_are_parted_by_tiles_then_by_the_highest(ada: str, ben: str, winners: tuple[str, ...]) -> None:
    assert played(GAME, evening("Ada Ben", ada, ben, head=PLAYERS_CHALLENGE, tail=AGREED)).winners == winners


# V16: ten rounds alone


@pytest.mark.parametrize(
    ("turns", "fault"),
    [
        (ALONE[:9], "3:3: turns: V16: ten rounds to play, nine played"),
        ([*ALONE, "11: -"], "13:5: turns[10]: V16: the game was over before this turn"),
    ],
)
def test_alone_a_player_plays_ten_rounds_no_less_and_no_more(turns: list[str], fault: str) -> None:
    assert refused(GAME, evening("Ada", *turns)) == [fault]


def test_how_many_rounds_are_played_alone_is_a_number_of_the_game() -> None:
    three = changed(setup(GAME), rules__solo__rounds=3)
    assert played(GAME, evening("Ada", *ALONE[:3]), setup=three).end.text == "Three rounds played."


def test_alone_too_a_player_may_see_that_no_word_is_possible_or_take_the_last_tiles() -> None:
    assert played(GAME, evening("Ada", *ALONE[:2], tail=AGREED)).end.rule == "V14"
    assert played(GAME, evening("Ada", "245: CAT", "62: ME"), setup=FIVE_TILES).end.rule == "V14"


# the texts of a record


def test_every_text_that_cannot_be_is_told_at_once() -> None:
    assert refused(GAME, evening("Ada Ben", "27: C2 A7", "24: c-t", tail=AGREED)) == [
        "3:25: turns[0].roll: no die shows '7'",
        "3:35: turns[0].word: A7 is no tile",
        "4:35: turns[1].word: '-' is no letter",
    ]
