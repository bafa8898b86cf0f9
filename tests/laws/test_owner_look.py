"""An owner's look: colours that can be read, logos that only draw, pages that only say and link."""

import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from conftest import Rollpress
from rollpress.faults import Faulty
from rollpress.home import shipped_templates
from rollpress.site.assets import assets_from
from rollpress.spec.colour import DARK_GROUND, LIGHT_GROUND, contrast
from rollpress.spec.logo import LOGO_BYTES, logo_from
from rollpress.spec.own_pages import own_pages
from setups import english

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">{}</svg>'
)


def setting(folder: Path, *lines: str) -> None:
    with (folder / "content" / "site.yaml").open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)


def test_the_grounds_are_those_of_the_site() -> None:
    tokens = assets_from([shipped_templates()])["tokens.css"].decode()
    light, _, dark = tokens.partition("@media (prefers-color-scheme: dark)")
    assert f"--paper: {LIGHT_GROUND}; --sheet: #FFFDF8" in light
    assert f"--sheet: {DARK_GROUND}" in dark
    assert contrast("#22252B", LIGHT_GROUND) < contrast("#22252B", "#FFFDF8")
    assert contrast("#F2EDE3", DARK_GROUND) < contrast("#F2EDE3", "#191817")


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#777777", "#FFFFFF", 4.48), ("#767676", "#FFFFFF", 4.54), ("#FF0000", "#FFFFFF", 4.0)],
)
def test_contrasts_are_those_that_everybody_computes(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == contrast(other, one) == pytest.approx(ratio, abs=0.005)


@pytest.mark.parametrize(
    ("light", "dark", "says"),
    [
        ("#FF8800", "#F2A58C", "accent.light: #FF8800 has a contrast of 2.22 on #FAF6EE"),
        ("#8A2815", "#8a2815", "accent.dark: #8A2815 has a contrast of 1.85 on #22201E"),
        ("red", "#F2A58C", "accent.light: 'red' is no colour"),
        ("#8A2815;}", "#F2A58C", "accent.light: '#8A2815;}' is no colour"),
    ],
)
def test_a_colour_that_cannot_be_read_is_a_fault(
    rollpress: Rollpress, project_folder: Path, light: str, dark: str, says: str
) -> None:
    setting(project_folder, f'accent: {{light: "{light}", dark: "{dark}"}}')
    ran = rollpress("check")
    assert (ran.code, says in ran.err) == (1, True)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (['title: ""'], "title: "),
        (["logo: ../secret.svg"], "logo: '../secret.svg' is no file in content/"),
        (["logo: none.svg"], "content/none.svg: cannot be read"),
        (["missing_word: javascript:alert(1)"], "missing_word: 'javascript:alert(1)' leads to nobody"),
        (['missing_word: "mailto:a@b.c?subject={word}"'], "leads to nobody"),
    ],
)
def test_settings_of_the_look_are_checked(
    rollpress: Rollpress, project_folder: Path, lines: list[str], says: str
) -> None:
    site = project_folder / "content" / "site.yaml"
    site.write_text(site.read_text("utf-8").replace("title: Rollpress\n", ""), "utf-8")
    setting(project_folder, *lines)
    ran = rollpress("check")
    assert (ran.code, says in ran.err) == (1, True)


def logo_faults(tmp_path: Path, name: str, content: str | bytes) -> list[str]:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    try:
        logo_from(path, name)
    except Faulty as fault:
        return [str(one).partition("\n")[0] for one in fault.faults]
    return []


@pytest.mark.parametrize(
    "drawn",
    [
        '<path d="M0 0h9v9z" fill="#8A2815"/>',
        '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)" width="9"/>',
        '<style>path { fill: url(#a) }</style><use href="#b"/><use xlink:href="#b"/>',
    ],
)
def test_a_picture_that_only_draws_is_a_logo(tmp_path: Path, drawn: str) -> None:
    assert logo_faults(tmp_path, "logo.svg", SVG.format(drawn)) == []


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (SVG.format("<script>alert(1)</script>"), "<script> does not belong into a logo"),
        (SVG.format("<foreignObject/>"), "<foreignObject> does not belong into a logo"),
        (SVG.format("<image/>"), "<image> does not belong into a logo"),
        (SVG.format('<set attributeName="href" to="x"/>'), "<set> does not belong into a logo"),
        (SVG.format('<g onclick="a()"/>'), "onclick is a script"),
        (SVG.format('<use href="https://example.org/a.svg#b"/>'), "href leads out of the file"),
        (SVG.format('<use xlink:href="data:image/svg+xml,x"/>'), "href leads out of the file"),
        (SVG.format('<rect style="fill:url(https://example.org/a)"/>'), "style fetches something"),
        (SVG.format("<style>@import 'a.css';</style>"), "its style fetches something"),
        (SVG.format("<style>@im&#112;ort 'a.css';</style>"), "its style fetches something"),
        (SVG.format('<p xmlns="http://www.w3.org/1999/xhtml"/>'), "<p> is no element of SVG"),
        ('<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + SVG.format("&a;"), "has a document type"),
        ('<?xml-stylesheet href="a.css"?>' + SVG.format(""), "has an instruction for xml-stylesheet"),
        ("<html/>", "<html> is no SVG"),
        (SVG.format("<g>"), "is not XML"),
        (SVG.format("<g/>" * (LOGO_BYTES // 4)), f"is larger than {LOGO_BYTES:,} bytes"),
    ],
)
def test_an_svg_that_does_more_is_refused(tmp_path: Path, content: str, says: str) -> None:
    (told,) = logo_faults(tmp_path, "logo.svg", content)
    assert told.startswith("logo.svg:")
    assert says in told


def png(width: int, height: int) -> bytes:
    out = BytesIO()
    Image.new("1", (width, height)).save(out, "PNG")
    return out.getvalue()


def test_a_png_is_whole_and_of_a_sensible_size(tmp_path: Path) -> None:
    assert logo_faults(tmp_path, "logo.png", png(400, 200)) == []
    assert logo_faults(tmp_path, "logo.png", png(2001, 2000)) == ["logo.png: has 4,002,000 pixels"]
    assert "is no PNG" in logo_faults(tmp_path, "logo.png", png(400, 200)[:60])[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("PIL.ImageFile.LOAD_TRUNCATED_IMAGES", True)  # as the layout engine sets it
        assert "is no PNG" in logo_faults(tmp_path, "logo.png", png(400, 200)[:60])[0]
    assert "is no PNG" in logo_faults(tmp_path, "logo.png", zlib.compress(b"no picture"))[0]
    assert logo_faults(tmp_path, "logo.gif", b"GIF89a") == ["logo.gif: is no logo"]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("Hello", 1, "has no title"),
        ("## Hello", 1, "has no title"),
        ("# Hello\n\nSee [this](ftp://example.org/).", 3, "links to ftp://example.org/"),
        ("# Hello\n\n- [that](/etc/passwd)", 3, "links to /etc/passwd"),
        ("# Hello\n\n[there](//example.org)", 3, "links to //example.org"),
        ("# Hello\n\n[here]()", 3, "links to nothing"),
    ],
)
def test_a_page_of_an_owners_has_a_title_and_honest_links(tmp_path: Path, text: str, line: int, says: str) -> None:
    (tmp_path / "imprint.md").write_text(text, "utf-8")
    with pytest.raises(Faulty) as caught:
        own_pages(tmp_path, "content/pages/en")
    assert str(caught.value).startswith(f"content/pages/en/imprint.md:{line}: {says}")


def test_a_site_wears_its_owners_look_and_says_his_words(rollpress: Rollpress, project_folder: Path) -> None:
    content = project_folder / "content"
    for game in ("epellelemele", "letra-mix"):
        (content / "games" / game / "game.yaml").unlink()
    setting(
        project_folder, "logo: logo.svg", 'accent: {light: "#8A2815", dark: "#F2A58C"}',
        'missing_word: "mailto:words@example.org?subject={list}"',
    )  # fmt: skip
    (content / "logo.svg").write_text(SVG.format('<path d="M0 0h9v9z"/>'), "utf-8")
    pages = content / "pages" / "en"
    pages.mkdir(parents=True)
    (pages / "about.md").write_text("# Who we are\n\nA <b>club</b>, with [games](games/index.html).\n", "utf-8")
    (pages / "imprint.md").write_text("# Imprint\n\nWrite to <mailto:us@example.org>.\n", "utf-8")
    head = project_folder / "templates" / "site" / "head.html"
    head.parent.mkdir(parents=True)
    head.write_text('<meta name="owner" content="{{ frame.title }}">\n', "utf-8")
    assert rollpress("plan", "--as-of", "2026-11-24", "--until", "2026-11-26").code == 0
    assert rollpress("build", "--no-pdf", "--as-of", "2026-11-24", "--base-url", "https://example.org/a").err == ""
    output = project_folder / "output"
    front, about = (output / path for path in ("index.html", "about/index.html"))
    told = front.read_text("utf-8")
    (logo,) = output.glob("assets/logo.*.svg")
    assert f'<img src="assets/{logo.name}" alt=""><span>Rollpress</span>' in told
    assert "(prefers-color-scheme: dark) { :root { --game: #F2A58C } }" in told
    report = f'<a href="mailto:words@example.org?subject={english().id}">My word is missing</a>'
    assert told.count(report) == 1
    played = (output / "daily/vowelocity/2026-11-24/index.html").read_text("utf-8")
    entry = played.partition('<section class="stack play')[2].partition("</section>")[0]
    assert entry.partition('role="status"')[2].count(report) == 1
    answer = (output / "daily/vowelocity/2026-11-23/answer/index.html").read_text("utf-8")
    assert answer.partition("</main>")[0].count(report) == 1
    assert '<meta name="owner" content="Rollpress">' in told
    assert '<a href="imprint/index.html">Imprint</a>' in told
    said = about.read_text("utf-8")
    assert "<h1>Who we are</h1>" in said
    assert '<p>A &lt;b&gt;club&lt;/b&gt;, with <a href="../games/index.html">games</a>.</p>' in said
    assert '<link rel="canonical" href="https://example.org/a/about/">' in said
    assert 'href="/a/index.html"' in (output / "404.html").read_text("utf-8")


def test_a_page_that_links_a_page_that_is_not_there_is_not_published(
    rollpress: Rollpress, project_folder: Path
) -> None:
    content = project_folder / "content"
    for game in ("epellelemele", "letra-mix"):
        (content / "games" / game / "game.yaml").unlink()
    (content / "pages" / "en").mkdir(parents=True)
    (content / "pages" / "en" / "about.md").write_text("# About\n\n[us](us/index.html)\n", "utf-8")
    assert rollpress("plan", "--as-of", "2026-11-24", "--until", "2026-11-26").code == 0
    ran = rollpress("build", "--no-pdf", "--as-of", "2026-11-24")
    assert (ran.code, "links to ../us/index.html, which is not there" in ran.err) == (1, True)


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org/", "https://exa mple.org/", "https:///"])
def test_an_address_that_is_none_is_a_misuse(rollpress: Rollpress, project_folder: Path, address: str) -> None:
    ran = rollpress("build", "--no-pdf", "--base-url", address)
    assert (ran.code, ran.err.startswith("rollpress: --base-url: ")) == (2, True)
    assert not (project_folder / "output").exists()
