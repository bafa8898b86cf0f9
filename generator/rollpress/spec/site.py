"""The site as its owner sets it: `content/site.yaml`."""

from __future__ import annotations

import datetime
from typing import Literal

from pydantic import Field, field_validator

from rollpress.spec.base import Strict, wrong

__all__ = ["Site"]


class Site(Strict):
    """Names, dates and addresses of a site; every field has a default, so an empty file is a site."""

    title: str = "Rollpress"
    base_url: str = Field(default="https://example.org/", pattern=r"^https?://[^\s\"'<>]+/$")
    language: str = "en"
    zone: str = "UTC"
    ledger: Literal["trial", "live"] = "trial"
    reveal: Literal["next-day", "same-day", "immediate"] = "next-day"
    ahead_days: int = Field(default=2, ge=0, le=14)
    plan_days: int = Field(default=7, ge=0, le=400)
    first_day: str = "2026-11-23"
    papers: tuple[Literal["a4", "letter"], ...] = ("a4",)

    @field_validator("first_day")
    @classmethod
    def _date(cls, text: str) -> str:
        try:
            datetime.date.fromisoformat(text)
        except ValueError:
            raise wrong(f"{text!r} is no date", "write it as 2027-01-31") from None
        return text
