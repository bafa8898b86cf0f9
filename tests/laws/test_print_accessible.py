"""Every document of the shipped games is read aloud as it is seen: no error, and of warnings only those known.

`outloud` reads the finished files; it shares no code with the press.
"""

from pathlib import Path

import outloud
import pytest

from documents import made
from rollpress.documents.kit_pages import Measured, kit_pages
from rollpress.documents.variant import Variant
from rollpress.geometry import PAPERS
from rollpress.press import print_sheet
from setups import project

REVIEWED = {
    "FIG-012": "a roll is described by the names of its faces, a layout by its rows",
    "TAG-030": "on a sheet to cut, the plate is the page: its title says what is on it",
    "TBL-012": "a score sheet is there to be filled in",
    "TBL-014": "the lines of a score sheet are those of its tables, which are tagged",
    "ORD-001": "columns and boxes are painted before their text",
}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("name", ["epellelemele", "letra-mix", "vowelocity"])
def test_no_document_has_an_error_and_each_warning_is_known(name: str, large: bool, tmp_path: Path) -> None:
    game = project().games[name]
    findings = []
    files = [Measured("rulebook", 8), Measured("booklet", 4, "short"), Measured("dice-nets", 1, cut_mm=9_000.0)]
    about = kit_pages(game, project().texts.print, PAPERS["a4"], files, large=large)
    for stem, document in {**made(game, variant=Variant(large=large)), "kit": about}.items():
        if not large or stem in ("rulebook", "score-sheet", "player-aid", "kit"):
            file = tmp_path / f"{stem}.pdf"
            file.write_bytes(print_sheet(document))
            findings += [(stem, finding) for finding in outloud.check(file).findings]
    assert [(stem, str(finding)) for stem, finding in findings if finding.severity == "error"] == []
    assert {finding.rule for _, finding in findings if finding.severity == "warning"} <= set(REVIEWED)
