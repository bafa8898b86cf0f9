"""Read a content folder: the site, the languages and the games, with every fault of the run at once.

The kinds of play come in as an argument (name to types): this layer does not know them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rollpress.faults import Fault, Faulty, Place, nearest
from rollpress.source import Source, read_text, read_yaml
from rollpress.spec.base import Model, modelled
from rollpress.spec.game import GAME_ID, Edition, Game, GameFile, KindTypes, RuleId
from rollpress.spec.language import Language
from rollpress.spec.logo import Logo, logo_from
from rollpress.spec.own_pages import OwnPage, own_pages
from rollpress.spec.print_texts import PrintTexts
from rollpress.spec.site import Site
from rollpress.spec.site_texts import SiteTexts
from rollpress.spec.texts import Texts

__all__ = ["GAME_ID", "Project", "read_project", "setup_of"]

Value = TypeVar("Value")
_SLOT = re.compile(r"\{([A-Za-z_]+)\}")


@dataclass(frozen=True)
class Project:
    """A content folder, read: `games` holds the editions in the site's language, by id, in order of id."""

    folder: Path
    site: Site
    games: Mapping[str, Game]
    languages: Mapping[str, Language]
    texts: Texts
    """What Rollpress itself says, in the language read."""
    logo: Logo | None = None
    pages: tuple[OwnPage, ...] = ()
    """The pages that the owner wrote, in the language read."""


class _Reader:
    """Reads files below one folder, naming them relative to it and keeping the faults of all."""

    def __init__(self, folder: Path, kinds: Mapping[str, KindTypes]) -> None:
        self.folder = folder
        self.kinds = kinds
        self.faults: list[Fault] = []

    def name(self, path: Path) -> str:
        return (Path("content") / path.relative_to(self.folder)).as_posix()

    def source(self, path: Path) -> Source | None:
        try:
            return read_yaml(read_text(path, self.name(path)), self.name(path))
        except Faulty as fault:
            self.faults.extend(fault.faults)
            return None

    def model(self, model: type[Model], source: Source | None, *steps: str) -> Model | None:
        if source is None:
            return None
        try:
            value: Any = source.value
            for step in steps:
                value = value[step]
            return modelled(model, source, steps, value)
        except Faulty as fault:
            self.faults.extend(fault.faults)
            return None

    def kept(self, read: Callable[[], Value]) -> Value | None:
        """Return what is read, or None with its faults noted."""
        try:
            return read()
        except Faulty as fault:
            self.faults.extend(fault.faults)
            return None

    def lacks(self, path: str, hint: str) -> None:
        """Note that a file is missing, unless it is there and at fault."""
        if all(fault.place.path != path for fault in self.faults):
            self.fault(Place(path), "is missing", hint)

    def fault(self, place: Place, what: str, hint: str = "") -> None:
        self.faults.append(Fault(place, what, hint))


def read_project(
    folder: Path, kinds: Mapping[str, KindTypes], shipped: Path, language: str | None = None
) -> Project:
    """Return the content of `folder` (a `content/`) in a language (default: the site's).

    Languages that the folder does not have are taken from the shipped content.
    """
    reader = _Reader(folder, kinds)
    site_file = folder / "site.yaml"
    site = reader.model(Site, reader.source(site_file)) if site_file.exists() else Site()
    code = language or (site or Site()).language
    languages = dict(_languages(folder, shipped, kinds, reader))
    games: dict[str, Game] = {}
    for path in sorted((folder / "games").glob("*/game.yaml")):
        game = _game(path.parent, code, languages, reader)
        if game is not None:
            games[game.id] = game
    for game in games.values():
        _draws_alone(game, games, reader)
    texts = _texts(folder, shipped, code, reader)
    logo = reader.kept(
        lambda: logo_from(folder / site.logo, f"content/{site.logo}") if site and site.logo else None
    )
    pages = reader.kept(lambda: own_pages(folder / "pages" / code, f"content/pages/{code}"))
    if reader.faults or site is None or texts is None:
        raise Faulty(reader.faults)
    return Project(folder, site, games, languages, texts, logo, pages or ())


def _texts(folder: Path, shipped: Path, code: str, reader: _Reader) -> Texts | None:
    """Return the texts of a language: each file the project's own, or else the shipped one."""

    def read(name: str, model: type[Model]) -> Model | None:
        own = folder / "languages" / code / name
        if own.exists() or folder == shipped:
            return reader.model(model, reader.source(own))
        spare = _Reader(shipped, reader.kinds)
        found = spare.model(model, spare.source(shipped / "languages" / code / name))
        reader.faults.extend(spare.faults)
        return found

    on_paper, on_site = read("print.yaml", PrintTexts), read("site.yaml", SiteTexts)
    return Texts(on_paper, on_site) if on_paper and on_site else None


def _languages(
    folder: Path, shipped: Path, kinds: Mapping[str, KindTypes], reader: _Reader
) -> Iterator[tuple[str, Language]]:
    own = {path.parent.name: path for path in sorted((folder / "languages").glob("*/language.yaml"))}
    for path in sorted((shipped / "languages").glob("*/language.yaml")):
        if path.parent.name not in own:
            spare = _Reader(shipped, kinds)
            language = spare.model(Language, spare.source(path))
            if language:
                yield path.parent.name, language
    for code, path in own.items():
        language = reader.model(Language, reader.source(path))
        if language:
            yield code, language


def _game(folder: Path, code: str, languages: Mapping[str, Language], reader: _Reader) -> Game | None:
    """Return the edition of a game in a language, or None when faults (noted in the reader) forbid it."""
    edition_path, book_path = folder / f"{code}.yaml", folder / f"rulebook.{code}.md"
    source, edition_source = reader.source(folder / "game.yaml"), None
    if not GAME_ID.fullmatch(folder.name):
        reader.fault(Place(reader.name(folder)), "is no name for a game", "use small letters, digits and hyphens")
    if edition_path.exists():
        edition_source = reader.source(edition_path)
    else:
        reader.fault(Place(reader.name(edition_path)), "is missing", f"every game needs its texts in '{code}'")
    file = reader.model(GameFile, source)
    edition = reader.model(Edition, edition_source)
    language = languages.get(code)
    if language is None:
        reader.lacks(f"content/languages/{code}/language.yaml", nearest(code, languages))
    if source is None or edition_source is None or file is None or edition is None or language is None:
        return None
    setup = setup_of(file, edition, language, source, edition_source, reader.kinds, reader.faults)
    match = _match(file, source, reader)
    if setup is None or match is None:
        return None
    rules = {**setup.rules.model_dump(), **{f"match.{name}": rule for name, rule in match.model_dump().items()}}
    sentences = _sentences(file, edition, edition_source, rules, reader)
    rulebook = _rulebook(book_path, sentences, reader)
    if rulebook is None:
        return None
    return Game(
        folder.name, code, file, edition, setup, match, sentences, rulebook, edition_source, tuple(language.turned)
    )


def _draws_alone(game: Game, games: Mapping[str, Game], reader: _Reader) -> None:
    """Note where a game would draw the rolls of another: one that has, or had, the name in its `drawn_as`."""
    twins = [other.id for other in games.values() if other.drawn_as == game.drawn_as and other.id != game.id]
    source = reader.source(reader.folder / "games" / game.id / "game.yaml") if twins else None
    if source and game.file.drawn_as:
        what = f"drawn_as: '{game.drawn_as}' is what {', '.join(twins)} draws by"
        reader.fault(source.place(["drawn_as"]), what, "leave it out of all but the game that was renamed")


def _match(file: GameFile, source: Source, reader: _Reader) -> Any:
    """Return the kind's rules of a whole game, typed, or None with the faults noted in the reader."""
    kind = reader.kinds.get(file.kind)
    return reader.model(kind.match, source, "match") if kind else None


def setup_of(
    file: GameFile, edition: Edition, language: Language, source: Source, edition_source: Source,
    kinds: Mapping[str, KindTypes], faults: list[Fault],
) -> Any:  # fmt: skip
    """Return what a kind plays with (its rules and pieces, typed), or None with the faults added to `faults`."""
    kind = kinds.get(file.kind)
    if kind is None:
        faults.append(
            Fault(source.place(["kind"]), f"kind: '{file.kind}' is no kind of play", nearest(file.kind, kinds))
        )
        return None
    found: dict[str, Any] = {}
    for name, model, where in (("rules", kind.rules, source), ("parts", kind.parts, edition_source)):
        try:
            found[name] = modelled(model, where, [name], where.value[name])
        except Faulty as fault:
            faults.extend(fault.faults)
    faults.extend(_daily_faults(file, kind, source))
    faults.extend(_part_name_faults(edition, kind, edition_source))
    faults.extend(_day_text_faults(edition, kind, edition_source))
    if len(found) < 2:
        return None
    try:
        plain = {
            "kind": file.kind, "rules": found["rules"].model_dump(mode="json"),
            "parts": found["parts"].model_dump(mode="json"), "letters": list(language.letters),
            "vowels": list(language.vowels), "folds": dict(language.folds), "endings": list(language.endings),
            "puzzle": file.daily.puzzle,
            "gates": {name: gate.model_dump() for name, gate in file.daily.gates.items()},
        }  # fmt: skip
        return modelled(kind.setup, edition_source, (), plain)
    except Faulty as fault:
        faults.extend(fault.faults)
        return None


def _daily_faults(file: GameFile, kind: KindTypes, source: Source) -> Iterator[Fault]:
    """Yield where the roll of the day, or what classes get, asks for a puzzle or a figure that is not there."""
    for key, daily in (("daily", file.daily), ("handout", file.handout)):
        if daily and daily.puzzle not in kind.puzzles:
            what = f"{key}.puzzle: '{daily.puzzle}' is no puzzle of this kind"
            yield Fault(source.place([key, "puzzle"]), what, nearest(daily.puzzle, kind.puzzles))
        for name in daily.gates if daily else ():
            if name not in kind.figures:
                place = source.key_place([key, "gates", name])
                yield Fault(place, f"{key}.gates.{name}: no such figure", nearest(name, kind.figures))


def _part_name_faults(edition: Edition, kind: KindTypes, source: Source) -> Iterator[Fault]:
    for part in kind.part_ids:
        if part not in edition.part_names:
            yield Fault(
                source.place(["part_names"]), f"part_names.{part}: is missing", "name each part of the score"
            )
    for part in edition.part_names:
        if part not in kind.part_ids:
            place = source.key_place(["part_names", part])
            yield Fault(place, f"part_names.{part}: no such part of a score", nearest(part, kind.part_ids))


def _day_text_faults(edition: Edition, kind: KindTypes, source: Source) -> Iterator[Fault]:
    """Yield where the texts of a puzzle name a figure that puzzles of this kind do not have."""
    for section, texts in (("day", edition.day), ("handout", edition.handout)):
        for key, text in texts.model_dump().items() if texts else ():
            for name in _SLOT.findall(text):
                if name not in kind.figures:
                    what = f"{section}.{key}: {{{name}}} is no figure of a puzzle"
                    yield Fault(source.place([section, key]), what, nearest(name, kind.figures))


def _parameters(file: GameFile, rules: Mapping[str, Any]) -> dict[RuleId, dict[str, object]]:
    """Return the parameters that each rule's sentence may name, by rule id."""
    out: dict[RuleId, dict[str, object]] = {rule: dict(given) for rule, given in file.table.items()}
    for rule in rules.values():
        if isinstance(rule, Mapping) and "id" in rule:
            out.setdefault(str(rule["id"]), {}).update({k: v for k, v in rule.items() if k != "id"})
    return out


def _sentences(
    file: GameFile, edition: Edition, source: Source, rules: Mapping[str, Any], reader: _Reader
) -> dict[RuleId, str]:
    """Fill the numbers into the sentences of the rules; a rule without a sentence is a fault, and vice versa."""
    known = _parameters(file, rules)
    out: dict[RuleId, str] = {}
    for rule in known:
        if rule not in edition.rules:
            reader.fault(source.place(["rules"]), f"rules.{rule}: is missing", "every rule needs its sentence")
            out[rule] = ""
    for rule, text in edition.rules.items():
        if rule not in known:
            reader.fault(source.key_place(["rules", rule]), f"rules.{rule}: no such rule", nearest(rule, known))
            continue
        for name in _SLOT.findall(text):
            if name not in known[rule]:
                hint = nearest(name, known[rule]) or "this rule has no numbers"
                reader.fault(source.place(["rules", rule]), f"rules.{rule}: {{{name}}} is no number of it", hint)
        out[rule] = _filled(text, known[rule])
    return out


def _filled(text: str, numbers: Mapping[str, object]) -> str:
    """Put a rule's numbers into its sentence."""
    return _SLOT.sub(lambda slot: _said(numbers.get(slot[1], "")), text)


def _said(value: object) -> str:
    """Write a parameter as a sentence says it: lists with commas."""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _rulebook(path: Path, sentences: Mapping[RuleId, str], reader: _Reader) -> str | None:
    """Return the rulebook's text; each rule of the game must be said in it, by {its id}."""
    name = reader.name(path)
    if not path.exists():
        reader.fault(Place(name), "is missing", "a rulebook says every rule by {its id}")
        return None
    try:
        text = read_text(path, name)
    except Faulty as fault:
        reader.faults.extend(fault.faults)
        return None
    said = set()
    for number, line in enumerate(text.split("\n"), 1):
        for slot in re.finditer(r"\{([A-Z]{1,2}[0-9]{1,2})\}", line):
            said.add(slot[1])
            if slot[1] not in sentences:
                place = Place(name, number, slot.start() + 1)
                reader.fault(place, f"{{{slot[1]}}} is no rule of this game", nearest(slot[1], sentences))
    for rule in sentences:
        if rule not in said:
            reader.fault(Place(name), f"does not say rule {rule}", f"write {{{rule}}} where its sentence belongs")
    return text
