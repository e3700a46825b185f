"""The derivative goes through a static library of another directory."""

import static_archives as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
