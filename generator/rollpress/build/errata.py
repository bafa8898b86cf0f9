"""Issue errata, and file the solutions of corrected days once their answers are out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rollpress.build.files import write_whole
from rollpress.build.shelf import Shelf
from rollpress.faults import Fault, Faulty, Misused, Place
from rollpress.kinds import KINDS
from rollpress.letters import UnknownLetter
from rollpress.lexicon import Lexicon
from rollpress.lexicon.words import LEAST, MOST
from rollpress.puzzles.daily import first_fair
from rollpress.puzzles.errata import (
    Correction,
    Erratum,
    Redrawn,
    Remedy,
    corrected,
    errata_by_day,
    errata_name,
    errata_text,
    signed,
)
from rollpress.puzzles.ledger import ENGINE, Line
from rollpress.puzzles.planning import Calendar, Planner
from rollpress.spec.game import Game

__all__ = ["Notice", "filed_errata", "issue", "write_errata"]


@dataclass(frozen=True)
class Notice:
    """What an erratum is to say of a day, and the remedy wanted; `words` are those to allow or to deny."""

    day: str
    what: str
    reason: str
    remedy: Remedy
    words: tuple[str, ...] = ()


def issue(game: Game, shelf: Shelf, calendar: Calendar, notice: Notice) -> Erratum:
    """Write an erratum for a published day beside its ledger and return it; the ledger itself is not touched."""
    line = _published_line(game, shelf, calendar, notice.day)
    before = shelf.errata(game)
    now, correction = corrected(line, errata_by_day(before).get(notice.day, ()))
    base = shelf.lexicon(game.language)
    faults = [*_unprintable(notice, base), *_word_faults(notice, base)]
    if faults:
        raise Faulty(faults)
    erratum = _remedied(game, shelf, now, correction, notice, calendar.as_of.isoformat())
    errata = filed_errata(game, shelf, calendar, shelf.ledger(game), (*before, erratum))
    write_errata(game, shelf, before, errata)
    return errata[-1]


def write_errata(game: Game, shelf: Shelf, before: Sequence[Erratum], after: Sequence[Erratum]) -> None:
    """Put each year's errata into its file; a year that had some and has none any more keeps an empty file."""
    for year in sorted({erratum.date[:4] for erratum in (*before, *after)}):
        of_year = [erratum for erratum in after if erratum.date.startswith(year)]
        name = errata_name(game.id, game.edition.edition, year)
        write_whole(shelf.content / "puzzles" / name, errata_text(of_year).encode())


def filed_errata(
    game: Game, shelf: Shelf, calendar: Calendar, lines: Sequence[Line], errata: Sequence[Erratum]
) -> tuple[Erratum, ...]:
    """Return the errata with solutions joined to those that decide a revealed day; raise Faulty for lost words."""
    by_date = {line.date: line for line in lines}
    filed: dict[str, Erratum] = {}
    for day, of_day in errata_by_day(errata).items():
        if day in by_date and calendar.is_revealed(day):
            line, correction = corrected(by_date[day], of_day)
            if line.solution is None and not correction.withdrawn and line.seal != by_date[day].seal:
                solution = _solved(game, shelf, calendar, line, correction)
                filed[line.seal] = _with_seal(of_day, line.seal).filed(solution)
    return tuple(filed.get(erratum.seal, erratum) for erratum in errata)


def _with_seal(errata: Sequence[Erratum], seal: str) -> Erratum:
    return next(erratum for erratum in errata if erratum.seal == seal)


def _solved(game: Game, shelf: Shelf, calendar: Calendar, line: Line, correction: Correction) -> Mapping[str, Any]:
    """Return the sealed solution of a corrected line; raise Faulty where its words cannot be had any more."""
    kind, words = KINDS[game.kind], shelf.lexicon_then(game.language, line.lexicon, correction)
    if words.sha256 == line.lexicon:
        return Planner(game, kind, calendar, words, shelf.solver(kind, words)).filed(line).solution or {}
    what = f"{line.date}: was corrected with another word list, and its solution is not filed yet"
    place = Place(f"content/puzzles/{errata_name(game.id, game.edition.edition, line.date)}")
    hint = "bring the old word list back, run `rollpress plan`, then change the words"
    raise Faulty([Fault(place, what, hint)])


def _published_line(game: Game, shelf: Shelf, calendar: Calendar, day: str) -> Line:
    if not calendar.is_published(day):
        raise Misused(f"{day} is not published yet; `rollpress plan --replan` draws it again")
    for line in shelf.ledger(game):
        if line.date == day:
            return line
    raise Misused(f"{game.id} has no {day} in its ledger; `rollpress plan {game.id}` plans what is missing")


def _unprintable(notice: Notice, lexicon: Lexicon) -> list[Fault]:
    """Return a fault for each word of the notice that is never printed."""
    faults = []
    for option, text in (("--what", notice.what), ("--reason", notice.reason)):
        if not text.strip():
            faults.append(Fault(Place(option), "says nothing", "write a sentence that readers will see"))
        for word in text.split():
            letters = "".join(sign for sign in word if sign.isalpha())
            if _is_flagged(letters, lexicon):
                faults.append(Fault(Place(option), f"shows {letters}, a word that is never shown", "reword it"))
    return faults


def _is_flagged(word: str, lexicon: Lexicon) -> bool:
    try:
        return lexicon.is_flagged(lexicon.alphabet.fold(word))
    except UnknownLetter:
        return False


def _word_faults(notice: Notice, lexicon: Lexicon) -> list[Fault]:
    """Return what is wrong with the words to allow or to deny."""
    place, faults = Place(f"--{notice.remedy}"), []
    for word in notice.words:
        try:
            folded = lexicon.alphabet.fold(word)
        except UnknownLetter as unknown:
            faults.append(Fault(place, f"{word}: {unknown}", "write words in the language's letters"))
            continue
        if not LEAST <= len(folded) <= MOST:
            faults.append(Fault(place, f"{folded} has {len(folded)} letters", f"words have {LEAST} to {MOST}"))
        elif notice.remedy == "allow" and lexicon.is_flagged(folded):
            what = "names a word that is never printed; it counts for whoever finds it"
            faults.append(Fault(place, what, "leave it out"))
    return faults


def _remedied(game: Game, shelf: Shelf, line: Line, before: Correction, notice: Notice, issued: str) -> Erratum:
    """Return the sealed erratum with its remedy: a replacement is drawn by the rules of the day's own line."""
    plain = {"date": notice.day, "issued": issued, "what": notice.what, "reason": notice.reason}
    if notice.remedy == "withdrawn":
        return signed(Erratum.model_validate({**plain, "withdrawn": True}))
    base = shelf.lexicon(game.language)
    if notice.remedy == "replacement":
        words = before.words(base)
        redrawn = _redrawn(game, shelf, line, words)
        return signed(
            Erratum.model_validate({**plain, "replacement": redrawn, "lexicon": words.sha256, "engine": ENGINE})
        )
    listed = tuple(sorted({base.alphabet.fold(word) for word in notice.words}))
    draft = Erratum.model_validate({**plain, notice.remedy: listed, "engine": ENGINE})
    words = before.with_one(draft).words(base)
    return signed(draft.model_copy(update={"lexicon": words.sha256}))


def _redrawn(game: Game, shelf: Shelf, line: Line, words: Lexicon) -> Redrawn:
    kind = KINDS[game.kind]
    as_then = replace(game, setup=kind.setup_from(line.rules))
    drawn = first_fair(kind, as_then, line.date, words, shelf.solver(kind, words), after=line.attempt)
    return Redrawn(attempt=drawn.attempt, key=drawn.key, roll=drawn.roll)
