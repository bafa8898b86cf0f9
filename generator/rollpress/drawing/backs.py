"""Draw the backs of tiles and tokens: light in ink, alike on all, clear of the cut by more than a printer drifts.

Units are those of a face, 100 wide. Nothing reaches within 13 units of the edge, which is 4 mm on a tile of 30 mm.
"""

from __future__ import annotations

from rollpress.drawing.primitives import Box, Disc, Drawing, Line

__all__ = ["tile_back", "token_back"]


def tile_back() -> Drawing:
    """Return two frames with a lattice of four lines between, the same turned by a half."""
    return (Box("hub", 14, 14, 72, 72, 10), Box("mark", 32, 32, 36, 36, 5), *_lattice(32, 68, 14, 86))


def token_back() -> Drawing:
    """Return two rings with four spokes between."""
    spokes = (((50, 15), (50, 32)), ((50, 68), (50, 85)), ((15, 50), (32, 50)), ((68, 50), (85, 50)))
    return (Disc("hub", 50, 50, 35), Disc("mark", 50, 50, 18), *(Line("mark", spoke) for spoke in spokes))


def _lattice(near: float, far: float, low: float, high: float) -> Drawing:
    return tuple(
        Line("mark", ends)
        for at in (near + 8, far - 8)
        for ends in (
            ((at, low), (at, near)),
            ((at, far), (at, high)),
            ((low, at), (near, at)),
            ((far, at), (high, at)),
        )
    )
