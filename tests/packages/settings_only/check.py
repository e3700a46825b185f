"""C without a CMakeLists.txt: include folder, definitions."""
# tag: py3-none

import settings_only as p
from derivatives import check

check(p.energy, p.energy_gradient, [1.0, 2.0])
