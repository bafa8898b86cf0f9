"""A printer's profile as `rollpress calibrate` writes it: lengths in micrometres, scales in millionths."""

from __future__ import annotations

from pydantic import Field, field_validator

from rollpress.spec.base import Strict, wrong

__all__ = ["PrinterProfile"]

# Sheets keep a quarter of an inch clear at each edge, in micrometres; texts begin 14 mm inside the edge.
_COMMON, _MOST = 6_350, 14_000


class PrinterProfile(Strict):
    """How long the printer prints a million micrometres, how far it puts backs aside, what margin it leaves."""

    name: str
    across: int = Field(ge=900_000, le=1_100_000)
    down: int = Field(ge=900_000, le=1_100_000)
    back_right: int = Field(default=0, ge=-10_000, le=10_000)
    back_down: int = Field(default=0, ge=-10_000, le=10_000)
    margin: int = Field(default=_COMMON, ge=0)

    @field_validator("name")
    @classmethod
    def _short(cls, name: str) -> str:
        if not 0 < len(name) <= 40 or not name.isprintable():
            raise wrong("this is no name of a printer", "write up to 40 signs on one line")
        return name

    @field_validator("margin")
    @classmethod
    def _reached(cls, margin: int) -> int:
        if margin > _MOST:
            what = f"a margin of {margin / 1000:g} mm cuts into the texts, which keep {_MOST / 1000:g} mm clear"
            hint = f"{_MOST / 1000:g} mm fit; look for smaller margins among the printer's settings"
            raise wrong(what, hint)
        return margin
