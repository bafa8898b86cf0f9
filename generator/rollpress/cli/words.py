"""`words`: list a language's words, and compile its list from the declared sources."""

from __future__ import annotations

import click

from rollpress.build.wordlists import compile_words
from rollpress.cli.desk import Desk
from rollpress.cli.options import as_json
from rollpress.cli.output import print_json
from rollpress.faults import Misused, nearest
from rollpress.lexicon import TIERS, Tier

__all__ = ["words"]


@click.group()
def words() -> None:
    """Look at and compile word lists."""


@words.command("list")
@click.argument("language", metavar="LANG")
@click.option("--tier", type=click.Choice(TIERS), default="valid", show_default=True, help="The tier to list.")
@as_json
def list_words(language: str, tier: Tier, as_json: bool) -> None:
    """List the words of a language, one a line; words that we never print are left out."""
    desk = _known(Desk.at(None), language)
    lexicon = desk.shelf.lexicon(language)
    listed = list(lexicon.words(tier))
    if as_json:
        print_json({"dictionary": {"id": lexicon.id, "sha256": lexicon.sha256}, "tier": tier, "words": listed})
    else:
        click.echo("\n".join(listed))


@words.command("compile")
@click.argument("language", metavar="LANG")
def compile_list(language: str) -> None:
    """Compile a language's word list from its sources and hand lists into content/languages/LANG/."""
    desk = _known(Desk.of_own(), language)
    done = compile_words(desk.project, desk.shelf, language)
    click.echo(f"{language}: {done.valid:,} words, {done.flagged:,} more never printed; {done.what}")


def _known(desk: Desk, language: str) -> Desk:
    if language not in desk.project.languages:
        raise Misused(f"there is no language '{language}'; {nearest(language, desk.project.languages)}")
    return desk
