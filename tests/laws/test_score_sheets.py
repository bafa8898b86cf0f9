"""Score sheets hold every round of every player, for any company, and never overflow a page."""

from itertools import product

import pytest

from documents import made
from printed import page_sizes, texts
from rollpress.documents import ScoreSheet
from rollpress.documents.score_sheets import Company, score_sheet
from rollpress.geometry import PAPERS
from rollpress.kinds import KINDS
from rollpress.press import print_sheet
from setups import project

GAMES = ["epellelemele", "letra-mix", "vowelocity"]


def sheet(name: str, company: Company, paper: str = "a4") -> ScoreSheet:
    game = project().games[name]
    return score_sheet(game, KINDS[game.kind].types.part_ids, project().texts.print, PAPERS[paper], company)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_every_player_has_every_round_once(name: str, large: bool) -> None:
    for players, rounds in product(range(1, 13), range(1, 31)):
        tables = [table for band in sheet(name, Company(players, rounds, large)).bands for table in band]
        wanted = sorted(map(str, range(1, rounds + 1)))
        if name == "epellelemele":
            games = [table for table in tables if not table.total]
            heads = [column.head for table in games for column in table.columns[1:-1]]
            assert (sorted(heads), {table.rows for table in games}) == (wanted, {players})
        else:
            labels = sorted(label for table in tables for label in table.labels)
            assert labels == sorted(wanted * players)
            assert all(table.rows == len(table.labels) for table in tables)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", GAMES)
def test_ten_rounds_of_the_usual_company_take_one_page(name: str, paper: str) -> None:
    found = made(project().games[name], paper)["score-sheet"]
    assert len(page_sizes(print_sheet(found))) == 1


@pytest.mark.parametrize(
    ("name", "company", "paper"),
    [
        ("letra-mix", Company(12, 30), "letter"),
        ("letra-mix", Company(3, 7, large=True), "letter"),
        ("vowelocity", Company(4, 30, large=True), "a4"),
        ("epellelemele", Company(12, 30, large=True), "letter"),
    ],
)
def test_any_company_is_printed_without_overflow(name: str, company: Company, paper: str) -> None:
    wanted = sheet(name, company, paper)
    pdf = print_sheet(wanted)
    pages = len(page_sizes(pdf))
    assert f"sheet {pages} of {pages}" in texts(pdf, pages - 1)
    tables = sum(table.total == "Total" for band in wanted.bands for table in band)
    assert sum(texts(pdf, page).count("Total") for page in range(pages)) >= tables
