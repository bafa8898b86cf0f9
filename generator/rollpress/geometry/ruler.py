"""Mark off a ruler: a tick each millimetre, longer at fives, longest at tens."""

from __future__ import annotations

from dataclasses import dataclass

from rollpress.geometry.paper import MM

__all__ = ["LENGTH", "Tick", "ticks"]

LENGTH = 100 * MM


@dataclass(frozen=True, slots=True)
class Tick:
    """A tick: its distance from zero and its height, in micrometres; `label` at tens."""

    at: int
    height: int
    label: str


def ticks(length: int = LENGTH) -> tuple[Tick, ...]:
    """Return the ticks of a ruler from zero to its length.

    >>> [tick.height for tick in ticks(10_000)]
    [4000, 1700, 1700, 1700, 1700, 2800, 1700, 1700, 1700, 1700, 4000]
    """
    return tuple(_tick(number) for number in range(length // MM + 1))


def _tick(number: int) -> Tick:
    if number % 10 == 0:
        return Tick(number * MM, 4_000, str(number))
    return Tick(number * MM, 2_800 if number % 5 == 0 else 1_700, "")
