"""Fill print templates: strict about names, everything escaped, and nothing to reach outside the view."""

from __future__ import annotations

from functools import cache

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from rollpress.documents import Figure
from rollpress.drawing import Ink, figure_drawing, figure_height, mark_svg, picture
from rollpress.home import shipped_templates

__all__ = ["FIGURE_WIDTH", "Ready", "filled"]

FIGURE_WIDTH = 116


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
    return templates


def _figure(figure: Figure, ink: Ink) -> Ready:
    drawing = figure_drawing(figure.content, FIGURE_WIDTH)
    return Ready(picture(drawing, FIGURE_WIDTH, figure_height(drawing), figure.alt, ink))
