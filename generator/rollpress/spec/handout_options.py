"""Name what class sheets can be: levels, fonts, helps, sheets to a page. Loads nothing, so commands start fast."""

from __future__ import annotations

from typing import Literal, get_args

__all__ = [
    "EXPORTS", "FONTS", "LEVELS", "PER_PAGE", "PLAYERS", "SCAFFOLDS",
    "Export", "Font", "Level", "PaperName", "PerPage", "Players", "Scaffold",
]  # fmt: skip

Level = Literal["easy", "medium", "hard"]
Font = Literal["atkinson", "lexend", "opendyslexic"]
PerPage = Literal[1, 2, 4]
Players = Literal[1, 2]
PaperName = Literal["a4", "letter"]
Scaffold = Literal["word-bank", "first-letters", "lengths", "example"]
Export = Literal["json", "csv", "md"]
LEVELS: tuple[Level, ...] = get_args(Level)
FONTS: tuple[Font, ...] = get_args(Font)
PER_PAGE: tuple[PerPage, ...] = get_args(PerPage)
PLAYERS: tuple[Players, ...] = get_args(Players)
SCAFFOLDS: tuple[Scaffold, ...] = get_args(Scaffold)
EXPORTS: tuple[Export, ...] = get_args(Export)
