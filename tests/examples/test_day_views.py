"""What the pages of a day and of its answer say, by rolls whose answers are known."""

from dataclasses import replace

import pytest

from rollpress.drawing import JokerFace, LetterFace, PipFace
from rollpress.faults import Faulty
from rollpress.kinds.base import Counts, Optimum, Solution
from rollpress.puzzles.published import Published
from rollpress.site.answer_views import answer_view
from rollpress.site.archive_views import month_views, months_view
from rollpress.site.day_views import day_view, said_of_day
from rollpress.site.front_views import front_view
from rollpress.site.views import AnswerView, DayView, Link
from setups import english, project
from site_days import DATES, ROLLS, a_day, days, series

BOXER = Optimum(46, ("..B(E)/.NO./.AX./.ME/.HER./IS..",), "perfect")
AXIOMS = Optimum(20, ("E..H/AXIOMS/R..N/...E",), "none")
FEW = Counts(3, 2, 1, {3: 1, 4: 2}, {"A": 1, "E": 1})
LETTERS = "NAROSEHEXIMB*"


def page(day: Published) -> DayView:
    return day_view(day, series(day))


def answer(day: Published) -> AnswerView:
    assert day.solution is not None
    return answer_view(day, day.solution, series(day), english())


def crossword(best: Optimum = BOXER, par: Optimum = AXIOMS) -> Published:
    return a_day("letra-mix", DATES[0], LETTERS, revealed=True, told=Solution(best, par, (), FEW))


def spelling(*, revealed: bool = False) -> Published:
    return a_day("epellelemele", DATES[0], "K5e T1a R1e C3e Y4t R1i", revealed=revealed)


def claiming(*, revealed: bool = False) -> Published:
    return a_day("vowelocity", DATES[0], "165", revealed=revealed)


def test_a_day_is_named_by_its_game_and_its_date() -> None:
    shown = page(spelling())
    assert (shown.code, shown.date_words) == ("E-2026-12-03", "Thursday 3 December 2026")
    assert shown.path == "daily/epellelemele/2026-12-03/index.html"


def test_a_day_says_when_its_answer_comes_and_links_it_once_it_is_out() -> None:
    assert page(spelling()).answer is None
    assert page(spelling()).answer_text == "The answer appears here on Friday 4 December."
    out = page(spelling(revealed=True))
    assert out.answer == Link("See the answer", "daily/epellelemele/2026-12-03/answer/index.html")


def test_hints_count_words_by_length_and_by_first_letter() -> None:
    day = crossword()
    lengths, firsts = page(day).hints[1:3]
    assert [(count.of, count.words) for count in lengths.counts] == [("3", 1), ("4", 2)]
    assert [(count.of, count.words) for count in firsts.counts] == [("A", 1), ("E", 1)]
    assert page(day).hints[0].text == "3 words in all. Common among them: 2. Everyday words among those: 1."


def test_words_of_one_length_need_no_hint_of_lengths() -> None:
    titles = [hint.title for hint in page(claiming()).hints]
    assert "How the common words begin" in titles
    assert "How many words of each length" not in titles


@pytest.mark.parametrize(
    ("best", "said"),
    [(BOXER, "The best layout uses all dice."), (AXIOMS, "The best layout leaves 2 dice over.")],
)
def test_a_hint_tells_how_many_dice_the_best_layout_leaves(best: Optimum, said: str) -> None:
    assert said in page(crossword(best)).hints[-1].text


def test_ranks_rise_to_par_and_say_what_is_proved() -> None:
    ranks = page(crossword(par=replace(AXIOMS, proof="exhaustion"))).ranks
    assert [step.score for step in ranks.steps] == [0, 4, 8, 12, 16, 20]
    assert ranks.note == "46 is the best"
    assert "proved, not guessed" in ranks.text
    assert "it is not proved" in page(crossword()).ranks.text


def test_a_day_of_tiles_shows_the_whole_centre_by_number() -> None:
    pool = page(claiming()).pool
    assert pool is not None
    assert [column.die for column in pool.columns] == [PipFace(number) for number in range(1, 7)]
    tiles = [tile for column in pool.columns for tile in column.tiles]
    assert pool.note == "30 tiles"
    assert {tile.letter for tile in tiles if tile.vowel} == set("AEIOU")
    assert {tile.letter for tile in tiles if tile.bar} == set("MWNZ")
    assert page(spelling()).pool is None


def test_dice_to_lay_get_a_grid_and_words_get_lines() -> None:
    assert page(crossword()).sheet.grid == (13, 9)
    assert page(spelling()).sheet.lines > page(claiming()).sheet.lines > 0


def test_a_text_that_names_no_figure_is_the_authors_fault() -> None:
    day = spelling()
    texts = day.game.edition.day.model_copy(update={"summary": "{answer} words"})
    edition = day.game.edition.model_copy(update={"day": texts})
    with pytest.raises(Faulty) as caught:
        page(replace(day, game=replace(day.game, edition=edition)))
    (fault,) = caught.value.faults
    assert str(fault.place).startswith("content/games/epellelemele/en.yaml:")
    assert (fault.what, fault.hint) == ("day.summary: {answer} is no figure of a day", "did you mean 'answers'?")


def test_a_layout_lies_on_its_board_with_the_joker_as_its_letter() -> None:
    shown = answer(crossword())
    assert shown.board is not None
    assert (shown.board.rows, shown.board.columns) == (8, 6)
    laid = {(piece.row, piece.column): piece.piece for piece in shown.board.pieces}
    assert laid[2, 4] == LetterFace("B", 3)
    assert laid[2, 5] == JokerFace("E")
    assert laid[3, 3] == LetterFace("N", 1, bar=True)
    assert shown.answer_note == "all 13 dice used"
    assert shown.answer_text == "The joker stands for E and is worth nothing."


def test_a_layout_is_scored_in_parts_and_word_by_word() -> None:
    shown = answer(crossword(best=AXIOMS))
    assert [(part.name, part.value) for part in shown.parts] == [
        ("Across", "14"), ("Down", "9"), ("Unused", "−3"), ("Total", "20"),
    ]  # fmt: skip
    across = shown.tables[0]
    assert [(row.word, row.cells) for row in across.rows] == [("AXIOMS", ("1 + 6 + 1 + 2 + 3 + 1", "14"))]
    assert shown.answer_note == "11 of 13 dice used"


def test_the_words_of_pars_layout_stand_beside_the_best() -> None:
    titles = [table.title for table in answer(crossword()).tables]
    assert titles == ["Across", "Down", "Par: Across", "Par: Down"]
    assert [table.title for table in answer(crossword(par=BOXER)).tables] == ["Across", "Down"]


def test_only_what_is_proved_wears_the_seal() -> None:
    best, par = answer(crossword()).optima
    assert (best.proved, best.score, best.seal) == (True, 46, ("PROVED", "BEST"))
    assert "Every die that has a value stands in a word across and in a word down." in best.text
    assert (par.proved, par.title) == (False, "Par, the best found with everyday words: 20")


def test_the_ten_best_words_add_up_and_each_is_the_sum_of_its_parts() -> None:
    day = spelling(revealed=True)
    best = answer(day).tables[0]
    assert best.heads == ("Word", "Letters", "Large", "Score")
    sums = [(int(length) + int(large), int(score)) for length, large, score in (row.cells for row in best.rows)]
    assert all(total == score for total, score in sums)
    assert best.total is not None
    assert int(best.total.value) == sum(score for _, score in sums) == day.best.value


def test_rare_words_are_counted_and_not_listed() -> None:
    day = spelling(revealed=True)
    assert day.solution is not None
    everyday, common = answer(day).words
    listed = {word for shown in (everyday, common) for group in shown.groups for word in group.words}
    assert listed == {found.answer for found in day.solution.words if found.tier != "valid"}
    assert common.text.startswith(f"{day.counts.valid - day.counts.common} rarer words")


def test_each_claim_shows_its_tiles_and_what_they_add() -> None:
    shown = answer(claiming(revealed=True))
    rows = {row.word: row.cells for row in shown.tables[-1].rows}
    assert rows["PIX"] == ("P5 I1 X6", "9")
    assert rows["WAG"] == ("W5 A6 G1", "7")


def test_neighbours_and_archive_end_at_the_as_of_day() -> None:
    shown = days()["vowelocity"]
    run = series(*shown)
    before, today, ahead = (day_view(day, run) for day in shown)
    assert (before.earlier, before.later) == (None, Link("Friday 4 December", today.path))
    assert today.later is None
    assert today.today
    assert (ahead.earlier, ahead.later) == (Link("Friday 4 December", today.path), None)
    (month,) = month_views(run)
    cells = [cell for week in month.weeks for cell in week if cell is not None]
    assert len(cells) == 31
    assert [(cell.number, cell.words, cell.state) for cell in cells if cell.path] == [
        (3, "answer", "answered"), (4, "today", "open"),
    ]  # fmt: skip
    assert months_view(run, shown[1]).newest.path == today.path


def test_the_front_page_links_yesterdays_answer_once_it_is_out() -> None:
    run = series(*days()["letra-mix"])
    (card,) = front_view([run], DATES[1], run.voice).cards
    assert card.button == Link("Lay the dice", f"daily/letra-mix/{DATES[1]}/index.html")
    assert card.links == (Link("Yesterday’s answer", f"daily/letra-mix/{DATES[0]}/answer/index.html"),)


def test_a_day_is_played_by_the_rules_of_its_line() -> None:
    day = claiming()
    game = project().games["vowelocity"]
    letters = tuple(reversed(game.setup.letters))
    moved = replace(day, game=replace(game, setup=game.setup.model_copy(update={"letters": letters})))
    assert page(moved).hints == page(day).hints


def test_a_day_is_told_as_the_puzzle_that_it_was_when_its_game_has_another_now() -> None:
    before = a_day("vowelocity", DATES[0], "165")
    assert project().games["vowelocity"].setup.puzzle == "solo"
    assert said_of_day(before, "headline") == "Claim tiles with 3 dice"
    assert said_of_day(a_day("vowelocity", DATES[0], ROLLS["vowelocity"][0]), "headline") == "Plan 10 rounds"
