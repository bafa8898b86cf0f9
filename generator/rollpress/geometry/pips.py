"""Put the pips of a die on a net: opposite faces add up to seven, and the die is right-handed.

Right-handed: round the corner where 1, 2 and 3 meet they run counterclockwise as seen from outside. With
the normals a, b, c of those faces that says that a, b, c are a right-handed basis: their determinant is 1.
"""

from __future__ import annotations

from itertools import permutations

from rollpress.geometry.net import Net, Vector, facets, opposites

__all__ = ["is_right_handed", "pip_order"]


def pip_order(net: Net) -> tuple[int, ...]:
    """Return which number each face of the net carries: the first arrangement in order that keeps both rules."""
    across = opposites(net)
    return next(
        order
        for order in permutations(range(1, 7))
        if all(order[face] + order[other] == 7 for face, other in across.items()) and is_right_handed(net, order)
    )


def is_right_handed(net: Net, order: tuple[int, ...]) -> bool:
    """Return whether 1, 2, 3 run counterclockwise round their corner."""
    folded = facets(net)
    one, two, three = (folded[order.index(pips)].normal for pips in (1, 2, 3))
    return _determinant(one, two, three) == 1


def _determinant(a: Vector, b: Vector, c: Vector) -> int:
    return (
        a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    )
