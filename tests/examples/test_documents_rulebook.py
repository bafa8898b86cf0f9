"""What a rulebook prints: facts, figures of the game's pieces, judged examples; and what it refuses."""

import pytest

from documents import book, faults_of, made, table_texts, text_of, texts_of, with_book
from rollpress.documents import Credits, Facts, Figure, Notes, Rulebook, Steps, Table
from rollpress.drawing import JokerFace, LabelledPiece, LetterFace, PieceGrid, PipFace, SpellFace, Tile, Token
from setups import project

GAMES = ["epellelemele", "letra-mix", "vowelocity"]
every_game = pytest.mark.parametrize("name", GAMES)
END = "\n\n{notes}\n\n{credits}\n"


def grids(name: str) -> list[PieceGrid]:
    figures = [block.content for block in book(name).blocks if isinstance(block, Figure)]
    return [content for content in figures if isinstance(content, PieceGrid)]


def tables(name: str) -> list[list[list[str]]]:
    return [table_texts(block) for block in book(name).blocks if isinstance(block, Table)]


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        (
            "epellelemele",
            [
                ("Players", "1 to 6"),
                ("Age", "12 and up"),
                ("Time", "30 to 60 min"),
                ("You bring", "paper, pencils, a timer, a dictionary"),
            ],
        ),
        (
            "letra-mix",
            [("Players", "1 and up"), ("You bring", "paper, a pencil, a dice cup, a timer, a dictionary")],
        ),
        ("vowelocity", [("Players", "1 to 4"), ("You bring", "a timer if you want one, a dictionary")]),
    ],
)
def test_facts_that_the_author_left_open_are_left_out(name: str, facts: list[tuple[str, str]]) -> None:
    (found,) = (block for block in book(name).blocks if isinstance(block, Facts))
    assert list(found.facts) == facts


@every_game
def test_every_rule_is_printed_with_its_id(name: str) -> None:
    text = "\n".join(texts_of(book(name)))
    sentences = project().games[name].sentences
    assert [rule for rule, sentence in sentences.items() if f"{sentence} ({rule})" not in text] == []


@every_game
def test_nothing_of_the_source_is_left_over(name: str) -> None:
    text = "\n".join(texts_of(book(name)))
    assert [sign for sign in "{}#*`" if sign in text] == []


def test_words_of_a_roll_share_a_table_of_the_scorers_parts() -> None:
    assert tables("epellelemele") == [
        [
            ["Word", "Letters", "Large", "Score"],
            ["KEPT", "4", "9", "13"],
            ["STRENGTH", "8", "6", "14"],
            ["THREE", "5", "5", "10"],
        ],
        [["Word", "Letters", "Large", "Score"], ["SHADOW", "6", "10", "16"], ["SWITCHED", "8", "10", "18"]],
    ]


def test_a_layout_is_drawn_and_scored_in_four_figures() -> None:
    scores = [table for table in tables("letra-mix") if "Across" in table[0]]
    heads = ["Across", "Down", "Unused", "Score"]
    assert scores == [[heads, ["14", "9", "−3", "20"]], [heads, ["23", "23", "0", "46"]]]
    shapes = [
        ["".join(_letter(piece) for piece in row) for row in grid.rows]
        for grid in grids("letra-mix")
        if grid.gap < 0.1
    ]
    assert shapes == [
        ["E..H..", "AXIOMS", "R..N..", "...E.."],
        ["EAR.HOME"],
        ["..Be", ".NO.", ".AX.", ".ME.", "HER.", "IS.."],
    ]


def _letter(piece: object) -> str:
    """Return a large letter for a die, a small one for a joker that stands for it, a dot for none."""
    match piece:
        case LetterFace(letters):
            return letters
        case JokerFace(letter):
            return letter.lower()
        case _:
            return "."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("epellelemele", ["KEEPER breaks rule E3. It needs E three times; the dice show it twice."]),
        ("letra-mix", ["This layout breaks rule L6. Two good words, but they do not touch,"]),
        (
            "vowelocity",
            ["TALKS breaks rule V4. ", "BOAT breaks rule V6. ", "BALL breaks rule V5. ", "EM breaks rule V11. "],
        ),
    ],
)
def test_an_example_that_fails_names_its_rule_and_scores_nothing(name: str, said: list[str]) -> None:
    texts = texts_of(book(name))
    assert [start for start in said if not any(text.startswith(start) for text in texts)] == []
    words = {row[0] for table in tables(name) for row in table}
    assert not words & {start.split()[0] for start in said}


def test_a_claim_shows_its_tiles_and_a_rescue_scores_only_what_is_claimed() -> None:
    assert tables("vowelocity") == [
        [["Word", "Tiles"], ["TALK", "7"]],
        [["Word", "Tiles"], ["HE", "2"]],
    ]
    rows = [
        [(tile.letter, tile.number) for tile in row]
        for grid in grids("vowelocity")
        for row in grid.rows
        if _tiles(row)
    ]
    assert [("T", 3), ("A", 6), ("L", 4), ("K", 2)] in rows
    assert [("H", 5), ("E", 2)] in rows


def _tiles(row: tuple[object, ...]) -> bool:
    return all(isinstance(piece, Tile) for piece in row)


def test_a_roll_is_drawn_once_for_examples_that_follow_each_other() -> None:
    shown = [grid.rows for grid in grids("vowelocity") if all(isinstance(face, PipFace) for face in grid.rows[0])]
    rolls = [[face.pips for face in rows[0]] for rows in shown if len(rows) == 1]
    assert rolls == [[2, 3, 4, 6], [2, 6], [1, 5]]


def test_all_dice_are_shown_as_they_are() -> None:
    faces = project().games["epellelemele"].edition.parts["dice"]
    last = grids("epellelemele")[-1].rows
    drawn = [
        [f"{face.large}{face.points}{face.small}" for face in row if isinstance(face, SpellFace)] for row in last
    ]
    assert drawn == [die["faces"] for die in faces]


def test_dice_of_plain_letters_are_listed_with_the_value_of_each_letter() -> None:
    values, *_, dice = tables("letra-mix")
    assert values == [
        ["Value", "Letters"],
        ["1", "A E I N R S T"],
        ["2", "D G H L O U"],
        ["3", "B C F M P"],
        ["4", "K V W Y Z"],
        ["6", "J Q X"],
    ]
    assert dice[0] == ["Die", "Faces", "Die", "Faces"]
    assert dice[5] == ["5", "A E U L S M", "12", "A E M N X, joker"]
    assert dice[7] == ["7", "I O E S T B", "", ""]


def test_tiles_stand_below_the_die_that_claims_them() -> None:
    (pool,) = (grid.rows for grid in grids("vowelocity") if len(grid.rows) > 1)
    assert pool[0] == tuple(map(PipFace, range(1, 7)))
    letters = ["".join(tile.letter for tile in column[1:]) for column in zip(*pool, strict=True)]
    assert letters == ["FGIQS", "CENOK", "JSTUZ", "ABLVY", "EHPTW", "ADMRX"]


def test_the_labelled_die_is_one_with_a_bar_to_explain() -> None:
    for name in GAMES[:2]:
        (labelled,) = (
            b.content for b in book(name).blocks if isinstance(b, Figure) and isinstance(b.content, LabelledPiece)
        )
        assert isinstance(labelled.piece, SpellFace | LetterFace)
        assert labelled.piece.bar
        assert "bar: this side\ndown" in [pointer.text for pointer in labelled.left]


def test_a_rescue_token_shows_the_vowels() -> None:
    assert ((Token("AEIOU"),),) in [grid.rows for grid in grids("vowelocity")]


@every_game
def test_notes_stand_in_one_box_under_their_heading(name: str) -> None:
    (notes,) = (block for block in book(name).blocks if isinstance(block, Notes))
    assert notes.title == "Notes of this edition"
    assert [text_of(item) for item in notes.items] == list(project().games[name].edition.notes)
    assert "Notes of this edition" not in texts_of(book(name))


@every_game
def test_credits_end_with_edition_and_licence(name: str) -> None:
    (credits,) = (block for block in book(name).blocks if isinstance(block, Credits))
    *given, last = map(text_of, credits.paragraphs)
    assert given == list(project().games[name].edition.credits)
    assert "Unofficial; not affiliated with the publisher." in given
    assert last.startswith("Edition en-1 · content ")
    assert last.endswith(" · CC BY 4.0")


def test_an_edition_without_notes_has_no_box_and_no_heading_for_it() -> None:
    game = project().games["epellelemele"]
    bare = game.edition.model_copy(update={"notes": ()})
    found = made(game.__class__(**{**game.__dict__, "edition": bare}))["rulebook"]
    assert isinstance(found, Rulebook)
    assert not [block for block in found.blocks if isinstance(block, Notes)]
    assert "Notes of this edition" not in texts_of(found)


def test_bold_words_and_lists_are_read() -> None:
    found = made(with_book("epellelemele", "A **bold** `WORD`\nruns on.\n\n- one\n- two" + END))["rulebook"]
    assert isinstance(found, Rulebook)
    paragraph, steps = found.blocks[2], found.blocks[3]
    assert [(span.text, span.manner) for span in getattr(paragraph, "text", ())] == [
        ("A ", ""),
        ("bold", "strong"),
        (" ", ""),
        ("WORD", "word"),
        (" runs on.", ""),
    ]
    assert isinstance(steps, Steps)
    assert not steps.numbered
    assert list(map(text_of, steps.items)) == ["one", "two"]


@pytest.mark.parametrize(
    ("text", "place", "what", "hint"),
    [
        ("A\n\n{figure: dye}", "3:1", "{figure: dye}: this game has no such figure", "did you mean 'die'?"),
        ("{figure: tile}", "1:1", "{figure: tile}: this game has no such figure", "known: dice, die, joker, roll"),
        ("{example: keep}", "1:1", "{example: keep}: this game has no such example", "did you mean 'keeper'?"),
        ("So {note} it", "1:4", "{note}: nothing stands for this", "did you mean 'notes'?"),
        ("{E99}", "1:1", "{E99}: nothing stands for this", "did you mean 'E9'?"),
        ("{picture: die}", "1:1", "{picture: die}: nothing stands for this", ""),
        ("A die\n{figure: die}", "2:1", "{figure: die}: stands among other text", "line of its own"),
        ("- {figure: die}", "1:3", "{figure: die}: stands among other text", "line of its own"),
        ("A\n\n# Title", "3", "a heading of level 1 is not printed", "write ##"),
        ("A [link](https://example.org)", "1", "a link is not printed", "write the address as text"),
        ("A\nb <https://example.org>", "2", "a link is not printed", "write the address as text"),
        ("![die](die.png)", "1", "a picture is not printed", "{figure: name}"),
        ("A <b>b</b>", "1", "HTML is not printed", "Markdown"),
        ("A\n\n<script>x</script>", "3", "HTML is not printed", "Markdown"),
        ("| a | b |\n|---|---|\n| 1 | 2 |", "1", "a table is not printed", "list"),
        ("An *italic*", "1", "italic type is not printed", "**bold**"),
        ("A  \nb", "1", "a forced line break is not printed", "paragraph"),
        ("- a\n  - b", "2", "a list in a list is not printed", "list of its own"),
        ("- a\n\n  b", "1", "an item of a list is not one paragraph", "one paragraph"),
        ("> a", "1", "a blockquote is not printed", "plain paragraphs"),
        ("```\na\n```", "1", "a fence is not printed", "plain paragraphs"),
    ],
)
def test_what_a_book_does_not_print_is_a_fault_with_its_place(text: str, place: str, what: str, hint: str) -> None:
    first, *_ = faults_of(with_book("epellelemele", text + END))
    assert first.startswith(f"content/games/epellelemele/rulebook.en.md:{place}: {what}")
    assert hint in first.partition("hint: ")[2]


def test_a_book_without_credits_is_refused() -> None:
    assert faults_of(with_book("epellelemele", "A\n\n{notes}")) == [
        "content/games/epellelemele/rulebook.en.md: does not print {credits}\n"
        "  hint: write {credits} on a line of its own"
    ]


def test_all_faults_of_a_book_are_named_at_once() -> None:
    found = faults_of(with_book("epellelemele", "{figure: x}\n\n<b>\n\n{example: y}" + END))
    assert [fault.split(":")[1] for fault in found] == ["1", "3", "5"]
