"""Fortran files in the wrong order of their modules."""
# needs: fortran
# tag: py3-none

import fortran_module as p
from derivatives import check

check(p.area, p.area_gradient, 2.0)
