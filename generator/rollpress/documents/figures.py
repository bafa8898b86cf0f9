"""Draw a game's pieces for its rulebook: what each `{figure: name}` stands for, if the game has such a piece."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rollpress import drawing
from rollpress.dice import Face, JokerFace, LetterFace, SpellFace
from rollpress.documents.pieces_of import dice_of, drawn_faces, drawn_tiles, drawn_tokens, faces_of
from rollpress.documents.rulebook import Block, Figure, Paragraph, Rich, Span, Table, plain
from rollpress.documents.shown import shown_face
from rollpress.documents.wording import said_pieces
from rollpress.drawing import LabelledPiece, Piece, PieceGrid, Pointer
from rollpress.kinds.claim.rules import ClaimSetup
from rollpress.spec.game import Game
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.slots import filled

__all__ = ["face_rows", "figures_of", "grid"]

_MOST_IN_ROW, _MOST_IN_COLUMN = 7, 8
_LABELLED_MM, _TOKEN_MM, _TILE_MM = 34, 30, 15


def figures_of(game: Game, texts: PrintTexts) -> Mapping[str, tuple[Block, ...]]:
    """Return the figures that the game's pieces make possible, by the name that a rulebook asks for."""
    return dict(_figures(game, texts))


def _figures(game: Game, texts: PrintTexts) -> Iterator[tuple[str, tuple[Block, ...]]]:
    tiles, tokens = drawn_tiles(game), drawn_tokens(game)
    if lettered := [face for face in faces_of(game.setup) if isinstance(face, SpellFace | LetterFace)]:
        yield "die", (_die(_telling(lettered, game.turned), texts),)
    if wilds := _wilds(game):
        yield "joker", (grid([wilds], texts, texts.alt_joker),)
    if dice_of(game.setup):
        yield "dice", (_dice(game, texts),)
    if values := _values(game):
        yield "values", (_value_table(values, texts),)
    if tiles:
        yield "tile", (_tile(tiles, texts),)
        yield "tiles", (grid(_pool(tiles), texts, texts.alt_tiles, size=_TILE_MM),)
    if tokens:
        yield "token", (grid([tokens[:1]], texts, texts.alt_token, size=_TOKEN_MM),)
    if isinstance(game.setup, ClaimSetup) and game.setup.parts.short_words:
        yield "short_words", (Paragraph((Span(" ".join(game.setup.parts.short_words), "word"),)),)


def grid(
    rows: Sequence[Sequence[Piece | None]], texts: PrintTexts, alt: str, *, size: float = 14, gap: float = 0.2
) -> Figure:
    """Return pieces in rows, and what they are in words: `alt` has a place for the pieces."""
    said = said_pieces((piece for row in rows for piece in row), texts)
    return Figure(PieceGrid(tuple(map(tuple, rows)), size=size, gap=gap), filled(alt, {"pieces": said}))


def face_rows(faces: Sequence[drawing.Face]) -> list[Sequence[drawing.Face]]:
    """Return faces in rows as equal as can be, so that many dice stay legible."""
    rows = -(-len(faces) // _MOST_IN_ROW)
    width = -(-len(faces) // max(rows, 1))
    return [faces[at : at + width] for at in range(0, len(faces), width or 1)]


def _telling(faces: Sequence[SpellFace | LetterFace], turned: Sequence[str]) -> drawing.Face:
    """Return the face that shows most: one with a bar if there is any, then the one with most points."""

    def tells(face: SpellFace | LetterFace) -> tuple[bool, bool, int]:
        letters = face.large if isinstance(face, SpellFace) else face.letters
        small = isinstance(face, SpellFace) and bool(face.small)
        return small, letters in turned, face.points

    return shown_face(max(faces, key=tells), turned)


def _die(face: drawing.Face, texts: PrintTexts) -> Figure:
    left, right = [Pointer(texts.label_points, 11, 19)], []
    if isinstance(face, drawing.SpellFace):
        right = [Pointer(texts.label_large, 68, 40)]
        right += [Pointer(texts.label_small, 91, 78)] if face.small else []
        left += [Pointer(texts.label_bar, 33, 78)] if face.bar else []
    elif isinstance(face, drawing.LetterFace):
        right = [Pointer(texts.label_letter, 78, 45)]
        left += [Pointer(texts.label_bar, 41, 81)] if face.bar else []
    return _labelled(face, left, right, texts, texts.alt_die)


def _tile(tiles: Sequence[drawing.Tile], texts: PrintTexts) -> Figure:
    """A vowel shows most, for only vowels wear the ring."""
    tile = next((tile for tile in tiles if tile.vowel), tiles[0])
    left = [Pointer(texts.label_number, 6, 17)]
    right = [Pointer(texts.label_vowel, 79, 43)] if tile.vowel else []
    right.append(Pointer(texts.label_points, 95, 85))
    return _labelled(tile, left, right, texts, texts.alt_tile)


def _labelled(
    piece: Piece, left: Sequence[Pointer], right: Sequence[Pointer], texts: PrintTexts, alt: str
) -> Figure:
    content = LabelledPiece(piece, tuple(left), tuple(right), size=_LABELLED_MM)
    return Figure(content, filled(alt, {"pieces": said_pieces([piece], texts)}))


def _wilds(game: Game) -> list[drawing.Face]:
    """Return a face that stands for any letter, and a joker once more as it lies when it means one."""
    faces = list(faces_of(game.setup))
    wild = next((face for face in faces if isinstance(face, SpellFace) and face.is_wild), None)
    if wild:
        return [shown_face(wild, game.turned)]
    if any(isinstance(face, JokerFace) for face in faces):
        return [drawing.JokerFace(), drawing.JokerFace(game.setup.letters[0])]
    return []


def _dice(game: Game, texts: PrintTexts) -> Block:
    """Dice that show a letter and no more are listed as text; faces with more on them are drawn."""
    dice = dice_of(game.setup)
    if all(isinstance(face, LetterFace | JokerFace) for die in dice for face in die.faces):
        return _listed(
            [(plain(str(number)), _letters(die.faces, texts)) for number, die in enumerate(dice, 1)], texts
        )
    return grid(drawn_faces(game), texts, texts.alt_dice)


def _listed(dice: Sequence[tuple[Rich, Rich]], texts: PrintTexts) -> Table:
    """Return dice and their faces, in two halves side by side where there are many."""
    heads = (texts.head_die, texts.head_faces)
    if len(dice) <= _MOST_IN_COLUMN:
        return Table(heads, tuple(dice))
    half = -(-len(dice) // 2)
    return Table(
        heads * 2,
        tuple((*left, *right) for left, right in zip_longest(dice[:half], dice[half:], fillvalue=((), ()))),
    )


def _letters(faces: Sequence[Face], texts: PrintTexts) -> Rich:
    letters = " ".join(face.letters for face in faces if isinstance(face, LetterFace))
    jokers = [texts.pieces.joker for face in faces if isinstance(face, JokerFace)]
    return (Span(letters, "word"), *(Span(f", {joker}") for joker in jokers))


def _values(game: Game) -> Mapping[int, list[str]]:
    """Return the letters of each value, for dice whose faces are letters and no more."""
    values: dict[int, set[str]] = defaultdict(set)
    for face in faces_of(game.setup):
        if isinstance(face, LetterFace):
            values[face.points].add(face.letters)
    order = game.setup.letters
    return {value: sorted(values[value], key=lambda face: [*map(order.index, face)]) for value in sorted(values)}


def _value_table(values: Mapping[int, Sequence[str]], texts: PrintTexts) -> Table:
    rows = tuple((plain(str(value)), (Span(" ".join(letters), "word"),)) for value, letters in values.items())
    return Table((texts.head_value, texts.head_letters), rows)


def _pool(tiles: Sequence[drawing.Tile]) -> list[list[Any]]:
    """Return the tiles in columns, each below the pips that claim it."""
    columns: dict[int, list[drawing.Tile]] = defaultdict(list)
    for tile in tiles:
        columns[tile.number].append(tile)
    order = sorted(columns)
    deepest = max(map(len, columns.values()))
    rows = [
        [columns[number][row] if row < len(columns[number]) else None for number in order] for row in range(deepest)
    ]
    return [[drawing.PipFace(number) for number in order], *rows]
