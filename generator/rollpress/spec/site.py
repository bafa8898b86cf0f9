"""The site as its owner sets it: `content/site.yaml`."""

from __future__ import annotations

import datetime
import re
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from pydantic import Field, field_validator

from rollpress.faults import nearest
from rollpress.spec.base import Strict, wrong
from rollpress.spec.colour import Accent
from rollpress.spec.printer import PrinterProfile
from rollpress.spec.slots import Text

__all__ = ["Site", "day_of", "is_address", "zone_of"]

_ADDRESS = re.compile(r"https?://[^\s\"'<>]+/")
_FILE = re.compile(r"[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*\.[a-z]+")
_REACHED = re.compile(r"""(mailto:|https?://)[^\s"'<>{}]+(\{list\}[^\s"'<>{}]*)?""")
_LANGUAGE = re.compile(r"[a-z]{2,8}(-[A-Za-z0-9]{2,8})*")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_of(text: str) -> datetime.date:
    """Return the calendar date of `2027-01-31`, the one form in which dates sort as texts; raise ValueError.

    Years end where the arithmetic of a site's days could leave the calendar.
    """
    if not _DAY.fullmatch(text):
        raise ValueError(f"{text!r} is no date")
    day = datetime.date.fromisoformat(text)
    if not 1900 <= day.year <= 2999:
        raise ValueError(f"{text!r} is out of range")
    return day


def is_address(text: str) -> bool:
    """Tell whether a text is the address of a site: whole, with a slash at its end."""
    return _ADDRESS.fullmatch(text) is not None


def zone_of(name: str) -> datetime.tzinfo:
    """Return a time zone by its name; raise ValueError. UTC is there also where the system has no zones."""
    try:
        return datetime.UTC if name == "UTC" else ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(str(error)) from None


class Site(Strict):
    """Names, dates and addresses of a site; every field has a default, so an empty file is a site."""

    title: Text = "Rollpress"
    base_url: str = "https://example.org/"
    language: str = "en"
    zone: str = "UTC"
    ledger: Literal["trial", "live"] = "trial"
    reveal: Literal["next-day", "same-day", "immediate"] = "next-day"
    ahead_days: int = Field(default=2, ge=0, le=14)
    plan_days: int = Field(default=7, ge=0, le=400)
    first_day: str = "2026-11-23"
    papers: tuple[Literal["a4", "letter"], ...] = ("a4",)
    logo: str = ""
    accent: Accent | None = None
    missing_word: str = ""
    offline: bool = False
    """Whether browsers keep the pages that were seen, to open them without a connection."""
    printer: PrinterProfile | None = None
    """The printer that all sheets are made for, as `rollpress calibrate` writes it."""

    @field_validator("base_url")
    @classmethod
    def _address(cls, text: str) -> str:
        if not is_address(text):
            raise wrong(f"{text!r} is no address of a site", "write it as https://example.org/ with / at its end")
        return text

    @field_validator("language")
    @classmethod
    def _named(cls, text: str) -> str:
        if not _LANGUAGE.fullmatch(text):
            raise wrong(f"{text!r} is no name of a language", "write its code, as en or pt-BR")
        return text

    @field_validator("logo")
    @classmethod
    def _inside(cls, text: str) -> str:
        if text and not _FILE.fullmatch(text):
            raise wrong(f"{text!r} is no file in content/", "write its name, as logo.svg")
        return text

    @field_validator("missing_word")
    @classmethod
    def _reachable(cls, text: str) -> str:
        if text and not _REACHED.fullmatch(text):
            raise wrong(
                f"{text!r} leads to nobody", "write mailto:you@example.org?subject={list} or https://…{list}"
            )
        return text

    @field_validator("zone")
    @classmethod
    def _zone(cls, text: str) -> str:
        try:
            zone_of(text)
        except ValueError:
            close = nearest(text, available_timezones()) if text else ""
            hint = close if close.startswith("did") else "write it as Europe/Vienna or UTC"
            raise wrong(f"{text!r} is no time zone", hint) from None
        return text

    @field_validator("first_day")
    @classmethod
    def _date(cls, text: str) -> str:
        try:
            day_of(text)
        except ValueError:
            raise wrong(f"{text!r} is no date", "write it as 2027-01-31") from None
        return text
