"""Plan what is cut and folded, in whole micrometres, knowing no game: papers, nets, grids, rulers.

`net` folds nets in space and proves them, `flat` lays them out, `packing` places pieces on pages.
"""

from rollpress.geometry.flat import FlatNet, FlatTab, laid_flat, moved, size_of
from rollpress.geometry.net import CROSS, Net, NotACube, Side, opposites, proved, seams
from rollpress.geometry.packing import Spot, capacity, grid, shared_cuts, tile_places
from rollpress.geometry.paper import MARGIN, MM, PAPERS, Area, DoesNotFit, Paper
from rollpress.geometry.pips import is_right_handed, pip_order
from rollpress.geometry.ruler import Tick, ticks

__all__ = [
    "CROSS",
    "MARGIN",
    "MM",
    "PAPERS",
    "Area",
    "DoesNotFit",
    "FlatNet",
    "FlatTab",
    "Net",
    "NotACube",
    "Paper",
    "Side",
    "Spot",
    "Tick",
    "capacity",
    "grid",
    "is_right_handed",
    "laid_flat",
    "moved",
    "opposites",
    "pip_order",
    "proved",
    "seams",
    "shared_cuts",
    "size_of",
    "ticks",
    "tile_places",
]
