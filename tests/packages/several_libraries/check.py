"""Two libraries with a module and settings of its own each."""

import several_libraries as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
