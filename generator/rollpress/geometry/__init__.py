"""Plan what is cut and folded, in whole micrometres, knowing no game: papers, nets, grids, rulers.

`net` folds nets in space and proves them, `cube_nets` gives a die any of the eleven, `flat` lays them out;
`packing` places pieces on pages in rows, `interlock` into each other.
"""

from rollpress.geometry.cube_nets import DENSE, ELEVEN, dressed, tab_choices
from rollpress.geometry.duplex import Backs, Behind, behind
from rollpress.geometry.flat import FlatNet, FlatTab, laid_flat, moved, size_of
from rollpress.geometry.interlock import Lying, Nesting, area_bound, interlocked, lying_parts
from rollpress.geometry.net import CROSS, Net, NotACube, Side, opposites, proved, seams
from rollpress.geometry.octagon import Octagon, Parts, apart, bounds, box, turned_parts
from rollpress.geometry.packing import Spot, capacity, grid, shared_cuts, tile_places
from rollpress.geometry.paper import MARGIN, MM, PAPERS, Area, DoesNotFit, Paper
from rollpress.geometry.pips import is_right_handed, pip_order
from rollpress.geometry.printer import ACROSS, DOWN, TRUE, Printer, measured_printer
from rollpress.geometry.ruler import Tick, ticks
from rollpress.geometry.waste import NUMBER_SIZE, area_of, beside, name_place, net_parts, with_waste

__all__ = [
    "ACROSS",
    "CROSS",
    "DENSE",
    "DOWN",
    "ELEVEN",
    "MARGIN",
    "MM",
    "NUMBER_SIZE",
    "PAPERS",
    "TRUE",
    "Area",
    "Backs",
    "Behind",
    "DoesNotFit",
    "FlatNet",
    "FlatTab",
    "Lying",
    "Nesting",
    "Net",
    "NotACube",
    "Octagon",
    "Paper",
    "Parts",
    "Printer",
    "Side",
    "Spot",
    "Tick",
    "apart",
    "area_bound",
    "area_of",
    "behind",
    "beside",
    "bounds",
    "box",
    "capacity",
    "dressed",
    "grid",
    "interlocked",
    "is_right_handed",
    "laid_flat",
    "lying_parts",
    "measured_printer",
    "moved",
    "name_place",
    "net_parts",
    "opposites",
    "pip_order",
    "proved",
    "seams",
    "shared_cuts",
    "size_of",
    "tab_choices",
    "ticks",
    "tile_places",
    "turned_parts",
    "with_waste",
]
