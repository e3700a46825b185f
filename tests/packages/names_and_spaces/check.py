"""Spaces, brackets and letters outside ASCII in every path."""
# place: Projekte & Söhne [neu]

import names_and_spaces as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
