"""Turn a view into HTML: one template a kind of page, undefined names are errors, every text is escaped.

Templates run in a sandbox, for an owner may bring his own. They see `view`, `frame`, `to(path)` (a link
relative to the page), `asset(name)`, `address` (the page's own), `root` (the path of the base address), `offline`,
the filters `drawn`, `mark` and `seal`, which write SVG; nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from rollpress.drawing import Piece, mark_svg, site_svg
from rollpress.site.assets import assets_from, published
from rollpress.site.links import address, base_path, href
from rollpress.site.seal import seal_svg
from rollpress.site.views import (
    AnswerView,
    ArchiveView,
    ClassView,
    CreditsView,
    DayView,
    Frame,
    FrontView,
    GameView,
    MonthsView,
    NotFoundView,
    OverviewView,
    PageView,
    SimpleView,
    WithdrawnView,
    WrittenView,
)

__all__ = ["Look", "look_from", "render"]

TEMPLATES: Mapping[type[PageView], str] = {
    FrontView: "site/front.html",
    OverviewView: "site/overview.html",
    DayView: "site/day.html",
    WithdrawnView: "site/withdrawn.html",
    AnswerView: "site/answer.html",
    ArchiveView: "site/archive.html",
    MonthsView: "site/months.html",
    GameView: "site/game.html",
    SimpleView: "site/simple.html",
    WrittenView: "site/written.html",
    ClassView: "site/class.html",
    CreditsView: "site/credits.html",
    NotFoundView: "site/404.html",
}


OFFLINE = "offline.js"
"""The asset that asks browsers to keep pages; a site that does not want that is published without it."""
_NOTHING: Mapping[str, bytes] = MappingProxyType({})


@dataclass(frozen=True)
class Look:
    """How a site looks: its templates, and its assets as (path in the site, bytes) by name."""

    templates: ImmutableSandboxedEnvironment
    assets: Mapping[str, tuple[str, bytes]]


def look_from(templates: Sequence[Path], own: Mapping[str, bytes] = _NOTHING) -> Look:
    """Read the look from folders of templates, the first of which may shadow files of the others.

    `own` are assets of the owner's by their names, as his logo.
    """
    environment = ImmutableSandboxedEnvironment(
        loader=FileSystemLoader([str(folder) for folder in templates]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["drawn"] = drawn
    environment.filters["mark"] = mark_svg
    environment.filters["seal"] = seal_svg
    return Look(environment, published({**assets_from(templates), **own}))


def render(view: PageView, frame: Frame, look: Look) -> str:
    """Return the page of a view."""
    return look.templates.get_template(TEMPLATES[type(view)]).render(
        view=view,
        frame=frame,
        to=partial(href, view.path),
        asset=lambda name: href(view.path, look.assets[name][0]),
        address=address(frame.base_url, view.path),
        root=base_path(frame.base_url),
        offline=OFFLINE in look.assets,
    )


def drawn(piece: Piece, label: str = "", classes: str = "") -> str:
    """Write a piece as SVG, named by `label` or by what it shows; its texts are escaped already."""
    return site_svg(piece, label=label, classes=classes)
