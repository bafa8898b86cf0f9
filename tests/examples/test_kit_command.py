"""`rollpress kit`: the files of a kit in a folder, its variants, one piece of it, and what it refuses."""

from pathlib import Path

import pytest

from conftest import Rollpress
from printed import page_sizes, pieces, strokes, texts


def files_of(folder: Path) -> list[str]:
    """Return the files of a folder and of those in it, by their paths."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_a_kit_is_the_files_that_a_build_prints(rollpress: Rollpress, project_folder: Path) -> None:
    ran = rollpress("kit", "vowelocity", "--paper", "letter", "--out", "kit")
    assert (ran.code, ran.err) == (0, "")
    names = files_of(project_folder / "kit")
    assert {"cut/dice-nets-1.svg", "rulebook.pdf", "dice-nets.pdf", "tiles.pdf", "score-sheet.pdf"} <= set(names)
    assert ran.out == f"{len(names)} files in kit, {len(names)} changed\n"
    nets = (project_folder / "kit/dice-nets.pdf").read_bytes()
    assert page_sizes(nets) == [pytest.approx((215.9, 279.4), abs=0.005)]
    assert rollpress("kit", "vowelocity", "--paper", "letter", "--out", "kit").out.endswith(", 0 changed\n")


def test_one_die_is_printed_alone_at_the_edge_that_is_asked_for(rollpress: Rollpress, project_folder: Path) -> None:
    ran = rollpress("kit", "letra-mix", "--only", "Die 3", "--edge", "22mm", "--out", "kit")
    assert (ran.code, files_of(project_folder / "kit")) == (0, ["cut/dice-nets-1.svg", "dice-nets.pdf"])
    pdf = (project_folder / "kit/dice-nets.pdf").read_bytes()
    assert "One die of 22 mm" in texts(pdf)
    assert "Die 3" in texts(pdf)
    assert "Die 4" not in texts(pdf)
    folds = pieces(strokes(pdf), 0.20, dashed=True)
    assert {round(abs(x1 - x2) + abs(y1 - y2), 2) for (x1, y1), (x2, y2) in folds} >= {22.0}


def test_one_tile_is_printed_alone(rollpress: Rollpress, project_folder: Path) -> None:
    assert rollpress("kit", "vowelocity", "--only", "a4", "--out", "kit").code == 0
    pdf = (project_folder / "kit/tiles.pdf").read_bytes()
    assert "One tile of 30 mm" in texts(pdf)
    assert len(pieces(strokes(pdf), 0.25, dashed=False)) == 4


def test_the_stickers_of_one_die_are_printed_alone(rollpress: Rollpress, project_folder: Path) -> None:
    assert rollpress("kit", "letra-mix", "--dice", "stickers", "--only", "die 3", "--out", "kit").code == 0
    assert files_of(project_folder / "kit") == ["cut/stickers-1.svg", "stickers.pdf"]
    pdf = (project_folder / "kit/stickers.pdf").read_bytes()
    assert "One blank die of 16 mm" in texts(pdf)
    assert ("Die 3" in texts(pdf), "Die 4" in texts(pdf)) == (True, False)


def test_spare_tiles_are_blank_and_spare_tokens_are_like_the_others(
    rollpress: Rollpress, project_folder: Path
) -> None:
    assert rollpress("kit", "vowelocity", "--spares", "2", "--paper", "letter", "--out", "kit").code == 0
    pdf = (project_folder / "kit/tiles.pdf").read_bytes()
    cuts = pieces(strokes(pdf), 0.25, dashed=False)
    assert len({round(y1, 1) for (_, y1), (_, y2) in cuts if y1 == y2}) == 7  # five rows of six and one of two
    assert "Thirty tiles of 30 mm and four rescue tokens. Two of each to spare" in " ".join(texts(pdf).split())
    assert len([stroke for stroke in strokes(pdf, 1) if stroke.curved and abs(stroke.width - 0.25) < 0.01]) == 6


@pytest.mark.parametrize(
    ("paper", "margin", "backs"), [("a4", 6, "none"), ("letter", 14, "none"), ("a4", 6, "fold")]
)
def test_there_is_room_for_as_many_spares_as_may_be_asked_for(
    rollpress: Rollpress, project_folder: Path, paper: str, margin: int, backs: str
) -> None:
    profile = f"name: study\nacross: 1000000\ndown: 1000000\nmargin: {margin}000\n"
    (project_folder / "printer.yaml").write_text(profile, "utf-8")
    options = ("--paper", paper, "--backs", backs, "--printer", "printer.yaml")
    ran = rollpress("kit", "vowelocity", "--spares", "24", *options, "--out", "kit")
    assert (ran.code, ran.err) == (0, "")
    pages = [page.read_text("utf-8") for page in (project_folder / "kit/cut").glob("tiles-*.svg")]
    tokens = [page.partition('id="cut"')[2].count("<circle") for page in pages]
    assert sum(tokens) == 28


def test_spare_stickers_fill_rows_and_a_game_may_ask_for_them(rollpress: Rollpress, project_folder: Path) -> None:
    game = project_folder / "content/games/letra-mix/game.yaml"
    game.write_text(game.read_text("utf-8").replace("edge_mm: 16", "edge_mm: 16\nspares: 7"), "utf-8")
    assert rollpress("kit", "letra-mix", "--dice", "stickers", "--out", "kit").code == 0
    pdf = (project_folder / "kit/stickers.pdf").read_bytes()
    assert "Twelve blank ones to spare" in " ".join(texts(pdf).split())
    assert texts(pdf).count("Spare") == 2


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (
            ["vowelocity", "--only", "die 5"],
            1,
            "--only: 'die 5' is no piece of this kit\n  hint: did you",
        ),
        (["vowelocity", "--only", "A9"], 1, "hint: known: A4, A6"),
        (["letra-mix", "--edge", "55mm"], 1, "dice-nets.pdf: a net of 55 mm does not fit on A4\n  hint: "),
        (["letra-mix", "--edge", "8mm"], 1, "an edge of 12 mm is enough"),
        (["letra-mix", "--edge", "20"], 2, "'20' is no length; write whole millimetres, as 20mm"),
        (["letra-mix", "--edge", "2cm"], 2, "'2cm' is no length"),
        (["letra-mix", "--edge", "__import__('os')"], 2, "is no length"),
        (["letra-mix", "--edge", "70mm"], 2, "70mm is no edge for a die; 8mm to 60mm can be folded"),
        (["letra-mux"], 2, "there is no game 'letra-mux'; did you mean 'letra-mix'?"),
        (["letra-mix", "--lang", "xx"], 2, "there is no language 'xx'"),
        (["letra-mix", "--paper", "a3"], 2, "'a3' is not one of 'a4', 'letter'"),
        (["vowelocity", "--dice", "stickers", "--only", "spare"], 1, "'spare' is no piece of this kit"),
        (["vowelocity", "--spares", "25"], 2, "25 is not in the range 0<=x<=24"),
        (["letra-mix", "--ink", "none"], 2, "'none' is not one of 'full', 'low'"),
    ],
)
def test_what_cannot_be_printed_is_refused_and_nothing_is_written(
    rollpress: Rollpress, project_folder: Path, arguments: list[str], code: int, says: str
) -> None:
    ran = rollpress("kit", *arguments, "--out", "kit")
    assert ran.code == code
    assert says in ran.err
    assert not (project_folder / "kit").exists()


def test_a_file_in_the_place_of_the_folder_is_refused(rollpress: Rollpress, project_folder: Path) -> None:
    (project_folder / "kit").write_text("mine", "utf-8")
    assert rollpress("kit", "letra-mix", "--only", "die 1", "--out", "kit").code == 2
    assert (project_folder / "kit").read_text("utf-8") == "mine"
