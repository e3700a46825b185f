"""Another shared library of the wheel carries its derivatives, and is found by RPATH."""

import shared_pair as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
