"""The command `rollpress`: its subcommands, and how every error leaves it.

Exit codes: 0 done and legal, 1 faults in what was written, 2 the command line cannot be understood,
3 a part of the system is missing, 70 our mistake.
"""

from __future__ import annotations

import sys
import traceback

import click

from rollpress import __version__
from rollpress.cli.commands import Commands
from rollpress.cli.output import print_faults
from rollpress.faults import Faulty, RollpressError

__all__ = ["main"]


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="rollpress")
def rollpress() -> None:
    """Turn games written in YAML into printed sheets and a daily site of solved puzzles."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(_run(sys.argv[1:]))


def _run(arguments: list[str]) -> int:
    try:
        code = rollpress.main(arguments, prog_name="rollpress", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return 2
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped", err=True)
        return 130
    except Faulty as fault:
        print_faults(fault.faults, as_json="--json" in arguments)
        return fault.exit_code
    except RollpressError as error:
        click.echo(f"rollpress: {error}", err=True)
        return error.exit_code
    except BrokenPipeError:
        return 0
    except Exception:
        traceback.print_exc()
        click.echo("rollpress: this is our mistake, not yours; please report the lines above", err=True)
        return 70
    return code if isinstance(code, int) else 0
