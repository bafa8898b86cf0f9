"""Say dates, numbers and counts as the site's language does: texts of the site in, sentences out."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from babel import Locale
from babel.dates import format_date, get_day_names
from babel.numbers import format_decimal

from rollpress.documents.wording import counted
from rollpress.site.views import Fact
from rollpress.spec.site_texts import Counted
from rollpress.spec.slots import filled
from rollpress.spec.texts import Texts

__all__ = ["Voice"]

_KILO = 1000


@dataclass(frozen=True)
class Voice:
    """A language (a BCP 47 tag) and what Rollpress says in it."""

    language: str
    texts: Texts

    def full(self, day: str) -> str:
        """Return a date with its year."""
        return self._dated(day, self.texts.site.date_full)

    def day(self, day: str) -> str:
        """Return a date without its year."""
        return self._dated(day, self.texts.site.date_day)

    def month(self, day: str) -> str:
        """Return the month of a date with its year."""
        return self._dated(day, self.texts.site.date_month)

    def month_name(self, day: str) -> str:
        """Return the month of a date without its year."""
        return self._dated(day, self.texts.site.date_month_name)

    def weekdays(self) -> tuple[Fact, ...]:
        """Return the short and whole names of the days of a week, Monday first."""
        short, whole = (get_day_names(width, "stand-alone", self._locale) for width in ("abbreviated", "wide"))
        return tuple(Fact(short[day], whole[day]) for day in range(7))

    def number(self, number: int) -> str:
        """Return a number as the language groups its digits, with a true minus sign."""
        return format_decimal(number, locale=self._locale).replace("-", "−")

    def counted(self, text: Counted, number: int) -> str:
        """Return a counted text with its number."""
        return counted(text.forms(), number, self.language, {"number": self.number(number)})

    def size(self, octets: int) -> str:
        """Return the size of a file in thousands of bytes, never less than one."""
        thousands = self.number(max(1, round(octets / _KILO)))
        return filled(self.texts.site.file_size, {"size": thousands})

    def _dated(self, day: str, pattern: str) -> str:
        return format_date(datetime.date.fromisoformat(day), pattern, locale=self._locale)

    @property
    def _locale(self) -> Locale:
        return Locale.parse(self.language, sep="-")
