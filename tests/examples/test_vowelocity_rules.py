"""The judged rules of Vowelocity, by id: an answer that keeps each, and one that breaks it."""

from itertools import combinations_with_replacement

import pytest

from rollpress.faults import Faulty, Misused
from rollpress.kinds import KINDS
from rollpress.lexicon import Lexicon
from setups import broken, changed, english, judged, setup, solved, table, verdict

GAME = setup("vowelocity")
# 1: F G I Q S    2: C E N O K    3: J S T U Z    4: A B L V Y    5: E H P T W    6: A D M R X


def said(roll: str, answer: str, **lies: str) -> list[tuple[str, str]]:
    told = verdict(GAME, roll, answer, table(GAME, **lies))
    return [(breach.rule, breach.text) for breach in told.breaches]


# V2: every first roll of two, three or four dice has a word


def test_every_first_roll_has_a_word() -> None:
    for dice in GAME.rules.throw.dice:
        for roll in combinations_with_replacement("123456", dice):
            assert solved(GAME, "".join(roll)).words, roll


# V4: the word has as many letters as there are dice


def test_a_word_as_long_as_the_roll_keeps_the_rule_of_length() -> None:
    assert verdict(GAME, "245", "CAT").total == 5


def test_frogs_on_four_dice_is_too_long_and_nothing_else() -> None:
    assert said("1126", "FROGS") == [("V4", "FROGS has five letters; the roll has four dice.")]


def test_rains_on_four_dice_is_too_long_and_has_two_vowels() -> None:
    assert [rule for rule, _ in said("1236", "RAINS")] == ["V4", "V6"]


def test_a_word_too_long_breaks_the_rule_of_dice_too_if_it_cannot_fill_them() -> None:
    assert [rule for rule, _ in said("2345", "FROGS")] == ["V4", "V5"]


def test_a_word_too_short_breaks_the_rule_of_length_only() -> None:
    assert [rule for rule, _ in said("2456", "CAT")] == ["V4"]
    assert [rule for rule, _ in said("2456", "C2 A4 T5")] == ["V4"]


# V5: each die claims one tile of its number, in any order


def test_letters_match_the_dice_in_any_order() -> None:
    assert verdict(GAME, "542", "CAT").legal
    assert verdict(GAME, "542", "C2 A4 T5").total == 5


def test_a_letter_without_a_die_breaks_the_rule_of_dice_and_the_sentence_tells_which() -> None:
    assert said("51", "HE") == [("V5", "HE takes the H on 5, but no E in the centre has the number 1.")]


def test_a_double_letter_needs_two_tiles() -> None:
    assert verdict(GAME, "1346", "LASS").legal
    assert [rule for rule, _ in said("1146", "LASS")] == ["V5"]  # one S is on 1, the other on 3
    assert said("2346", "BALL") == [
        ("V5", "BALL takes the B on 4 and the A on 6, but no L in the centre has the number 2 or 3.")
    ]


def test_one_die_claims_one_tile() -> None:
    assert said("246", "C2 A6 R6") == [
        ("V5", "A6 and R6 need the number 6; the dice show it once."),
    ]


def test_a_tile_named_twice_is_there_once() -> None:
    rule, text = said("115", "P5 I1 I1")[0]
    assert (rule, text) == ("V5", "I1 lies in the centre once.")


def test_a_tile_that_is_nowhere_cannot_be_claimed() -> None:
    assert said("545", "C5 A4 T5")[0] == ("V5", "There is no tile C5.")


@pytest.mark.parametrize("option", ["collected", "taken"])
def test_a_tile_that_left_the_centre_cannot_be_claimed(option: str) -> None:
    assert verdict(GAME, "245", "CAT").legal
    assert said("245", "C2 A4 T5", **{option: "C2"}) == [("V5", "C2 has left the centre.")]
    assert [rule for rule, _ in said("245", "CAT", **{option: "C2"})] == ["V5"]


# V6: at most one vowel; Y is none, none at all is fine, the same twice is two


def test_no_vowel_is_fine_and_y_is_none() -> None:
    assert verdict(GAME, "64", "MY").legal


def test_two_vowels_break_the_rule_of_vowels() -> None:
    assert said("2346", "BOAT") == [("V6", "BOAT has two vowels; one is the limit.")]


def test_the_same_vowel_twice_is_two() -> None:
    assert [rule for rule, _ in said("125", "SEE")] == ["V6"]


# V9: a collected vowel may serve again, once, and claims no die


def test_a_rescued_vowel_claims_no_die_and_is_not_scored_again() -> None:
    told = verdict(GAME, "51", "H5 E2!", table(GAME, collected="E2"))
    assert (told.legal, told.total, told.answer) == (True, 2, "H5 E2!")


def test_a_plain_word_never_spends_the_rescue_but_is_told_of_it() -> None:
    assert said("51", "HE", collected="E2") == [
        ("V5", "HE takes the H on 5, but no E in the centre has the number 1. With your rescue it works.")
    ]


def test_only_a_collected_tile_is_rescued() -> None:
    assert said("51", "H5 E2!") == [("V9", "E2 is not among the tiles you collected.")]
    assert said("51", "H5 E2!", taken="E2") == [("V9", "E2 is not among the tiles you collected.")]


def test_only_a_vowel_is_rescued() -> None:
    assert said("41", "M6! Y4", collected="M6") == [("V9", "M is no vowel; the token brings back vowels only.")]


def test_the_token_brings_back_one_vowel() -> None:
    rules = dict(said("245", "T5 E2! E5!", collected="E2 E5"))
    assert rules["V9"] == "E2 and E5 are marked; the token brings back one vowel."


def test_a_spent_token_brings_back_none() -> None:
    assert said("51", "H5 E2!", collected="E2", no_rescue="yes") == [("V9", "The rescue token is spent.")]


def test_a_rescued_vowel_counts_as_a_vowel_and_as_a_letter() -> None:
    assert [rule for rule, _ in said("2346", "B4 O2! A6 T3", collected="O2")] == ["V6"]
    assert [rule for rule, _ in said("51", "T5 H5 E2!", collected="E2")] == ["V4"]


def test_each_die_but_one_claims_a_tile_beside_a_rescue() -> None:
    assert [rule for rule, _ in said("511", "T3 H5 E2!", collected="E2")] == ["V5"]


def test_the_solver_lists_rescues_of_a_collected_vowel_only_where_they_are_needed() -> None:
    with_token = {word.answer: word.score for word in solved(GAME, "15", table(GAME, collected="E2")).words}
    assert with_token == {"IT": 3, "H5 E2!": 2, "W5 E2!": 3}
    spent = solved(GAME, "15", table(GAME, collected="E2", no_rescue="yes"))
    assert [word.answer for word in spent.words] == ["IT"]


def test_a_game_without_rescue_has_none() -> None:
    without = changed(GAME, rules__rescue__per_game=0)
    lies = table(without, collected="E2")
    assert [word.answer for word in solved(without, "15", lies).words] == ["IT"]
    (breach,) = verdict(without, "51", "H5 E2!", lies).breaches
    assert breach.text == "This game has no rescue."


# V11: a closed list of short words, the dictionary for longer ones


def test_a_short_word_outside_the_list_breaks_the_rule_of_words() -> None:
    assert english().has("EM")
    assert said("26", "EM") == [("V11", "EM is not on the list of short words.")]


def test_the_list_holds_whatever_the_dictionary_says() -> None:
    words = Lexicon.from_words(["CAT", "EM"], english().alphabet, "own")
    assert verdict(GAME, "62", "ME", words=words).legal
    assert broken(verdict(GAME, "26", "EM", words=words)) == ["V11"]
    (found,) = (word for word in solved(GAME, "62", words=words).words if word.answer == "ME")
    assert found.tier == "answers"


def test_a_longer_word_must_be_in_the_dictionary() -> None:
    assert said("246", "C2 M6 A4") == [("V11", "CMA is not in our list.")]


# V13: the tiles that are newly claimed, each once; of several answers the best counts


def test_an_answer_adds_the_points_of_its_tiles_and_the_best_legal_answer_counts() -> None:
    judgement = judged(GAME, "245", "CAT", "PEN", "COAT", "TAC")
    assert judgement.verdicts[0].total == sum(GAME.parts.points[letter] for letter in "CAT")
    assert judgement.total == max(one.total for one in judgement.verdicts if one.legal)
    assert judged(GAME, "245", "COAT").total == 0


def test_the_solver_proves_the_best_claim_by_trying_all() -> None:
    solution = solved(GAME, "2346")
    assert solution.best.proof == solution.par.proof == "enumeration"
    assert solution.best.score == max(word.score for word in solution.words)
    assert solution.par.score == max(word.score for word in solution.words if word.tier == "answers")
    assert solution.counts.by_length == {4: solution.counts.valid}


# what is no roll, no answer and no tile


@pytest.mark.parametrize(
    ("roll", "places"), [("1x7", ["--roll:1:2", "--roll:1:3"]), ("", ["--roll"]), (" 1 2", ["--roll:1:3"])]
)
def test_a_text_that_is_no_roll_is_a_fault_with_its_places(roll: str, places: list[str]) -> None:
    with pytest.raises(Faulty) as caught:
        solved(GAME, roll)
    assert [str(fault.place) for fault in caught.value.faults] == places


def test_a_roll_may_have_any_number_of_dice() -> None:
    assert solved(GAME, "1").words == ()
    assert "FROWZY" in solved(GAME, "123456").best.answers
    assert solved(GAME, "6" * 40).counts.valid == 0


def test_texts_that_are_no_answers_are_faults_with_their_places() -> None:
    with pytest.raises(Faulty) as caught:
        judged(GAME, "24", "C2 A7", "c@t", "", "CAT!", "QU1")
    assert [f"{fault.place}: {fault.what}" for fault in caught.value.faults] == [
        "ANSWER 1:1:4: A7 is no tile",
        "ANSWER 2:1:2: '@' is no letter",
        "ANSWER 3: is empty",
        "ANSWER 4:1:1: CAT! is no tile",
        "ANSWER 5:1:1: QU1 is no tile",
    ]


def test_tiles_on_the_table_must_be_tiles_of_the_game() -> None:
    with pytest.raises(Faulty) as caught:
        table(GAME, collected="C2 C5 A4!", taken="C2 T5 T5")
    assert [f"{fault.place}: {fault.what}" for fault in caught.value.faults] == [
        "--collected:1:4: there is no tile C5",
        "--collected:1:7: A4! is marked as rescued",
        "--taken:1:1: there is no second tile C2",
        "--taken:1:7: there is no second tile T5",
    ]


def test_a_puzzle_that_the_kind_does_not_have_is_misuse() -> None:
    with pytest.raises(Misused):
        KINDS["claim"].decode(changed(GAME, puzzle="marathon"), "136")
