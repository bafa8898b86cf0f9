"""The press forgives nothing: what the engine would pass over in silence is a fault that says what and where."""

import io
import sys
import textwrap
from dataclasses import replace

import pikepdf
import pytest

from print_samples import net_sheet, rulebook, score_sheet, tile_sheet
from rollpress.documents import Column, Heading, Paragraph, Span, plain
from rollpress.faults import Faulty, Missing
from rollpress.press import engine as press_engine
from rollpress.press import print_sheet
from rollpress.press.engine import pdf_from

PAGE = (
    '<!DOCTYPE html><html lang="en"><head><title>t</title><style>{style}</style></head><body>{body}</body></html>'
)


def page(body, style="@page { size: 100mm 100mm; margin: 10mm } body { font-family: Atkinson Hyperlegible }"):
    return PAGE.format(style=style, body=body)


def faults_of(html):
    with pytest.raises(Faulty) as caught:
        pdf_from(html, "x.pdf")
    return "\n".join(map(str, caught.value.faults))


def entry_keys(entry):
    return entry.keys() if isinstance(entry, pikepdf.Dictionary) else ()


def test_a_plain_page_passes():
    assert pdf_from(page("<p>Roll.</p>"), "x.pdf").startswith(b"%PDF-1.7")


@pytest.mark.parametrize(
    "style",
    ["p { colour: red }", "p { font-weight: 100 900 }", "@page { size: 1 banana }"],
    ids=["name", "value", "size"],
)
def test_what_the_engine_only_warns_of_is_a_fault(style):
    assert "x.pdf: layout: Ignored" in faults_of(page("<p>Roll.</p>", style))


def test_a_sign_that_no_bundled_font_holds_is_refused_before_layout():
    assert faults_of(page("<p>Roll 漢.</p>")) == "x.pdf: no bundled font can print '漢' (U+6F22)"


def test_a_sign_in_a_drawing_is_refused_as_well():
    sheet = net_sheet(dice=1)
    with pytest.raises(Faulty, match=r"no bundled font can print '漢' \(U\+6F22\)"):
        print_sheet(replace(sheet, dice=(replace(sheet.dice[0], name="漢"),)))


def test_letters_beyond_the_first_font_are_set_in_the_bundled_fallback():
    book = rulebook()
    pdf = print_sheet(replace(book, blocks=(Heading("Жизнь"), Paragraph((Span("Ελλάς "), Span("Ж", "strong"))))))
    with pikepdf.open(io.BytesIO(pdf)) as file:
        names = {str(entry.FontName).split("+")[1] for entry in file.objects if "/FontName" in entry_keys(entry)}
    assert names == {"Noto-Sans", "Noto-Sans-Bold", "Lexend-Semi-Bold", "Atkinson-Hyperlegible"}


def test_a_font_of_the_machine_is_refused():
    assert "is not bundled" in faults_of(
        page("<p>Roll.</p>", "@page { margin: 10mm } p { font-family: DejaVu Sans }")
    )


def test_a_word_wider_than_its_box_is_a_fault():
    assert "is wider than its place of 20.0 mm" in faults_of(
        page('<p style="width: 20mm">Incomprehensibilities</p>')
    )


def test_text_below_a_box_of_fixed_height_is_a_fault():
    assert "below its place" in faults_of(page('<p style="height: 4mm">Roll.<br>Write.<br>Read.</p>'))


@pytest.mark.parametrize("side", ["left", "right", "top", "bottom"])
def test_text_in_the_margin_that_printers_leave_white_is_a_fault(side):
    assert "closer than 6.35 mm" in faults_of(page(f'<p style="position: absolute; {side}: -8mm">Roll.</p>'))


def test_too_much_advice_for_the_head_of_a_sheet_is_a_fault():
    with pytest.raises(Faulty, match=r"dice-nets\.pdf: page 1: .* below its place"):
        print_sheet(replace(net_sheet(dice=1), advice="Score the folds and cut. " * 12))


@pytest.mark.parametrize(
    "body",
    [
        '<img alt="" src="file:///etc/hostname">',
        '<link rel="attachment" href="file:///etc/hostname">',
        '<link rel="stylesheet" href="http://localhost:9/x.css">',
        '<style>@import "file:///etc/hostname";</style>',
        '<img alt="" src="bundled:400:../../secret">',
        '<img alt="" src="data:image/svg+xml,%3Csvg/%3E">',
        '<svg width="9" height="9"><title>t</title><image width="9" height="9" href="file:///etc/hostname"/></svg>',
        '<p style="background: url(file:///etc/hostname)">Roll.</p>',
    ],
    ids=["image", "attachment", "style", "import", "climb", "data", "svg", "background"],
)
def test_a_page_reads_nothing_but_bundled_fonts(body):
    assert "x.pdf" in faults_of(page(body))


def test_text_of_an_author_is_text():
    title = '<img src="file:///etc/hostname">{{ 7 * 7 }}</style><script>'
    sheet = replace(tile_sheet(), advice=title, kind=title)
    assert print_sheet(sheet).startswith(b"%PDF-1.7")


def test_the_head_of_a_narrow_column_fits_or_is_a_fault():
    sheet = score_sheet()
    (band, (game,)) = sheet.bands
    wide = replace(game, columns=(game.columns[0], Column("Incomprehensibilities"), *game.columns[2:]))
    with pytest.raises(Faulty, match="'Incomprehensibilities' is wider than its place"):
        print_sheet(replace(sheet, bands=(band, (wide,))))


def test_without_pango_one_line_says_what_to_install(tmp_path, monkeypatch):
    broken = textwrap.dedent("""
        print("a long banner")
        raise OSError("cannot load library 'libpango-1.0-0'")
    """)
    (tmp_path / "weasyprint.py").write_text(broken)
    monkeypatch.delitem(sys.modules, "weasyprint", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Missing) as caught:
        press_engine.engine()
    assert caught.value.exit_code == 3
    assert "Pango" in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


def test_paragraphs_keep_their_emphasis_in_order():
    book = replace(
        rulebook(), blocks=(Paragraph((Span("Roll "), Span("all", "strong"), Span(" dice."))), Paragraph(plain("")))
    )
    assert print_sheet(book).startswith(b"%PDF-1.7")
