"""The commands by name: where each is written, and its one line of help.

They are imported when they are called: `--help` needs none of them, and costs little more than click itself.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

import click

__all__ = ["COMMANDS", "Commands"]

COMMANDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "init": ("init", "Make a project of your own."),
        "new": ("init", "Add a game to a project."),
        "check": ("check", "Find every fault in a project."),
        "plan": ("plan", "Plan the ledger of days to come, and file what is revealed."),
        "erratum": ("erratum", "Put a published day right."),
        "build": ("build", "Build the site and the printed sheets."),
        "serve": ("serve", "Show the site, and build it again when something changes."),
        "kit": ("kit", "Print all that a game needs at the table."),
        "handout": ("handout", "Print different sheets for a class, with one key."),
        "show": ("show", "Print one sheet of a class again, by its code."),
        "roll": ("play", "Draw the roll of a day."),
        "solve": ("play", "Find the proved best of a roll, and all its words."),
        "score": ("play", "Judge answers to a roll, rule by rule."),
        "game": ("game", "Play a whole game through from its record."),
        "calibrate": ("calibrate", "Find out how a printer strays."),
        "words": ("words", "Look at and compile word lists."),
        "verify": ("verify", "Prove the ledger again, line by line."),
        "doctor": ("doctor", "Tell what this machine has and lacks."),
    }
)
"""Name to module (in this package) and help; the command bears its own name in its module."""


class Commands(click.Group):
    """A group that knows its commands' names and help, and imports a command when it is wanted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of a project's life."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return a command, imported; None for a name that there is not."""
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f"rollpress.cli.{COMMANDS[name][0]}")
        return cast(click.Command, getattr(module, name))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands from their names and help alone."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])
