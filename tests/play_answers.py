"""Answers as players write them, right and wrong, and what two judges say of them: Python's and the page's."""

import json
import re
import subprocess
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from rollpress.chance import stream
from rollpress.dice import JokerFace, LetterFace
from rollpress.faults import Faulty
from rollpress.home import shipped_templates
from rollpress.kinds.base import Counts, Optimum, Solution, Table
from rollpress.puzzles.published import Published
from rollpress.site.play_data import play_view
from rollpress.site.play_words import script_of, words_of
from setups import english
from site_days import DATES, a_day, series
from site_days import ROLLS as SITE_ROLLS

ROLLS = {
    "epellelemele": (
        "K5e I1l R1e L1o Y4t O2c",
        "D2i W4e *0a H3t N1g S1h",
        "*0a E1n *0r L1o K5- T1a",
        "QU6sz Q6u U2s I1t E1- QU4a",
        "A1s ST2st T1a AR3s R1e",
    ),
    "letra-mix": ("SEOCSRSOKFHAI", "NAROSEHEXIMB*", "TAOUUITOKAHNS", "A*B*ETTER", "AEIRST"),
    "vowelocity": ("4663", "165", "1446", "25", "13456"),
    "vowelocity solo": SITE_ROLLS["vowelocity"][:2],
}
"""Rolls to ask about: everyday ones, and such as these dice cannot show."""

JUDGES = {"claim": ("claim-rules", "claim-judge"), "solo": ("claim-rules", "solo-judge")}
"""The scripts that judge, where it is not one of the kind's name."""

PLAY = shipped_templates() / "site" / "assets" / "play"
NODE = Path(__file__).parent / "laws" / "play_judge.js"
WORDS = [word for word in english().words() if len(word) in (2, 3, 4) and sum(map("AEIOU".count, word)) <= 2]
ACCENTS = "\u0300\u0301\u0302\u0303\u0308\u030a\u0323\u0327"
STRANGE = "1?!* -’ßØøŒþñçİıфж\u034f\ufe0f\u200d"

Told = Mapping[str, Any] | None
"""What a judge says: legal, broken rules, total, parts; None for a text that is no answer."""


def told(day: Published, texts: Sequence[str]) -> Iterator[Told]:
    """Yield what Python says of texts that are entered one after the other; only legal ones are kept."""
    kept: list[str] = []
    for text in texts:
        try:
            verdict = day.kind.judge(day.setup, day.roll, Table(), [*kept, text], english()).verdicts[-1]
        except Faulty:
            yield None
            continue
        if verdict.legal:
            kept.append(verdict.answer)
        faults = sorted([breach.rule, breach.text] for breach in verdict.breaches if asked(day, breach.text))
        parts = [[part.id, part.value] for part in verdict.parts]
        yield {"answer": verdict.answer, "total": verdict.total, "parts": parts, "faults": faults}


def asked(day: Published, sentence: str) -> bool:
    """Tell whether a page can say this: it can look up only words that its roll spells."""
    word, _, rest = re.sub(r"^Round \d+: ", "", sentence).partition(" ")
    return rest not in ("is not in our list.", "is not in the word list.") or SPELLED[played(day)](day, word)


def played(day: Published) -> str:
    """Return the name of the scripts that play a day."""
    return script_of(day.setup.kind, day.setup.puzzle)


def spelled_by_signs(day: Published, word: str) -> bool:
    """Tell whether the signs serve a word: the judge says so of a list that holds every word."""
    verdict = day.kind.judge(day.setup, day.roll, Table(), [word], english()).verdicts[0]
    return all("dice" not in breach.text for breach in verdict.breaches)


def spelled_by_dice(day: Published, word: str) -> bool:
    """Tell whether the letters of the dice and the jokers are enough for a word."""
    letters = "".join(face.letters for face in day.roll if isinstance(face, LetterFace))
    lacking = Counter(word) - Counter(letters)
    return lacking.total() <= sum(isinstance(face, JokerFace) for face in day.roll)


def spelled_by_tiles(day: Published, word: str) -> bool:
    """Tell whether a word is as long as the roll and its letters lie on tiles of the numbers rolled."""
    tiles = [tile.letter for tile in cast(Any, day.setup).pool if tile.number in day.roll]
    return len(word) == len(day.roll) and not Counter(word) - Counter(tiles)


def spelled_by_a_plan(day: Published, word: str) -> bool:
    """Tell whether all tiles and one vowel more are enough for a word, and it has no vowel too many."""
    setup = cast(Any, day.setup)
    letters = Counter([*(tile.letter for tile in setup.pool), *setup.vowels])
    vowels = sum(letter in setup.vowels for letter in word)
    return len(word) in (2, 3, 4) and vowels <= 1 and not Counter(word) - letters


SPELLED: Mapping[str, Callable[[Published, str], bool]] = {
    "spell": spelled_by_signs,
    "crossword": spelled_by_dice,
    "claim": spelled_by_tiles,
    "solo": spelled_by_a_plan,
}


def told_by_pages(kind: str, cases: Iterable[tuple[Published, Sequence[Sequence[str]]]]) -> list[list[Told]]:
    """Return what the scripts of the pages say of the same, under node."""
    asked = {
        "scripts": [str(PLAY / f"{part}.js") for part in ("core", *JUDGES.get(kind, (f"{kind}-judge",)))],
        "kind": kind,
        "cases": [{"puzzle": puzzle(day), "answers": answers} for day, answers in cases],
    }
    ran = subprocess.run(["node", NODE], input=json.dumps(asked), capture_output=True, text=True, check=True)
    return [[verdict and _form(verdict) for verdict in case] for case in json.loads(ran.stdout)]


def _form(verdict: Mapping[str, Any]) -> Told:
    return {
        "answer": verdict["answer"],
        "total": verdict["total"],
        "parts": [[part["id"], part["value"]] for part in verdict["parts"]],
        "faults": sorted([fault["rule"], fault["text"]] for fault in verdict["faults"]),
    }


def puzzle(day: Published) -> Mapping[str, Any]:
    """Return a day as its page holds it."""
    view = play_view(day, series(day), english())
    assert view is not None
    return cast(Mapping[str, Any], json.loads(view.puzzle))


def day_of(game: str, roll: str) -> Published:
    """Return a day of a game with some roll; plans are judged without being solved."""
    told = Solution(*[Optimum(67, (), "none")] * 2, (), Counts(0, 0, 0, {}, {})) if "/" in roll else None
    return a_day(game.partition(" ")[0], DATES[1], roll, told=told)


def listed(day: Published) -> list[str]:
    """Return the words that the page of a day knows, sorted."""
    words = words_of(day, english())
    assert words is not None
    return sorted(words)


class Chance:
    """Choices that are the same on every machine."""

    def __init__(self, key: str) -> None:
        self._bytes = stream(key)

    def below(self, limit: int) -> int:
        """Return a number below a limit that is far below 2^32."""
        return int.from_bytes(next(self._bytes) for _ in range(4)) % limit

    def choice(self, among: Sequence[Any]) -> Any:
        """Return one of these."""
        return among[self.below(len(among))]

    def happens(self, percent: int) -> bool:
        """Tell whether something happens that does so this often."""
        return self.below(100) < percent

    def shuffled(self, items: Iterable[str]) -> list[str]:
        """Return the same in another order."""
        return [item for _, item in sorted((self.below(2**24), item) for item in items)]


def written(word: str, chance: Chance) -> str:
    """Return a word in another writing: case, accents, composed or not, spaces round it."""
    text = "".join(sign + (chance.choice(ACCENTS) if chance.happens(20) else "") for sign in word)
    text = chance.choice([text, text.lower(), text.capitalize()])
    text = unicodedata.normalize(chance.choice(["NFC", "NFD"]), text)
    return text if chance.happens(80) else f" {text} "


def mutated(word: str, chance: Chance, letters: str) -> str:
    """Return a word with a letter doubled, left out, changed, moved, or with a sign that is none."""
    at = chance.below(len(word))
    changed: str = chance.choice(
        [
            word[:at] + word[at] + word[at:],
            word[:at] + word[at + 1 :],
            word[:at] + chance.choice(letters) + word[at + 1 :],
            "".join(chance.shuffled(word)),
            word[:at] + chance.choice(STRANGE) + word[at:],
        ]
    )
    return changed


def lists_of_words(day: Published, chance: Chance, count: int) -> list[list[str]]:
    """Return lists of ten words, as a player enters them: right, wrong, twice, and in any writing."""
    known, any_word, letters = listed(day), [*english().words()], "".join(day.setup.letters)
    lists = []
    for _ in range(count // 10):
        words = [chance.choice(known if known and chance.happens(70) else any_word) for _ in range(9)]
        words = [mutated(word, chance, letters) if chance.happens(30) else word for word in words]
        lists.append([written(word, chance) for word in (*words, chance.choice(words))])
    return lists


def layouts(day: Published, chance: Chance, count: int) -> list[list[str]]:
    """Return layouts: up to three words that cross, some of them then spoilt or written in another way."""
    short = [word for word in listed(day) if len(word) <= 6]
    made = (layout(chance, short) for _ in range(count))
    letters = "".join(day.setup.letters)
    return [[spoilt(text, chance, letters) if chance.happens(40) else text] for text in made]


def layout(chance: Chance, words: Sequence[str]) -> str:
    """Return a word across, one down through it, and perhaps one across through that."""
    across: str = chance.choice(words)
    cells = {(0, column): letter for column, letter in enumerate(across)}
    at, is_down = (0, chance.below(len(across))), True
    for _ in range(chance.below(3)):
        through = [word for word in words if cells[at] in word]
        word: str = chance.choice(through)
        back = word.index(cells[at])
        spots = [(at[0] + n - back, at[1]) if is_down else (at[0], at[1] + n - back) for n in range(len(word))]
        cells |= dict(zip(spots, word, strict=True))
        at, is_down = chance.choice(spots), not is_down
    top, left = (min(spot[axis] for spot in cells) for axis in (0, 1))
    bottom, right = (max(spot[axis] for spot in cells) for axis in (0, 1))
    rows = ("".join(cells.get((r, c), ".") for c in range(left, right + 1)) for r in range(top, bottom + 1))
    return "/".join(rows)


def spoilt(text: str, chance: Chance, letters: str) -> str:
    """Return a layout with a sign put in, left out, changed or marked, or in another writing."""
    at = chance.below(len(text))
    changed: str = chance.choice(
        [
            text[:at] + chance.choice("./()[]" + STRANGE + letters) + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + chance.choice(letters + "./") + text[at + 1 :],
            f"{text[:at]}({text[at]}){text[at + 1 :]}",
            f"{text[:at]}[{text[at : at + 2]}]{text[at + 2 :]}",
            f"../{text.lower()}/..",
            text.replace("E", "e\u0301"),
            unicodedata.normalize("NFC", text.replace("A", "A\u0308")),
            ".",
        ]
    )
    return changed


def claims(day: Published, chance: Chance, count: int) -> list[list[str]]:
    """Return words and named tiles."""
    pool = cast(Any, day.setup).pool
    texts = [text for row in lists_of_words(day, chance, count) for text in row]
    return [[tiles_for(text, chance, pool) if chance.happens(40) else text] for text in texts]


def tiles_for(text: str, chance: Chance, pool: Sequence[Any]) -> str:
    """Return a tile for each sign of a text, now and then a wrong one or one marked as rescued."""
    names = []
    for sign in text.strip():
        same = [tile.number for tile in pool if tile.letter == sign.upper()]
        number = chance.choice(same) if same and chance.happens(85) else 1 + chance.below(7)
        names.append(f"{sign}{number}{'!' if chance.happens(8) else ''}")
    return " ".join(names)


def plans(day: Published, chance: Chance, count: int) -> list[list[str]]:
    """Return plans of words that rolls of their rounds can claim, and some that break a rule or are no plan."""
    pool = cast(Any, day.setup).pool
    return [[plan(day, chance, pool)] for _ in range(count)]


def plan(day: Published, chance: Chance, pool: Sequence[Any]) -> str:
    """Return a plan that most of the time keeps to the tiles that are left, now and then spoilt."""
    left, kept, letters = list(pool), list[Any](), "".join(day.setup.letters)
    moves: list[Any] = []
    for rolls in cast(Any, day.roll).rounds:
        drawn = (chance.choice(WORDS) for _ in range(80))
        made = None if chance.happens(40) else next(filter(None, (move_for(w, rolls, left) for w in drawn)), None)
        if made is None:
            moves.append(None)
            continue
        word, tiles = made
        back = chance.choice(kept) if kept and chance.happens(15) else None
        same = [tile for tile in tiles if back and tile.letter == back.letter]
        tiles = [tile for tile in tiles if tile not in same[:1]]
        left = [tile for tile in left if tile not in tiles]
        kept.extend(tile for tile in tiles if tile.letter in day.setup.vowels or chance.happens(3))
        names = [str(chance.choice(pool) if chance.happens(3) else tile) for tile in tiles]
        said = written(mutated(word, chance, letters), chance) if chance.happens(6) else word
        moves.append({"word": said, "tiles": names, "rescue": back and str(back)})
    text = json.dumps(moves, ensure_ascii=False)
    return spoilt(text, chance, letters) if chance.happens(5) else text


def move_for(word: str, rolls: Sequence[tuple[int, ...]], left: Sequence[Any]) -> tuple[str, list[Any]] | None:
    """Return a word with tiles of different dice of a roll, the first that serve, if there are any."""
    for roll in rolls:
        dice, tiles = list(roll), []
        for letter in word if len(word) == len(roll) else "":
            free = [tile for tile in left if tile.letter == letter and tile.number in dice and tile not in tiles]
            if not free:
                break
            tiles.append(free[0])
            dice.remove(free[0].number)
        if tiles and len(tiles) == len(word):
            return word, tiles
    return None


MAKERS: Mapping[str, Callable[[Published, Chance, int], list[list[str]]]] = {
    "spell": lists_of_words,
    "crossword": layouts,
    "claim": claims,
    "solo": plans,
}


@dataclass(frozen=True)
class Agreement:
    """What two judges said of the same answers: where they differ, and what there was to agree on."""

    differing: list[tuple[str, Told, Told]]
    judged: int
    legal: int
    unread: int
    rules: set[str]


def disagreements(game: str, count: int) -> Agreement:
    """Ask both judges about so many answers to the rolls of a game."""
    chance = Chance(game)
    days = [day_of(game, roll) for roll in ROLLS[game]]
    kind = played(days[0])
    cases = [(day, MAKERS[kind](day, chance, count // len(days))) for day in days]
    ours = [verdict for day, lists in cases for texts in lists for verdict in told(day, texts)]
    pages = [verdict for case in told_by_pages(kind, cases) for verdict in case]
    texts = [text for _, lists in cases for given in lists for text in given]
    both = zip(texts, ours, pages, strict=True)
    return Agreement(
        [(text, one, other) for text, one, other in both if one != other],
        len(texts),
        sum(verdict is not None and not verdict["faults"] for verdict in ours),
        ours.count(None),
        {rule for verdict in ours if verdict for rule, _ in verdict["faults"]},
    )


def puzzle_of_first_roll(game: str) -> tuple[Published, Mapping[str, Any]]:
    """Return the day of a game's first roll, and its puzzle as a page holds it."""
    day = day_of(game, ROLLS[game][0])
    return day, puzzle(day)
