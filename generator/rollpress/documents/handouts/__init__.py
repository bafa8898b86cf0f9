"""Say what stands on class sheets, in their key and on the marking sheet: frozen values, no HTML."""

from rollpress.documents.handouts.design import Design, Measures
from rollpress.documents.handouts.views import Entry, HandoutKey, HandoutSheets, MarkingSheet, PupilSheet

__all__ = ["Design", "Entry", "HandoutKey", "HandoutSheets", "MarkingSheet", "Measures", "PupilSheet"]
