"""A module by pybind11 whose C++ asks for a gradient, with pybind11's own link-time optimisation."""
# needs: cxx pybind11
# tag: cpython

import pybind11_module as p
from derivatives import check

check(p.energy, p.gradient, [0.3, 1.1, -0.7])
