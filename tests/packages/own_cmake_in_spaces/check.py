"""The same with a CMakeLists.txt and Makefiles."""
# needs: make
# place: Projekte & Söhne (neu)

import own_cmake_in_spaces as p
from derivatives import check

check(p.well, p.well_gradient, [0.3, 1.1, -0.7])
