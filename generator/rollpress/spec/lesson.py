"""A lesson as a teacher writes it: which sheets, how many, in which design (`rollpress handout --pack`)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from rollpress.spec.base import Strict, wrong
from rollpress.spec.handout_options import Export, Font, Level, PaperName, PerPage, Players, Scaffold
from rollpress.spec.slots import Text

__all__ = ["Lesson"]


class Lesson(Strict):
    """The keys are named as the options are; files are named from the folder of the lesson."""

    game: Text
    sheets: int = Field(default=0, ge=0, le=960)
    level: Level | None = None
    mix: dict[Level, Annotated[int, Field(ge=0)]] = {}
    set: Text = "class"
    roster: Text = ""
    words: Text = ""
    dictionary: Text = ""
    lang: Text = ""
    paper: PaperName | None = None
    large_print: bool = False
    per_page: PerPage = 1
    font: Font = "atkinson"
    players: Players = 1
    scaffold: tuple[Scaffold, ...] = ()
    export: tuple[Export, ...] = ()

    @model_validator(mode="after")
    def _some(self) -> Lesson:
        if not (self.sheets or self.mix or self.roster):
            raise wrong("makes no sheets", "write sheets: 30, or a mix, or a roster with a name for each")
        return self
