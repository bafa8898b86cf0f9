"""A printer's profile as `rollpress calibrate` writes it: lengths in micrometres, scales in millionths."""

from __future__ import annotations

from pydantic import Field, field_validator

from rollpress.spec.base import Strict, wrong

__all__ = ["PrinterProfile"]

# Sheets keep a quarter of an inch clear at each edge, in micrometres.
_REACHED = 6_350


class PrinterProfile(Strict):
    """How long the printer prints a million micrometres, how far it puts backs aside, what margin it leaves."""

    name: str
    across: int = Field(ge=900_000, le=1_100_000)
    down: int = Field(ge=900_000, le=1_100_000)
    back_right: int = Field(default=0, ge=-10_000, le=10_000)
    back_down: int = Field(default=0, ge=-10_000, le=10_000)
    margin: int = Field(default=_REACHED, ge=0, le=20_000)

    @field_validator("name")
    @classmethod
    def _short(cls, name: str) -> str:
        if not 0 < len(name) <= 40 or not name.isprintable():
            raise wrong("this is no name of a printer", "write up to 40 signs on one line")
        return name

    @field_validator("margin")
    @classmethod
    def _reached(cls, margin: int) -> int:
        if margin > _REACHED:
            what = f"a margin of {margin / 1000:g} mm cuts into the sheets, which keep {_REACHED / 1000:g} mm clear"
            raise wrong(what, "look for borderless or minimum margins among the printer's settings")
        return margin
