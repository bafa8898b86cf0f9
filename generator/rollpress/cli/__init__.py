"""The command line: the only layer that knows the clock, the environment and exit codes."""

from rollpress.cli.main import main

__all__ = ["main"]
