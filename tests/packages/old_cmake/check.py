"""A project that wants CMake 3."""
# needs: cmake3

import old_cmake as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
