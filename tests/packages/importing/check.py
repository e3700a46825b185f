"""The derivative goes through the archive of an installed wheel, found as a CMake package."""
# needs: exporting

import importing as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
