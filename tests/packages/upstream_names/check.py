"""A MODULE library for upstream's package: find_package(Enzyme), LLDEnzymeFlags, no header."""
# tag: py3-none

import upstream_names as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
