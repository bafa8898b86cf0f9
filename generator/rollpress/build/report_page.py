"""Draw the report as one HTML page: a table of spreads, and a plot of each figure, as SVG within the page.

Each plot is a histogram: bars over ranges of the value, as high as there are days within.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rollpress.puzzles.report import PERCENTS, Planned, Report

__all__ = ["bars_of", "page_of"]

_BARS = 20
_WIDE, _HIGH, _FOOT = 320, 96, 16
_STYLE = """
body { font: 16px/1.4 sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: #222 }
table { border-collapse: collapse } th, td { padding: .15rem .6rem; text-align: right }
th:first-child { text-align: left }
tbody tr:nth-child(odd) { background: #f2f0ea } .plots { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0 } rect { fill: #4a5d8a } text { font-size: 11px; fill: #444 }
"""


def page_of(reports: Sequence[Report]) -> str:
    """Return the page of the reports on all games."""
    body = "\n".join(_section(report) for report in reports) or "<p>Nothing is planned.</p>"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>What is planned</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>\n'
        f"<body><main><h1>What is planned</h1>\n{body}\n</main></body></html>\n"
    )


def _section(report: Report) -> str:
    plots = "".join(_plot(name, _values(report.days, name)) for name in report.spreads)
    first, last = report.days[0].date, report.days[-1].date
    facts = [f"{len(report.days)} days, {first} to {last}", f"{report.repeats} letter sets repeated in a year"]
    facts += [f"{count} {level}" for level, count in report.levels.items()]
    pool, most = report.pool, "at least " if report.pool.at_least else "about "
    facts += [
        f"{pool.fair_percent} % of rolls are fair: {most}{pool.puzzles:,} puzzles, {most}{pool.years:,} years"
    ]
    items = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
    return (
        f"<section><h2>{escape(report.title)}</h2><ul>{items}</ul>\n{_table(report)}\n"
        f'<div class="plots">{plots}</div></section>'
    )


def _table(report: Report) -> str:
    heads = "".join(f'<th scope="col">{percent} %</th>' for percent in PERCENTS)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{value}</td>" for value in spread)}</tr>'
        for name, spread in report.spreads.items()
    )
    return f'<table><thead><tr><th scope="col">figure</th>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _values(days: Sequence[Planned], name: str) -> list[int]:
    return [day.attempts if name == "attempts" else day.figures[name] for day in days]


def bars_of(values: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Return how wide a bar is, and how many values fall within each, from the least value up.

    >>> bars_of([3, 3, 4, 6])
    (1, (2, 1, 0, 1))
    """
    least, most = min(values), max(values)
    width = -(-(most - least + 1) // _BARS)
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    return width, tuple(counts)


def _plot(name: str, values: Sequence[int]) -> str:
    width, counts = bars_of(values)
    least, step = min(values), _WIDE / len(counts)
    bars = "".join(_bars(counts, step))
    said = f"{name}: {least} to {max(values)}, most often {least + width * counts.index(max(counts))}"
    return (
        f'<figure><figcaption>{escape(name)}</figcaption><svg width="{_WIDE}" height="{_HIGH + _FOOT}" role="img">'
        f'<title>{escape(said)}</title>{bars}<text x="0" y="{_HIGH + 12}">{least}</text>'
        f'<text x="{_WIDE}" y="{_HIGH + 12}" text-anchor="end">{max(values)}</text></svg></figure>'
    )


def _bars(counts: Sequence[int], step: float) -> Iterator[str]:
    for number, count in enumerate(counts):
        high = _HIGH * count / max(counts)
        yield (
            f'<rect x="{number * step:.1f}" y="{_HIGH - high:.1f}" width="{max(step - 1, 1):.1f}" '
            f'height="{high:.1f}"/>'
        )
