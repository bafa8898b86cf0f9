"""What a command works with: the project at hand, its games and word lists, and today's date."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollpress.build.shelf import Shelf
from rollpress.faults import Misused, nearest
from rollpress.home import shipped_content, shipped_templates
from rollpress.kinds import KIND_TYPES, KINDS
from rollpress.kinds.base import Kind
from rollpress.lexicon import Lexicon
from rollpress.lexicon.dictionary import parse_dictionary
from rollpress.source import read_text
from rollpress.spec.game import Game
from rollpress.spec.project import Project, read_project
from rollpress.spec.site import zone_of

__all__ = ["Desk"]


@dataclass(frozen=True)
class Desk:
    """An opened project. `folder` is where `content/` lies and `output/` goes; outside a project, this folder."""

    folder: Path
    project: Project
    shelf: Shelf

    @classmethod
    def at(cls, folder: Path | None, language: str | None = None) -> Desk:
        """Open the project in a folder; without one, in this folder, or else the shipped content."""
        here = folder or Path()
        if (here / "content").is_dir():
            content = here / "content"
        elif folder is None:
            content = shipped_content()
        else:
            raise Misused(f"{folder}: there is no content/ in it; `rollpress init {folder}` makes a project")
        _know_language(language, content)
        project = read_project(content, KIND_TYPES, shipped_content(), language)
        return cls(here, project, Shelf(content, shipped_content(), here / ".rollpress"))

    @classmethod
    def of_own(cls, language: str | None = None) -> Desk:
        """Open the project in this folder, for a command that writes into its content."""
        if not Path("content").is_dir():
            raise Misused("there is no project in this folder; `rollpress init DIR` makes one")
        return cls.at(None, language)

    @property
    def templates(self) -> tuple[Path, ...]:
        """Return the folders of templates: the project's own, then the shipped ones."""
        own = self.folder / "templates"
        return tuple(dict.fromkeys(path.resolve() for path in (own, shipped_templates()) if path.is_dir()))

    def refuse_sources(self, option: str, target: Path) -> None:
        """Refuse a folder that holds the project or lies in its sources: publishing exchanges whole folders."""
        here, folder = self.folder.resolve(), target.resolve()
        sources = (here / "content", here / "templates", here / ".rollpress", *self.templates)
        if here.is_relative_to(folder) or any(folder.is_relative_to(source) for source in sources):
            raise Misused(f"{option}: {folder} is no place to build into; choose a folder of its own")

    def game(self, name: str) -> Game:
        """Return a game by its id; an unknown one is a misuse."""
        try:
            return self.project.games[name]
        except KeyError:
            raise Misused(f"there is no game '{name}'; {nearest(name, self.project.games)}") from None

    def game_drawn_as(self, name: str) -> Game:
        """Return the game whose rolls are drawn under a name: its id, or the one that it had before."""
        renamed = (game for game in self.project.games.values() if game.drawn_as == name)
        return next(renamed, None) or self.game(name)

    def kind(self, game: Game) -> Kind[Any, Any]:
        """Return the kind of play of a game."""
        return KINDS[game.kind]

    def lexicon(self, game: Game, dictionary: Path | None = None) -> Lexicon:
        """Return the word list of a game's language, or the dictionary that takes its place."""
        own = self.shelf.lexicon(game.language)
        if dictionary is None:
            return own
        given = parse_dictionary(read_text(dictionary, str(dictionary)), str(dictionary), own.alphabet)
        clean = {word: rank for word, rank in given.ranks.items() if not own.is_flagged(word)}
        flagged = {word: rank for word, rank in given.ranks.items() if own.is_flagged(word)}
        return Lexicon.of(given.id, own.alphabet, clean, flagged)

    def today(self, given: datetime.date | None) -> datetime.date:
        """Return the given date, or today's in the site's zone: the only look at the clock."""
        return given or datetime.datetime.now(zone_of(self.project.site.zone)).date()


def _know_language(language: str | None, content: Path) -> None:
    """End the command for a `--lang` that neither the project nor the shipped content has."""
    files = [path for folder in (content, shipped_content()) for path in folder.glob("languages/*/language.yaml")]
    known = {path.parent.name for path in files}
    if language is not None and language not in known:
        raise Misused(f"there is no language '{language}'; {nearest(language, known)}")
