"""An imported archive of bitcode that another build system made."""
# needs: ar

import imported_archive as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
