"""Fill what belongs to no game: the frame of every page, pages of prose, credits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import quote

from rollpress.lexicon import TIERS, Lexicon
from rollpress.site.series import Series
from rollpress.site.views import CreditsView, Fact, Frame, Link, ListCredit, SimpleView, WrittenView
from rollpress.site.voice import Voice
from rollpress.site.written import written_view
from rollpress.spec.language import Language
from rollpress.spec.own_pages import OwnPage
from rollpress.spec.project import Project

__all__ = ["credits_view", "frame_of", "prose_views"]

_HASH_SHOWN = 8


def frame_of(
    project: Project, base_url: str, voice: Voice, lexicon: Lexicon | None, *, for_classes: bool = False
) -> Frame:
    """Return what stands round every page; `lexicon` is the list of the site's language, if any game has it."""
    texts, site = voice.texts.site, project.site
    foot = [Link(view.title, view.path) for view in prose_views(voice, project.pages)]
    foot.append(Link(texts.credits_title, CreditsView.path))
    foot += [Link(texts.foot_feed, "feed.xml"), Link(texts.foot_calendar, "calendar.ics")]
    missing = None
    if site.missing_word and lexicon:
        missing = Link(texts.foot_missing, site.missing_word.replace("{list}", quote(lexicon.id)))
        foot.append(missing)
    accent = (site.accent.light, site.accent.dark) if site.accent else None
    logo = project.logo.name if project.logo else ""
    said = (texts.foot_note, texts.page)
    return Frame(site.title, voice.language, base_url, tuple(foot), *said, logo, accent, for_classes, missing)


def prose_views(voice: Voice, own: Sequence[OwnPage]) -> tuple[SimpleView | WrittenView, ...]:
    """Return the pages of prose, in the order of the footer; the owner's own stand for the shipped ones."""
    texts = voice.texts.site
    written = {page.slug: written_view(page) for page in own}
    return (
        written.get("about") or SimpleView("about", texts.about_title, texts.about_summary),
        SimpleView("how-it-is-made", texts.made_title, texts.made_summary),
        SimpleView("print-guide", texts.guide_title, texts.guide_summary),
        *([written["imprint"]] if "imprint" in written else []),
    )


def credits_view(
    all_series: Sequence[Series], languages: Mapping[str, Language], lexicons: Mapping[str, Lexicon], voice: Voice
) -> CreditsView:
    """Return the word lists with their figures, and whom we thank."""
    texts = voice.texts.site
    return CreditsView(
        title=texts.credits_title,
        summary=texts.credits_summary,
        lists=tuple(_list(languages[code].name, lexicon, voice) for code, lexicon in sorted(lexicons.items())),
        games=tuple(Fact(series.badge.title, " ".join(series.game.edition.credits)) for series in all_series),
        fonts=tuple(Fact(name, said) for name, said in texts.typefaces.items()),
    )


def _list(name: str, lexicon: Lexicon, voice: Voice) -> ListCredit:
    texts = voice.texts.site
    heads = {"valid": texts.list_valid, "common": texts.list_common, "answers": texts.list_answers}
    facts = (Fact(heads[tier], voice.number(sum(lexicon.counts(tier).values()))) for tier in TIERS)
    return ListCredit(name, lexicon.id, lexicon.sha256[:_HASH_SHOWN], tuple(facts), texts.list_sources)
