"""`calibrate`: print a sheet that shows how a printer strays, and turn what was measured on it into a profile."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

import click

from rollpress.build.files import write_whole
from rollpress.cli.desk import Desk
from rollpress.cli.options import language
from rollpress.documents.calibration import calibration_sheet
from rollpress.geometry import MM, PAPERS, Printer, measured_printer
from rollpress.press import print_sheet
from rollpress.source import read_text, read_yaml
from rollpress.spec.base import modelled
from rollpress.spec.printer import PrinterProfile

__all__ = ["calibrate", "profile_from"]

_PROFILE = """\
# How a printer strays, as rollpress calibrate found it. Lengths in micrometres, scales in millionths.
name: "{name}"
across: {across}
down: {down}
back_right: {back_right}
back_down: {back_down}
margin: {margin}
"""
_KINDS = ("A", "B", "right", "down", "margin")


class MeasuredType(click.ParamType[tuple[int, ...]]):
    """Five lengths in millimetres: A, B, how far right and down the back lies, the margin."""

    name = "lengths"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        """Return the lengths in micrometres, or end the command with exit code 2."""
        try:
            lengths = tuple(int(Decimal(part) * MM) for part in value.split(","))
        except (InvalidOperation, OverflowError, ValueError):
            lengths = ()
        if len(lengths) != len(_KINDS):
            self.fail(f"{value!r} are not five lengths; write {','.join(_KINDS)} in mm, as 179.6,230.3,0.4,-0.2,5")
        return lengths


@click.command()
@language
@click.option("--paper", type=click.Choice(list(PAPERS)), help="The paper to print on (default: the site's first).")
@click.option("--measured", type=MeasuredType(), help="What the sheet shows: A,B,right,down,margin in millimetres.")
@click.option("--name", default="printer", show_default=True, help="What the printer is called.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="The folder to write to."
)
def calibrate(
    language: str | None, paper: str | None, measured: tuple[int, int, int, int, int] | None, name: str, out: Path
) -> None:
    """Print a calibration sheet, or write what was measured on one as a printer's profile."""
    if measured is None:
        desk = Desk.at(None, language)
        chosen = PAPERS[paper or desk.project.site.papers[0]]
        sheet = calibration_sheet(language or desk.project.site.language, desk.project.texts.print, chosen)
        path, content = out / "calibration.pdf", print_sheet(sheet)
    else:
        path, content = out / "printer.yaml", _profile(measured_printer(name, *measured))
    write_whole(path, content)
    click.echo(f"{path} is written")


def _profile(printer: Printer) -> bytes:
    """Return a profile as YAML, judged before it is written."""
    text = _PROFILE.format(**{key: getattr(printer, key) for key in PrinterProfile.model_fields})
    modelled(PrinterProfile, read_yaml(text, "--measured"))
    return text.encode()


def profile_from(path: Path) -> PrinterProfile:
    """Return a printer's profile; raise Faulty with everything that is wrong with it."""
    return modelled(PrinterProfile, read_yaml(read_text(path, str(path)), str(path)))
