"""A precompiled header of each language."""
# needs: cxx

import precompiled_header as p
from derivatives import check

check(p.square, p.square_gradient, 0.7)
