"""Word what a whole setup gets wrong, each fault at the value that is wrong.

A validator of a setup sees rules, pieces and alphabet together, but a plain error of it would stand at the top
of the file. Input: what is wrong, by the steps to it. Output: one error that pydantic spreads over the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sized
from dataclasses import dataclass
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import InitErrorDetails

from rollpress.source import Step
from rollpress.spec.base import wrong

__all__ = ["MOST_FACES", "Wrong", "refuse", "some"]

MOST_FACES = 256
"""The most things that one byte of chance can choose among."""

Several = TypeVar("Several", bound=Sized)


@dataclass(frozen=True)
class Wrong:
    """A value that does not do: the steps to it, what is wrong, and what to do next."""

    steps: tuple[Step, ...]
    what: str
    hint: str = ""


def refuse(title: str, found: Iterable[Wrong]) -> None:
    """Raise one ValidationError with everything found, or do nothing when nothing was."""
    details: list[Any] = [
        InitErrorDetails(type=wrong(item.what, item.hint), loc=item.steps, input=None) for item in found
    ]
    if details:
        raise ValidationError.from_exception_data(title, details)


def some(value: Several) -> Several:
    """Return a list that must hold something, and no more than chance can choose among; else raise.

    It comes after the validation of the items, so that a wrong item is never reported as a missing one.
    """
    if not 1 <= len(value) <= MOST_FACES:
        raise wrong(f"holds {len(value)} items", f"write 1 to {MOST_FACES}")
    return value
