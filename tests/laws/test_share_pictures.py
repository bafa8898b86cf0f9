"""The picture of a day where it is shared: its size, its weight, what it depends on and what it does not."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from rollpress.drawing import LetterFace, PipFace, SpellFace
from rollpress.site.share import SHARE_SIZE, ShareCard, share_card, share_png
from rollpress.site.tables import faces_of
from site_days import ROLLS, a_day, series

CARD = ShareCard("Fivers", "Friday 4 December 2026", "Rollpress", (PipFace(1),) * 5, "#251A66")


def image(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("game", list(ROLLS))
def test_a_picture_has_its_size_and_is_light(game: str) -> None:
    day = a_day(game, "2026-12-04", ROLLS[game][1])
    card = share_card(day, series(day), "Rollpress")
    png = share_png(card)
    assert image(png).size == SHARE_SIZE
    assert len(png) < 60_000
    assert png == share_png(card)
    assert card.faces
    assert card.faces == faces_of(day)


def pips(picture: Image.Image) -> int:
    """Count the pixels of ink below the texts and above the site's name."""
    dark = picture.crop((0, 222, 1200, 534)).point([255 * (level < 80) for level in range(256)] * 3).convert("L")
    return dark.histogram()[255]


def test_each_pip_is_painted() -> None:
    one = pips(image(share_png(CARD)))
    for count in (2, 3, 6):
        more = pips(image(share_png(replace(CARD, faces=(PipFace(count),) * 5))))
        assert more == pytest.approx(count * one, rel=0.1)


def test_many_dice_lie_in_two_rows_within_the_picture() -> None:
    faces = tuple(LetterFace(letter, 1) for letter in "ABCDEFGHIJKLM")
    picture = image(share_png(replace(CARD, faces=faces)))
    bare = image(share_png(replace(CARD, faces=faces, title=" ", date=" ", site=" ")))
    paper = bare.getpixel((5, 300))
    edges = [(x, y) for x in (2, 1197) for y in range(20, 630, 5)] + [(x, 627) for x in range(0, 1200, 5)]
    assert {bare.getpixel(at) for at in edges} == {paper}
    assert {picture.getpixel(at) for at in edges} == {paper}


def test_a_long_title_is_made_smaller() -> None:
    picture = image(share_png(replace(CARD, title="A game whose name goes on and on and on and never ends")))
    paper = picture.getpixel((5, 300))
    assert {picture.getpixel((x, y)) for x in range(1140, 1200) for y in range(60, 160)} == {paper}


def test_a_small_letter_is_in_the_ink_of_the_game() -> None:
    faces = (SpellFace("A", 1, "n"),) * 4
    red, blue = (image(share_png(replace(CARD, faces=faces, ink=ink))) for ink in ("#8A2815", "#251A66"))
    assert red.crop((0, 222, 1200, 534)) != blue.crop((0, 222, 1200, 534))
