"""An INTERFACE library brings headers (a file set), definitions, under an alias."""

import interface_library as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
