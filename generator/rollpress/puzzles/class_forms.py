"""Write a class set as JSON and read it again: `set.json`, from which any sheet can be printed once more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rollpress.faults import Fault, Faulty, Place
from rollpress.lexicon import Lexicon
from rollpress.puzzles.classes import ClassSet, ClassSheet
from rollpress.puzzles.forms import Form, solution_form, solution_from
from rollpress.source import json_from

__all__ = ["class_form", "class_from", "class_from_text"]

_FORM = 1


def class_form(made: ClassSet, lexicon: Lexicon) -> Form:
    """Return a set in the form of its file."""
    return {
        "form": _FORM,
        "game": made.game,
        "edition": made.edition,
        "set": made.name,
        "dictionary": {"id": made.dictionary, "sha256": made.lexicon},
        "sheets": [_sheet_form(sheet, lexicon) for sheet in made.sheets],
    }


def _sheet_form(sheet: ClassSheet, lexicon: Lexicon) -> Form:
    """Return a sheet's part; the set names its dictionary once for all."""
    solution = solution_form(sheet.solution, lexicon)
    return {
        "sheet": sheet.number,
        "attempt": sheet.attempt,
        "code": sheet.code,
        "key": sheet.key,
        "roll": sheet.roll,
        "level": sheet.level,
        "listed": list(sheet.listed),
        "solution": {key: value for key, value in solution.items() if key != "dictionary"},
    }


def class_from(form: Mapping[str, Any]) -> ClassSet:
    """Return the set that a form tells of; what is not of this form raises KeyError, TypeError or ValueError."""
    if form["form"] != _FORM:
        raise ValueError(f"form {form['form']!r} is not read here")
    words = form["dictionary"]
    sheets = tuple(map(_sheet_from, form["sheets"]))
    return ClassSet(form["game"], form["edition"], form["set"], words["id"], words["sha256"], sheets)


def _sheet_from(form: Mapping[str, Any]) -> ClassSheet:
    return ClassSheet(
        form["sheet"],
        form["attempt"],
        form["code"],
        form["key"],
        form["roll"],
        form["level"],
        solution_from(form["solution"]),
        tuple(form.get("listed", ())),
    )


def class_from_text(text: str, name: str) -> ClassSet:
    """Return the set of a file; raise Faulty if it is none."""
    try:
        return class_from(json_from(text))
    except (ValueError, KeyError, TypeError, AttributeError):
        hint = "give the set.json that `rollpress handout` wrote"
        raise Faulty([Fault(Place(name), "is no file of a class set", hint)]) from None
