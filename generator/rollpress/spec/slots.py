"""Texts with named places: which places a text may have is checked when it is read, not when it is printed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated

from pydantic import AfterValidator, Field

from rollpress.faults import nearest
from rollpress.spec.base import wrong

__all__ = ["Text", "filled", "places"]

_PLACE = re.compile(r"\{([^{}]*)\}")

Text = Annotated[str, Field(min_length=1)]


def places(*names: str) -> AfterValidator:
    """Return the check that a text has these places, `{name}`, and no other; leaving one out is a fault too."""

    def check(text: str) -> str:
        found = _PLACE.findall(text)
        for name in found:
            if name not in names:
                raise wrong(f"{{{name}}} is nothing that this text can say", nearest(name, names) or "take it out")
        for name in names:
            if name not in found:
                raise wrong(f"{{{name}}} is missing", "write it where it belongs")
        return text

    return AfterValidator(check)


def filled(text: str, values: Mapping[str, object]) -> str:
    """Put values into a text's places; a place without a value is our mistake (KeyError).

    >>> filled("{min} to {max}", {"min": 1, "max": 6})
    '1 to 6'
    """
    return _PLACE.sub(lambda place: str(values[place[1]]), text)
