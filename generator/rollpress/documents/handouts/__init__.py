"""Say what stands on class sheets, in their key and on the marking sheet: frozen values, no HTML."""

from rollpress.documents.handouts.views import Board, Entry, HandoutKey, HandoutSheets, MarkingSheet, PupilSheet

__all__ = ["Board", "Entry", "HandoutKey", "HandoutSheets", "MarkingSheet", "PupilSheet"]
