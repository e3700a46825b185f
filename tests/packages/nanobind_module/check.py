"""A module by nanobind whose C++ asks for a gradient."""
# needs: cxx nanobind
# tag: cpython

import nanobind_module as p
from derivatives import check

check(p.energy, p.gradient, [0.3, 1.1, -0.7])
