"""C++20 templates beside C, without exceptions."""
# needs: cxx
# tag: py3-none

import cxx_template as p
from derivatives import check

check(p.power_sum, p.power_sum_gradient, [1.0, 2.0])
