"""C++ that asks for a derivative by <enzyme/enzyme>, and the derivative of that."""
# needs: cxx

import header_of_enzyme as p
from derivatives import check

check(lambda x: x**4, p.slope, 1.5)
check(p.slope, p.slope_gradient, 1.5)
