"""A printer that leaves more white than most: its sheets keep clear of that, and name it."""

from pathlib import Path

import pypdfium2 as pdfium
import pytest

from conftest import Rollpress
from printed import page_sizes, texts
from rollpress.build.prints import prints_of
from rollpress.build.shelf import Shelf
from rollpress.home import shipped_content
from rollpress.kinds import KIND_TYPES
from rollpress.spec.project import read_project

PROFILE = 'name: "study"\nacross: 1000000\ndown: 1000000\nmargin: {margin}\n'
A4, LETTER = (210, 297), (215.9, 279.4)


def inked(pdf: bytes) -> list[tuple[float, ...]]:
    """Return how far from its four edges each page is white, in mm."""
    white = []
    with pdfium.PdfDocument(pdf) as document:
        for page in document:
            image = page.render(scale=2, grayscale=True).to_pil().point(lambda grey: 255 * (grey < 160))
            left, top, right, bottom = image.getbbox() or (image.width, image.height, 0, 0)
            white.append(
                tuple(side * 25.4 / 144 for side in (left, top, image.width - right, image.height - bottom))
            )
    return white


@pytest.mark.parametrize("margin", [6, 10, 14])
@pytest.mark.parametrize(
    ("game", "options", "size"),
    [
        ("letra-mix", ["--paper", "a4"], A4),
        ("vowelocity", ["--paper", "letter", "--backs", "long-edge"], LETTER),
        ("epellelemele", ["--paper", "letter", "--dice", "stickers"], LETTER),
        ("vowelocity", ["--paper", "a4", "--large-print"], A4),
    ],
)
def test_all_that_is_printed_lies_inside_the_margin(
    rollpress: Rollpress,
    project_folder: Path,
    game: str,
    options: list[str],
    size: tuple[float, float],
    margin: int,
) -> None:
    (project_folder / "printer.yaml").write_text(PROFILE.format(margin=margin * 1000), "utf-8")
    ran = rollpress("kit", game, *options, "--printer", "printer.yaml", "--out", "kit")
    assert (ran.code, ran.err) == (0, "")
    for path in (project_folder / "kit").glob("*.pdf"):
        pdf = path.read_bytes()
        assert "study" in texts(pdf), path.name
        if path.name != "rulebook.pdf":
            assert all(sorted(page) == pytest.approx(size, abs=0.01) for page in page_sizes(pdf))
            assert all(side > max(margin, 6.35) - 0.2 for page in inked(pdf) for side in page), path.name


def test_the_printer_of_the_site_is_everybodys(rollpress: Rollpress, project_folder: Path) -> None:
    profile = PROFILE.format(margin=9_000)
    (project_folder / "printer.yaml").write_text(profile, "utf-8")
    assert rollpress("kit", "vowelocity", "--printer", "printer.yaml", "--out", "named").code == 0
    site = project_folder / "content/site.yaml"
    nested = "".join(f"  {line}\n" for line in profile.splitlines())
    site.write_text(f"{site.read_text('utf-8')}\nprinter:\n{nested}", "utf-8")
    assert rollpress("kit", "vowelocity", "--out", "kit").code == 0
    project = read_project(project_folder / "content", KIND_TYPES, shipped_content())
    shelf = Shelf(project_folder / "content", shipped_content(), project_folder / ".rollpress")
    built = {
        one.file: one.content for one in prints_of(project, shelf) if (one.game, one.paper) == ("vowelocity", "a4")
    }
    for path in (project_folder / "named").glob("*.pdf"):
        assert path.read_bytes() == (project_folder / "kit" / path.name).read_bytes()
        assert "study" in texts(built[path.name])
