"""Flags of a target, of a file, and by generator expressions."""

import flags_and_conditions as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
