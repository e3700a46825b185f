"""A configure preset gives variables."""

import presets as p
from derivatives import check

assert p.energy(1.0) == 4
check(p.energy, p.energy_gradient, 1.5)
