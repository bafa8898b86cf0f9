"""Draw the seal of a proved score: a stamp of 28 teeth with a word above the score and one below."""

from __future__ import annotations

from math import cos, pi, sin

from markupsafe import Markup

from rollpress.drawing.svg import number

__all__ = ["seal_svg"]

_TEETH = 28
_OUTER, _INNER = 94, 88
_SEAL = Markup(
    '<svg class="seal" viewBox="0 0 200 200" role="img" aria-label="{label}">'
    '<path d="{rim}"/><circle cx="100" cy="100" r="78"/>'
    '<text x="100" y="66">{above}</text><text class="score" x="100" y="126">{score}</text>'
    '<text x="100" y="153">{below}</text></svg>'
)


def seal_svg(score: int, label: str, words: tuple[str, str]) -> Markup:
    """Return the seal as SVG; `label` says it in words, `words` stand above and below the score."""
    return _SEAL.format(label=label, rim=_rim(), above=words[0], score=score, below=words[1])


def _rim() -> str:
    """Return the outline: points in turn on the outer and the inner circle."""
    turns = ((step * pi / _TEETH, _INNER if step % 2 else _OUTER) for step in range(2 * _TEETH))
    points = (f"{number(round(100 + r * cos(a), 1))} {number(round(100 + r * sin(a), 1))}" for a, r in turns)
    return "M" + "L".join(points) + "Z"
