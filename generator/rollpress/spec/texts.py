"""What Rollpress itself says, on paper and on the web, in one language; `{names}` are filled in when used."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.site_texts import SiteTexts

__all__ = ["Texts"]


@dataclass(frozen=True)
class Texts:
    """A language's texts: `languages/<code>/print.yaml` and `languages/<code>/site.yaml`."""

    print: PrintTexts
    site: SiteTexts
