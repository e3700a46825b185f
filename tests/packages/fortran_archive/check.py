"""Fortran uses a module of a static library, and is the only language."""
# needs: fortran

import fortran_archive as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
