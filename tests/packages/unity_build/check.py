"""Two files are compiled as one, so that one sees what is local to the other."""

import unity_build as p
from derivatives import check

check(p.two, p.two_gradient, 1.5)
