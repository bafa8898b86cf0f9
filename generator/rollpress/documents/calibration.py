"""Say what stands on a sheet that shows how a printer strays: what to do with it, in a language's words."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.documents.sheets import CutSheet, Imprint
from rollpress.geometry import Paper
from rollpress.spec.print_texts import PrintTexts

__all__ = ["CalibrationSheet", "calibration_sheet"]


@dataclass(frozen=True, slots=True)
class CalibrationSheet(CutSheet):
    """Lengths to measure on the front, and scales in the middle of both sides."""

    alt: str


def calibration_sheet(lang: str, texts: PrintTexts, paper: Paper) -> CalibrationSheet:
    """Return the calibration sheet for a paper."""
    return CalibrationSheet(
        lang=lang,
        title=texts.calibration_title,
        mark="square",
        advice=texts.calibration_advice,
        imprint=Imprint("", "", texts.licence, texts.sheet),
        check=(texts.print_true, texts.calibration_check),
        alt=texts.calibration_alt,
        kind=texts.calibration_title,
        paper=paper,
    )
