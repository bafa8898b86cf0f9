"""Say numbers and lists in the sentences of verdicts: the English that every kind shares."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["listed", "number", "several", "times"]

_NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_TIMES = ("not at all", "once", "twice")


def number(count: int) -> str:
    """Say how many: in words up to twelve."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def several(count: int, noun: str, plural: str = "") -> str:
    """Say how many of something.

    >>> several(1, "letter"), several(5, "vowel"), several(4, "die", "dice")
    ('one letter', 'five vowels', 'four dice')
    """
    return f"{number(count)} {noun if count == 1 else plural or noun + 's'}"


def times(count: int) -> str:
    """Say how often.

    >>> times(0), times(2), times(3)
    ('not at all', 'twice', 'three times')
    """
    return _TIMES[count] if count < len(_TIMES) else f"{number(count)} times"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Say a list.

    >>> listed(["1", "3", "6"], "or")
    '1, 3 or 6'
    """
    return f" {last} ".join(part for part in (", ".join(items[:-1]), *items[-1:]) if part)
