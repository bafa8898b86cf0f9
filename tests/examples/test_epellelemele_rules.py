"""The judged rules of Epellelemele, by id: an answer that keeps each, and one that breaks it."""

import pytest

from rollpress.faults import Faulty
from rollpress.kinds.base import Table
from rollpress.lexicon import Lexicon
from setups import broken, changed, english, judged, parts, setup, solved, verdict

GAME = setup("epellelemele")
PLAIN = "K5e P3s R1e H3t N1g T1p"
WILD = "D2i W4e *0a H3t N1g S1h"


def faults(roll: str) -> list[str]:
    with pytest.raises(Faulty) as caught:
        judged(GAME, roll)
    return [f"{fault.place}: {fault.what}" for fault in caught.value.faults]


# E1: a large letter with points, a small one worth nothing; both may serve in one word


def test_both_letters_of_a_die_serve_in_one_word() -> None:
    # K5e gives both the K and an E
    assert verdict(GAME, "K5e I1- D2-", "DIKE").legal


def test_a_small_letter_is_worth_nothing() -> None:
    assert parts(verdict(GAME, "P3s H3t E1n", "ten"))["letters"] == 1


def test_faces_that_break_the_rule_of_faces_are_refused_all_at_once() -> None:
    assert faults("A1s B2* *3a C-1s Ds E1 7 *0-") == [
        "--roll:1:5: B2* has a small *",
        "--roll:1:9: *3a gives points to a *",
        "--roll:1:13: C-1s has negative points",
        "--roll:1:18: Ds has no points",
        "--roll:1:21: E1 has no small sign",
        '--roll:1:24: 7 is no face; write a letter or "*"',
    ]


def test_a_small_letter_may_be_missing_and_case_means_nothing() -> None:
    assert verdict(GAME, "t1- e1- N1-", "TEN") == verdict(GAME, "T1- E1- n1-", "ten")


def test_a_face_of_several_letters_serves_them_together_and_in_order() -> None:
    assert parts(verdict(GAME, "QU6- I1- T1-", "QUIT")) == {"length": 4, "letters": 8}
    assert broken(verdict(GAME, "UQ6- I1- T1-", "QUIT")) == ["E3"]
    assert broken(verdict(GAME, "QU6- A1- I1-", "QI")) == ["E3", "E5"]


def test_three_letters_on_one_face_count_in_the_length() -> None:
    assert parts(verdict(GAME, "SCH5- O1- O1- L1-", "SCHOOL")) == {"length": 6, "letters": 8}
    assert parts(verdict(GAME, "O1sch O1- L1-", "SCHOOL")) == {"length": 6, "letters": 3}


# E3: each sign serves at most once in a word


def test_a_word_may_use_a_letter_as_often_as_it_is_shown() -> None:
    assert verdict(GAME, "L1e T1e T2r", "LETTER").legal


def test_a_letter_that_is_shown_too_seldom_breaks_the_rule_of_once() -> None:
    told = verdict(GAME, "C1r A1- R1- I1- E1-", "CARRIER")
    assert [(breach.rule, breach.text) for breach in told.breaches] == [
        ("E3", "CARRIER needs R three times; the dice show it twice.")
    ]
    assert told.total == 0
    assert parts(told) == {"length": 7, "letters": 5}


def test_each_letter_that_lacks_is_named() -> None:
    (breach,) = verdict(GAME, "K5- E1- P3-", "KEPT").breaches
    assert breach.text == "KEPT needs T; the dice do not show it."


def test_letters_that_are_only_shown_joined_are_said_to_be() -> None:
    breach = verdict(GAME, "QU6- A1- I1-", "QI").breaches[0]
    assert breach.text == "QI needs Q; the dice show it only together with other letters."


# E4: an asterisk is any letter, another in another word; worth nothing, but counted in the length


def test_an_asterisk_is_another_letter_in_another_word() -> None:
    judgement = judged(GAME, WILD, "SHADOW", "SWITCHED")
    assert [parts(one) for one in judgement.verdicts] == [
        {"length": 6, "letters": 10},
        {"length": 8, "letters": 10},
    ]


def test_two_asterisks_are_two_letters() -> None:
    assert parts(verdict(GAME, "*0- *0- E1-", "TEN")) == {"length": 3, "letters": 1}


def test_one_asterisk_is_not_two_letters() -> None:
    (breach,) = verdict(GAME, "*0- T1- O1-", "TENT").breaches
    assert breach.rule == "E3"
    assert breach.text.endswith("One * cannot stand for three letters.")


# E5: three to twelve letters, and in the dictionary


@pytest.mark.parametrize(("word", "rules"), [("TEN", []), ("EN", ["E5"]), ("NET", [])])
def test_a_word_has_three_letters_at_least(word: str, rules: list[str]) -> None:
    assert broken(verdict(GAME, "T1- E1- N1-", word)) == rules


def test_a_word_has_twelve_letters_at_most() -> None:
    letters = " ".join(f"{letter}1-" for letter in "INTERDEPENDENT")
    words = Lexicon.from_words(["INTERDEPENDENT", "INTERDEPENDE"], english().alphabet, "two")
    assert verdict(GAME, letters, "INTERDEPENDE", words=words).legal
    (breach,) = verdict(GAME, letters, "INTERDEPENDENT", words=words).breaches
    assert (breach.rule, breach.text) == ("E5", "INTERDEPENDENT has 14 letters; a word has 3 to 12.")


def test_length_and_dictionary_are_both_reported() -> None:
    told = verdict(GAME, "T1- E1- N1-", "TN")
    assert [(breach.rule, breach.text) for breach in told.breaches] == [
        ("E5", "TN has two letters; a word has 3 to 12."),
        ("E5", "TN is not in our list."),
    ]


def test_a_flagged_word_is_accepted_but_never_listed() -> None:
    alphabet = english().alphabet
    words = Lexicon.of("tiny", alphabet, {"TEN": 2}, {"NET": 2})
    assert verdict(GAME, "T1- E1- N1-", "NET", words=words).total == 6
    assert [found.answer for found in solved(GAME, "T1- E1- N1-", words=words).words] == ["TEN"]


# E7: length plus the points of the large letters, served the best way


def test_the_large_letter_serves_before_the_small_one() -> None:
    assert parts(verdict(GAME, "A1t T4e N1-", "TEN")) == {"length": 3, "letters": 5}


def test_the_dearest_of_equal_letters_serve_first() -> None:
    assert parts(verdict(GAME, "T1- T5- E1- N2-", "TEN"))["letters"] == 8


def test_a_large_letter_may_be_worth_more_than_the_face_it_is_joined_on() -> None:
    # QU brings 1; Q by itself brings 9, and the asterisk is the U
    assert parts(verdict(GAME, "QU1- Q9- *0- I1- T1-", "QUIT")) == {"length": 4, "letters": 11}


# E8: a word within the theme is worth five more


def test_a_word_within_the_theme_is_worth_five_more() -> None:
    lies = Table(theme=frozenset(["TEN"]))
    assert parts(verdict(GAME, "T1- E1- N1-", "ten", lies)) == {"length": 3, "letters": 3, "theme": 5}
    assert parts(verdict(GAME, "T1- E1- N1-", "net", lies)) == {"length": 3, "letters": 3, "theme": 0}


def test_the_solver_counts_the_theme_too() -> None:
    words = Lexicon.from_words(["TEN", "NET"], english().alphabet, "two")
    found = solved(GAME, "T1- E1- N1-", Table(theme=frozenset(["TEN"])), words).words
    assert [(word.answer, word.score) for word in found] == [("TEN", 11), ("NET", 6)]


# E11: a word is listed once, after folding


def test_a_word_listed_again_breaks_the_rule_of_once_a_list_only() -> None:
    judgement = judged(GAME, PLAIN, "kept", "KEPT", "képt", "STEP")
    assert [broken(one) for one in judgement.verdicts] == [[], ["E11"], ["E11"], []]
    assert judgement.total == judgement.verdicts[0].total + judgement.verdicts[3].total
    assert judgement.verdicts[1].breaches[0].text == "KEPT is on your list already. A word counts once."


# the roll of the day


def test_best_and_par_are_the_ten_best_words_and_their_sum() -> None:
    solution = solved(GAME, PLAIN)
    for optimum, words in (
        (solution.best, solution.words),
        (solution.par, [word for word in solution.words if word.tier == "answers"]),
    ):
        assert optimum.proof == "closed-form"
        assert list(optimum.answers) == [word.answer for word in words[:10]]
        assert optimum.score == sum(sorted((word.score for word in words), reverse=True)[:10])


def test_a_list_of_more_than_ten_words_counts_them_all_in_its_total() -> None:
    words = [word.answer for word in solved(GAME, PLAIN).words[:12]]
    judgement = judged(GAME, PLAIN, *words)
    assert judgement.total == sum(one.total for one in judgement.verdicts) > solved(GAME, PLAIN).best.score


# what is no answer


def test_a_text_that_is_no_word_is_a_fault_with_its_place() -> None:
    with pytest.raises(Faulty) as caught:
        judged(GAME, PLAIN, "KEPT", "K3PT", "", " ke pt")
    assert [str(fault.place) for fault in caught.value.faults] == ["ANSWER 2:1:2", "ANSWER 3", "ANSWER 4:1:4"]


def test_an_empty_roll_is_a_fault() -> None:
    assert faults("  ") == ["--roll: is empty"]


def test_a_longer_alphabet_needs_no_other_code() -> None:
    greek = changed(GAME, letters=["Α", "Β", "Γ"], vowels=["Α"], folds={}, parts__dice=[{"faces": ["Α1β", "*0-"]}])
    words = Lexicon.from_words(["ΑΒΓ"], greek.alphabet, "greek")
    assert verdict(greek, "α1β *0-", "αβγ", words=words).total == 4
