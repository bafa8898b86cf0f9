"""Every rule stands in its rulebook, once, and its numbers are the game's own.

The identifiers and the facts of a rule are written here by hand: they are the reference that the content is read
against. Rules that nobody but the table can judge have no other test than these.
"""

import re
import shutil
from pathlib import Path

import pytest

from documents import book, texts_of
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES
from rollpress.spec.game import Game
from rollpress.spec.project import read_project

GAMES = read_project(shipped_content(), KIND_TYPES, shipped_content()).games
RULES = {"epellelemele": ("E", 12), "letra-mix": ("L", 13), "vowelocity": ("V", 16)}
SAID_AT_THE_TABLE = {
    "E2": ["rolls all 6 dice", "timer", "120 seconds", "next turn", "to the left"],
    "E9": ["dictionary", "between turns only"],
    "L1": ["starting player rolls all 13 dice", "timer starts as the cup is tipped"],
    "L5": ["while the timer runs", "move your dice", "hands off"],
    "L9": ["all dice go back into the cup", "next player to the left rolls"],
    "V1": ["all tiles face up in the centre", "1 rescue token", "30 or 60 seconds", "starting player"],
    "V7": ["say the word before the time is up", "which die claims which tile"],
}
SAID_OF_A_WHOLE_GAME = {
    "E6": ["2 or more players", "counts for none"],
    "E10": ["fixed number of rounds", "score to reach", "first to reach it wins", "highest total", "share the win"],
    "E12": ["alone", "every word counts"],
    "L2": ["1 vowel or none", "all dice together", "the timer runs on"],
    "L10": ["fixed number of rounds", "say 200", "play the round to its end", "highest total", "share the win"],
    "V3": ["2, 3, 4", "only then roll", "more dice than there are tiles", "one tile more"],
    "V8": ["take its tiles", "face up", "never go back"],
    "V9": ["earlier turn", "goes without a tile", "does not score again", "even if the word fails"],
    "V10": ["no word in time", "length is wrong", "matches no die", "lose a challenge", "score nothing"],
    "V12": ["until the next roll", "unchallenged word stands", "costs nothing"],
    "V13": ["points of the tiles", "each tile once"],
    "V14": ["fewer than 2 tiles", "every player has failed in one whole round", "no word is possible"],
    "V15": ["more tiles wins", "highest single tile", "shared"],
    "V16": ["10 rounds", "is spent", "does not end the game"],
}
WORDS = {1: "one", 2: "two", 6: "six", 10: "ten", 12: "twelve", 13: "thirteen"}

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def game_of(rule: str) -> Game:
    return next(game for game in GAMES.values() if rule in game.sentences)


def parameters(game: Game) -> dict[str, dict[str, object]]:
    """Return what each rule's sentence may say in numbers, read from the models by another way."""
    found: dict[str, dict[str, object]] = {rule: dict(given) for rule, given in game.file.table.items()}
    for given in (*game.file.rules.values(), *game.file.match.values()):
        if "id" in given:
            found.setdefault(given["id"], {}).update(given)
    return found


@every_game
def test_a_game_has_all_its_rules_and_no_other(game: Game) -> None:
    letter, last = RULES[game.id]
    assert set(game.sentences) == {f"{letter}{number}" for number in range(1, last + 1)}


@every_game
def test_the_rulebook_says_each_rule_once(game: Game) -> None:
    assert sorted(re.findall(r"\{([A-Z]+[0-9]+)\}", game.rulebook)) == sorted(game.sentences)


@pytest.mark.parametrize("rule", SAID_AT_THE_TABLE | SAID_OF_A_WHOLE_GAME)
def test_what_no_answer_can_show_is_printed(rule: str) -> None:
    game = game_of(rule)
    printed = "\n".join(texts_of(book(game.id)))
    assert game.sentences[rule] in printed


@pytest.mark.parametrize(("rule", "facts"), (SAID_AT_THE_TABLE | SAID_OF_A_WHOLE_GAME).items())
def test_what_no_answer_can_show_is_said(rule: str, facts: list[str]) -> None:
    sentence = game_of(rule).sentences[rule].lower()
    assert [fact for fact in facts if fact not in sentence] == []


@every_game
def test_each_number_of_a_rule_stands_in_its_sentence_as_a_slot(game: Game) -> None:
    for rule, given in parameters(game).items():
        numbers = {name for name, value in given.items() if name != "id" and not isinstance(value, bool)}
        assert set(re.findall(r"\{(\w+)\}", game.edition.rules[rule])) == numbers, rule


@every_game
def test_no_number_is_typed_into_a_sentence(game: Game) -> None:
    assert [rule for rule, text in game.edition.rules.items() if re.search("[0-9]", text)] == []


@pytest.mark.parametrize(
    ("name", "before", "after", "rule", "said"),
    [
        ("epellelemele", "seconds: 120}", "seconds: 90}", "E2", "90 seconds"),
        ("epellelemele", "min: 3, max: 12", "min: 4, max: 12", "E5", "4 to 12 letters"),
        ("letra-mix", "target: 200", "target: 150", "L10", "say 150"),
        ("vowelocity", "dice: [2, 3, 4]", "dice: [3, 4]", "V3", "(3, 4)"),
    ],
)
def test_a_changed_number_is_said_anew(
    name: str, before: str, after: str, rule: str, said: str, tmp_path: Path
) -> None:
    shutil.copytree(shipped_content() / "games", tmp_path / "games")
    file = tmp_path / "games" / name / "game.yaml"
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1
    file.write_text(text.replace(before, after), encoding="utf-8")
    changed = read_project(tmp_path, KIND_TYPES, shipped_content()).games[name]
    assert said in changed.sentences[rule]
    assert said not in GAMES[name].sentences[rule]


def test_numbers_told_in_words_are_those_of_the_pieces() -> None:
    spell, cross = GAMES["epellelemele"], GAMES["letra-mix"]
    assert f"{WORDS[len(spell.setup.parts.dice)]} dice" in spell.edition.tagline.lower()
    assert f"{WORDS[2 * len(spell.setup.parts.dice)]} letters" in spell.edition.tagline.lower()
    assert f"{WORDS[spell.file.seconds[0] // 60]} minutes" in spell.edition.tagline.lower()
    assert spell.edition.day.headline.lower().endswith(f"{WORDS[len(spell.setup.parts.dice)]} dice")
    best = WORDS[spell.setup.rules.best_words.words]
    assert f"your {best} best words count" in spell.rulebook.lower().replace("\n", " ")
    assert f"your {best} best words count" in spell.edition.day.how.lower().replace("\n", " ")
    assert cross.edition.tagline.lower().startswith(f"{WORDS[len(cross.setup.parts.dice)]} dice")
    assert cross.edition.day.headline.lower().endswith(f"{WORDS[len(cross.setup.parts.dice)]} dice")


def test_numbers_of_the_table_are_those_of_the_pieces() -> None:
    spell, cross, claim = (GAMES[name] for name in RULES)
    assert spell.file.table["E2"] == {"dice": len(spell.setup.parts.dice), "seconds": spell.file.seconds[0]}
    assert cross.file.table["L1"]["dice"] == cross.file.table["L11"]["dice"] == len(cross.setup.parts.dice)
    assert claim.file.table["V1"]["tokens"] == claim.setup.rules.rescue.per_game
    assert (claim.file.table["V1"]["short"], claim.file.table["V1"]["long"]) == claim.file.seconds
    assert claim.file.table["V2"]["tiles"] == sum(map(len, claim.setup.parts.tiles.values()))


def test_the_sum_that_l8_tells_is_that_of_its_example() -> None:
    game = GAMES["letra-mix"]
    told, example = game.file.table["L8"], game.edition.examples["leftover"]
    assert example.parts == (told["across"], told["down"], -int(told["unused"]))
    assert example.total == sum(example.parts) == told["total"]
    assert re.search(r"\{example: leftover\}\n\n\{L8\}", game.rulebook)


@pytest.mark.parametrize("rule", ["L2", "V6"])
def test_the_vowels_told_are_those_of_the_language(rule: str) -> None:
    game = game_of(rule)
    *first, last = game.setup.vowels
    assert f"{', '.join(first)} and {last}" in game.sentences[rule]


@every_game
def test_each_example_is_printed_and_each_slot_has_something_to_print(game: Game) -> None:
    slots = re.findall(r"\{(\w+)(?:: (\w+))?\}", game.rulebook)
    assert sorted(name for slot, name in slots if slot == "example") == sorted(game.edition.examples)
    assert {slot for slot, name in slots if not name} == {"notes", "credits", *game.sentences}
    assert {slot for slot, name in slots if name} == {"example", "figure"}


@every_game
def test_the_day_tells_only_figures_that_its_kind_knows(game: Game) -> None:
    told = set(re.findall(r"\{(\w+)\}", game.edition.day.model_dump_json()))
    assert told <= set(KIND_TYPES[game.kind].figures)


@every_game
def test_credits_name_only_whom_the_rules_named(game: Game) -> None:
    said = " ".join(game.edition.credits)
    named = ["Gaétan Lanthier, 2019", "galasoft.ca", "Nicole Leclerc"]
    if game.id == "epellelemele":
        assert [name for name in named if name not in said] == []
    else:
        assert "author not named in the rules we had" in said
        assert [name for name in named if name in said] == []
    assert "Unofficial; not affiliated with the publisher." in game.edition.credits
    assert "CC BY 4.0" in said


@every_game
def test_nobody_is_shouted_at(game: Game) -> None:
    claims = [game.edition.model_dump_json(exclude={"examples", "parts"}), game.rulebook]
    assert "!" not in "".join(claims)
