"""C calls C++, which calls Fortran."""
# needs: cxx fortran

import mixed_languages as p
from derivatives import check

check(p.energy, p.energy_gradient, [0.3, 1.1, -0.7])
