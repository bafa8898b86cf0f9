"""Fill print templates: strict about names, everything escaped, and nothing to reach outside the view."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from babel import Locale
from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from rollpress.documents import Figure
from rollpress.drawing import Ink, LabelledPiece, figure_drawing, figure_height, mark_svg, picture
from rollpress.drawing.primitives import extent, placed
from rollpress.faults import Fault, Faulty, Place
from rollpress.home import shipped_templates

__all__ = ["FIGURE_WIDTH", "Ready", "filled"]

FIGURE_WIDTH = 116
"""The width of a page's text in millimetres, on half of the narrower paper less what lies beside a figure."""

# In large print a figure is drawn narrower and then enlarged, until labels of 3.7 mm have 18 points.
_NARROW, _TO_LARGE, _SMALLER = 101, 1.72, 20


class Ready(str):
    """Text that is markup already, made here and not by an author: templates do not escape it again."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


def filled(template: str, view: object) -> str:
    """Return the print template filled with one view, which it knows as `view`."""
    return _templates().get_template(template).render(view=view)


@cache
def _templates() -> ImmutableSandboxedEnvironment:
    templates = ImmutableSandboxedEnvironment(
        loader=FileSystemLoader(shipped_templates() / "print"),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.filters["mark"] = lambda mark: Ready(mark_svg(mark))
    templates.filters["picture"] = _figure
    templates.filters["direction"] = lambda lang: Locale.parse(lang, sep="-").text_direction
    return templates


def _figure(figure: Figure, ink: Ink, large: bool) -> Ready:
    """Return a figure as a picture; in large print its labels are as large as the text."""
    width, scale = (_NARROW, _TO_LARGE) if large else (FIGURE_WIDTH, 1)
    content = figure.content
    if large and isinstance(content, LabelledPiece):
        content = replace(content, size=_SMALLER)
    drawing = placed(figure_drawing(content, width), 0, 0, scale)
    left, _, right, _ = extent(drawing)
    if left < 0 or right > width * scale:
        what = "a figure is wider than its page"
        raise Faulty([Fault(Place("rulebook.pdf"), what, "write its labels in more, shorter lines")])
    return Ready(picture(drawing, width * scale, figure_height(drawing), figure.alt, ink))
