"""Read a lesson, and say in a note whose work is in what it makes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rollpress.build.orders import Order
from rollpress.cli.desk import Desk
from rollpress.faults import Fault, Faulty
from rollpress.source import Source, read_text, read_yaml
from rollpress.spec.base import modelled
from rollpress.spec.handout_options import EXPORTS, LEVELS, SCAFFOLDS
from rollpress.spec.lesson import Lesson

__all__ = ["notes", "order_from"]

_FILES = ("roster", "words", "dictionary")
_NOTE = """\
These sheets, their key and their marking sheet may be copied and given away; {licence}.

Words: {words}
Fonts in the PDF files: Atkinson Hyperlegible, Lexend, and where they were asked for or needed OpenDyslexic and Noto
Sans, each under the SIL Open Font License 1.1 (https://openfontlicense.org).
"""


def order_from(path: Path) -> tuple[Order, Source]:
    """Return the order of a lesson's file, and the file as it was read; raise Faulty with all its faults."""
    source = read_yaml(read_text(path, str(path)), str(path))
    faults = [*_missing(source, path.parent)]
    try:
        lesson = modelled(Lesson, source)
    except Faulty as found:
        raise Faulty([*found.faults, *faults]) from None
    if faults:
        raise Faulty(faults)
    files = {name: path.parent / getattr(lesson, name) for name in _FILES if getattr(lesson, name)}
    order = Order(
        game=lesson.game,
        sheets=lesson.sheets,
        level=lesson.level,
        mix=tuple((level, lesson.mix[level]) for level in LEVELS if level in lesson.mix),
        name=lesson.set,
        language=lesson.lang or None,
        paper=lesson.paper,
        large=lesson.large_print,
        per_page=lesson.per_page,
        font=lesson.font,
        players=lesson.players,
        scaffolds=tuple(name for name in SCAFFOLDS if name in lesson.scaffold),
        exports=tuple(name for name in EXPORTS if name in lesson.export),
        **files,
    )
    return order, source


def _missing(source: Source, folder: Path) -> Iterator[Fault]:
    """Yield a fault for each file that the lesson names and that is not there."""
    said = source.value if isinstance(source.value, dict) else {}
    for name in _FILES:
        file = said.get(name)
        if isinstance(file, str) and file and not (folder / file).is_file():
            what = f"{name}: {file}: there is no such file"
            yield Fault(source.place([name]), what, "name it from the lesson's folder")


def notes(order: Order) -> dict[str, bytes]:
    """Return the note that says whose work is in the files."""
    desk = Desk.at(None, order.language)
    game = desk.game(order.game)
    words = f"{order.dictionary.name}, given with the lesson" if order.dictionary else desk.lexicon(game).id
    licence = desk.project.texts.print.licence
    files = {"LICENCE.txt": _NOTE.format(licence=licence, words=words).encode()}
    if notice := _words_notice(desk, game.language):
        files["LICENCE-words.txt"] = notice
    return files


def _words_notice(desk: Desk, language: str) -> bytes:
    """Return what the makers of the word list ask to be told with it, where there is such a notice."""
    places = (folder / "languages" / language / "NOTICE" for folder in (desk.shelf.content, desk.shelf.shipped))
    return next((path.read_bytes() for path in places if path.is_file()), b"")
