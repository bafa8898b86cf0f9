"""Whole games as their players record them: read, played through by the kind's rules, and told as JSON."""

from rollpress.puzzles.records.forms import played_form
from rollpress.puzzles.records.reading import read_record, sample_players

__all__ = ["played_form", "read_record", "sample_players"]
